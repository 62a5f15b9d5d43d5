# Hivernation.

hivernation = Hivernation
hivernation-about = Złap pszczoły przeciwnika między dwie swoje, a zmienią stronę. Wygrywa, kto ma więcej pszczół.

hivernation-mode-arcade = Arcade
hivernation-mode-arcade-about = Po 20 pszczół na stronę, a do tego Kwiaty, Niedźwiedzie, Pestycydy i Pszczelarze.
hivernation-mode-quick = Szybka gra
hivernation-mode-quick-about = Po 10 pszczół na stronę i nic więcej: krótka partia.
hivernation-mode-total = Pełna dominacja
hivernation-mode-total-about = Po 20 pszczół na stronę; gdy wszystkie leżą w ulu, zaczynają się przenosić.
hivernation-setting-deal = rozdanie
hivernation-setting-deal-about = Jak rozdaje się każdej stronie pierwsze trzy kafelki specjalne.
hivernation-setting-deal-random = losowe
hivernation-setting-deal-even = równe: dwa Kwiaty i Niedźwiedź dla każdej strony

# Elementy
hivernation-side =
    { $side ->
        [workers] Robotnice
       *[drones] Trutnie
    }
hivernation-tiles =
    { $tile ->
        [bee]
            { $count ->
                [one] 1 pszczoła
                [few] { $count } pszczoły
               *[many] { $count } pszczół
            }
        [flower]
            { $count ->
                [one] 1 Kwiat
                [few] { $count } Kwiaty
               *[many] { $count } Kwiatów
            }
        [bear]
            { $count ->
                [one] 1 Niedźwiedź
                [few] { $count } Niedźwiedzie
               *[many] { $count } Niedźwiedzi
            }
        [pesticide]
            { $count ->
                [one] 1 Pestycyd
                [few] { $count } Pestycydy
               *[many] { $count } Pestycydów
            }
        [beekeeper]
            { $count ->
                [one] 1 Pszczelarz
                [few] { $count } Pszczelarzy
               *[many] { $count } Pszczelarzy
            }
       *[hidden]
            { $count ->
                [one] 1 kafelek
                [few] { $count } kafelki
               *[many] { $count } kafelków
            }
    }
hivernation-piece =
    { $piece ->
        [queen] Królowa
        [worker] Robotnica
        [worker-paw] Robotnica z łapą
        [drone] Truteń
        [drone-paw] Truteń z łapą
        [flower] Kwiat
        [flower-workers] Kwiat na Robotnicy
        [flower-drones] Kwiat na Trutniu
        [bear-workers] Niedźwiedź na Robotnicy
        [bear-drones] Niedźwiedź na Trutniu
       *[bear] Niedźwiedź
    }

# Stół
hivernation-status =
    { $bees ->
        [one] 1 pszczoła w ulu, { $reserve } w zapasie
        [few] { $bees } pszczoły w ulu, { $reserve } w zapasie
       *[many] { $bees } pszczół w ulu, { $reserve } w zapasie
    }
hivernation-hand = ręka: { $tiles }
hivernation-hand-hidden =
    { $count ->
        [one] ręka: 1 kafelek
        [few] ręka: { $count } kafelki
       *[many] ręka: { $count } kafelków
    }
hivernation-hand-empty = ręka: pusta
hivernation-stack =
    { $count ->
        [0] Stos jest pusty.
        [one] W stosie leży 1 kafelek.
        [few] W stosie leżą { $count } kafelki.
       *[many] W stosie leży { $count } kafelków.
    }
hivernation-discard-pile = Odrzucone
hivernation-discard = Odrzucone: { $tiles }.
hivernation-discard-empty = Nic jeszcze nie odrzucono.
hivernation-final = To ostatni ruch partii.
hivernation-moving =
    { $moves ->
        [0] Zaczyna się druga faza: pszczoły się przenoszą.
        [one] Druga faza: za nami 1 ruch, kolejno bez odwrócenia: { $calm }.
        [few] Druga faza: za nami { $moves } ruchy, kolejno bez odwrócenia: { $calm }.
       *[many] Druga faza: za nami { $moves } ruchów, kolejno bez odwrócenia: { $calm }.
    }
hivernation-lifted = Jedno kliknięcie kładzie pszczołę i kończy Twoją kolejkę.
hivernation-rows = Ul, rząd po rzędzie
hivernation-row = Rząd { $row }: { $tiles }
hivernation-legend = Q Królowa · W Robotnica · D Truteń · F Kwiat · B Niedźwiedź · { $paw } łapa · { $last } właśnie położone · { $flipped } właśnie odwrócone
hivernation-reading = Pole nazywają dwie liczby, na przykład 1,0: najpierw ukośna linia (jej numer stoi przy dolnym końcu), potem rząd (jego numer stoi po lewej).
hivernation-neighbors = Pole nazywają dwie liczby, na przykład 1,0: ukośna linia i rząd. Królowa leży na 0,0. Wokół niej leżą 1,0; 1,-1; 0,-1; -1,0; -1,1; 0,1, i tak samo wokół każdego pola.

