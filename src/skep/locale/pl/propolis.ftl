# Propolis.

propolis = Propolis
propolis-about = Wysyłaj robotnice w krajobrazy, wymieniaj to, co zbiorą, i buduj swój ul.

propolis-mode-multiplayer = dla 2–4 osób
propolis-mode-multiplayer-about = Od dwóch do czterech rodzin zbiera na krajobrazach i buduje swoje ule.
propolis-mode-solo = w pojedynkę
propolis-mode-solo-about = Jedna rodzina przeciw talii przeciwnika, o punkty i o dwadzieścia osiągnięć.
propolis-setting-difficulty = trudność
propolis-setting-difficulty-about = Ile kart solo jest w grze: przy mniejszej liczbie partia kończy się wcześniej.
propolis-setting-difficulty-easy = łatwa: wszystkie 16 kart
propolis-setting-difficulty-medium = średnia: 14 kart
propolis-setting-difficulty-hard = trudna: 12 kart

# Elementy
propolis-resource =
    { $resource ->
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
        [purple] fioletowy
        [blue] niebieski
        [worker] robotnica
        [trade] wymiana
       *[wild] złoty
    }
propolis-opponent = Przeciwnik
propolis-workers =
    { $count ->
        [one] 1 robotnica
        [few] { $count } robotnice
       *[many] { $count } robotnic
    }
propolis-cards =
    { $count ->
        [one] 1 karta
        [few] { $count } karty
       *[many] { $count } kart
    }
propolis-points =
    { $count ->
        [one] 1 punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }
propolis-nothing = nic

# Karty słowami
propolis-card = budowla { $number } ({ $guild }): { $cost }; { $brings }
propolis-start-card = budowla startowa { $number } ({ $guild }): { $brings }
propolis-palace-card = pałac { $number }: wymaga stałych: { $cost }, koszt: { $workers }; { $points }
propolis-brings-permanent = stałe: { $resources }
propolis-brings-workers =
    { $count ->
        [one] odzyskujesz 1 robotnicę ze wspólnego zasobu
        [few] odzyskujesz { $count } robotnice ze wspólnego zasobu
       *[many] odzyskujesz { $count } robotnic ze wspólnego zasobu
    }
propolis-brings-any = { $count } dowolne prócz złota
propolis-scores-fixed =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
propolis-scores-half = połowa: { propolis-resource }
propolis-scores-letter = 1 za każde { $letters }
propolis-scores-pair = 2 za każdą parę { $letters }
propolis-scores-set = 4 za każdy komplet { $letters }

# Stół
propolis-side-line = { $points }, { $cards }; { $tracks }; stałe: { $permanents }; sztandary: { $banners }; robotnice: w domu { $personal }, w terenie { $out }, w zasobie { $central }
propolis-opponent-line = { $cards }; robotnice: w domu { $personal }, w terenie { $out }; talia solo: { $deck }, przebieg { $pass }
propolis-opponent-did =
    { $half ->
        [0] Ostatnia karta przeciwnika: { $card}, góra, { $deed }.
        [1] Ostatnia karta przeciwnika: { $card }, dół, { $deed }; góra była niemożliwa: { $why }.
       *[other] Ostatnia karta przeciwnika: { $card }, odwrót, bo nic nie było możliwe: { $why }.
    }
propolis-deed =
    { $deed ->
        [deploy-color] wysłanie, kolor { propolis-resource }
        [deploy-row] wysłanie do rzędu { $row }
        [fortify] umocnienie w rzędzie { $row }
       *[construct] budowa z rzędu { $row } rynku
    }
propolis-hindrance =
    { $why ->
        [no-worker] nie została żadna robotnica
        [no-landscape] nie ma wolnego odpowiedniego krajobrazu
        [none-standing] nie stoi tam żadna jego robotnica
       *[no-structure] ten rząd rynku jest pusty
    }
propolis-row-title = Rząd { $row }
propolis-row-standing = { $strengths }
propolis-row-leads = { $strengths }, prowadzi { $name }
propolis-row-tied = { $strengths }, pełny i remisowy
propolis-row-line = Rząd { $row }: { $landscapes }. Siła { $standing }.
propolis-empty = puste miejsce
propolis-open = wolny
propolis-taken =
    { $lying ->
        [none] { $name }: stojące na polach { $standing }
       *[other] { $standing ->
            [none] { $name }: leżące na polach { $lying }
           *[other] { $name }: stojące na polach { $standing }, leżące na polach { $lying }
        }
    }
