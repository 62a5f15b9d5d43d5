# Apiary.
apiary = Apiary
apiary-about = Bienen zwischen den Sternen: Schick Arbeiterinnen aus, erkunde und lass deinen Stock wachsen, bevor sie überwintern.

# Modes and settings
apiary-mode-standard = Standard
apiary-mode-standard-about = Ein zufälliger Stock und eine von zwei Fraktionen.
apiary-mode-first-game = Erste Partie
apiary-mode-first-game-about = Alle erhalten eine zufällige Startfraktion.
apiary-mode-advanced = Fortgeschritten
apiary-mode-advanced-about = Fraktionen und Stöcke werden reihum gewählt, von der letzten zur ersten Person und zurück.
apiary-mode-solo = Solo
apiary-mode-solo-about = Allein gegen die Automa, die aus ihrem eigenen Deck spielt.
apiary-setting-seed_limit = Saatlimit
apiary-setting-seed_limit-about = Wie viele Saatkarten je Zug für ihren Nutzen gespielt werden dürfen.
apiary-setting-seed_limit-false = beliebig viele
apiary-setting-seed_limit-true = zwei
apiary-setting-two_seed_token = Marker mit zwei Saatkarten
apiary-setting-two_seed_token-about = Ist der Erkundungsmarker mit zwei Saatkarten im Spiel?
apiary-setting-two_seed_token-false = entfernt
apiary-setting-two_seed_token-true = im Spiel
apiary-setting-lone_benefit = Stärke 4 nur für den Vorteil
apiary-setting-lone_benefit-about = Darf eine Arbeiterin der Stärke 4 nur zum Aufwerten oder nur zum Lehren eingesetzt werden?
apiary-setting-lone_benefit-false = nein
apiary-setting-lone_benefit-true = ja
apiary-setting-ask_favor = nach Gunst fragen
apiary-setting-ask_favor-about = Kommt die Gunst für abgelegte Rohstoffe von selbst oder wird gefragt?
apiary-setting-ask_favor-false = von selbst
apiary-setting-ask_favor-true = fragen
apiary-setting-level = Stufe
apiary-setting-level-about = Wie stark die Automa ist.
apiary-setting-level-1 = 1, Amme
apiary-setting-level-2 = 2, Sammlerin
apiary-setting-level-3 = 3, Wächterin
apiary-setting-level-4 = 4, Leibwache der Königin

apiary-standing-bumped = Wenn jemand deine Arbeiterin verdrängt, geht sie

# Resources and other things
apiary-item-pollen = Pollen
apiary-item-fiber = Faser
apiary-item-water = Wasser
apiary-item-wax = Wachs
apiary-item-honey = Honig
apiary-item-vp = SP
apiary-item-favor = Gunst der Königin
apiary-item-seed = Saatkarte
apiary-item-worker = Arbeiterin
apiary-item-frame = Rähmchen
apiary-item-explore_token = Erkundungsmarker
apiary-item-any_basic = Grundrohstoff
apiary-item-pollen_or_fiber = Pollen oder Faser
apiary-item-fiber_or_water = Faser oder Wasser
apiary-item-wax_or_honey = Wachs oder Honig
apiary-item-any_resource = beliebiger Rohstoff
apiary-item-nothing = nichts

# Things counted
apiary-count-pollen =
    { $count ->
        [one] 1 Pollen
       *[other] { $count } Pollen
    }
apiary-count-fiber =
    { $count ->
        [one] 1 Faser
       *[other] { $count } Fasern
    }
apiary-count-water =
    { $count ->
        [one] 1 Wasser
       *[other] { $count } Wasser
    }
apiary-count-wax =
    { $count ->
        [one] 1 Wachs
       *[other] { $count } Wachs
    }
apiary-count-honey =
    { $count ->
        [one] 1 Honig
       *[other] { $count } Honig
    }
apiary-count-vp =
    { $count ->
        [one] 1 SP
       *[other] { $count } SP
    }
apiary-count-favor =
    { $count ->
        [one] 1 Gunst der Königin
       *[other] { $count } × Gunst der Königin
    }

# Kinds of tiles
apiary-kind-farm = Farm
apiary-kind-recruit = Rekrutin
apiary-kind-development = Entwicklung
apiary-kind-carving = Schnitzerei

# Actions
apiary-action-explore = Erkunden
apiary-action-advance = Fortschritt
apiary-action-advance-farms = Fortschritt (Farmen)
apiary-action-advance-others = Fortschritt (Rekrutinnen und Entwicklungen)
apiary-action-grow = Wachstum
apiary-action-research = Forschung
apiary-action-convert = Umwandeln
apiary-action-carve = Schnitzen

