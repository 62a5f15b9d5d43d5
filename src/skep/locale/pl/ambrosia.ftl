# Ambrosia.

ambrosia = Ambrosia
ambrosia-about = Lataj pszczołami w kółko nad łąką, zbieraj miód i ucz je nowych umiejętności.

ambrosia-mode-front = przód łąki
ambrosia-mode-front-about = Kwiaty warte od 1 do 3 punktów, bez pól specjalnych: najlepsze na pierwszą partię.
ambrosia-mode-back = tył łąki
ambrosia-mode-back-about = Kwiaty warte od 0 do 5 punktów i pola specjalne, od dziur dżdżownicy po tęczę.
ambrosia-setting-events = karty wydarzeń
ambrosia-setting-events-about = Po każdym punktowaniu inna karta zmienia na jakiś czas zasady.
ambrosia-setting-events-false = nie
ambrosia-setting-events-true = tak
ambrosia-setting-meadow = kolejność części
ambrosia-setting-meadow-about = Jak składa się łąkę.
ambrosia-setting-meadow-random = losowa
ambrosia-setting-meadow-listed = zawsze ta sama
ambrosia-setting-meadow-chosen = jak zechce pierwsze miejsce
ambrosia-setting-ask = pytanie o punkty dobrowolne
ambrosia-setting-ask-about = Z premii Zbieraczki, Siłaczki, studni miodu, areny i tęczy można zrezygnować. Minięcie symbolu mleczka jako ostatni bywa więcej warte.
ambrosia-setting-ask-false = nie, liczą się same
ambrosia-setting-ask-true = tak
ambrosia-setting-advanced = Zaawansowany ruch
ambrosia-setting-advanced-about = Jak czyta się tę kartę wydarzenia.
ambrosia-setting-advanced-turbo = zwykłe pszczoły latają jak Turbopszczoła
ambrosia-setting-advanced-collector = zwykłe pszczoły punktują jak Zbieraczka, tak jak w druku
ambrosia-setting-stacks = cudze grupy
ambrosia-setting-stacks-about = Czy każdy może zaglądać do wszystkich grup?
ambrosia-setting-stacks-closed = widać tylko pszczołę na wierzchu
ambrosia-setting-stacks-open = każdy widzi wszystkie pszczoły
ambrosia-setting-rematch = rewanż
ambrosia-setting-rematch-about = Ostatni w poprzedniej partii zaczyna z mleczkiem pszczelim.
ambrosia-setting-rematch-false = nie
ambrosia-setting-rematch-true = tak; pierwsze miejsce mówi, kto to był

# Kolory, pszczoły, karty i pola
ambrosia-color =
    { $color ->
        [amber] Bursztynowy
        [blue] Niebieski
        [red] Czerwony
       *[violet] Fioletowy
    }
ambrosia-victim =
    { $victim ->
        [amber] Bursztynowy
        [blue] Niebieski
        [red] Czerwony
       *[violet] Fioletowy
    }
ambrosia-bee-normal = zwykła pszczoła
ambrosia-bee-normal-about = Nie ma żadnej mocy.
ambrosia-bee-guardian = Strażniczka
ambrosia-bee-guardian-about = Inni nie mogą przykryć jej grupy.
ambrosia-bee-collector = Zbieraczka
ambrosia-bee-collector-about = Jej pole daje o 1 punkt więcej.
ambrosia-bee-heavyweight = Siłaczka
ambrosia-bee-heavyweight-about = Jej pole liczy się podwójnie.
ambrosia-bee-turbo = Turbopszczoła
ambrosia-bee-turbo-about = Jej grupa może polecieć o 1 pole dalej.
ambrosia-bee-rebel = Buntowniczka
ambrosia-bee-rebel-about = Jej grupa może lecieć do tyłu.
ambrosia-bee-berserker = Berserkerka
ambrosia-bee-berserker-about = Jej grupa może przykryć także dokładnie dwie pszczoły jednego koloru, które leżą same.
ambrosia-bee-drone = Truteń
ambrosia-bee-drone-about = Na wierzchu jedynej pary, która może się jeszcze ruszyć, pozwala punktować.
ambrosia-bee-saboteur = Sabotażystka
ambrosia-bee-saboteur-about = Cudza pszczoła na następnym polu przed nią nie daje punktów.
ambrosia-bee-organizer = Organizatorka
ambrosia-bee-organizer-about = Przed ruchem jej grupy można ułożyć ją w dowolnej kolejności.
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
        [one] 1 pszczoła
        [few] { $count } pszczoły
       *[many] { $count } pszczół
    }