propolis-market = Rynek
propolis-market-row = Rynek { $row }
propolis-palaces = Pałace
propolis-own-hive = Ul ({ $name })
propolis-hive-card = { $card }; teraz { $points }
propolis-sheet-line = { $name }: { $points }
propolis-sheet-built = budowla { $what }
propolis-sheet-start = budowla startowa { $what }
propolis-sheet-palace = pałac { $what }
propolis-affordable = stać Cię
propolis-lacking = brakuje { $lacks }
propolis-piles = Talia { $deck }, na wierzchu { $top }; odrzucone { $discard }.
propolis-piles-empty = Talia jest pusta; odrzucone { $discard }.
propolis-last-round = To ostatnia runda.
propolis-achieved = Osiągnięcia spełnione w tej chwili: { $numbers }.
propolis-letters = Y żółty · O pomarańczowy · P różowy · V fioletowy · B niebieski · * złoty · w robotnica · t wymiana
propolis-reading = Krajobraz nazywa się rzędem i miejscem, na przykład 1,3; robotnica do tego swoim polem, na przykład 1,3,2. { $standing } stoi, { $lying } leży (umocniona, liczy się podwójnie), { $open } to wolne pole.

# Na stronie
propolis-areas = Obszary stołu
propolis-area-rows = Teren
propolis-area-market = Rynek
propolis-area-palaces = Pałace
propolis-area-hive = Ule
propolis-hives = Ule
propolis-hive-of = Ul: { $name }
propolis-pages = Co widać z ula
propolis-page-hive = Karty
propolis-page-sheet = Punkty
propolis-page-wall = Osiągnięcia
propolis-side-about = { $name }: punkty { $points }, karty { $cards } z 10; robotnice: w domu { $personal }, w terenie { $out }, we wspólnym zasobie { $central }
propolis-central = Wspólny zasób
propolis-crew-personal = w domu
propolis-crew-personal-about = robotnice w domu
propolis-crew-out = w terenie
propolis-crew-out-about = robotnice na krajobrazach
propolis-crew-central = w zasobie
propolis-crew-central-about = robotnice we wspólnym zasobie
propolis-retreat-all = Wycofaj wszystkie
propolis-retreat-some = Wycofaj niektóre
propolis-tracks = Tory i zasoby stałe
propolis-track = na torze { $number }, kolor { $resource ->
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
        [purple] fioletowy
        [blue] niebieski
       *[wild] złoty
    }, stałe: { $permanents }
propolis-space = pole { $at }, { $what }
propolis-worker-standing = tu stoi Twoja robotnica
propolis-worker-lying = tu leży Twoja robotnica, umocniona
propolis-read = Wskaż element, aby przeczytać, czym jest i co by z niego wynikło.
propolis-read-standing = Twoja robotnica stoi na polu: { $what }. Umocniona zyska jeszcze raz to samo i w swoim rzędzie liczy się podwójnie.
propolis-read-lying = Twoja robotnica leży na polu: { $what }. Jest umocniona i w swoim rzędzie liczy się podwójnie.
propolis-read-land = Krajobraz { $at } jest wolny: { $gives }. Wysłane tam robotnice zyskują to, co dają ich pola.
propolis-read-land-taken = Krajobraz { $at }: { $gives }. { $state }.
propolis-read-pays = Z torów zapłacisz: { $resources }
propolis-read-lacks =
    { $workers ->
        [0] Brakuje Ci zasobów: { $resources }
       *[other] { $resources ->
            [0] Brakuje Ci robotnic: { $workers }
           *[other] Brakuje Ci zasobów: { $resources } i robotnic: { $workers }
        }
    }
propolis-read-lacks-palace =
    { $workers ->
        [0] Brakuje Ci stałych zasobów: { $permanents }
       *[other] { $permanents ->
            [0] Brakuje Ci robotnic: { $workers }
           *[other] Brakuje Ci stałych zasobów: { $permanents } i robotnic: { $workers }
        }
    }