# Places of workers, and pods
apiary-place-pool = aktiver Vorrat
apiary-place-landing = Landeplatz
apiary-place-lifted = in der Hand
apiary-place-left = links
apiary-place-middle = Mitte
apiary-place-right = rechts
apiary-space = { $action }, { $number ->
        [1] erstes Feld
       *[2] letztes Feld
    }
apiary-pod = { $side }, Wabe { $number }

# What is asked
apiary-ask-turn = spiele Saatkarten, wenn du magst, dann setze eine Arbeiterin ein oder hole sie zurück.
apiary-ask-after = spiele weitere Saatkarten oder beende den Zug.
apiary-ask-pay = womit bezahlst du?
apiary-ask-gain = welchen Rohstoff nimmst du?
apiary-ask-offer = nimmst du den Vorteil?
apiary-ask-choose = welchen Vorteil nimmst du?
apiary-ask-frame = wohin kommt das Rähmchen, und wie herum?
apiary-ask-hex = wo wird das Plättchen gebaut?
apiary-ask-take = welches Plättchen baust du?
apiary-ask-advance = welches Plättchen nimmst du?
apiary-ask-carve = welche Schnitzerei nimmst du?
apiary-ask-seed = welche Saatkarte kommt als Nächstes?
apiary-ask-keep = welche Karte behältst du?
apiary-ask-plant = säst du eine Karte aus?
apiary-ask-discard = welche Saatkarte legst du ab?
apiary-ask-tile = welches Plättchen kommt als Nächstes?
apiary-ask-refresh = welche Reihe wird erneuert?
apiary-ask-reserve = welches Plättchen kommt in deine Reserve?
apiary-ask-keep-tile = welches Plättchen behältst du in der Reserve?
apiary-ask-strengthen = welche Arbeiterin wird stärker?
apiary-ask-recall = welche Arbeiterin kehrt heim?
apiary-ask-bumped = wohin geht deine verdrängte Arbeiterin der Stärke { $strength }?
apiary-ask-pod = auf welche Wabe kommt dein Winterschlafmarker?
apiary-ask-store = nicht alle Rohstoffe haben einen Lagerplatz. Welchen legst du ab?
apiary-ask-fly = wohin fliegt das Königinnenschiff?
apiary-ask-leave = welchen Grundrohstoff legst du auf den Planeten?
apiary-ask-strong = nimmst du den Stärke-4-Vorteil des Planeten?
apiary-ask-planet = welcher Planet wird entdeckt?
apiary-ask-token = welcher Erkundungsmarker kommt?
apiary-ask-grow = was lässt du wachsen?
apiary-ask-teach = lehrst du einen Tanz?
apiary-ask-convert = umwandeln oder aufhören? Übrig: { $left }
apiary-ask-dance-token = welcher Marker kommt auf den Tanz?
apiary-ask-income = welche Farm gibt Ertrag?
apiary-ask-raise = wird deine Arbeiterin der Stärke { $strength } stärker?
apiary-ask-mat = welcher Stock wird ausgeteilt?
apiary-ask-deal-faction = welche Fraktion wird ausgeteilt?
apiary-ask-dance = welcher Tanz wird ausgelegt?
apiary-ask-first = wer beginnt?
apiary-ask-faction = welche Fraktion behältst du?
apiary-ask-draft = nimm eine Fraktion oder einen Stock.

# What may be answered: $name is the thing in words, $more what stands behind it
apiary-option-place = { $name } mit einer Arbeiterin der Stärke { $more }
apiary-option-retrieve = hole alle Arbeiterinnen zurück
apiary-option-pass = passe: du kannst weder einsetzen noch zurückholen
apiary-option-accept = nimm es an
apiary-option-decline = lehne ab
apiary-option-before = vor den Rohstoffen
apiary-option-after = nach den Rohstoffen
apiary-option-to-pool = in den aktiven Vorrat, Stärke +1
apiary-option-to-landing = auf den Landeplatz, gleiche Stärke
apiary-option-as-is = in den aktiven Vorrat, gleiche Stärke
apiary-option-raise = Stärke +1
apiary-option-benefit = spiele { $name } für den Nutzen
apiary-option-resource = spiele { $name } für einen Grundrohstoff
apiary-option-keep = behalte { $name }
apiary-option-plant = säe { $name } aus
apiary-option-discard = lege { $name } ab
apiary-option-gain = nimm { $name }
apiary-option-leave = lege { $name } hin
apiary-option-drop = lege ab: { $name }
apiary-option-worker = die Arbeiterin der Stärke { $more } ({ $name })
apiary-option-fly = fliege nach { $what } (Reihe, Spalte)
apiary-option-take = { $name } aus Spalte { $more }
apiary-option-reserve = lege in die Reserve: { $name } aus Spalte { $more }
apiary-option-tile = { $name }
apiary-option-refresh = die Reihe: { $name }
apiary-option-grow = wachsen: { $name }
apiary-option-upgrade = werte deine Fraktion auf
apiary-option-convert = wandle um: { $name }
apiary-option-teach = lehre: { $name }
apiary-option-token = der Marker: { $name }
apiary-option-choose = Vorteil Nummer { $what }
apiary-option-pod = { $name }
apiary-option-faction = die Fraktion { $name }
apiary-option-mat = der Stock { $name }
apiary-option-pay = zahle { $name }
apiary-option-done = fertig
apiary-option-hex = auf Feld { $what }
apiary-option-frame = Rähmchen auf { $what } (Feld, Drehung)
apiary-option-seed = { $name }
apiary-option-planet = { $name }
apiary-option-explore = { $name }
apiary-option-dance = { $name }
apiary-option-first = Platz { $what } beginnt