# O co pyta gra
hivernation-ask-start = kto zaczyna?
hivernation-ask-draw = jaki kafelek będzie następny?
hivernation-ask-play =
    { $mode ->
        [arcade] połóż pszczołę albo zagraj kafelek specjalny.
       *[other] połóż pszczołę.
    }
hivernation-ask-put =
    { $tile ->
        [flower] gdzie położyć Kwiat?
        [bear] gdzie położyć Niedźwiedzia?
        [pesticide] gdzie położyć Pestycyd?
       *[bee] gdzie położyć pszczołę?
    }
hivernation-ask-fetch = co przynosi Pszczelarz?
hivernation-ask-lift = podnieś pszczołę, aby ją przenieść.

# Co można odpowiedzieć
hivernation-option-start =
    { $what ->
        [workers] zaczynają Robotnice
       *[drones] zaczynają Trutnie
    }
hivernation-option-tile = { hivernation-option-fetch }
hivernation-option-bee = połóż pszczołę na { $what }
hivernation-option-flower = połóż Kwiat na { $what }
hivernation-option-bear = połóż Niedźwiedzia na { $what }
hivernation-option-pesticide = połóż Pestycyd na { $what }
hivernation-option-lift = podnieś pszczołę z { $what }
hivernation-option-use =
    { $what ->
        [flower] zagraj Kwiat
        [bear] zagraj Niedźwiedzia
        [pesticide] zagraj Pestycyd
       *[beekeeper] zagraj Pszczelarza
    }
hivernation-option-fetch =
    { $what ->
        [bee] pszczoła
        [flower] Kwiat
        [bear] Niedźwiedź
        [pesticide] Pestycyd
       *[beekeeper] Pszczelarz
    }
hivernation-option-decline = zrezygnuj z ostatniego ruchu i zakończ partię
hivernation-effect-flips =
    { $count ->
        [one] odwraca 1
       *[other] odwraca { $count }
    }
hivernation-effect-count = potem { $own } : { $other }
hivernation-places =
    { $count ->
        [one] { $first }: pole z tym numerem
       *[other] { $first } do { $last }: pola z numerami
    }

# Co się stało
hivernation-event-bee =
    { $flips ->
        [0] { hivernation-side } położyły pszczołę na { $at }.
        [one] { hivernation-side } położyły pszczołę na { $at } i odwróciły 1 pszczołę: { $lines }.
        [few] { hivernation-side } położyły pszczołę na { $at } i odwróciły { $flips } pszczoły: { $lines }.
       *[many] { hivernation-side } położyły pszczołę na { $at } i odwróciły { $flips } pszczół: { $lines }.
    }
hivernation-event-flower =
    { $count ->
        [0] { hivernation-side } położyły Kwiat na { $at }. Niczego nie odwrócił.
        [one] { hivernation-side } położyły Kwiat na { $at }. Odwrócił 1 pszczołę: { $cells }.
        [few] { hivernation-side } położyły Kwiat na { $at }. Odwrócił { $count } pszczoły: { $cells }.
       *[many] { hivernation-side } położyły Kwiat na { $at }. Odwrócił { $count } pszczół: { $cells }.
    }
hivernation-event-bear =
    { $count ->
        [0] { hivernation-side } położyły Niedźwiedzia na { $at }. Nie styka się z żadną pszczołą.
        [one] { hivernation-side } położyły Niedźwiedzia na { $at }. Łapę ma 1 pszczoła: { $cells }.
        [few] { hivernation-side } położyły Niedźwiedzia na { $at }. Łapę mają { $count } pszczoły: { $cells }.
       *[many] { hivernation-side } położyły Niedźwiedzia na { $at }. Łapę ma { $count } pszczół: { $cells }.
    }
hivernation-event-pesticide =
    { $count ->
        [0] { hivernation-side } położyły Pestycyd na { $at }. Niczego nie usunął.
        [one] { hivernation-side } położyły Pestycyd na { $at }. Usunął 1 kafelek: { $all }.
        [few] { hivernation-side } położyły Pestycyd na { $at }. Usunął { $count } kafelki: { $all }.
       *[many] { hivernation-side } położyły Pestycyd na { $at }. Usunął { $count } kafelków: { $all }.
    }
hivernation-event-beekeeper =
    { $tile ->
        [bee] { hivernation-side } zagrały Pszczelarza i wzięły pszczołę.
        [flower] { hivernation-side } zagrały Pszczelarza i wzięły Kwiat.
        [bear] { hivernation-side } zagrały Pszczelarza i wzięły Niedźwiedzia.
       *[pesticide] { hivernation-side } zagrały Pszczelarza i wzięły Pestycyd.
    }
