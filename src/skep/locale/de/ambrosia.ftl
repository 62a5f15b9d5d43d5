# Ambrosia.

ambrosia = Ambrosia
ambrosia-about = Flieg mit deinen Bienen im Kreis über die Wiese, sammle Honig und bring ihnen Neues bei.

ambrosia-mode-front = Vorderseite der Wiese
ambrosia-mode-front-about = Blüten mit 1 bis 3 Punkten und keine Sonderfelder: das Richtige für die erste Partie.
ambrosia-mode-back = Rückseite der Wiese
ambrosia-mode-back-about = Blüten mit 0 bis 5 Punkten und Sonderfelder vom Regenwurmloch bis zum Regenbogen.
ambrosia-setting-events = Ereigniskarten
ambrosia-setting-events-about = Nach jeder Wertung ändert eine andere Karte die Regeln für eine Weile.
ambrosia-setting-events-false = nein
ambrosia-setting-events-true = ja
ambrosia-setting-meadow = Reihenfolge der Teile
ambrosia-setting-meadow-about = Wie die Wiese zusammengelegt wird.
ambrosia-setting-meadow-random = zufällig
ambrosia-setting-meadow-listed = immer gleich
ambrosia-setting-meadow-chosen = wie der erste Platz es möchte
ambrosia-setting-ask = nach freiwilligen Punkten fragen
ambrosia-setting-ask-about = Sammlerin, Schwergewicht, Honigquelle, Arena und Regenbogen dürfen abgelehnt werden. Als Letzter über ein Gelee-Symbol zu ziehen kann mehr wert sein.
ambrosia-setting-ask-false = nein, sie zählen von selbst
ambrosia-setting-ask-true = ja
ambrosia-setting-advanced = Erweiterte Bewegung
ambrosia-setting-advanced-about = Wie diese Ereigniskarte gelesen wird.
ambrosia-setting-advanced-turbo = normale Bienen fliegen wie die Turbobiene
ambrosia-setting-advanced-collector = normale Bienen zählen wie die Sammlerin, so wie es gedruckt ist
ambrosia-setting-stacks = fremde Gruppen
ambrosia-setting-stacks-about = Dürfen alle in alle Gruppen hineinsehen?
ambrosia-setting-stacks-closed = man sieht nur die oberste Biene
ambrosia-setting-stacks-open = alle sehen alle Bienen
ambrosia-setting-rematch = Revanche
ambrosia-setting-rematch-about = Wer in der vorigen Partie Letzter war, beginnt mit einem Gelée royale.
ambrosia-setting-rematch-false = nein
ambrosia-setting-rematch-true = ja; der erste Platz sagt, wer es war

# Farben, Bienen, Karten und Felder
ambrosia-color =
    { $color ->
        [amber] Bernstein
        [blue] Blau
        [red] Rot
       *[violet] Violett
    }
ambrosia-victim =
    { $victim ->
        [amber] Bernstein
        [blue] Blau
        [red] Rot
       *[violet] Violett
    }
ambrosia-bee-normal = normale Biene
ambrosia-bee-normal-about = Sie kann nichts Besonderes.
ambrosia-bee-guardian = Wächterin
ambrosia-bee-guardian-about = Andere können ihre Gruppe nicht überdecken.
ambrosia-bee-collector = Sammlerin
ambrosia-bee-collector-about = Ihr Feld zählt 1 Punkt mehr.
ambrosia-bee-heavyweight = Schwergewicht
ambrosia-bee-heavyweight-about = Ihr Feld zählt doppelt.
ambrosia-bee-turbo = Turbobiene
ambrosia-bee-turbo-about = Ihre Gruppe darf 1 Feld weiter fliegen.
ambrosia-bee-rebel = Rebellin
ambrosia-bee-rebel-about = Ihre Gruppe darf rückwärts fliegen.
ambrosia-bee-berserker = Berserkerin
ambrosia-bee-berserker-about = Ihre Gruppe darf auch genau zwei Bienen einer Farbe überdecken, die allein liegen.
ambrosia-bee-drone = Drohne
ambrosia-bee-drone-about = Oben auf dem einzigen Paar, das noch ziehen kann, erlaubt sie eine Wertung.
ambrosia-bee-saboteur = Saboteurin
ambrosia-bee-saboteur-about = Die fremde Biene auf dem nächsten Feld vor ihr zählt nichts.
ambrosia-bee-organizer = Organisatorin
ambrosia-bee-organizer-about = Bevor ihre Gruppe zieht, darf man sie beliebig ordnen.
ambrosia-bee =
    { $bee ->
        [normal] { ambrosia-bee-normal }
        [guardian] { ambrosia-bee-guardian }
        [collector] { ambrosia-bee-collector }
        [heavyweight] { ambrosia-bee-heavyweight }
        [turbo] { ambrosia-bee-turbo }
        [rebel] { ambrosia-bee-rebel }
        [berserker] { ambrosia-bee-berserker }
        [drone] { ambrosia-bee-drone }
        [saboteur] { ambrosia-bee-saboteur }
       *[organizer] { ambrosia-bee-organizer }
    }