propolis-read-scores = Teraz sama dałaby punkty: { $points }, a twoim innym kartom więcej o { $helps }
propolis-read-other = Wybierz, które tory, stałe zasoby i ile złota za nią zapłaci.
propolis-now = teraz
propolis-no-palace = Wszystkie pałace są zajęte.
propolis-then = Potem
propolis-row-won = { $strengths }, rząd wygrywa { $name }
propolis-tied = remis
propolis-wins = wygrywa { $name }
propolis-paying = Zapłata za budowlę { $card }, kolor po kolorze
propolis-thriftiest = najoszczędniej
propolis-pay-legend = W komórce plastra: płacą stałe zasoby, które zostają. Zielona obwódka to najoszczędniejszy sposób.
propolis-opponent-waits = Nie pociągnął jeszcze karty.
propolis-sheet-unused = Niewykorzystane zasoby
propolis-wall = Osiągnięcia
propolis-wall-kept = zaznaczone we wcześniejszej partii
propolis-wall-met = spełnione w tej chwili
propolis-wall-soon = byłoby spełnione
propolis-wall-open = niespełnione

# O co chodzi w pytaniu
propolis-ask-act = wybierz akcję.
propolis-ask-spaces = które pola zajmą robotnice?
propolis-ask-second = umocnić drugą robotnicę?
propolis-ask-return = które robotnice wracają?
propolis-ask-trade = wymienić jeden zasób na inny?
propolis-ask-gain = wybierz zasób; zostało { $left }.
propolis-ask-pay = budowla { $card } wymaga { $number } w kolorze: { $color ->
        [yellow] żółty
        [orange] pomarańczowy
        [pink] różowy
        [purple] fioletowy
       *[blue] niebieski
    }. Czym płacisz?
propolis-ask-take = wziąć robotnicę ze wspólnego zasobu?
propolis-ask-mark = które osiągnięcie zaznaczasz?
propolis-ask-structure = która budowla jest następna?
propolis-ask-landscape = który krajobraz jest następny?
propolis-ask-flip = która budowla jest po drugiej stronie?
propolis-ask-start = którą budowlę startową rozdano?
propolis-ask-palace = który pałac wyłożono?
propolis-ask-solo = którą kartę ciągnie przeciwnik?

# Co można odpowiedzieć
propolis-option-deploy = wyślij robotnice na { $what }
propolis-option-fortify = umocnij robotnicę na { $what }
propolis-option-retreat =
    { $what ->
        [all] wycofaj wszystkie robotnice
        [some] wycofaj niektóre robotnice
       *[other] wycofaj robotnicę z { $what }
    }
propolis-option-spaces = pola { $what }
propolis-option-gather = najpierw weź: { $what }
propolis-option-trade = { $from } na { $to }
propolis-option-keep = bez wymiany
propolis-option-gain = weź: { $what }
propolis-option-build = zbuduj: { $card }
propolis-option-other = wybierz, jak zapłacić za budowlę { $what }
propolis-option-pay =
    { $track ->
        [0] { $wild ->
                [0] tylko stałe
               *[other] złoto: { $wild }, reszta stałymi
            }
       *[other] { $wild ->
                [0] z toru: { $track }, reszta stałymi
               *[other] z toru: { $track }, złoto: { $wild }, reszta stałymi
            }
    }
propolis-option-palace = { $card }
propolis-option-skip = opuść turę i weź robotnicę ze wspólnego zasobu
propolis-option-pass = pasuj
propolis-option-done = wystarczy
propolis-option-take = weź robotnicę
propolis-option-decline = nie bierz
propolis-option-mark = { $what ->
        [none] nie zaznaczaj żadnego
       *[other] { $achievement }
    }
propolis-option-structure = budowla { $what }
propolis-option-landscape = krajobraz { $what }
propolis-option-start = budowla startowa { $what }
propolis-option-solo = karta solo { $what }
propolis-effect-pays = płaci: { $resources }
propolis-effect-gains = daje: { $resources }
propolis-effect-scores =
    { $points ->
        [one] 1 punkt więcej
        [few] { $points } punkty więcej
       *[many] { $points } punktów więcej
    }

# Osiągnięcia
propolis-achievement-1 = co najmniej 15 punktów
propolis-achievement-2 = co najmniej 17 punktów
propolis-achievement-3 = co najmniej 20 punktów
propolis-achievement-4 = co najmniej 22 punkty
propolis-achievement-5 = co najmniej 25 punktów
propolis-achievement-6 = co najmniej 27 punktów
propolis-achievement-7 = co najmniej 30 punktów
propolis-achievement-8 = co najmniej 35 punktów
propolis-achievement-9 = co najmniej 40 punktów
propolis-achievement-10 = co najmniej 7 punktów z jednej budowli
propolis-achievement-11 = co najmniej 10 punktów z jednej budowli
propolis-achievement-12 = co najmniej 5 stałych zasobów jednego rodzaju
propolis-achievement-13 = co najmniej 7 stałych zasobów jednego rodzaju
propolis-achievement-14 = co najmniej 2 stałe złote zasoby
propolis-achievement-15 = co najmniej 10 stałych zasobów łącznie
propolis-achievement-16 = co najmniej 5 sztandarów jednej litery
propolis-achievement-17 = na koniec wszystkie robotnice w domu
propolis-achievement-18 = na koniec wszystkie robotnice we wspólnym zasobie
propolis-achievement-19 = na koniec mniej niż 5 niewykorzystanych zasobów
propolis-achievement-20 = na koniec więcej niż 20 niewykorzystanych zasobów

