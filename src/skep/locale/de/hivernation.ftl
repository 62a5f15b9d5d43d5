# Hivernation.

hivernation = Hivernation
hivernation-about = Nimm gegnerische Bienen zwischen zwei eigene, und sie wechseln die Seite. Die meisten Bienen gewinnen.

hivernation-mode-arcade = Arcade
hivernation-mode-arcade-about = 20 Bienen für jede Seite, dazu Blumen, Bären, Pestizide und Imker.
hivernation-mode-quick = Schnelles Spiel
hivernation-mode-quick-about = 10 Bienen für jede Seite und sonst nichts: eine kurze Partie.
hivernation-mode-total = Totale Herrschaft
hivernation-mode-total-about = 20 Bienen für jede Seite; liegen alle im Stock, wird mit ihnen gezogen.
hivernation-setting-deal = Verteilung
hivernation-setting-deal-about = Wie die ersten drei Sonderplättchen jeder Seite verteilt werden.
hivernation-setting-deal-random = zufällig
hivernation-setting-deal-even = gleich: zwei Blumen und ein Bär für jede Seite

# Teile
hivernation-side =
    { $side ->
        [workers] Arbeiterinnen
       *[drones] Drohnen
    }
hivernation-tiles =
    { $tile ->
        [bee]
            { $count ->
                [one] 1 Biene
               *[other] { $count } Bienen
            }
        [flower]
            { $count ->
                [one] 1 Blume
               *[other] { $count } Blumen
            }
        [bear]
            { $count ->
                [one] 1 Bär
               *[other] { $count } Bären
            }
        [pesticide]
            { $count ->
                [one] 1 Pestizid
               *[other] { $count } Pestizide
            }
        [beekeeper]
            { $count ->
                [one] 1 Imker
               *[other] { $count } Imker
            }
       *[hidden]
            { $count ->
                [one] 1 Plättchen
               *[other] { $count } Plättchen
            }
    }
hivernation-piece =
    { $piece ->
        [queen] Königin
        [worker] Arbeiterin
        [worker-paw] Arbeiterin mit Tatze
        [drone] Drohne
        [drone-paw] Drohne mit Tatze
        [flower] Blume
        [flower-workers] Blume auf einer Arbeiterin
        [flower-drones] Blume auf einer Drohne
        [bear-workers] Bär auf einer Arbeiterin
        [bear-drones] Bär auf einer Drohne
       *[bear] Bär
    }

# Der Tisch
hivernation-status =
    { $bees ->
        [one] 1 Biene im Stock, { $reserve } im Vorrat
       *[other] { $bees } Bienen im Stock, { $reserve } im Vorrat
    }
hivernation-hand = Hand: { $tiles }
hivernation-hand-hidden =
    { $count ->
        [one] Hand: 1 Plättchen
       *[other] Hand: { $count } Plättchen
    }
hivernation-hand-empty = Hand: leer
hivernation-stack =
    { $count ->
        [0] Der Stapel ist leer.
        [one] Im Stapel liegt 1 Plättchen.
       *[other] Im Stapel liegen { $count } Plättchen.
    }
hivernation-discard-pile = Ablage
hivernation-discard = Ablage: { $tiles }.
hivernation-discard-empty = Die Ablage ist leer.
hivernation-final = Das ist der letzte Zug der Partie.
hivernation-moving =
    { $moves ->
        [0] Die zweite Phase beginnt: Bienen ziehen um.
        [one] Zweite Phase: bisher 1 Zug, davon zuletzt { $calm } ohne Umdrehen.
       *[other] Zweite Phase: bisher { $moves } Züge, davon zuletzt { $calm } ohne Umdrehen.
    }
hivernation-lifted = Ein Klick legt die Biene ab und beendet deinen Zug.
hivernation-rows = Der Stock, Reihe für Reihe
hivernation-row = Reihe { $row }: { $tiles }
hivernation-legend = Q Königin · W Arbeiterin · D Drohne · F Blume · B Bär · { $paw } Tatze · { $last } gerade gelegt · { $flipped } gerade umgedreht
hivernation-reading = Ein Feld heißt nach zwei Zahlen, etwa 1,0: zuerst die schräge Linie (ihre Zahl steht am unteren Ende), dann die Reihe (ihre Zahl steht links).
hivernation-neighbors = Ein Feld heißt nach zwei Zahlen, etwa 1,0: die schräge Linie und die Reihe. Die Königin liegt auf 0,0. Um sie herum liegen 1,0; 1,-1; 0,-1; -1,0; -1,1; 0,1, und ebenso um jedes andere Feld.