ambrosia-bees =
    { $count ->
        [one] 1 Biene
       *[other] { $count } Bienen
    }
ambrosia-card-surprising-turn = Überraschende Wendung
ambrosia-card-surprising-turn-about = Fliegen, Stapeln und Befreien gehen andersherum.
ambrosia-card-advanced-movement = Erweiterte Bewegung
ambrosia-card-advanced-movement-about = Gruppen mit einer normalen Biene oben dürfen 1 Feld weiter fliegen. (Gedruckt steht dort die Sammlerin; eine Einstellung spielt es so.)
ambrosia-card-mutual-agreement = Gegenseitiges Einvernehmen
ambrosia-card-mutual-agreement-about = Alle entscheiden für die Farbe zu ihrer Linken. Niemand darf Gelée royale benutzen (dies Letzte ist eine Regel von Skep).
ambrosia-card-leaping-behaviour = Sprunghaftes Verhalten
ambrosia-card-leaping-behaviour-about = Ein Gelee setzt eine eigene Gruppe auf ein beliebiges Feld, auf dem ein Zug enden darf.
ambrosia-card-royal-favour = Königliche Gunst
ambrosia-card-royal-favour-about = Alle nehmen sich ein Gelée royale.
ambrosia-card-unintended-consequences = Ungewollte Folgen
ambrosia-card-unintended-consequences-about = Ein Zug über 3 oder mehr Felder gibt allen anderen je einen Punkt.
ambrosia-card-valuable-prisoners = Wertvolle Gefangene
ambrosia-card-valuable-prisoners-about = Eine Wertung bringt 1 Punkt mehr für jede Biene, die man überdeckt.
ambrosia-card-enemy-takeover = Feindliche Übernahme
ambrosia-card-enemy-takeover-about = Mit einem Gelee darf man Bienen einer fremden Gruppe ziehen.
ambrosia-card-peaceful-solution = Friedliche Lösung
ambrosia-card-peaceful-solution-about = Keine Biene darf überdeckt werden.
ambrosia-card-hidden-talents = Verborgene Talente
ambrosia-card-hidden-talents-about = Die neue Sonderbiene nach einer Wertung wird gezogen.
ambrosia-card-equal-rights = Gleiches Recht
ambrosia-card-equal-rights-about = Keine Sonderbiene kann etwas Besonderes.
ambrosia-card-spontaneous-inspiration = Spontane Eingebung
ambrosia-card-spontaneous-inspiration-about = Alle dürfen eine normale Biene an Ort und Stelle gegen eine Sonderbiene tauschen.
ambrosia-card-prisoners-protest = Protest der Gefangenen
ambrosia-card-prisoners-protest-about = Felder, auf denen eigene Bienen überdeckt sind, zählen ihre Blüte auch.
ambrosia-card-disappointed-expectations = Enttäuschte Erwartungen
ambrosia-card-disappointed-expectations-about = Blüten mit 3 Punkten zählen 0.
ambrosia-card-fertile-days = Fruchtbare Tage
ambrosia-card-fertile-days-about = Blüten mit 2 Punkten zählen 4.
ambrosia-card-state-intervention = Staatlicher Eingriff
ambrosia-card-state-intervention-about = Nach einer Wertung darf der neue Stapel beliebig geordnet werden.
ambrosia-card-liberating-effect = Befreiende Wirkung
ambrosia-card-liberating-effect-about = Alle dürfen ihre überdeckten Bienen befreien.
ambrosia-space-hole = Regenwurmloch
ambrosia-space-hole-about = Bienen, die hier landen, dürfen zum anderen Loch derselben Farbe weiter.
ambrosia-space-thicket = Dickicht
ambrosia-space-thicket-about = Sonderbienen können hier nichts Besonderes.
ambrosia-space-gust = Windstoß
ambrosia-space-gust-about = Wer hier landet, darf sofort weiterfliegen.
ambrosia-space-honeywell = Honigquelle
ambrosia-space-honeywell-about = Hier zu landen bringt einen Punkt.
ambrosia-space-beekeeper = Imker
ambrosia-space-beekeeper-about = Wer hier landet, nimmt einem anderen einen Punkt weg.
ambrosia-space-leaves = schwankende Blätter
ambrosia-space-leaves-about = Züge von hier dürfen rückwärts gehen.
ambrosia-space-arena = Arena
ambrosia-space-arena-about = In einer Wertung 1 Punkt mehr, wenn man hier eine Biene überdeckt.
ambrosia-space-guerrilla = Guerilla
ambrosia-space-guerrilla-about = Wer hier landet, darf eine überdeckte Biene befreien.
ambrosia-space-grasshopper = Grashüpferdienst
ambrosia-space-grasshopper-about = Wer wertet, während er hier oben liegt, darf noch einen Zug machen.
ambrosia-space-rainbow = Regenbogen
ambrosia-space-rainbow-about = In einer Wertung 4 Punkte mehr, wenn man auf beiden Regenbogenfeldern oben liegt.
ambrosia-once-a-turn = Jedes Sonderfeld wirkt höchstens einmal im Zug. (Eine Regel von Skep.)
ambrosia-stop-rule =
    { $limit ->
       *[other] Vergehen { $limit } Züge in Folge ohne Wertung, endet die Partie, und alle zählen. (Eine Regel von Skep.)
    }