# Co się stało
propolis-event-start = { $seat } zaczyna z budowlą startową { $number }.
propolis-event-deployed =
    { $count ->
        [one] { $seat } wysyła 1 robotnicę na { $at }.
        [few] { $seat } wysyła { $count } robotnice na { $at }.
       *[many] { $seat } wysyła { $count } robotnic na { $at }.
    }
propolis-event-fetched =
    { $count ->
        [0] { $seat } nie ma robotnic we wspólnym zasobie.
        [one] { $seat } bierze 1 robotnicę ze wspólnego zasobu.
        [few] { $seat } bierze { $count } robotnice ze wspólnego zasobu.
       *[many] { $seat } bierze { $count } robotnic ze wspólnego zasobu.
    }
propolis-event-gained =
    { $lost ->
        [0] { $seat } zyskuje: { $resources }.
       *[other] { $seat } zyskuje: { $resources }; przepadło: { $lost }, tor jest pełny.
    }
propolis-event-traded = { $seat } wymienia: { $from } na { $to }.
propolis-event-kept = { $seat } nie wymienia.
propolis-event-row-wild =
    { $wild ->
        [0] { $seat } zyskałby złoto za rząd { $row }, ale tor jest pełny.
       *[other] { $seat } zyskuje złoto za rząd { $row }.
    }
propolis-event-fortified = { $seat } umacnia robotnicę na { $at }, pole { $space }: { $what }.
propolis-event-retreated =
    { $count ->
        [0] { $seat } nie ma kogo wycofać.
        [one] { $seat } wycofuje 1 robotnicę z { $from }.
        [few] { $seat } wycofuje { $count } robotnice z { $from }.
       *[many] { $seat } wycofuje { $count } robotnic z { $from }.
    }
propolis-event-built =
    { $workers ->
        [0] { $seat } wznosi budowlę { $card }; koszt: { $resources }. Karta { $cards } z 10.
       *[other] { $seat } wznosi budowlę { $card }; koszt: { $resources } i { $crew }. Karta { $cards } z 10.
    }
propolis-event-palace = { $seat } wznosi pałac { $palace }; koszt: { $crew }. Karta { $cards } z 10.
propolis-event-took = { $seat } zabiera budowlę { $card }. Karta { $cards } z 10.
propolis-event-won =
    { $wild ->
        [0] { $seat } wygrywa rząd { $row } ({ $strengths }) i zabiera swoje robotnice.
       *[other] { $seat } wygrywa rząd { $row } ({ $strengths }), zabiera swoje robotnice i zyskuje złoto.
    }
propolis-event-tied = Rząd { $row } jest pełny, remis przy sile { $strength }.
propolis-event-discarded = Krajobraz z { $at } został odrzucony.
propolis-event-landscape = Na { $at } leży nowy krajobraz.
propolis-event-structure = Budowla { $card } trafia na rynek, miejsce { $slot }.
propolis-event-reshuffled = Odrzucone krajobrazy ({ $count }) przetasowano w nową talię.
propolis-event-skipped = { $seat } opuszcza turę i bierze robotnicę ze wspólnego zasobu.
propolis-event-passed = { $seat } nie może nic zrobić i pasuje.
propolis-event-opponent =
    { $half ->
        [0] { $seat } ciągnie kartę { $card }: { $action }.
        [1] { $seat } ciągnie kartę { $card }: { $action }; góra była niemożliwa: { $hindrances }.
       *[other] { $seat } ciągnie kartę { $card } i się wycofuje, bo nic nie było możliwe: { $hindrances }.
    }
propolis-event-last-round = Nadeszła ostatnia runda: { $because }
propolis-event-over = Koniec partii: { $because }
propolis-event-achieved =
    { $count ->
        [0] Nie spełniono żadnego osiągnięcia.
       *[other] Spełnione osiągnięcia: { $numbers }.
    }
propolis-event-marked = { $seat } zaznacza osiągnięcie { $number }.