ambrosia-card-surprising-turn = Niespodziewany zwrot
ambrosia-card-surprising-turn-about = Loty, składanie stosu i uwalnianie idą w drugą stronę.
ambrosia-card-advanced-movement = Zaawansowany ruch
ambrosia-card-advanced-movement-about = Grupy ze zwykłą pszczołą na wierzchu mogą polecieć o 1 pole dalej. (W druku stoi Zbieraczka; jest na to ustawienie.)
ambrosia-card-mutual-agreement = Wzajemne porozumienie
ambrosia-card-mutual-agreement-about = Każdy decyduje za kolor po swojej lewej. Nikt nie może używać mleczka (to ostatnie jest zasadą Skepa).
ambrosia-card-leaping-behaviour = Skokliwość
ambrosia-card-leaping-behaviour-about = Mleczko przenosi własną grupę na dowolne pole, na którym ruch może się skończyć.
ambrosia-card-royal-favour = Królewska łaska
ambrosia-card-royal-favour-about = Każdy bierze mleczko pszczele.
ambrosia-card-unintended-consequences = Niezamierzone skutki
ambrosia-card-unintended-consequences-about = Ruch o 3 pola lub więcej daje każdemu innemu graczowi punkt.
ambrosia-card-valuable-prisoners = Cenni więźniowie
ambrosia-card-valuable-prisoners-about = Punktowanie daje o 1 punkt więcej za każdą przykrytą cudzą pszczołę.
ambrosia-card-enemy-takeover = Wrogie przejęcie
ambrosia-card-enemy-takeover-about = Za mleczko można ruszyć pszczoły z cudzej grupy.
ambrosia-card-peaceful-solution = Pokojowe rozwiązanie
ambrosia-card-peaceful-solution-about = Żadnej pszczoły nie wolno przykryć.
ambrosia-card-hidden-talents = Ukryte talenty
ambrosia-card-hidden-talents-about = Nową pszczołę specjalną po punktowaniu wybiera los.
ambrosia-card-equal-rights = Równe prawa
ambrosia-card-equal-rights-about = Żadna pszczoła specjalna nie ma mocy.
ambrosia-card-spontaneous-inspiration = Nagłe natchnienie
ambrosia-card-spontaneous-inspiration-about = Każdy może wymienić zwykłą pszczołę na specjalną, w tym samym miejscu.
ambrosia-card-prisoners-protest = Protest więźniów
ambrosia-card-prisoners-protest-about = Pola, na których własne pszczoły są przykryte, też dają wartość kwiatu.
ambrosia-card-disappointed-expectations = Zawiedzione nadzieje
ambrosia-card-disappointed-expectations-about = Kwiaty warte 3 dają 0.
ambrosia-card-fertile-days = Urodzajne dni
ambrosia-card-fertile-days-about = Kwiaty warte 2 dają 4.
ambrosia-card-state-intervention = Interwencja państwa
ambrosia-card-state-intervention-about = Po punktowaniu nowy stos można ułożyć w dowolnej kolejności.
ambrosia-card-liberating-effect = Wyzwalający skutek
ambrosia-card-liberating-effect-about = Każdy może uwolnić swoje przykryte pszczoły.
ambrosia-space-hole = dziura dżdżownicy
ambrosia-space-hole-about = Pszczoły, które tu wylądują, mogą przejść do drugiej dziury tego samego koloru.
ambrosia-space-thicket = gąszcz
ambrosia-space-thicket-about = Pszczoły specjalne nie mają tu mocy.
ambrosia-space-gust = podmuch wiatru
ambrosia-space-gust-about = Kto tu wyląduje, może od razu lecieć dalej.
ambrosia-space-honeywell = studnia miodu
ambrosia-space-honeywell-about = Lądowanie tutaj daje punkt.
ambrosia-space-beekeeper = pszczelarz
ambrosia-space-beekeeper-about = Kto tu wyląduje, zabiera punkt innemu graczowi.
ambrosia-space-leaves = kołyszące się liście
ambrosia-space-leaves-about = Ruchy stąd mogą iść do tyłu.
ambrosia-space-arena = arena
ambrosia-space-arena-about = Przy punktowaniu o 1 punkt więcej za przykrycie tu pszczoły.
ambrosia-space-guerrilla = partyzantka
ambrosia-space-guerrilla-about = Kto tu wyląduje, może uwolnić przykrytą pszczołę.
ambrosia-space-grasshopper = usługi konika polnego
ambrosia-space-grasshopper-about = Kto punktuje, leżąc tu na wierzchu, może wykonać jeszcze jedną turę.
ambrosia-space-rainbow = tęcza
ambrosia-space-rainbow-about = Przy punktowaniu o 4 punkty więcej za bycie na wierzchu obu pól tęczy.
ambrosia-once-a-turn = Każde pole specjalne działa najwyżej raz w turze. (Zasada Skepa.)
ambrosia-stop-rule =
    { $limit ->
        [one] Jeśli minie { $limit } tura bez punktowania, partia się kończy i wszyscy liczą punkty. (Zasada Skepa.)
        [few] Jeśli miną { $limit } tury z rzędu bez punktowania, partia się kończy i wszyscy liczą punkty. (Zasada Skepa.)
       *[many] Jeśli minie { $limit } tur z rzędu bez punktowania, partia się kończy i wszyscy liczą punkty. (Zasada Skepa.)
    }

