# Der Trainer, an jedem Tisch

# Warum diese Möglichkeit
coach-brings =
    { $points ->
        [one] Sie bringt 1 Punkt: { $before } → { $after }.
       *[other] Sie bringt { $points } Punkte: { $before } → { $after }.
    }
coach-spends =
    { $points ->
        [one] Sie kostet jetzt 1 Punkt: { $before } → { $after }. Das zahlt sich später aus.
       *[other] Sie kostet jetzt { $points } Punkte: { $before } → { $after }. Das zahlt sich später aus.
    }
coach-no-points =
    { $points ->
        [one] Sie bringt in diesem Zug keine Punkte: weiter 1. Sie bereitet vor, was kommt.
       *[other] Sie bringt in diesem Zug keine Punkte: weiter { $points }. Sie bereitet vor, was kommt.
    }
coach-takes = Sie nimmt Punkte weg: { $seat }, { $before } → { $after }.
coach-ends = Sie beendet die Partie.
coach-chance-rises = Deine Gewinnchance steigt: { $before } % → { $after } %.
coach-chance-stays = Deine Gewinnchance bleibt bei { $after } %.
coach-chance-falls = Deine Gewinnchance sinkt dennoch: { $before } % → { $after } %. Die anderen Möglichkeiten sind schlechter.
coach-other = Am nächsten kommt: { $option }.
coach-lacks-nothing = Sie ist etwa gleich gut.
coach-lacks-points =
    { $points ->
        [one] Sie bringt in diesem Zug 1 Punkt weniger und senkt deine Gewinnchance um { $chance } Prozentpunkte.
       *[other] Sie bringt in diesem Zug { $points } Punkte weniger und senkt deine Gewinnchance um { $chance } Prozentpunkte.
    }
coach-lacks-harm =
    { $points ->
        [one] Sie lässt { $seat } 1 Punkt mehr und senkt deine Gewinnchance um { $chance } Prozentpunkte.
       *[other] Sie lässt { $seat } { $points } Punkte mehr und senkt deine Gewinnchance um { $chance } Prozentpunkte.
    }
coach-lacks-sight =
    { $points ->
        [one] Sie bringt sofort 1 Punkt mehr, senkt deine Gewinnchance aber um { $chance } Prozentpunkte: Das kostet später.
       *[other] Sie bringt sofort { $points } Punkte mehr, senkt deine Gewinnchance aber um { $chance } Prozentpunkte: Das kostet später.
    }
coach-lacks-future = Sie bringt in diesem Zug gleich viele Punkte, senkt deine Gewinnchance aber um { $chance } Prozentpunkte: Für später bleibt weniger.

# Aussichten
coach-chances = Gewinnchancen
coach-chances-about = Nach dem, was du siehst. Das Band sagt, wie sicher das ist.
coach-chances-watch = Nach dem, was alle sehen. Das Band sagt, wie sicher das ist.
coach-chances-whole = Mit offenen Karten. Das Band sagt, wie sicher das ist.
coach-chances-eyes = Wie { $name } es damals sehen konnte
coach-chances-open = Mit offenen Karten
coach-chances-whose = Chancen aus Sicht von
coach-chances-table = Dasselbe in Zahlen
coach-chances-now = { $name }: { $chance } %
coach-moment = Zug
coach-percent = { $chance } % ({ $low }–{ $high })
coach-chart-says = Gewinnchancen im Lauf der Partie. { $now }
coach-chance-line = { $name }: gewinnt mit etwa { $chance } % ({ $low } bis { $high } %)
coach-chart-title = Gewinnchancen bei jedem Zug, nach dem, was damals zu sehen war:
coach-chart-drawn = Gewinnchancen nach so vielen Einträgen, nach dem, was damals zu sehen war. Ein Balken ist heller, wo das unsicher ist.
coach-chart-line =
    { $entries ->
        [one] Nach 1 Eintrag: { $chances }
       *[other] Nach { $entries } Einträgen: { $chances }
    }
coach-no-chances = In diesem Modus gibt es keine Aussichten zu nennen.
coach-later = Den Rückblick gibt es nach der Partie.

# Rückblick
coach-review = Was ging besser?
coach-review-other = Was ging für { $name } besser?
coach-review-title = Was am meisten Aussicht gekostet hat:
coach-review-none = Keine Entscheidung hat viel gekostet. Gut gespielt.
coach-review-line = { $number }. Nach { $entries } Einträgen gab es für { $name } Besseres: { $better }. Gewählt: { $taken } (etwa { $cost } % weniger Aussicht).
coach-looking = Sehe mir Zug { $at } von { $last } an …
coach-cost = −{ $cost } %
coach-cost-says =
    Es kostete etwa { $cost } % Aussicht auf den Sieg.
coach-taken = Gewählt
coach-better = Besser
coach-see = Zug { $at } ansehen
coach-again-how = Gib again und eine Nummer ein, um von dort weiterzuspielen.
coach-again-which =
    { $last ->
        [0] Gib zuerst review ein: Dann gibt es etwas, von wo man weiterspielt.
       *[other] Sag welche, von 1 bis { $last }: again 1
    }
coach-again-done = Zurück dahin, wo { $entries } Einträge gegeben waren.

# Wer Tipps bekommt
coach-hints = Der Trainer gibt Tipps
coach-hints-alone = Gegen Bots
coach-hints-always = Immer
coach-hints-never = Nie
coach-hints-alone-about = Tipps für alle, die nur gegen Bots spielen. Die Aussichten sehen alle.
coach-hints-always-about = Tipps für alle, auch gegen Menschen.
coach-hints-never-about = Vor dem Ende weder Tipps noch Aussichten.

# Fehlgriffe
page-fault-no-hints = An diesem Tisch gibt es keine Tipps.
page-fault-no-chances = In diesem Modus gibt es keine Aussichten zu nennen.
page-fault-busy = Viele fragen zugleich. Versuch es gleich noch einmal.
page-fault-bot-died = Der Trainer konnte nicht nachdenken. Versuch es gleich noch einmal.
page-fault-bot-failed = Der Trainer konnte nicht nachdenken. Versuch es gleich noch einmal.
