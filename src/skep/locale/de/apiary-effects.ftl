# What Apiary's pieces do, put together from their data.

# Things counted
apiary-count-seed =
    { $count ->
        [one] 1 Saatkarte
       *[other] { $count } Saatkarten
    }
apiary-count-worker =
    { $count ->
        [one] 1 Arbeiterin
       *[other] { $count } Arbeiterinnen
    }
apiary-count-frame =
    { $count ->
        [one] 1 Rähmchen
       *[other] { $count } Rähmchen
    }
apiary-count-explore_token =
    { $count ->
        [one] 1 Erkundungsmarker
       *[other] { $count } Erkundungsmarker
    }
apiary-count-any_basic =
    { $count ->
        [one] 1 Grundrohstoff
       *[other] { $count } Grundrohstoffe
    }
apiary-count-pollen_or_fiber =
    { $count ->
        [one] 1 Pollen oder Faser
       *[other] { $count } × Pollen oder Faser
    }
apiary-count-fiber_or_water =
    { $count ->
        [one] 1 Faser oder Wasser
       *[other] { $count } × Faser oder Wasser
    }
apiary-count-wax_or_honey =
    { $count ->
        [one] 1 Wachs oder Honig
       *[other] { $count } × Wachs oder Honig
    }
apiary-count-any_resource =
    { $count ->
        [one] 1 beliebiger Rohstoff
       *[other] { $count } beliebige Rohstoffe
    }

# Steps
apiary-text-gain = nimm { $goods }
apiary-text-pay = zahle { $goods }
apiary-text-gain-per = { $goods } je { $thing }
apiary-text-gain-per-most = { $goods } je { $thing }, höchstens { $most }
apiary-text-draw = sieh { $look } Saatkarten an und behalte { $keep }
apiary-text-plant = säe eine Saatkarte der Hand aus
apiary-text-strengthen =
    { $count ->
        [one] eine Arbeiterin wird um 1 stärker
       *[other] bis zu { $count } Arbeiterinnen werden um 1 stärker
    }
apiary-text-new-worker = nimm eine Arbeiterin der Stärke { $strength }
apiary-text-recall =
    { $count ->
        [one] eine Arbeiterin kehrt wie verdrängt heim
       *[other] bis zu { $count } Arbeiterinnen kehren wie verdrängt heim
    }
apiary-text-upgrade = werte deine Fraktion auf
apiary-text-build-free = baue ein ausliegendes Plättchen umsonst ({ $kinds })
apiary-text-build-cost = baue zu seinen Kosten ein Plättchen der ersten { $columns } Spalten ({ $kinds })
apiary-text-reserve = lege bis zu { $keep } ausliegende Plättchen in die Reserve ({ $kinds })
apiary-text-from-stack = sieh von jeder Art { $look } Plättchen an und behalte { $keep } in der Reserve ({ $kinds })
apiary-text-income =
    { $count ->
        [one] Ertrag einer Farm
       *[other] Ertrag von bis zu { $count } Farmen
    }
apiary-text-action = { $action } wie mit Stärke { $strength }
apiary-text-refresh = eine Reihe wird erneuert
apiary-text-refresh-row = eine Reihe wird erneuert ({ $kinds })
apiary-text-choose = { $first } oder { $second }
apiary-text-repeat = bis zu { $times }-mal: { $what }
apiary-text-score = { $vp } SP
apiary-text-score-per = { $vp } SP je { $thing }
apiary-text-score-per-some = { $vp } SP je { $per } × { $thing }
apiary-text-score-per-most = { $vp } SP je { $thing }, höchstens { $most }
apiary-text-score-set = { $vp } SP je Satz aus: { $things }
apiary-text-score-if = { $vp } SP, wenn { $tests }
apiary-text-test-equal = { $thing } = { $number }
apiary-text-test-at-least = { $thing } ≥ { $number }
apiary-text-test-at-most = { $thing } ≤ { $number }
apiary-text-copy = was die beste Schnitzerei eines anderen Stocks hier brächte
apiary-text-harvest = was der Planet unter dem Königinnenschiff gibt
apiary-text-dance-tokens = was die Marker geben
apiary-text-nothing = nichts

# When
apiary-when-built = Beim Bau: { $what }
apiary-when-may = { $what } (freiwillig)
apiary-when-income = Ertrag: { $what }
apiary-when-endgame = Am Ende: { $what }
apiary-when-setup = Vor der Partie: { $what }
apiary-when-after-action = Nach { $action }: { $what }
apiary-when-before-action = Vor { $action }: { $what }
apiary-when-build = Wenn du baust ({ $kinds }), { $what }
apiary-when-build-bonus = Wenn du auf einem Feld mit Bonus baust, { $what }
apiary-when-build-reserve = Wenn du aus der Reserve baust, { $what }
apiary-when-bump = Wenn du eine fremde Arbeiterin verdrängst, { $what }
apiary-when-bumped = Wenn deine Arbeiterin verdrängt wird, { $what }
apiary-when-retrieve = In jedem Rückholzug: { $what }
apiary-when-hibernate = Wenn deine Arbeiterin in den Winterschlaf geht, { $what }
apiary-when-gain-worker = Wenn du eine Arbeiterin erhältst, { $what }
apiary-when-gain-frame = Wenn du ein Rähmchen erhältst, { $what }
apiary-when-gain-token = Wenn du einen Erkundungsmarker erhältst, { $what }
apiary-when-play-seed = Wenn du eine Saatkarte für ihren Nutzen spielst, { $what }
apiary-when-plant-seed = Wenn du eine Saatkarte aussäst, { $what }
apiary-when-conversion = Wenn eine Umwandlung { $thing } ergibt, { $what }
apiary-when-use-dance = Wenn du einen Tanz nutzt, { $what }
apiary-when-overflow = Für jeden am Zugende abgelegten Rohstoff: { $what }
apiary-when-once-turn = { $what } (einmal je Zug)
apiary-when-once-action = { $what } (einmal je Aktion)