# Stół
ambrosia-status =
    { $points ->
        [one] 1 punkt, mleczko { $jelly }, punktowanie { $scorings }/{ $last }, warte { $worth }
        [few] { $points } punkty, mleczko { $jelly }, punktowanie { $scorings }/{ $last }, warte { $worth }
       *[many] { $points } punktów, mleczko { $jelly }, punktowanie { $scorings }/{ $last }, warte { $worth }
    }
ambrosia-waiting = czekają: { $bees }
ambrosia-card-open = Karta: { $card }. { $about }
ambrosia-direction =
    { $way ->
        [back] Pszczoły latają przeciwnie do ruchu wskazówek zegara.
       *[ahead] Pszczoły latają zgodnie z ruchem wskazówek zegara.
    }
ambrosia-calm =
    { $left ->
        [one] Została 1 tura bez punktowania.
        [few] Zostały { $left } tury bez punktowania.
       *[many] Zostało { $left } tur bez punktowania.
    }
ambrosia-supply = Zapas mleczka: { $count }.
ambrosia-rows = Łąka, zgodnie z ruchem wskazówek zegara
ambrosia-row-empty = Pole { $at }, kwiat { $value }{ $special }
ambrosia-row = Pole { $at }, kwiat { $value }{ $special }: { $group }
ambrosia-group =
    { $count ->
        [one] { ambrosia-color }, 1 pszczoła, na wierzchu { ambrosia-bee }
        [few] { ambrosia-color }, { $count } pszczoły, na wierzchu { ambrosia-bee }
       *[many] { ambrosia-color }, { $count } pszczół, na wierzchu { ambrosia-bee }
    }
ambrosia-under = pod spodem { ambrosia-color }: { ambrosia-bees }
ambrosia-order = od góry: { $bees }
ambrosia-legend = A 5H b1: Bursztynowy, 5 pszczół, na wierzchu Siłaczka, przykrywa 1 Niebieskiego · n zwykła · G Strażniczka · C Zbieraczka · H Siłaczka · T Turbopszczoła · R Buntowniczka · B Berserkerka · D Truteń · S Sabotażystka · O Organizatorka
ambrosia-legend-spaces = Za wartością kwiatu: o dziura dżdżownicy · # gąszcz · ~ podmuch · + studnia miodu · - pszczelarz · < liście · x arena · ^ partyzantka · > konik polny · = tęcza
ambrosia-reading = Pola są ponumerowane zgodnie z ruchem wskazówek zegara. Łąka to pierścień: po ostatnim polu następuje pierwsze.
ambrosia-effect-scores = punktuje { $points }
ambrosia-effect-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
ambrosia-effect-worth = potem warte { $worth }