# Der Tisch
ambrosia-status =
    { $points ->
        [one] 1 Punkt, Gelee { $jelly }, Wertung { $scorings }/{ $last }, wert { $worth }
       *[other] { $points } Punkte, Gelee { $jelly }, Wertung { $scorings }/{ $last }, wert { $worth }
    }
ambrosia-waiting = wartend: { $bees }
ambrosia-card-open = Karte: { $card }. { $about }
ambrosia-direction =
    { $way ->
        [back] Die Bienen fliegen gegen den Uhrzeigersinn.
       *[ahead] Die Bienen fliegen im Uhrzeigersinn.
    }
ambrosia-calm =
    { $left ->
        [one] Es bleibt 1 Zug ohne Wertung.
       *[other] Es bleiben { $left } Züge ohne Wertung.
    }
ambrosia-supply = Vorrat: { $count } Gelee.
ambrosia-rows = Die Wiese im Uhrzeigersinn
ambrosia-row-empty = Feld { $at }, Blüte { $value }{ $special }
ambrosia-row = Feld { $at }, Blüte { $value }{ $special }: { $group }
ambrosia-group =
    { $count ->
        [one] { ambrosia-color }, 1 Biene, oben { ambrosia-bee }
       *[other] { ambrosia-color }, { $count } Bienen, oben { ambrosia-bee }
    }
ambrosia-under = überdeckt { ambrosia-bees } von { ambrosia-color }
ambrosia-order = von oben: { $bees }
ambrosia-legend = A 5H b1: Bernstein, 5 Bienen, oben Schwergewicht, überdeckt 1 von Blau · n normal · G Wächterin · C Sammlerin · H Schwergewicht · T Turbobiene · R Rebellin · B Berserkerin · D Drohne · S Saboteurin · O Organisatorin
ambrosia-legend-spaces = Hinter dem Wert der Blüte: o Regenwurmloch · # Dickicht · ~ Windstoß · + Honigquelle · - Imker · < Blätter · x Arena · ^ Guerilla · > Grashüpfer · = Regenbogen
ambrosia-reading = Die Felder sind im Uhrzeigersinn nummeriert. Die Wiese ist ein Ring: Auf das letzte Feld folgt das erste.
ambrosia-effect-scores = wertet { $points }
ambrosia-effect-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
ambrosia-effect-worth = dann { $worth } wert