# Rule changes, by their number
apiary-change-less-farm = Farmen kosten dich { $by } weniger
apiary-change-less-recruit = Rekrutinnen kosten dich { $by } weniger
apiary-change-less-development = Entwicklungen kosten dich { $by } weniger
apiary-change-less-carving = Schnitzereien kosten dich { $by } weniger
apiary-change-carving-floor = aber mindestens { $by }
apiary-change-less-reserve = Plättchen der Reserve kosten { $by } weniger
apiary-change-grow-worker-cost = Neue Arbeiterinnen kosten { $by } weniger
apiary-change-grow-frame-cost = Rähmchen kosten { $by } Rohstoff weniger
apiary-change-grow-frame-strength = Rähmchen brauchen { $by } Stärke weniger
apiary-change-new-worker-strength = Neue Arbeiterinnen haben Stärke { $by }
apiary-change-conversions = { $by } Umwandlung mehr beim Umwandeln
apiary-change-conversion-rate = Du darfst auch Faser und Wasser in Wachs umwandeln
apiary-change-research-keep = Behalte beim Forschen { $by } Karte mehr
apiary-change-plant-strength = Säe beim Forschen schon ab Stärke { $by } aus
apiary-change-seed-limit = { $by } Platz mehr für ausgesäte Karten
apiary-change-seed-as-resource = Eine als Rohstoff gespielte Saatkarte gibt { $by }
apiary-change-pay-as = Du darfst Pollen oder Faser mit Wasser bezahlen
apiary-change-overflow-favor = Jeder am Zugende abgelegte Rohstoff gibt { $by } Gunst mehr
apiary-change-income-farms = In einem Rückholzug mit Ertrag zahlt { $by } Farm mehr
apiary-change-queenship-range = Das Königinnenschiff fliegt für dich { $by } weiter
apiary-change-keep-strength-bumped = Eine verdrängte Arbeiterin darf ihre Stärke behalten
apiary-change-keep-strength-retrieved = Eine zurückgeholte Arbeiterin darf ihre Stärke behalten
apiary-change-spots = Lager: { $spots }

# What is counted
apiary-thing-pollen = Pollen
apiary-thing-fiber = Faser
apiary-thing-water = Wasser
apiary-thing-wax = Wachs
apiary-thing-honey = Honig
apiary-thing-basic_resources = Grundrohstoff
apiary-thing-farms = Farm
apiary-thing-recruits = Rekrutin
apiary-thing-developments = Entwicklung
apiary-thing-carvings = Schnitzerei
apiary-thing-other_carvings = andere Schnitzerei
apiary-thing-built_tiles = gebautes Plättchen
apiary-thing-tiles_adjacent_to_this = Plättchen oder Fraktionsfeld daneben
apiary-thing-recruits_adjacent_to_this = Rekrutin daneben
apiary-thing-developments_adjacent_to_this = Entwicklung daneben
apiary-thing-kinds_adjacent_to_this = Art von Plättchen daneben
apiary-thing-printed_vp_of_developments_adjacent_to_this = Punkt auf Entwicklungen daneben
apiary-thing-farms_adjacent_to_faction_base = Farm neben der Fraktionsbasis
apiary-thing-planted_seeds = ausgesäte Karte
apiary-thing-frames = Rähmchen
apiary-thing-complete_frames = volles Rähmchen
apiary-thing-complete_hive_mat = voller Stock
apiary-thing-explore_tokens = Erkundungsmarker
apiary-thing-hibernation_tokens = gelegter Winterschlafmarker
apiary-thing-hibernation_sectors = Sektor mit deinem Marker
apiary-thing-active_workers = aktive Arbeiterin
apiary-thing-active_strength = Stärke aktiver Arbeiterinnen
apiary-thing-favor = Gunst der Königin
apiary-thing-storage_spots = Lagerplatz
apiary-thing-distinct_resource_kinds = verschiedener Rohstoff
apiary-thing-tiles_adjacent_to_faction_base = Plättchen neben der Fraktionsbasis
apiary-thing-tiles_on_frames = Plättchen auf einem Rähmchen
apiary-thing-empty_mat_hexes = leeres Feld des Stocks
apiary-thing-faction_upgraded = aufgewertete Fraktion

# Cards and planets
apiary-text-planted = ausgesät: { $what }
apiary-text-strong = Stärke 4: { $what }
apiary-text-slots =
    { $count ->
        [one] 1 freies Feld
       *[other] { $count } freie Felder
    }