# O co się pyta
ambrosia-ask-start = kto zaczyna?
ambrosia-ask-part = która część łąki jest następna, zgodnie z ruchem wskazówek zegara?
ambrosia-ask-last = kto był ostatni w poprzedniej partii? Zaczyna z mleczkiem.
ambrosia-ask-pick = wybierz pszczołę specjalną na wierzch swojego stosu.
ambrosia-ask-place = gdzie zaczyna Twój stos?
ambrosia-ask-event = która karta zostaje odkryta?
ambrosia-ask-for = { $ask } (Decydujesz za kolor: { ambrosia-color }.)
ambrosia-ask-turn = ruch, albo najpierw mleczko.
ambrosia-ask-after = użyć mleczka przed sprawdzeniem czy iść dalej?
ambrosia-ask-check = punktować teraz, choć ruch jest jeszcze możliwy?
ambrosia-ask-more = użyć mleczka na jeszcze jedną turę albo punkt, czy kończyć turę?
ambrosia-ask-fly = dokąd leci ułożona grupa?
ambrosia-ask-order = która pszczoła leży następna od góry?
ambrosia-ask-gust = lecieć dalej z podmuchem wiatru?
ambrosia-ask-tunnel = ile pszczół idzie przez dziurę dżdżownicy?
ambrosia-ask-rob = komu pszczelarz zabiera punkt?
ambrosia-ask-free = uwolnić przykrytą pszczołę?
ambrosia-ask-hop = wykonać jeszcze jedną turę z konikiem polnym?
ambrosia-ask-bonus =
    { $what ->
        [arena] wziąć punkt areny na polu { $at }?
        [rainbow] wziąć punkty tęczy?
       *[other] wziąć premię pszczoły na polu { $at }?
    }
ambrosia-ask-honey = wziąć punkt ze studni miodu?
ambrosia-ask-begin = od której grupy zaczyna się składanie? Znajdzie się na wierzchu.
ambrosia-ask-give = która pszczoła idzie do ula?
ambrosia-ask-add = która pszczoła specjalna wchodzi do gry?
ambrosia-ask-talent = która pszczoła specjalna zostaje wylosowana?
ambrosia-ask-alone = wszystkie Twoje pszczoły są przykryte. Gdzie staje nowa?
ambrosia-ask-swap = którą zwykłą pszczołę zastępuje?
ambrosia-ask-inspire = wymienić zwykłą pszczołę na specjalną?
ambrosia-ask-show = ukryta pszczoła wychodzi na jaw.

# Co można odpowiedzieć
ambrosia-option-done = dalej
ambrosia-option-wait = jeszcze nie punktować
ambrosia-option-score = punktować
ambrosia-option-point = mleczko za punkt
ambrosia-option-again = mleczko za jeszcze jedną turę
ambrosia-option-hop = jeszcze jedna tura
ambrosia-option-stay = koniec tury
ambrosia-option-yes = wziąć
ambrosia-option-no = zostawić
ambrosia-option-shown = zobaczyć
ambrosia-option-rob = punkt traci { ambrosia-color }
ambrosia-option-start = zaczyna { ambrosia-color }
ambrosia-option-last = { ambrosia-color }
ambrosia-option-part = część { $what }
ambrosia-option-event = { $what }
ambrosia-option-talent = { ambrosia-bee }
ambrosia-option-pick = { ambrosia-bee }
ambrosia-option-add =
    { $what ->
        [none] bez nowej pszczoły
        [chance] wylosować
       *[other] { ambrosia-bee }
    }
ambrosia-option-next = { ambrosia-bee }
ambrosia-option-tunnel = przez dziurę: { ambrosia-bees }
ambrosia-option-place = zacząć na { $at }
ambrosia-option-begin = zacząć od { $at }
ambrosia-option-organize = ułożyć grupę na { $at }, a potem nią ruszyć
ambrosia-option-alone = stanąć na { $at }
ambrosia-option-free = uwolnić pszczołę na { $at }
ambrosia-option-give = oddać pszczołę na { $at }, { $place }
ambrosia-option-swap = wymienić pszczołę na { $at }, { $place }
ambrosia-option-place-top = numer { $number } od góry
ambrosia-option-place-under = przykryta
ambrosia-option-leap = za mleczko skoczyć z { $from } na { $to }
ambrosia-option-move = { ambrosia-bees } z { $from } na { $to }
ambrosia-option-takeover = za mleczko ruszyć cudzą grupę z { $from } na { $to }: { ambrosia-bees }

