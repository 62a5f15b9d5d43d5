# The page's labels on Apiary's table: areas, what stands there, what a piece would cost.

apiary-label-sky = Eksploracja
apiary-label-advance = Postęp
apiary-label-works = Akcje
apiary-label-comb = Plaster
apiary-label-hive = Ul
apiary-label-hand = Karty
apiary-label-areas = Części stołu
apiary-label-hives = Ule
apiary-label-cost = Koszt
apiary-label-lacks = Brakuje Ci
apiary-label-free = za darmo
apiary-label-worth = na koniec gry
apiary-label-planted = Wsunięta
apiary-label-upgraded = Wzmocniona
apiary-label-strong = Z siłą 4
apiary-label-turn = Obróć ramkę
apiary-label-favor = Przysługi
apiary-label-vp = PZ
# $total: how far the worker reaches with those beside it.
apiary-label-reach = zasięg { $total }
apiary-label-pool = Aktywne
apiary-label-landing = Lądowisko
apiary-label-supply = Pula
apiary-label-lifted = Podniesiona
# How many tiles a stack has left.
apiary-label-left =
    { $count ->
        [one] został 1 kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }
apiary-label-over = Bez pola
apiary-label-each = każdy odrzucony daje przysługę
apiary-label-asks = Twoja decyzja
# How many frames lie in the supply.
apiary-label-frames =
    { $count ->
        [one] 1 ramka w zasobach
        [few] { $count } ramki w zasobach
       *[many] { $count } ramek w zasobach
    }
# How many seed cards can still be drawn.
apiary-label-deck =
    { $count ->
        [one] 1 karta w talii
        [few] { $count } karty w talii
       *[many] { $count } kart w talii
    }
apiary-label-nobody = nikt jeszcze nie uczył
# $name: who taught the dance.
apiary-label-taught = uczy { $name }
apiary-label-last = Ostatnia runda
apiary-label-round = Tura
apiary-label-empty = puste
apiary-label-ship = Tu jest statek matka
apiary-label-start = Tu zaczął statek matka
apiary-label-unknown = Jeszcze niezbadana
apiary-label-strength = Siła
apiary-label-choose = Wybierz frakcję
apiary-label-read = Wskaż element, aby przeczytać, co robi.
apiary-label-reserve = Rezerwa
apiary-label-explored = Zbadane
apiary-label-storage = Pola surowców
apiary-label-first = pierwszy
apiary-label-second = drugi
# How many hibernation tokens a player has left.
apiary-label-sleepers =
    { $count ->
        [one] został 1 żeton hibernacji
        [few] zostały { $count } żetony hibernacji
       *[many] zostało { $count } żetonów hibernacji
    }