# Was gefragt wird
hivernation-ask-start = Wer beginnt?
hivernation-ask-draw = Welches Plättchen kommt als Nächstes?
hivernation-ask-play =
    { $mode ->
        [arcade] Leg eine Biene oder spiel ein Sonderplättchen.
       *[other] Leg eine Biene.
    }
hivernation-ask-put =
    { $tile ->
        [flower] Wohin kommt die Blume?
        [bear] Wohin kommt der Bär?
        [pesticide] Wohin kommt das Pestizid?
       *[bee] Wohin kommt die Biene?
    }
hivernation-ask-fetch = Was bringt der Imker zurück?
hivernation-ask-lift = Nimm eine Biene auf, um sie umzusetzen.

# Was man antworten kann
hivernation-option-start =
    { $what ->
        [workers] die Arbeiterinnen beginnen
       *[drones] die Drohnen beginnen
    }
hivernation-option-tile = { hivernation-option-fetch }
hivernation-option-bee = eine Biene auf { $what } legen
hivernation-option-flower = die Blume auf { $what } legen
hivernation-option-bear = den Bären auf { $what } legen
hivernation-option-pesticide = das Pestizid auf { $what } legen
hivernation-option-lift = die Biene von { $what } aufnehmen
hivernation-option-use =
    { $what ->
        [flower] eine Blume spielen
        [bear] einen Bären spielen
        [pesticide] ein Pestizid spielen
       *[beekeeper] einen Imker spielen
    }
hivernation-option-fetch =
    { $what ->
        [bee] eine Biene
        [flower] eine Blume
        [bear] einen Bären
        [pesticide] ein Pestizid
       *[beekeeper] einen Imker
    }
hivernation-option-decline = auf den letzten Zug verzichten und die Partie beenden
hivernation-effect-flips =
    { $count ->
        [one] dreht 1 um
       *[other] dreht { $count } um
    }
hivernation-effect-count = dann { $own } zu { $other }
hivernation-places =
    { $count ->
        [one] { $first }: das Feld mit der Nummer
       *[other] { $first } bis { $last }: die Felder mit den Nummern
    }

# Was geschah
hivernation-event-bee =
    { $flips ->
        [0] Die { hivernation-side } legen eine Biene auf { $at }.
        [one] Die { hivernation-side } legen eine Biene auf { $at } und drehen 1 Biene um: { $lines }.
       *[other] Die { hivernation-side } legen eine Biene auf { $at } und drehen { $flips } Bienen um: { $lines }.
    }
hivernation-event-flower =
    { $count ->
        [0] Die { hivernation-side } legen eine Blume auf { $at }. Sie dreht nichts um.
        [one] Die { hivernation-side } legen eine Blume auf { $at }. Sie dreht 1 Biene um: { $cells }.
       *[other] Die { hivernation-side } legen eine Blume auf { $at }. Sie dreht { $count } Bienen um: { $cells }.
    }
hivernation-event-bear =
    { $count ->
        [0] Die { hivernation-side } legen einen Bären auf { $at }. Er berührt keine Biene.
        [one] Die { hivernation-side } legen einen Bären auf { $at }. 1 Biene hat eine Tatze: { $cells }.
       *[other] Die { hivernation-side } legen einen Bären auf { $at }. { $count } Bienen haben eine Tatze: { $cells }.
    }
hivernation-event-pesticide =
    { $count ->
        [0] Die { hivernation-side } legen ein Pestizid auf { $at }. Es entfernt nichts.
        [one] Die { hivernation-side } legen ein Pestizid auf { $at }. Es entfernt 1 Plättchen: { $all }.
       *[other] Die { hivernation-side } legen ein Pestizid auf { $at }. Es entfernt { $count } Plättchen: { $all }.
    }
hivernation-event-beekeeper =
    { $tile ->
        [bee] Die { hivernation-side } spielen einen Imker und nehmen eine Biene.
        [flower] Die { hivernation-side } spielen einen Imker und nehmen eine Blume.
        [bear] Die { hivernation-side } spielen einen Imker und nehmen einen Bären.
       *[pesticide] Die { hivernation-side } spielen einen Imker und nehmen ein Pestizid.
    }
hivernation-event-drew =
    { $tile ->
        [flower] Die { hivernation-side } ziehen eine Blume, weil sie mehr als eine Linie geschlossen haben.
        [bear] Die { hivernation-side } ziehen einen Bären, weil sie mehr als eine Linie geschlossen haben.
        [pesticide] Die { hivernation-side } ziehen ein Pestizid, weil sie mehr als eine Linie geschlossen haben.
        [beekeeper] Die { hivernation-side } ziehen einen Imker, weil sie mehr als eine Linie geschlossen haben.
       *[hidden] Die { hivernation-side } ziehen ein Plättchen, weil sie mehr als eine Linie geschlossen haben.
    }