# Co się stało
ambrosia-event-start = Zaczyna { ambrosia-color }.
ambrosia-event-picked = { ambrosia-color } zaczyna, mając na wierzchu: { ambrosia-bee }.
ambrosia-event-placed = { ambrosia-color } staje na { $at }.
ambrosia-event-flew =
    { $covers ->
        [0] { ambrosia-color } leci z { $from } na { $to }: { ambrosia-bees }.
        [one] { ambrosia-color } leci z { $from } na { $to }: { ambrosia-bees }. Przykrywa tam 1 pszczołę.
        [few] { ambrosia-color } leci z { $from } na { $to }: { ambrosia-bees }. Przykrywa tam { $covers } pszczoły.
       *[many] { ambrosia-color } leci z { $from } na { $to }: { ambrosia-bees }. Przykrywa tam { $covers } pszczół.
    }
ambrosia-event-dug = { ambrosia-color } idzie przez dziurę dżdżownicy z { $from } na { $to }: { ambrosia-bees }.
ambrosia-event-leapt = { ambrosia-color } używa mleczka i skacze z { $from } na { $to }: { ambrosia-bees }.
ambrosia-event-unintended = Niezamierzone skutki dalekiego lotu (pola: { $spaces }): wszyscy inni biorą punkt. Leciał { ambrosia-color }.
ambrosia-event-sorted = { ambrosia-color } układa grupę na { $at }.
ambrosia-event-gust = { ambrosia-color } leci dalej z podmuchem na { $at }.
ambrosia-event-honey = { ambrosia-color } bierze punkt ze studni miodu na { $at }.
ambrosia-event-robbed =
    { $loss ->
        [0] { ambrosia-color } nasyła pszczelarza. { ambrosia-victim } nie ma punktu do stracenia.
       *[other] { ambrosia-color } nasyła pszczelarza. { ambrosia-victim } traci punkt.
    }
ambrosia-event-freed = { ambrosia-color } uwalnia na { $from }: { ambrosia-bee }. Jest teraz na { $to }.
ambrosia-event-takeover = { ambrosia-color } używa mleczka i przejmuje cudze pszczoły. Ich kolor: { ambrosia-victim }.
ambrosia-event-point = { ambrosia-color } używa mleczka na punkt.
ambrosia-event-again = { ambrosia-color } używa mleczka na jeszcze jedną turę.
ambrosia-event-jelly =
    { $why ->
        [symbol] { ambrosia-color } mija symbol jako ostatni i bierze mleczko.
        [hive] { ambrosia-color } przybywa do ula jako ostatni i bierze mleczko.
        [favour] { ambrosia-color } bierze mleczko dzięki Królewskiej łasce.
       *[rematch] { ambrosia-color } był ostatni w poprzedniej partii i zaczyna z mleczkiem.
    }
ambrosia-event-scored =
    { $points ->
        [one] { ambrosia-color } zdobywa 1 punkt.
        [few] { ambrosia-color } zdobywa { $points } punkty.
       *[many] { ambrosia-color } zdobywa { $points } punktów.
    }
ambrosia-event-gathered = { ambrosia-color } składa stos na { $at }: { ambrosia-bees }.
ambrosia-event-gave = { ambrosia-color } kładzie na ulu { $hive }: { ambrosia-bee }.
ambrosia-event-added = { ambrosia-color } wprowadza na { $at }: { ambrosia-bee }.
ambrosia-event-hop = { ambrosia-color } wykonuje jeszcze jedną turę z konikiem polnym.
ambrosia-event-event = Nowa karta: { $card }. { $about }
ambrosia-event-inspired = { ambrosia-color } wymienia zwykłą pszczołę na: { ambrosia-bee }.
ambrosia-event-leftover =
    { $points ->
        [one] { ambrosia-color } bierze 1 punkt za pozostałe mleczko.
        [few] { ambrosia-color } bierze { $points } punkty za pozostałe mleczko.
       *[many] { ambrosia-color } bierze { $points } punktów za pozostałe mleczko.
    }
ambrosia-event-over = Partia się skończyła: { $because }

# Jak się kończy
ambrosia-end-finished = jeden z kolorów punktował po raz ostatni.
ambrosia-end-stopped = minęło zbyt wiele tur bez punktowania.
ambrosia-sheet-scorings = punktowania
ambrosia-sheet-final = liczenie końcowe
ambrosia-sheet-jelly = mleczko użyte na punkty
ambrosia-sheet-honeywell = studnie miodu
ambrosia-sheet-events = karty wydarzeń
ambrosia-sheet-beekeeper = pszczelarz
ambrosia-sheet-leftover = mleczko pozostałe na koniec