# Was gefragt wird
ambrosia-ask-start = wer beginnt?
ambrosia-ask-part = welcher Teil der Wiese kommt im Uhrzeigersinn als nächster?
ambrosia-ask-last = wer war in der vorigen Partie Letzter? Er beginnt mit einem Gelee.
ambrosia-ask-pick = wähle eine Sonderbiene für die Spitze deines Stapels.
ambrosia-ask-place = wo beginnt dein Stapel?
ambrosia-ask-event = welche Karte wird aufgedeckt?
ambrosia-ask-for = { $ask } (Du entscheidest für { ambrosia-color }.)
ambrosia-ask-turn = ziehen, oder vorher ein Gelee benutzen.
ambrosia-ask-after = vor der Prüfung ein Gelee benutzen oder weiter?
ambrosia-ask-check = jetzt werten, obwohl noch ein Zug möglich ist?
ambrosia-ask-more = ein Gelee für noch einen Zug oder einen Punkt, oder den Zug beenden?
ambrosia-ask-fly = wohin fliegt die Gruppe, die du geordnet hast?
ambrosia-ask-order = welche Biene liegt von oben als nächste?
ambrosia-ask-gust = mit dem Windstoß weiterfliegen?
ambrosia-ask-tunnel = wie viele Bienen gehen durch das Regenwurmloch?
ambrosia-ask-rob = wer verliert einen Punkt an den Imker?
ambrosia-ask-free = eine überdeckte Biene befreien?
ambrosia-ask-hop = noch einen Zug mit dem Grashüpfer?
ambrosia-ask-bonus =
    { $what ->
        [arena] den Punkt der Arena auf Feld { $at } nehmen?
        [rainbow] die Punkte des Regenbogens nehmen?
       *[other] den Zuschlag der Biene auf Feld { $at } nehmen?
    }
ambrosia-ask-honey = den Punkt der Honigquelle nehmen?
ambrosia-ask-begin = mit welcher Gruppe beginnt das Stapeln? Sie liegt dann oben.
ambrosia-ask-give = welche Biene kommt auf den Bienenstock?
ambrosia-ask-add = welche Sonderbiene kommt zum Stapel?
ambrosia-ask-talent = welche Sonderbiene wird gezogen?
ambrosia-ask-alone = alle deine Bienen sind überdeckt. Wo steht die neue?
ambrosia-ask-swap = welche normale Biene ersetzt sie?
ambrosia-ask-inspire = eine normale Biene gegen eine Sonderbiene tauschen?
ambrosia-ask-show = eine verborgene Biene kommt zum Vorschein.

# Was man antworten kann
ambrosia-option-done = weiter
ambrosia-option-wait = noch nicht werten
ambrosia-option-score = werten
ambrosia-option-point = ein Gelee für einen Punkt
ambrosia-option-again = ein Gelee für noch einen Zug
ambrosia-option-hop = noch einen Zug
ambrosia-option-stay = den Zug beenden
ambrosia-option-yes = nehmen
ambrosia-option-no = lassen
ambrosia-option-shown = ansehen
ambrosia-option-rob = { ambrosia-color } verliert einen Punkt
ambrosia-option-start = { ambrosia-color } beginnt
ambrosia-option-last = { ambrosia-color }
ambrosia-option-part = Teil { $what }
ambrosia-option-event = { $what }
ambrosia-option-talent = { ambrosia-bee }
ambrosia-option-pick = { ambrosia-bee }
ambrosia-option-add =
    { $what ->
        [none] keine neue Biene
        [chance] eine ziehen
       *[other] { ambrosia-bee }
    }
ambrosia-option-next = { ambrosia-bee }
ambrosia-option-tunnel = { ambrosia-bees } durch das Loch
ambrosia-option-place = auf { $at } beginnen
ambrosia-option-begin = auf { $at } anfangen
ambrosia-option-organize = die Gruppe auf { $at } ordnen, dann mit ihr ziehen
ambrosia-option-alone = auf { $at } stehen
ambrosia-option-free = die Biene auf { $at } befreien
ambrosia-option-give = die Biene auf { $at } abgeben, { $place }
ambrosia-option-swap = die Biene auf { $at } tauschen, { $place }
ambrosia-option-place-top = Nummer { $number } von oben
ambrosia-option-place-under = überdeckt
ambrosia-option-leap = mit einem Gelee von { $from } nach { $to } springen
ambrosia-option-move = { ambrosia-bees } von { $from } nach { $to }
ambrosia-option-takeover = mit einem Gelee { ambrosia-bees } einer fremden Farbe von { $from } nach { $to } ziehen

