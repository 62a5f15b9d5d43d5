# Trener, przy każdym stole

# Dlaczego ta możliwość
coach-brings =
    { $points ->
        [one] Daje 1 punkt: { $before } → { $after }.
        [few] Daje { $points } punkty: { $before } → { $after }.
       *[many] Daje { $points } punktów: { $before } → { $after }.
    }
coach-spends =
    { $points ->
        [one] Kosztuje teraz 1 punkt: { $before } → { $after }. To się później zwraca.
        [few] Kosztuje teraz { $points } punkty: { $before } → { $after }. To się później zwraca.
       *[many] Kosztuje teraz { $points } punktów: { $before } → { $after }. To się później zwraca.
    }
coach-no-points =
    { $points ->
        [one] W tej turze nie daje punktów: dalej 1. Przygotowuje następne tury.
       *[many] W tej turze nie daje punktów: dalej { $points }. Przygotowuje następne tury.
    }
coach-takes = Zabiera punkty: { $seat }, { $before } → { $after }.
coach-ends = Kończy partię.
coach-chance-rises = Twoja szansa na wygraną rośnie: { $before } % → { $after } %.
coach-chance-stays = Twoja szansa na wygraną dalej wynosi { $after } %.
coach-chance-falls = Twoja szansa na wygraną i tak spada: { $before } % → { $after } %. Inne możliwości są gorsze.
coach-other = Druga w kolejności: { $option }.
coach-lacks-nothing = Jest mniej więcej tak samo dobra.
coach-lacks-points =
    { $points ->
        [one] Daje w tej turze o 1 punkt mniej i o { $chance } % mniejszą szansę.
        [few] Daje w tej turze o { $points } punkty mniej i o { $chance } % mniejszą szansę.
       *[many] Daje w tej turze o { $points } punktów mniej i o { $chance } % mniejszą szansę.
    }
coach-lacks-harm =
    { $points ->
        [one] { $seat } ma po niej o 1 punkt więcej, a ty o { $chance } % mniejszą szansę.
        [few] { $seat } ma po niej o { $points } punkty więcej, a ty o { $chance } % mniejszą szansę.
       *[many] { $seat } ma po niej o { $points } punktów więcej, a ty o { $chance } % mniejszą szansę.
    }
coach-lacks-sight =
    { $points ->
        [one] Daje od razu o 1 punkt więcej, ale o { $chance } % mniejszą szansę: kosztuje później.
        [few] Daje od razu o { $points } punkty więcej, ale o { $chance } % mniejszą szansę: kosztuje później.
       *[many] Daje od razu o { $points } punktów więcej, ale o { $chance } % mniejszą szansę: kosztuje później.
    }
coach-lacks-future = Daje w tej turze tyle samo punktów, ale o { $chance } % mniejszą szansę: mniej zostaje na później.

# Szanse
coach-chances = Szanse na wygraną
coach-chances-about = Z tego, co widzisz. Pasmo mówi, jak to pewne.
coach-chances-watch = Z tego, co widzą wszyscy. Pasmo mówi, jak to pewne.
coach-chances-whole = Z odkrytymi kartami. Pasmo mówi, jak to pewne.
coach-chances-eyes = Jak wtedy mógł widzieć gracz { $name }
coach-chances-open = Z odkrytymi kartami
coach-chances-whose = Szanse według
coach-chances-table = To samo w liczbach
coach-chances-now = { $name }: { $chance } %
coach-moment = Ruch
coach-percent = { $chance } % ({ $low }–{ $high })
coach-chart-says = Szanse na wygraną w ciągu partii. { $now }
coach-chance-line = { $name }: około { $chance } % szans na wygraną ({ $low } do { $high } %)
coach-chart-title = Szanse na wygraną w każdej turze, z tego, co było wtedy widać:
coach-chart-drawn = Szanse na wygraną po tylu wpisach, z tego, co było wtedy widać. Pasek jest jaśniejszy tam, gdzie to niepewne.
coach-chart-line =
    { $entries ->
        [one] Po 1 wpisie: { $chances }
       *[many] Po { $entries } wpisach: { $chances }
    }
coach-no-chances = W tym trybie nie ma szans do podania.
coach-later = Przegląd będzie po zakończeniu partii.

# Spojrzenie wstecz
coach-review = Co można było zrobić lepiej?
coach-review-other = Co lepszego było dla gracza { $name }?
coach-review-title = Co kosztowało najwięcej szans na wygraną:
coach-review-none = Żadna decyzja nie kosztowała wiele. Dobra gra.
coach-review-line = { $number }. Po { $entries } wpisach, { $name }, było coś lepszego: { $better }. Wybrano: { $taken } (szansa mniejsza o około { $cost } %).
coach-looking = Oglądam ruch { $at } z { $last } …
coach-cost = −{ $cost } %
coach-cost-says =
    Kosztowało to około { $cost } % szans na wygraną.
coach-taken = Wybrano
coach-better = Lepiej
coach-see = Zobacz ruch { $at }
coach-again-how = Wpisz again i numer, żeby grać dalej od tego miejsca.
coach-again-which =
    { $last ->
        [0] Najpierw wpisz review: wtedy będzie od czego grać dalej.
       *[many] Podaj numer od 1 do { $last }: again 1
    }
coach-again-done = Z powrotem do chwili po { $entries } wpisach.

# Kto dostaje podpowiedzi
coach-hints = Trener podpowiada
coach-hints-alone = Przeciw botom
coach-hints-always = Zawsze
coach-hints-never = Nigdy
coach-hints-alone-about = Podpowiedzi dla kogoś, kto gra tylko z botami. Szanse widzą wszyscy.
coach-hints-always-about = Podpowiedzi dla wszystkich, także w grze z ludźmi.
coach-hints-never-about = Przed końcem ani podpowiedzi, ani szans.

# Potknięcia
page-fault-no-hints = Przy tym stole nie ma podpowiedzi.
page-fault-no-chances = W tym trybie nie ma szans do podania.
page-fault-busy = Wielu pyta naraz. Spróbuj za chwilę.
page-fault-bot-died = Trener nie dał rady. Spróbuj za chwilę.
page-fault-bot-failed = Trener nie dał rady. Spróbuj za chwilę.