hivernation-event-dealt =
    { $tile ->
        [flower] Die { hivernation-side } bekommen eine Blume.
        [bear] Die { hivernation-side } bekommen einen Bären.
        [pesticide] Die { hivernation-side } bekommen ein Pestizid.
        [beekeeper] Die { hivernation-side } bekommen einen Imker.
       *[hidden] Die { hivernation-side } bekommen ein Plättchen.
    }
hivernation-event-moved = Die { hivernation-side } nehmen die Biene von { $from } auf.
hivernation-event-start = Die { hivernation-side } beginnen.
hivernation-event-final = Das war eine letzte Biene. Die { hivernation-side } haben noch einen Zug.
hivernation-event-over = Die Partie ist zu Ende: { $because }

# Wie es endet
hivernation-end-last-bee = Die letzten Bienen liegen.
hivernation-end-declined = Auf den letzten Zug wurde verzichtet.
hivernation-end-blocked = Die Seite am Zug konnte kein Plättchen spielen.
hivernation-end-converted = Eine Seite hat keine Biene mehr.
hivernation-end-no-move = Die Seite am Zug konnte keine Biene umsetzen.
hivernation-end-no-flips = 16 Züge lang wurde keine Biene umgedreht.
hivernation-end-repetition = Dieselbe Stellung trat zum dritten Mal ein.
hivernation-end-turn-limit = 120 Züge sind gemacht.
hivernation-sheet-bees = Bienen im Stock
hivernation-result-win =
    { $most ->
        [one] Die { hivernation-side } gewinnen mit 1 Biene zu { $least }.
       *[other] Die { hivernation-side } gewinnen mit { $most } Bienen zu { $least }.
    }
hivernation-result-draw =
    { $most ->
        [one] Unentschieden: je 1 Biene.
       *[other] Unentschieden: je { $most } Bienen.
    }

# Warum nicht
why-HIV-TURN-02 = Dieses Sonderplättchen hast du nicht auf der Hand.
why-HIV-TURN-03 = Sonderplättchen werden nur in Arcade gespielt.
why-HIV-TURN-04 = Wer spielen kann, muss spielen; nur auf den letzten Zug einer Arcade-Partie darf man verzichten.
why-HIV-TURN-06 = Dort liegt schon ein Plättchen, und eine Biene braucht ein leeres Feld.
why-HIV-TURN-07 = Das erste Plättchen einer Partie ist eine Biene neben der Königin.
why-HIV-ATT-04 = Nur gegnerische Bienen berühren dieses Feld, und eine Biene dort würde keine umdrehen.
why-HIV-ATT-05 = Nur Blumen berühren dieses Feld, und an eine Blume darf niemand anlegen.
why-HIV-ATT-06 = Dieses Feld berührt kein Plättchen.
why-HIV-QUEEN-02 = Die Königin verlässt ihr Feld nie.
why-HIV-QUEEN-03 = Auf die Königin darf nichts gelegt werden.
why-HIV-SPEC-02 = Neben diesem Feld liegt weder eine Biene noch ein Sonderplättchen.
why-HIV-SPEC-04 = Dieses Feld berührt nur die Königin; ein Sonderplättchen braucht eine Biene oder ein anderes Sonderplättchen neben sich.
why-HIV-SPEC-05 = Dort liegt schon ein Sonderplättchen, und sie werden nicht gestapelt.
why-HIV-KEEPER-06 = Ein Imker bringt nur ein abgelegtes Plättchen zurück, das jetzt gespielt werden kann.
why-HIV-KEEPER-07 = Ein Imker kann keinen anderen Imker zurückbringen.
why-HIV-TOTAL-03 = Bienen ziehen erst um, wenn beide Seiten alle ihre Bienen gelegt haben.
why-HIV-TOTAL-06 = Nur eine Biene, die deine Seite zeigt, darf aufgenommen werden.
why-HIV-TOTAL-07 = Ohne diese Biene wäre ein Teil des Stocks von der Königin abgeschnitten.
why-HIV-TOTAL-09 = Eine aufgenommene Biene muss auf ein anderes Feld, das ihr offensteht.

# Buttons of the page

hivernation-look-nearer = Vergrößern
hivernation-look-farther = Verkleinern
hivernation-look-all = Den ganzen Stock zeigen
