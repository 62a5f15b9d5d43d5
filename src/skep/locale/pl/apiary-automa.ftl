# Apiary: the solo opponent.
apiary-automa = Automa

# Chance
apiary-ask-automa-card = która karta Automy jest następna?
apiary-option-card = karta { $what }

# What she does, and why
apiary-event-automa-shuffles = { $seat } nie ma już kart, więc tasuje wszystkie oprócz właśnie dobranej.
apiary-event-automa-retrieves =
    { $seat }, karta { $number }: { $color ->
        [yellow] żółte
       *[gray] szare
    } robotnice w puli aktywnej: { $active }, czyli nie więcej niż { $most }, a na planszy: { $out }. Działa rząd 1: odzyskuje robotnice o sile { $strengths }.
apiary-event-automa-row-2 =
    { $seat }, karta { $number }: rząd 1 nie działa. Działa rząd 2, bo w puli aktywnej jest { $color ->
        [yellow] żółta
       *[gray] szara
    } robotnica o sile 4: wykonuje nią zdobienie.
apiary-event-automa-row-3 =
    { $seat }, karta { $number }: rzędy 1 i 2 nie działają, więc rząd 3: { $action }, najsilniejsza aktywna { $color ->
        [yellow] żółta
       *[gray] szara
    } robotnica, siła { $strength }.
apiary-event-automa-flies =
    { $seat } przesuwa statek matkę o { $steps ->
        [one] { $steps } pole
        [few] { $steps } pola
       *[many] { $steps } pól
    } wzdłuż krzywej S { $curve ->
        [down] w dół
       *[up] w górę
    } (karta { $support }) na { $to }: { $why ->
        [token] to pierwsza planeta z żetonem w zasięgu { $reach }.
        [range] w zasięgu { $reach } nie ma żetonu, więc leci na cały zasięg.
       *[further] w zasięgu { $reach } nie ma żetonu, a nie wolno jej zakończyć ruchu na polu startowym ani tam, skąd wyruszyła.
    }
apiary-event-automa-takes =
    { $seat } bierze kafelek { $tile } ({ $row }, kolumna { $column }): pierwszy z prawej dostępny przy łącznej sile { $total }, { $why ->
        [row] z rzędu wskazanego przez kartę { $support }.
       *[next] z następnego rzędu, bo w rzędzie wskazanym przez kartę { $support } nic nie ma.
    }
apiary-event-automa-carves =
    { $seat } bierze zdobienie { $tile }: numer { $count } wzdłuż krzywej S { $curve ->
        [down] w dół
       *[up] w górę
    } (karta { $support }).
apiary-event-automa-home =
    { $seat }: { $color ->
        [yellow] żółta
       *[gray] szara
    } robotnica wraca do puli aktywnej z siłą { $strength }.
apiary-event-automa-worker =
    { $seat }: nowa { $color ->
        [yellow] żółta
       *[gray] szara
    } robotnica o sile { $strength } w puli aktywnej.
apiary-event-automa-sleeps = { $seat }: robotnica hibernuje ({ $pod }), puste pole numer { $count } według karty { $support }.
apiary-event-automa-sleeps-not = { $seat }: robotnica hibernuje, ale nie ma już pola albo żetonu.
apiary-event-automa-scores =
    { $seat }: +{ $points } PZ ({ $because ->
        [new-planet] nowa planeta
        [old-planet] znana planeta
        [strong-explore] siła 4 w eksploracji
        [advance] postęp
        [strong-advance] siła 4 w postępie
        [grow] wzrost
        [convert] wymiana
        [research] badania
        [retrieve] odzyskana robotnica
       *[hibernate] hibernacja
    }).
apiary-event-automa-result =
    { $won ->
        [yes] Masz { $own } PZ, Automa { $hers }: wygrywasz.
       *[no] Masz { $own } PZ, Automa { $hers }: wygrywa Automa.
    }

# The table
apiary-automa-status = { $points } PZ, poziom { $level }; żółte { $yellow }; szare { $gray }; żetony hibernacji { $tokens }
apiary-automa-mark =
    { $color ->
        [yellow] Aż
       *[gray] As
    }
apiary-automa-table = Automa, poziom { $level }
apiary-automa-last = Jej ostatnia karta miała numer { $number }.
apiary-automa-plan =
    Następna karta, { $number } ({ $color ->
        [yellow] żółta
       *[gray] szara
    }), przy obecnym układzie: { $action }, siła { $strengths }.
apiary-automa-retrieve = Odzyskiwanie
apiary-automa-support =
    Na wierzchu strona wsparcia: krzywa S { $curve ->
        [down] w dół
       *[up] w górę
    }, zdobienie { $count }, { $resource }, rząd: { $row }, pole plastra { $pod }.
apiary-automa-deck = Talia { $count }; nowe robotnice mają siłę { $gained }.
apiary-automa-tiles = Leżą przed nią: { $tiles }
apiary-automa-sheet = Jej punkty: { $lines }
apiary-automa-line-track = tor punktacji
apiary-automa-line-tiles = kafelki
apiary-automa-line-explore-tokens = żetony eksploracji
apiary-automa-line-carvings = zdobienia
apiary-automa-line-comb = plaster hibernacji

# Her panel on the page
apiary-automa-did = Jej ostatnia tura
apiary-automa-waits = Jeszcze nie wykonała ruchu. Wierzchnia karta jej talii leży odkryta.
apiary-automa-steps = Krok po kroku
apiary-automa-next = Jej następna karta ma numer { $number }
apiary-automa-rule-1 =
    Odzyskuje, jeśli { $color ->
        [yellow] żółtych
       *[gray] szarych
    } robotnic w puli aktywnej jest najwyżej { $most }, a jakaś jest na planszy
apiary-automa-rule-2 =
    Inaczej zdobi, jeśli aktywna jest { $color ->
        [yellow] żółta
       *[gray] szara
    } robotnica o sile 4
apiary-automa-rule-3 =
    Inaczej { $action } najsilniejszą aktywną { $color ->
        [yellow] żółtą
       *[gray] szarą
    } robotnicą
apiary-automa-stands = przy obecnym układzie, siła { $strengths }
apiary-automa-pool =
    { $color ->
        [yellow] Żółte
       *[gray] Szare
    } robotnice: aktywne { $pool }, na planszy { $board }
apiary-automa-nobody = brak
apiary-automa-front = Leżą przed nią
apiary-automa-points = Skąd ma punkty

# Results against her, kept from match to match
apiary-results = Twoje wyniki przeciw Automie
apiary-results-level = Poziom
apiary-results-matches = Partie
apiary-results-won = Wygrane
apiary-results-best = Najlepszy
apiary-results-mean = Średnia
apiary-results-hers = Jej
apiary-results-none = Żadna partia przeciw Automie jeszcze się nie skończyła.
apiary-results-line =
    Poziom { $level }: wygrane { $won } z { $matches ->
        [one] 1 partii
       *[other] { $matches } partii
    }; Twój najlepszy wynik { $best } PZ, Twoja średnia { $mean }, jej { $hers }.
apiary-results-aside = Wcześniejszych wyników nie da się odczytać. Odłożono je w tej przeglądarce, a liczenie zaczyna się od nowa.