# Dlaczego nie
why-AMB-COMP-04 = każdy kolor ma każdą pszczołę specjalną tylko raz, a ta jest już w grze albo odeszła.
why-AMB-START-04 = między dwoma stosami początkowymi muszą leżeć co najmniej 3 pola.
why-AMB-TURN-04 = uwalnia się przed sprawdzeniem, nie po nim.
why-AMB-TURN-05 = za jeszcze jedną turę płaci się mleczkiem po sprawdzeniu.
why-AMB-MOVE-01 = nie ma tam Twojej grupy.
why-AMB-MOVE-03 = grupa nie ma tylu pszczół.
why-AMB-MOVE-04 = pszczoły lecą dokładnie o tyle pól, ile ich się rusza.
why-AMB-MOVE-05 = to byłoby do tyłu.
why-AMB-MOVE-07 = pojedyncza pszczoła nie może się ruszyć.
why-AMB-MOVE-08 = pojedyncza pszczoła nie może się ruszyć, nawet gdy leży na innych.
why-AMB-MOVE-09 = ruszają się tylko własne pszczoły.
why-AMB-MOVE-10 = przykryte pszczoły nie mogą się ruszyć.
why-AMB-DEST-05 = leżą tam co najmniej dwie pszczoły, a na wierzchu jest cudzy kolor.
why-AMB-DEST-06 = pszczoła na tym polu już przykrywa inną.
why-AMB-DEST-07 = Twoja pszczoła jest tam przykryta; decyduje ta na wierzchu.
why-AMB-FORCE-01 = kto może się ruszyć, musi to zrobić.
why-AMB-GUARD-01 = na wierzchu jest tam Strażniczka, której nie można przykryć.
why-AMB-GUARD-03 = na wierzchu jest tam Strażniczka, która nie ulega nawet Berserkerce.
why-AMB-TURBO-01 = tylko z Turbopszczołą na wierzchu można lecieć o 1 pole dalej.
why-AMB-TURBO-04 = samotna Turbopszczoła też nie może się ruszyć.
why-AMB-BERS-04 = Berserkerka przykrywa dokładnie dwie pszczoły jednego koloru, nigdy więcej.
why-AMB-THICK-02 = Berserkerka nie ma mocy nad gąszczem.
why-AMB-ORG-01 = ułożyć można tylko grupę co najmniej dwóch pszczół z Organizatorką na wierzchu, jeśli może się ruszyć.
why-AMB-ORG-02 = grupę ułożono, by się ruszyła, więc to ona musi się ruszyć i móc to zrobić.
why-AMB-GUST-01 = podmuch niesie tylko pszczoły ze swojego pola.
why-AMB-STACK-08 = zaczęty stamtąd nowy stos skończyłby na cudzych pszczołach.
why-AMB-HIVE-01 = do ula idzie zwykła pszczoła z nowego stosu, dopóki jakaś w nim jest.
why-AMB-HIVE-07 = przykryta pszczoła idzie do ula tylko wtedy, gdy w nowym stosie nie ma zwykłej.
why-AMB-JELLY-02 = to kosztuje mleczko, a ty go nie masz.
why-AMB-JELLY-04 = tylko jedno mleczko na turę może posłużyć do działania; to z tej tury jest zużyte.
why-AMB-JELLY-08 = w turze opłaconej mleczkiem mleczko daje tylko punkty.
why-AMB-JELLY-09 = uwolnić można tylko własne przykryte pszczoły.
why-AMB-JELLY-12 = bez własnej nieprzykrytej grupy nie można niczego uwolnić.
why-AMB-EVT-10 = przy Wzajemnym porozumieniu nie wolno używać mleczka.
why-AMB-EVT-12 = tylko przy Skokliwości może skakać jedna z twoich grup.
why-AMB-EVT-20 = tylko przy Wrogim przejęciu można ruszyć cudzą grupę, i musi ona mieć co najmniej 2 pszczoły.
why-AMB-EVT-21 = przejęte pszczoły lecą o tyle pól, ile ich jest, na pole otwarte dla ich koloru.
why-AMB-EVT-23 = przy Pokojowym rozwiązaniu nikogo nie wolno przykryć.
why-AMB-EVT-26 = przy Ukrytych talentach pszczołę specjalną wybiera los.

# Labels of the page

ambrosia-label-flies = Może lecieć
ambrosia-label-hive = Ule
ambrosia-label-track = Plaster miodu