# Jak się kończy
propolis-end-ten-cards = jeden z uli ma 10 kart.
propolis-end-solo-deck = talia przeciwnika skończyła się po raz drugi.
propolis-end-round-limit = rozegrano 100 rund.
propolis-result-solo =
    { $points ->
        [one] Twój wynik: 1 punkt.
        [few] Twój wynik: { $points } punkty.
       *[many] Twój wynik: { $points } punktów.
    }
propolis-result-marks = Zaznaczone dotąd: { $count } z 20.
propolis-result-master = Zaznaczono wszystkie 20: jesteś Mistrzem Propolisu.

# Dlaczego nie
why-PRP-TURN-03 = kto może coś zrobić, musi to zrobić.
why-PRP-DEP-02 = stoją tam już robotnice; wejść można tylko na wolny krajobraz.
why-PRP-DEP-03 = stoją tam Twoje robotnice; wolne pola pozostają zamknięte, aż krajobraz znów będzie wolny.
why-PRP-DEP-05 = nie masz w domu tylu robotnic.
why-PRP-DEP-06 = krajobraz nie ma takiego pola.
why-PRP-DEP-15 = wymiana podnosi inny tor niż ten, który obniża.
why-PRP-DEP-16 = złota nie można zyskać przez wymianę.
why-PRP-DEP-18 = na jednym torze musi coś być, a na drugim miejsce.
why-PRP-DECK-04 = nie ma tam krajobrazu.
why-PRP-FORT-01 = umocnić można tylko własną stojącą robotnicę.
why-PRP-FORT-03 = ta robotnica jest już umocniona.
why-PRP-RETR-01 = nie ma tam Twojej robotnicy.
why-PRP-RETR-02 = wraca co najmniej jedna robotnica.
why-PRP-BUILD-01 = tej budowli nie ma na rynku.
why-PRP-BUILD-02 = trzeba zapłacić cały koszt, a brakuje Ci zasobów.
why-PRP-BUILD-05 = robotnicami płaci się tylko z domu, a masz ich tam za mało.
why-PRP-BUILD-07 = każdy stały zasób liczy się raz, a Twoje nie pokrywają reszty.
why-PRP-BUILD-11 = nie można zapłacić więcej, niż trzeba lub niż masz.
why-PRP-CARD-05 = złota nie można wybrać.
why-PRP-CARD-06 = ten tor jest pełny.
why-PRP-PAL-01 = masz już pałac.
why-PRP-PAL-02 = w twoim ulu brakuje stałych zasobów, których wymaga pałac.
why-PRP-PAL-07 = masz w domu za mało robotnic.
why-PRP-PAL-11 = tego pałacu nie ma w ofercie.
why-PRP-SKIP-05 = turę opuszcza tylko ten, kto ma wszystkie robotnice we wspólnym zasobie.
why-PRP-ACH-01 = masz mniej niż 15 punktów.
why-PRP-ACH-02 = masz mniej niż 17 punktów.
why-PRP-ACH-03 = masz mniej niż 20 punktów.
why-PRP-ACH-04 = masz mniej niż 22 punkty.
why-PRP-ACH-05 = masz mniej niż 25 punktów.
why-PRP-ACH-06 = masz mniej niż 27 punktów.
why-PRP-ACH-07 = masz mniej niż 30 punktów.
why-PRP-ACH-08 = masz mniej niż 35 punktów.
why-PRP-ACH-09 = masz mniej niż 40 punktów.
why-PRP-ACH-10 = żadna Twoja budowla nie daje 7 punktów; pałac się tu nie liczy.
why-PRP-ACH-11 = żadna Twoja budowla nie daje 10 punktów; pałac się tu nie liczy.
why-PRP-ACH-12 = masz mniej niż 5 stałych zasobów każdego rodzaju.
why-PRP-ACH-13 = masz mniej niż 7 stałych zasobów każdego rodzaju.
why-PRP-ACH-14 = masz mniej niż 2 stałe złote zasoby.
why-PRP-ACH-15 = masz mniej niż 10 stałych zasobów.
why-PRP-ACH-16 = masz mniej niż 5 sztandarów każdej litery.
why-PRP-ACH-17 = nie wszystkie Twoje robotnice są w domu.
why-PRP-ACH-18 = nie wszystkie Twoje robotnice są we wspólnym zasobie.
why-PRP-ACH-19 = masz więcej niż 4 niewykorzystane zasoby.
why-PRP-ACH-20 = masz mniej niż 21 niewykorzystanych zasobów.