# Was geschah
ambrosia-event-start = { ambrosia-color } beginnt.
ambrosia-event-picked = { ambrosia-color } fängt an mit: { ambrosia-bee }.
ambrosia-event-placed = { ambrosia-color } steht am Anfang auf { $at }.
ambrosia-event-flew =
    { $covers ->
        [0] { ambrosia-color } flog mit { ambrosia-bees } von { $from } nach { $to }.
        [one] { ambrosia-color } flog mit { ambrosia-bees } von { $from } nach { $to } und überdeckt dort 1 Biene.
       *[other] { ambrosia-color } flog mit { ambrosia-bees } von { $from } nach { $to } und überdeckt dort { $covers } Bienen.
    }
ambrosia-event-dug = { ambrosia-color } schickte { ambrosia-bees } durch das Regenwurmloch von { $from } nach { $to }.
ambrosia-event-leapt = { ambrosia-color } benutzte ein Gelee und sprang mit { ambrosia-bees } von { $from } nach { $to }.
ambrosia-event-unintended = Ungewollte Folgen von { $spaces } Feldern: Alle anderen nehmen für den Zug von { ambrosia-color } einen Punkt.
ambrosia-event-sorted = { ambrosia-color } ordnete die Gruppe auf { $at }.
ambrosia-event-gust = { ambrosia-color } fliegt mit dem Windstoß auf { $at } weiter.
ambrosia-event-honey = { ambrosia-color } nimmt einen Punkt aus der Honigquelle auf { $at }.
ambrosia-event-robbed =
    { $loss ->
        [0] { ambrosia-color } schickte den Imker zu { ambrosia-victim }, wo kein Punkt zu holen war.
       *[other] { ambrosia-color } schickte den Imker zu { ambrosia-victim }, das einen Punkt verlor.
    }
ambrosia-event-freed = { ambrosia-color } befreite auf { $from }: { ambrosia-bee }. Sie ist jetzt auf { $to }.
ambrosia-event-takeover = { ambrosia-color } benutzte ein Gelee und übernahm Bienen von { ambrosia-victim }.
ambrosia-event-point = { ambrosia-color } benutzte ein Gelee für einen Punkt.
ambrosia-event-again = { ambrosia-color } benutzte ein Gelee für noch einen Zug.
ambrosia-event-jelly =
    { $why ->
        [symbol] { ambrosia-color } zieht als Letzter über ein Symbol und nimmt ein Gelee.
        [hive] { ambrosia-color } kommt als Letzter auf einen Bienenstock und nimmt ein Gelee.
        [favour] { ambrosia-color } nimmt ein Gelee durch die Königliche Gunst.
       *[rematch] { ambrosia-color } war in der vorigen Partie Letzter und beginnt mit einem Gelee.
    }
ambrosia-event-scored =
    { $points ->
        [one] { ambrosia-color } wertet 1 Punkt.
       *[other] { ambrosia-color } wertet { $points } Punkte.
    }
ambrosia-event-gathered = { ambrosia-color } stapelt { ambrosia-bees } auf { $at }.
ambrosia-event-gave = { ambrosia-color } legte auf Bienenstock { $hive }: { ambrosia-bee }.
ambrosia-event-added = { ambrosia-color } bringt auf { $at } ins Spiel: { ambrosia-bee }.
ambrosia-event-hop = { ambrosia-color } macht noch einen Zug mit dem Grashüpfer.
ambrosia-event-event = Neue Karte: { $card }. { $about }
ambrosia-event-inspired = { ambrosia-color } tauschte eine normale Biene gegen: { ambrosia-bee }.
ambrosia-event-leftover =
    { $points ->
        [one] { ambrosia-color } nimmt 1 Punkt für ein übriges Gelee.
       *[other] { ambrosia-color } nimmt { $points } Punkte für übriges Gelee.
    }
ambrosia-event-over = Die Partie ist zu Ende: { $because }

# Wie es endet
ambrosia-end-finished = eine Farbe hat ihre letzte Wertung gemacht.
ambrosia-end-stopped = zu viele Züge vergingen ohne Wertung.
ambrosia-sheet-scorings = Wertungen
ambrosia-sheet-final = Schlusszählung
ambrosia-sheet-jelly = für Punkte benutztes Gelee
ambrosia-sheet-honeywell = Honigquellen
ambrosia-sheet-events = Ereigniskarten
ambrosia-sheet-beekeeper = Imker
ambrosia-sheet-leftover = am Ende übriges Gelee

