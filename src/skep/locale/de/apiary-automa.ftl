# Apiary: the solo opponent.
apiary-automa = Automa

# Chance
apiary-ask-automa-card = welche Karte der Automa kommt als Nächstes?
apiary-option-card = Karte { $what }

# What she does, and why
apiary-event-automa-shuffles = { $seat } hat keine Karte mehr, also werden alle außer der eben genommenen gemischt.
apiary-event-automa-retrieves =
    { $seat }, Karte { $number }: Sie hat { $active } aktive { $color ->
        [yellow] gelbe
       *[gray] graue
    } { $active ->
        [one] Arbeiterin
       *[other] Arbeiterinnen
    }, nicht mehr als { $most }, und { $out } auf dem Plan. Zeile 1 gilt: Sie holt Stärke { $strengths } zurück.
apiary-event-automa-row-2 =
    { $seat }, Karte { $number }: Zeile 1 gilt nicht. Zeile 2 gilt, denn eine { $color ->
        [yellow] gelbe
       *[gray] graue
    } Arbeiterin der Stärke 4 ist aktiv: Sie schnitzt mit ihr.
apiary-event-automa-row-3 =
    { $seat }, Karte { $number }: Zeilen 1 und 2 gelten nicht, also Zeile 3: { $action } mit ihrer stärksten aktiven { $color ->
        [yellow] gelben
       *[gray] grauen
    } Arbeiterin, Stärke { $strength }.
apiary-event-automa-flies =
    { $seat } fliegt { $steps ->
        [one] { $steps } Feld
       *[other] { $steps } Felder
    } auf der S-Kurve { $curve ->
        [down] nach unten
       *[up] nach oben
    } (Karte { $support }) nach { $to }: { $why ->
        [token] der erste Planet mit Marker in Reichweite { $reach }.
        [range] kein Marker in Reichweite { $reach }, also so weit wie möglich.
       *[further] kein Marker in Reichweite { $reach }, und auf dem Startfeld oder wo sie herkam, darf sie nicht enden.
    }
apiary-event-automa-takes =
    { $seat } nimmt { $tile } ({ $row }, Spalte { $column }): am weitesten rechts bei Gesamtstärke { $total }, { $why ->
        [row] in der Reihe, die Karte { $support } nennt.
       *[next] in der nächsten Reihe, denn in der von Karte { $support } genannten liegt keins.
    }
apiary-event-automa-carves =
    { $seat } nimmt die Schnitzerei { $tile }: Nummer { $count } auf der S-Kurve { $curve ->
        [down] nach unten
       *[up] nach oben
    } (Karte { $support }).
apiary-event-automa-home =
    { $seat }: Eine { $color ->
        [yellow] gelbe
       *[gray] graue
    } Arbeiterin kommt mit Stärke { $strength } in ihren aktiven Vorrat.
apiary-event-automa-worker =
    { $seat }: Eine neue { $color ->
        [yellow] gelbe
       *[gray] graue
    } Arbeiterin der Stärke { $strength } kommt in ihren aktiven Vorrat.
apiary-event-automa-sleeps = { $seat }: Eine Arbeiterin geht in den Winterschlaf ({ $pod }), freie Wabe Nummer { $count } nach Karte { $support }.
apiary-event-automa-sleeps-not = { $seat }: Eine Arbeiterin geht in den Winterschlaf, aber keine Wabe oder kein Marker ist übrig.
apiary-event-automa-scores =
    { $seat }: +{ $points } SP ({ $because ->
        [new-planet] ein neuer Planet
        [old-planet] ein bekannter Planet
        [strong-explore] Stärke 4 beim Erkunden
        [advance] Fortschritt
        [strong-advance] Stärke 4 beim Fortschritt
        [grow] Wachstum
        [convert] Umwandeln
        [research] Forschung
        [retrieve] eine zurückgeholte Arbeiterin
       *[hibernate] Winterschlaf
    }).
apiary-event-automa-result =
    { $won ->
        [yes] Du hast { $own } SP, die Automa { $hers }: Du gewinnst.
       *[no] Du hast { $own } SP, die Automa { $hers }: Sie gewinnt.
    }

# The table
apiary-automa-status = { $points } SP, Stufe { $level }; gelb { $yellow }; grau { $gray }; Winterschlafmarker { $tokens }
apiary-automa-mark =
    { $color ->
        [yellow] Age
       *[gray] Agr
    }
apiary-automa-table = Automa, Stufe { $level }
apiary-automa-last = Ihre Karte war Nummer { $number }.
apiary-automa-plan =
    Als Nächstes Karte { $number } ({ $color ->
        [yellow] gelb
       *[gray] grau
    }), so wie es steht: { $action }, Stärke { $strengths }.
apiary-automa-retrieve = Zurückholen
apiary-automa-support =
    Obenauf die Hilfsseite: S-Kurve { $curve ->
        [down] nach unten
       *[up] nach oben
    }, Schnitzerei { $count }, { $resource }, Reihe { $row }, Wabe { $pod }.
apiary-automa-deck = Deck { $count }; neue Arbeiterinnen haben Stärke { $gained }.
apiary-automa-tiles = Vor ihr liegen: { $tiles }
apiary-automa-sheet = Ihre Punkte: { $lines }
apiary-automa-line-track = Punkteleiste
apiary-automa-line-tiles = Plättchen
apiary-automa-line-explore-tokens = Erkundungsmarker
apiary-automa-line-carvings = Schnitzereien
apiary-automa-line-comb = Winterwabe

# Her panel on the page
apiary-automa-did = Ihr letzter Zug
apiary-automa-waits = Sie hat noch nicht gezogen. Die oberste Karte ihres Decks liegt offen.
apiary-automa-steps = Schritt für Schritt
apiary-automa-next = Ihre nächste Karte ist Nummer { $number }
apiary-automa-rule-1 =
    Zurückholen, wenn höchstens { $most } { $color ->
        [yellow] gelbe
       *[gray] graue
    } { $most ->
        [one] Arbeiterin
       *[other] Arbeiterinnen
    } aktiv und eine auf dem Plan ist
apiary-automa-rule-2 =
    Sonst schnitzen, wenn eine { $color ->
        [yellow] gelbe
       *[gray] graue
    } Arbeiterin der Stärke 4 aktiv ist
apiary-automa-rule-3 =
    Sonst { $action } mit ihrer stärksten aktiven { $color ->
        [yellow] gelben
       *[gray] grauen
    } Arbeiterin
apiary-automa-stands = so wie es steht, Stärke { $strengths }
apiary-automa-pool =
    { $color ->
        [yellow] Gelbe
       *[gray] Graue
    } Arbeiterinnen: aktiv { $pool }, auf dem Plan { $board }
apiary-automa-nobody = keine
apiary-automa-front = Vor ihr liegen
apiary-automa-points = Woher ihre Punkte kommen

# Results against her, kept from match to match
apiary-results = Deine Ergebnisse gegen die Automa
apiary-results-level = Stufe
apiary-results-matches = Partien
apiary-results-won = Gewonnen
apiary-results-best = Bestes
apiary-results-mean = Schnitt
apiary-results-hers = Ihrer
apiary-results-none = Noch keine Partie gegen die Automa ist zu Ende.
apiary-results-line =
    Stufe { $level }: { $won } von { $matches ->
        [one] 1 Partie
       *[other] { $matches } Partien
    } gewonnen; dein bestes Ergebnis { $best } SP, dein Schnitt { $mean }, ihrer { $hers }.
apiary-results-aside = Frühere Ergebnisse sind nicht lesbar. Sie wurden in diesem Browser beiseitegelegt, und gezählt wird von vorn.