hivernation-event-drew =
    { $tile ->
        [flower] { hivernation-side } dobrały Kwiat za zamknięcie więcej niż jednej linii.
        [bear] { hivernation-side } dobrały Niedźwiedzia za zamknięcie więcej niż jednej linii.
        [pesticide] { hivernation-side } dobrały Pestycyd za zamknięcie więcej niż jednej linii.
        [beekeeper] { hivernation-side } dobrały Pszczelarza za zamknięcie więcej niż jednej linii.
       *[hidden] { hivernation-side } dobrały kafelek za zamknięcie więcej niż jednej linii.
    }
hivernation-event-dealt =
    { $tile ->
        [flower] { hivernation-side } dostały Kwiat.
        [bear] { hivernation-side } dostały Niedźwiedzia.
        [pesticide] { hivernation-side } dostały Pestycyd.
        [beekeeper] { hivernation-side } dostały Pszczelarza.
       *[hidden] { hivernation-side } dostały kafelek.
    }
hivernation-event-moved = { hivernation-side } podniosły pszczołę z { $from }.
hivernation-event-start = { hivernation-side } zaczynają.
hivernation-event-final = To była ostatnia pszczoła. { hivernation-side } mają jeszcze jeden ruch.
hivernation-event-over = Koniec partii: { $because }

# Jak się kończy
hivernation-end-last-bee = ostatnie pszczoły leżą w ulu.
hivernation-end-declined = zrezygnowano z ostatniego ruchu.
hivernation-end-blocked = strona na ruchu nie mogła zagrać żadnego kafelka.
hivernation-end-converted = jednej ze stron nie została żadna pszczoła.
hivernation-end-no-move = strona na ruchu nie mogła przenieść żadnej pszczoły.
hivernation-end-no-flips = przez 16 ruchów z rzędu nic nie zostało odwrócone.
hivernation-end-repetition = ta sama pozycja powstała po raz trzeci.
hivernation-end-turn-limit = wykonano 120 ruchów.
hivernation-sheet-bees = pszczoły w ulu
hivernation-result-win =
    { $most ->
        [one] { hivernation-side } wygrywają: 1 pszczoła do { $least }.
        [few] { hivernation-side } wygrywają: { $most } pszczoły do { $least }.
       *[many] { hivernation-side } wygrywają: { $most } pszczół do { $least }.
    }
hivernation-result-draw =
    { $most ->
        [one] Remis: po 1 pszczole.
        [few] Remis: po { $most } pszczoły.
       *[many] Remis: po { $most } pszczół.
    }

# Dlaczego nie
why-HIV-TURN-02 = nie masz w ręce takiego kafelka specjalnego.
why-HIV-TURN-03 = kafelki specjalne zagrywa się tylko w trybie Arcade.
why-HIV-TURN-04 = kto może grać, musi grać; zrezygnować wolno tylko z ostatniego ruchu w trybie Arcade.
why-HIV-TURN-06 = leży tam już kafelek, a pszczoła potrzebuje wolnego pola.
why-HIV-TURN-07 = pierwszym kafelkiem partii jest pszczoła obok Królowej.
why-HIV-ATT-04 = z tym polem stykają się tylko wrogie pszczoły, a położona tam pszczoła żadnej by nie odwróciła.
why-HIV-ATT-05 = z tym polem stykają się tylko Kwiaty, a do Kwiatu nikt nie może się przyłączyć.
why-HIV-ATT-06 = to pole nie styka się z żadnym kafelkiem.
why-HIV-QUEEN-02 = Królowa nigdy nie opuszcza swojego pola.
why-HIV-QUEEN-03 = na Królowej nie wolno niczego kłaść.
why-HIV-SPEC-02 = obok tego pola nie ma ani pszczoły, ani kafelka specjalnego.
why-HIV-SPEC-04 = to pole styka się tylko z Królową; kafelek specjalny musi leżeć obok pszczoły albo innego kafelka specjalnego.
why-HIV-SPEC-05 = leży tam już kafelek specjalny, a nie kładzie się ich jeden na drugim.
why-HIV-KEEPER-06 = Pszczelarz przynosi tylko taki odrzucony kafelek, który można teraz zagrać.
why-HIV-KEEPER-07 = Pszczelarz nie może przynieść drugiego Pszczelarza.
why-HIV-TOTAL-03 = pszczoły przenosi się dopiero wtedy, gdy obie strony położyły już wszystkie swoje.
why-HIV-TOTAL-06 = podnieść wolno tylko pszczołę, która pokazuje Twoją stronę.
why-HIV-TOTAL-07 = bez tej pszczoły część ula straciłaby połączenie z Królową.
why-HIV-TOTAL-09 = podniesiona pszczoła musi trafić na inne dostępne dla niej pole.

# Buttons of the page

hivernation-look-nearer = Przybliż
hivernation-look-farther = Oddal
hivernation-look-all = Pokaż cały ul