# Warum nicht
why-AMB-COMP-04 = jede Farbe hat jede Sonderbiene nur einmal, und diese ist im Spiel oder fort.
why-AMB-START-04 = zwischen zwei Anfangsstapeln müssen mindestens 3 Felder liegen.
why-AMB-TURN-04 = befreit wird vor der Prüfung, nicht danach.
why-AMB-TURN-05 = ein Gelee für noch einen Zug wird nach der Prüfung bezahlt.
why-AMB-MOVE-01 = dort ist keine deiner Gruppen.
why-AMB-MOVE-03 = so viele Bienen hat die Gruppe nicht.
why-AMB-MOVE-04 = Bienen fliegen genau so viele Felder, wie Bienen gezogen werden.
why-AMB-MOVE-05 = das wäre rückwärts.
why-AMB-MOVE-07 = eine einzelne Biene kann nicht ziehen.
why-AMB-MOVE-08 = eine einzelne Biene kann nicht ziehen, auch nicht auf anderen.
why-AMB-MOVE-09 = nur eigene Bienen ziehen.
why-AMB-MOVE-10 = überdeckte Bienen können nicht ziehen.
why-AMB-DEST-05 = dort liegen zwei oder mehr Bienen mit einer fremden Farbe oben.
why-AMB-DEST-06 = die Biene dort überdeckt schon eine andere.
why-AMB-DEST-07 = deine eigene Biene dort ist überdeckt; die oberste entscheidet.
why-AMB-FORCE-01 = wer ziehen kann, muss ziehen.
why-AMB-GUARD-01 = dort liegt eine Wächterin oben, sie kann nicht überdeckt werden.
why-AMB-GUARD-03 = dort liegt eine Wächterin oben, sie hält auch der Berserkerin stand.
why-AMB-TURBO-01 = nur mit der Turbobiene oben dürfen Bienen 1 Feld weiter fliegen.
why-AMB-TURBO-04 = auch eine Turbobiene kann allein nicht ziehen.
why-AMB-BERS-04 = die Berserkerin überdeckt genau zwei Bienen einer Farbe, nie mehr.
why-AMB-THICK-02 = über ein Dickicht hat die Berserkerin keine Macht.
why-AMB-ORG-01 = nur eine Gruppe von zwei oder mehr mit der Organisatorin oben lässt sich ordnen, und nur, wenn sie ziehen kann.
why-AMB-ORG-02 = die Gruppe wurde zum Ziehen geordnet; also muss sie ziehen und es auch können.
why-AMB-GUST-01 = der Windstoß trägt nur Bienen, die auf seinem Feld liegen.
why-AMB-STACK-08 = von dort begonnen, endete der neue Stapel auf fremden Bienen.
why-AMB-HIVE-01 = eine normale Biene des neuen Stapels kommt auf den Bienenstock, solange es eine gibt.
why-AMB-HIVE-07 = eine überdeckte Biene kommt nur auf den Bienenstock, wenn der neue Stapel keine normale hat.
why-AMB-JELLY-02 = das kostet ein Gelee, und du hast keines.
why-AMB-JELLY-04 = nur ein Gelee im Zug darf etwas bewirken; das dieses Zuges ist verbraucht.
why-AMB-JELLY-08 = in einem mit Gelee bezahlten Zug ist Gelee nur für Punkte gut.
why-AMB-JELLY-09 = nur eigene überdeckte Bienen lassen sich befreien.
why-AMB-JELLY-12 = ohne eine eigene unbedeckte Gruppe lässt sich nichts befreien.
why-AMB-EVT-10 = unter dem Gegenseitigen Einvernehmen darf kein Gelee benutzt werden.
why-AMB-EVT-12 = nur unter Sprunghaftem Verhalten darf eine eigene Gruppe springen.
why-AMB-EVT-20 = nur unter der Feindlichen Übernahme darf man eine fremde Gruppe ziehen, und sie braucht mindestens 2 Bienen.
why-AMB-EVT-21 = übernommene Bienen fliegen so viele Felder, wie es Bienen sind, auf ein Feld, das ihrer Farbe offensteht.
why-AMB-EVT-23 = unter der Friedlichen Lösung darf niemand überdeckt werden.
why-AMB-EVT-26 = unter den Verborgenen Talenten wird die Sonderbiene gezogen.

# Labels of the page

ambrosia-label-flies = Kann fliegen
ambrosia-label-hive = Stöcke
ambrosia-label-track = Honigwabe
