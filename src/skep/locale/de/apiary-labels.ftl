# The page's labels on Apiary's table: areas, what stands there, what a piece would cost.

apiary-label-sky = Erkunden
apiary-label-advance = Fortschritt
apiary-label-works = Aktionen
apiary-label-comb = Wabe
apiary-label-hive = Stock
apiary-label-hand = Karten
apiary-label-areas = Bereiche des Tisches
apiary-label-hives = Stöcke
apiary-label-cost = Kosten
apiary-label-lacks = Dir fehlt
apiary-label-free = kostenlos
apiary-label-worth = am Ende wert
apiary-label-planted = Ausgesät
apiary-label-upgraded = Aufgewertet
apiary-label-strong = Mit Stärke 4
apiary-label-turn = Rähmchen drehen
apiary-label-favor = Gunst
apiary-label-vp = SP
# $total: how far the worker reaches with those beside it.
apiary-label-reach = reicht { $total } weit
apiary-label-pool = Aktiv
apiary-label-landing = Landeplatz
apiary-label-supply = Vorrat
apiary-label-lifted = In der Hand
# How many tiles a stack has left.
apiary-label-left =
    { $count ->
        [one] noch 1 Plättchen
       *[other] noch { $count } Plättchen
    }
apiary-label-over = Ohne Lagerplatz
apiary-label-each = jeder abgelegte gibt Gunst
apiary-label-asks = Deine Entscheidung
# How many frames lie in the supply.
apiary-label-frames =
    { $count ->
        [one] 1 Rähmchen im Vorrat
       *[other] { $count } Rähmchen im Vorrat
    }
# How many seed cards can still be drawn.
apiary-label-deck =
    { $count ->
        [one] 1 Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
apiary-label-nobody = noch nicht gelehrt
# $name: who taught the dance.
apiary-label-taught = gelehrt von { $name }
apiary-label-last = Letzte Runde
apiary-label-round = Zug
apiary-label-empty = leer
apiary-label-ship = Hier steht das Königinnenschiff
apiary-label-start = Hier begann das Königinnenschiff
apiary-label-unknown = Noch nicht erkundet
apiary-label-strength = Stärke
apiary-label-choose = Wähle deine Fraktion
apiary-label-read = Zeige auf ein Teil, um zu lesen, was es bewirkt.
apiary-label-reserve = Reserve
apiary-label-explored = Erkundet
apiary-label-storage = Lager
apiary-label-first = Erste
apiary-label-second = Zweite
# How many hibernation tokens a player has left.
apiary-label-sleepers =
    { $count ->
        [one] noch 1 Winterschlaf-Marke
       *[other] noch { $count } Winterschlaf-Marken
    }