# Ways to convert
apiary-trade-seed = Saatkarte gegen Saatkarte
apiary-trade-basic = Grundrohstoff gegen Grundrohstoff
apiary-trade-wax = Pollen und Faser gegen Wachs
apiary-trade-honey = 2 Pollen und Wasser gegen Honig
apiary-trade-casi = Faser und Wasser gegen Wachs

# What happened
apiary-event-first = { $seat } beginnt.
apiary-event-settled = { $seat }: Fraktion { $faction } im Stock { $mat }.
apiary-event-drafted = { $seat } nimmt: { $what }.
apiary-event-turn = { $seat }: Zug { $turn }.
apiary-event-empty-hive = { $seat } hatte keine Arbeiterin mehr und bekommt eine der Stärke 1.
apiary-event-placed = { $seat }: { $action }, Arbeiterin der Stärke { $strength }.
apiary-event-bumped = { $seat } verdrängt eine Arbeiterin der Stärke { $strength } ({ $owner }).
apiary-event-home = { $seat }: die Arbeiterin kehrt mit Stärke { $strength } heim ({ $place }).
apiary-event-worker = { $seat }: neue Arbeiterin der Stärke { $strength }.
apiary-event-stronger = { $seat }: eine Arbeiterin hat jetzt Stärke { $strength }.
apiary-event-retrieved = { $seat } holt Arbeiterinnen der Stärke { $strengths } zurück.
apiary-event-income = { $seat }: Ertrag von { $tile }.
apiary-event-slept = { $seat }: eine Arbeiterin geht in den Winterschlaf ({ $pod }).
apiary-event-gained = { $seat } erhält: { $goods }.
apiary-event-paid = { $seat } zahlt { $paid }.
apiary-event-dropped = { $seat } legt ab: { $item }.
apiary-event-flew = { $seat } fliegt nach { $to }.
apiary-event-token = { $seat } nimmt den Marker { $token }.
apiary-event-uncovered = { $seat } entdeckt { $planet }.
apiary-event-left = { $seat } lässt auf dem Planeten: { $item }.
apiary-event-built = { $seat } baut { $tile } auf { $at }.
apiary-event-frame = { $seat } legt ein Rähmchen auf { $at }, Drehung { $turn }.
apiary-event-upgraded = { $seat } wertet { $faction } auf.
apiary-event-drew = { $seat } zieht eine Saatkarte: { $card }.
apiary-event-kept = { $seat } behält eine Saatkarte: { $card }.
apiary-event-discarded = { $seat } legt ab: { $cards }.
apiary-event-played = { $seat } spielt { $card }.
apiary-event-planted = { $seat } sät { $card } aus.
apiary-event-converts = { $seat } wandelt um: { $trade }.
apiary-event-taught = { $seat } lehrt: { $dance }.
apiary-event-dance-token = { $seat } legt { $token } auf: { $dance }.
apiary-event-reserved = { $seat } legt { $tile } in die Reserve.
apiary-event-refilled = Auslage, { $row }: { $tiles }.
apiary-event-refreshed = Eine Reihe wird erneuert: { $row }.
apiary-event-last-round = Die letzte Runde kommt: { $because }
apiary-event-over = Die Partie ist zu Ende: { $because }
apiary-unseen = verdeckt
apiary-no-pod = keine Wabe oder kein Marker übrig, dafür Gunst

# How it ends
apiary-end-full-comb = die Winterwabe ist voll.
apiary-end-seventh-token = ein siebter Winterschlafmarker wurde gelegt.
apiary-end-turn-limit = es wurden je 75 Züge gespielt.

# The score sheet
apiary-sheet-track = Punkteleiste
apiary-sheet-planted = ausgesäte Karten
apiary-sheet-printed = auf Plättchen
apiary-sheet-carvings = Schnitzereien
apiary-sheet-favor = Gunst der Königin
apiary-sheet-filled = voller Stock und Rähmchen
apiary-sheet-faction = Fraktion
apiary-sheet-comb = Winterwabe
apiary-points-favor = Gunst { $space } auf der Leiste
apiary-points-mat = voller Stock
apiary-points-frame = volle Rähmchen
apiary-points-track = Im Spiel gewonnen.

# The table
apiary-status = { $points } SP, Gunst { $favor }, { $goods }; Arbeiterinnen { $workers }; Karten { $cards }
apiary-table-explore = Planeten (das Schiff ist auf { $ship })
apiary-table-actions = Aktionen
apiary-table-comb = Winterwabe
apiary-table-dances = Tänze
apiary-table-carvings = Schnitzereien
apiary-table-hive = Stock von { $seat }: { $faction }, { $mat }
apiary-table-hand = Hand
apiary-table-planted = Ausgesät
apiary-table-reserve = Reserve
apiary-table-sector = { $name } (erste { $first }, zweite { $second })
apiary-untaught = nicht gelehrt
apiary-legend = Stöcke: * hier kannst du jetzt bauen, + Feld mit Bonus, . leeres Feld, F R D C Plättchen, B S die Fraktion.

# Why not
why-APY-PLACE-07 = etwas muss geschehen: einsetzen und nichts tun ist nicht erlaubt.
why-APY-PLACE-09 = du kannst dort nichts bezahlen.
why-APY-TURN-04 = du hast keine Arbeiterin auf dem Plan oder dem Landeplatz.
why-APY-TURN-13 = eine Arbeiterin auf dem Landeplatz wartet auf das Zurückholen.
why-APY-CARVE-01 = nur eine Arbeiterin der Stärke 4 darf schnitzen.
why-APY-CARVE-02 = diese Schnitzerei kostet mehr Honig, als du hast.
why-APY-CARVE-08 = du kannst keine der übrigen Schnitzereien bezahlen.
why-APY-ADV-04 = die Stärke reicht nur für die linke Spalte.
why-APY-ADV-05 = die Stärke reicht nur für die linke und mittlere Spalte.
why-APY-ADV-08 = du kannst die Kosten dort nicht bezahlen.
why-APY-ADV-10 = dort liegt schon ein Plättchen.
why-APY-ADVP-03 = dieses Plättchen gehört zur anderen Fortschrittsaktion.
why-APY-TILE-06 = dieses Feld berührt kein Plättchen deines Stocks.
why-APY-FRAME-04 = ein Rähmchen muss deinen Stock oder ein anderes Rähmchen berühren.
why-APY-FRAME-05 = ein Rähmchen darf kein Feld und kein Plättchen verdecken.
why-APY-EXPL-05 = so weit kommt das Königinnenschiff nicht.
why-APY-EXPL-07 = das Königinnenschiff muss auf einem anderen Planeten enden.
why-APY-EXPL-15 = nur ein Grundrohstoff darf auf einen Planeten.
why-APY-GROW-03 = eine neue Arbeiterin kostet 1 Pollen.
why-APY-GROW-06 = je Aktion sind höchstens 3 neue Arbeiterinnen möglich.
why-APY-GROW-07 = du hast keine Arbeiterin mehr im Vorrat.
why-APY-GROW-08 = ein Rähmchen kostet 2 beliebige Grundrohstoffe.
why-APY-GROW-09 = ein Rähmchen braucht 2 Stärke.
why-APY-GROW-11 = die Stärke der Arbeiterin ist verbraucht.
why-APY-GROW-12 = nur eine hier eingesetzte Arbeiterin der Stärke 4 darf aufwerten.
why-APY-GROW-17 = die Fraktion ist schon aufgewertet.
why-APY-COMP-05 = es ist kein Rähmchen mehr da.
why-APY-CONV-09 = diesen Tanz hat noch niemand gelehrt.
why-APY-CONV-11 = du kannst diese Umwandlung nicht bezahlen.
why-APY-DANCE-06 = dieser Marker passt nicht auf diesen Tanz.
why-APY-HIB-06 = auf dieser Wabe liegt schon ein Marker.
why-APY-HIB-12 = keine Arbeiterin wird stärker als 4.
why-APY-COMB-03 = dieser Sektor ist bei so wenigen Personen nicht im Spiel.
why-APY-RETR-05 = diese Farm hat ihren Ertrag schon gegeben.
why-APY-SEED-12 = vom Nutzen der Karte kann jetzt nichts eintreten; du kannst sie für einen Grundrohstoff spielen.
why-APY-SEEDV-01 = in diesem Zug wurden schon zwei Saatkarten für ihren Nutzen gespielt.
why-APY-STORE-13 = ein Rohstoff hat noch keinen Lagerplatz.
why-APY-STORE-15 = ein Lagerplatz dafür bliebe leer, also darf er nicht abgelegt werden.
