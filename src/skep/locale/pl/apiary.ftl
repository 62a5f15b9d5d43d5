# Apiary.
apiary = Apiary
apiary-about = Pszczoły wśród gwiazd: wysyłaj robotnice, odkrywaj i rozbudowuj ul, zanim zapadną w sen.

# Modes and settings
apiary-mode-standard = Standardowy
apiary-mode-standard-about = Losowa planszetka ula i jedna z dwóch frakcji do wyboru.
apiary-mode-first-game = Pierwsza rozgrywka
apiary-mode-first-game-about = Każdy gracz otrzymuje losową frakcję podstawową.
apiary-mode-advanced = Zaawansowany
apiary-mode-advanced-about = Frakcje i planszetki uli wybiera się po kolei, od ostatniego do pierwszego gracza i z powrotem.
apiary-mode-solo = Solo
apiary-mode-solo-about = W pojedynkę przeciwko Automie, która gra z własnej talii.
apiary-setting-seed_limit = limit kart siewu
apiary-setting-seed_limit-about = Ile zdolności kart siewu można aktywować w turze.
apiary-setting-seed_limit-false = dowolnie wiele
apiary-setting-seed_limit-true = dwie
apiary-setting-two_seed_token = żeton z dwiema kartami
apiary-setting-two_seed_token-about = Czy w grze jest żeton eksploracji dający dwie karty siewu?
apiary-setting-two_seed_token-false = usunięty
apiary-setting-two_seed_token-true = w grze
apiary-setting-lone_benefit = siła 4 tylko dla efektu
apiary-setting-lone_benefit-about = Czy robotnicę o sile 4 można umieścić tylko po to, by wzmocnić frakcję albo nauczyć tańca?
apiary-setting-lone_benefit-false = nie
apiary-setting-lone_benefit-true = tak
apiary-setting-ask_favor = pytaj o przysługi
apiary-setting-ask_favor-about = Czy przysługę za odrzucony surowiec gra dodaje automatycznie, czy pyta?
apiary-setting-ask_favor-false = automatycznie
apiary-setting-ask_favor-true = pytaj
apiary-setting-level = poziom
apiary-setting-level-about = Jak silna jest Automa.
apiary-setting-level-1 = 1, Karmicielka
apiary-setting-level-2 = 2, Zbieraczka
apiary-setting-level-3 = 3, Strażniczka
apiary-setting-level-4 = 4, Gwardzistka królowej

apiary-standing-bumped = Gdy ktoś zepchnie Twoją robotnicę, trafia ona

# Resources and other things
apiary-item-pollen = pyłek
apiary-item-fiber = włókno
apiary-item-water = woda
apiary-item-wax = wosk
apiary-item-honey = miód
apiary-item-vp = PZ
apiary-item-favor = przysługa królowej
apiary-item-seed = karta siewu
apiary-item-worker = robotnica
apiary-item-frame = ramka
apiary-item-explore_token = żeton eksploracji
apiary-item-any_basic = surowiec podstawowy
apiary-item-pollen_or_fiber = pyłek albo włókno
apiary-item-fiber_or_water = włókno albo woda
apiary-item-wax_or_honey = wosk albo miód
apiary-item-any_resource = dowolny surowiec
apiary-item-nothing = nic

# Things counted
apiary-count-pollen =
    { $count ->
        [one] 1 pyłek
        [few] { $count } pyłki
       *[many] { $count } pyłków
    }
apiary-count-fiber =
    { $count ->
        [one] 1 włókno
        [few] { $count } włókna
       *[many] { $count } włókien
    }
apiary-count-water =
    { $count ->
        [one] 1 wodę
        [few] { $count } znaczniki wody
       *[many] { $count } znaczników wody
    }
apiary-count-wax =
    { $count ->
        [one] 1 wosk
        [few] { $count } znaczniki wosku
       *[many] { $count } znaczników wosku
    }
apiary-count-honey =
    { $count ->
        [one] 1 miód
        [few] { $count } znaczniki miodu
       *[many] { $count } znaczników miodu
    }
apiary-count-vp =
    { $count ->
        [one] 1 PZ
        [few] { $count } PZ
       *[many] { $count } PZ
    }
apiary-count-favor =
    { $count ->
        [one] 1 przysługę królowej
        [few] { $count } przysługi królowej
       *[many] { $count } przysług królowej
    }

# Kinds of tiles
apiary-kind-farm = farma
apiary-kind-recruit = rekrut
apiary-kind-development = innowacja
apiary-kind-carving = zdobienie

# Actions
apiary-action-explore = Eksploracja
apiary-action-advance = Postęp
apiary-action-advance-farms = Postęp (farmy)
apiary-action-advance-others = Postęp (rekruci i innowacje)
apiary-action-grow = Wzrost
apiary-action-research = Badania
apiary-action-convert = Wymiana
apiary-action-carve = Zdobienie

# Places of workers, and pods
apiary-place-pool = pula aktywna
apiary-place-landing = lądowisko
apiary-place-lifted = podniesiona
apiary-place-left = lewy
apiary-place-middle = środkowy
apiary-place-right = prawy
apiary-space = { $action }, { $number ->
        [1] pierwsze pole
       *[2] ostatnie pole
    }
apiary-pod = { $side } sektor, pole { $number }

# What is asked
apiary-ask-turn = zagraj karty siewu, jeśli chcesz, a potem umieść robotnicę albo odzyskaj robotnice.
apiary-ask-after = zagraj kolejne karty siewu albo zakończ turę.
apiary-ask-pay = którymi surowcami płacisz?
apiary-ask-gain = który surowiec otrzymujesz?
apiary-ask-offer = czy korzystasz z efektu?
apiary-ask-choose = który efekt wybierasz?
apiary-ask-frame = gdzie i jak położyć ramkę?
apiary-ask-hex = gdzie zbudować kafelek?
apiary-ask-take = który kafelek budujesz?
apiary-ask-advance = który kafelek pozyskujesz?
apiary-ask-carve = które zdobienie pozyskujesz?
apiary-ask-seed = która karta siewu jest następna?
apiary-ask-keep = którą kartę zatrzymujesz?
apiary-ask-plant = czy wsuwasz kartę siewu?
apiary-ask-discard = którą kartę siewu odrzucasz?
apiary-ask-tile = który kafelek jest następny?
apiary-ask-refresh = który rząd odświeżyć?
apiary-ask-reserve = który kafelek trafia do rezerwy?
apiary-ask-keep-tile = który kafelek zatrzymujesz w rezerwie?
apiary-ask-strengthen = która robotnica zwiększa siłę?
apiary-ask-recall = która robotnica wraca?
apiary-ask-bumped = dokąd trafia Twoja zepchnięta robotnica o sile { $strength }?
apiary-ask-pod = na którym polu plastra kładziesz żeton hibernacji?
apiary-ask-store = nie wszystkie surowce mieszczą się w ulu. Który odrzucasz?
apiary-ask-fly = dokąd leci statek matka?
apiary-ask-leave = który surowiec podstawowy kładziesz na planecie?
apiary-ask-strong = czy korzystasz z efektu siły 4 tej planety?
apiary-ask-planet = która planeta zostaje odkryta?
apiary-ask-token = który żeton eksploracji?
apiary-ask-grow = co pozyskujesz?
apiary-ask-teach = czy uczysz pszczoły tańca?
apiary-ask-convert = wymieniasz dalej? Pozostało: { $left }
apiary-ask-dance-token = który żeton kładziesz na kafelku tańca?
apiary-ask-income = która farma daje dochód?
apiary-ask-raise = czy robotnica o sile { $strength } zwiększa siłę?
apiary-ask-mat = która planszetka ula?
apiary-ask-deal-faction = która frakcja?
apiary-ask-dance = który taniec?
apiary-ask-first = kto zaczyna?
apiary-ask-faction = którą frakcję wybierasz?
apiary-ask-draft = wybierz frakcję albo planszetkę ula.

# What may be answered: $name is the thing in words, $more what stands behind it
apiary-option-place = { $name } robotnicą o sile { $more }
apiary-option-retrieve = odzyskaj wszystkie robotnice
apiary-option-pass = pas: nie możesz umieścić ani odzyskać robotnic
apiary-option-accept = tak
apiary-option-decline = nie
apiary-option-before = tak, przed surowcami
apiary-option-after = tak, po surowcach
apiary-option-to-pool = do puli aktywnej, siła +1
apiary-option-to-landing = na lądowisko, bez zmiany siły
apiary-option-as-is = do puli aktywnej, bez zmiany siły
apiary-option-raise = siła +1
apiary-option-benefit = zagraj kartę { $name }: aktywuj zdolność
apiary-option-resource = zagraj kartę { $name } za 1 surowiec podstawowy
apiary-option-keep = zatrzymaj kartę { $name }
apiary-option-plant = wsuń kartę { $name }
apiary-option-discard = odrzuć kartę { $name }
apiary-option-gain = weź: { $name }
apiary-option-leave = połóż: { $name }
apiary-option-drop = odrzuć: { $name }
apiary-option-worker = robotnica o sile { $more } ({ $name })
apiary-option-fly = leć na pole { $what } (rząd, kolumna)
apiary-option-take = { $name } z kolumny { $more }
apiary-option-reserve = odłóż do rezerwy: { $name } z kolumny { $more }
apiary-option-tile = { $name }
apiary-option-refresh = rząd: { $name }
apiary-option-grow = pozyskaj: { $name }
apiary-option-upgrade = wzmocnij frakcję
apiary-option-convert = wymień: { $name }
apiary-option-teach = naucz tańca: { $name }
apiary-option-token = żeton: { $name }
apiary-option-choose = efekt numer { $what }
apiary-option-pod = { $name }
apiary-option-faction = frakcja { $name }
apiary-option-mat = planszetka ula { $name }
apiary-option-pay = zapłać: { $name }
apiary-option-done = gotowe
apiary-option-hex = na polu { $what }
apiary-option-frame = ramka na { $what } (pole, obrót)
apiary-option-seed = { $name }
apiary-option-planet = { $name }
apiary-option-explore = { $name }
apiary-option-dance = { $name }
apiary-option-first = zaczyna miejsce { $what }

# Ways to convert
apiary-trade-seed = karta siewu za kartę siewu
apiary-trade-basic = surowiec podstawowy za dowolny podstawowy
apiary-trade-wax = pyłek i włókno za wosk
apiary-trade-honey = 2 pyłki i woda za miód
apiary-trade-casi = włókno i woda za wosk

# What happened
apiary-event-first = { $seat } zaczyna.
apiary-event-settled = { $seat }: frakcja { $faction }, planszetka { $mat }.
apiary-event-drafted = { $seat } wybiera: { $what }.
apiary-event-turn = { $seat }: tura { $turn }.
apiary-event-empty-hive = { $seat }: pusty ul, nowa robotnica o sile 1.
apiary-event-placed = { $seat }: { $action }, robotnica o sile { $strength }.
apiary-event-bumped = { $seat } spycha robotnicę o sile { $strength } ({ $owner }).
apiary-event-home = { $seat }: robotnica wraca z siłą { $strength } ({ $place }).
apiary-event-worker = { $seat }: nowa robotnica o sile { $strength }.
apiary-event-stronger = { $seat }: robotnica ma teraz siłę { $strength }.
apiary-event-retrieved = { $seat } odzyskuje robotnice o sile { $strengths }.
apiary-event-income = { $seat }: dochód, { $tile }.
apiary-event-slept = { $seat }: robotnica hibernuje ({ $pod }).
apiary-event-gained = { $seat } otrzymuje: { $goods }.
apiary-event-paid = { $seat } płaci: { $paid }.
apiary-event-dropped = { $seat } odrzuca: { $item }.
apiary-event-flew = { $seat } leci na { $to }.
apiary-event-token = { $seat } bierze żeton: { $token }.
apiary-event-uncovered = { $seat } odkrywa planetę { $planet }.
apiary-event-left = { $seat } kładzie na planecie: { $item }.
apiary-event-built = { $seat } buduje { $tile } na { $at }.
apiary-event-frame = { $seat } dodaje ramkę na { $at }, obrót { $turn }.
apiary-event-upgraded = { $seat } wzmacnia frakcję { $faction }.
apiary-event-drew = { $seat } dobiera kartę siewu: { $card }.
apiary-event-kept = { $seat } zatrzymuje kartę siewu: { $card }.
apiary-event-discarded = { $seat } odrzuca: { $cards }.
apiary-event-played = { $seat } zagrywa: { $card }.
apiary-event-planted = { $seat } wsuwa kartę { $card }.
apiary-event-converts = { $seat } wymienia: { $trade }.
apiary-event-taught = { $seat } uczy tańca: { $dance }.
apiary-event-dance-token = { $seat } kładzie { $token } na kafelku: { $dance }.
apiary-event-reserved = { $seat } odkłada do rezerwy: { $tile }.
apiary-event-refilled = Oferta, { $row }: { $tiles }.
apiary-event-refreshed = Odświeżony rząd: { $row }.
apiary-event-last-round = Nadchodzi ostatnia runda: { $because }
apiary-event-over = Koniec gry: { $because }
apiary-unseen = zakryta
apiary-no-pod = brak pola lub żetonu, więc przysługa

# How it ends
apiary-end-full-comb = plaster hibernacji jest pełny.
apiary-end-seventh-token = ktoś umieścił siódmy żeton hibernacji.
apiary-end-turn-limit = rozegrano po 75 tur.

# The score sheet
apiary-sheet-track = tor punktacji
apiary-sheet-planted = wsunięte karty siewu
apiary-sheet-printed = na kafelkach
apiary-sheet-carvings = zdobienia
apiary-sheet-favor = przysługi królowej
apiary-sheet-filled = zapełniony ul i ramki
apiary-sheet-faction = frakcja
apiary-sheet-comb = plaster hibernacji
apiary-points-favor = przysługi { $space } na torze
apiary-points-mat = zapełniona planszetka ula
apiary-points-frame = zapełnione ramki
apiary-points-track = Zdobyte w trakcie gry.

# The table
apiary-status = { $points } PZ, przysługi { $favor }, { $goods }; robotnice { $workers }; karty { $cards }
apiary-table-explore = Planety (statek matka: { $ship })
apiary-table-actions = Akcje
apiary-table-comb = Plaster hibernacji
apiary-table-dances = Tańce
apiary-table-carvings = Zdobienia
apiary-table-hive = Ul ({ $seat }): { $faction }, { $mat }
apiary-table-hand = Ręka
apiary-table-planted = Wsunięte
apiary-table-reserve = Rezerwa
apiary-table-sector = { $name } (pierwszy { $first }, drugi { $second })
apiary-untaught = nienauczany
apiary-legend = Ule: * pole, na którym możesz teraz budować, + pole z premią, . puste pole, litery F R D C kafelki (farma, rekrut, innowacja, zdobienie), B S kafelek startowy.

# Why not
why-APY-PLACE-07 = trzeba coś zrobić: nie wolno umieścić robotnicy i nic nie wykonać.
why-APY-PLACE-09 = nie stać Cię tam na nic.
why-APY-TURN-04 = nie masz robotnic na planszy ani na lądowisku.
why-APY-TURN-13 = robotnica na lądowisku czeka na turę odzyskiwania.
why-APY-CARVE-01 = zdobić może tylko robotnica o sile 4.
why-APY-CARVE-02 = to zdobienie kosztuje więcej miodu, niż masz.
why-APY-CARVE-08 = nie stać Cię na żadne z pozostałych zdobień.
why-APY-ADV-04 = siła wystarcza tylko na pierwszą kolumnę od lewej.
why-APY-ADV-05 = siła wystarcza tylko na lewą i środkową kolumnę.
why-APY-ADV-08 = nie stać Cię na ten koszt.
why-APY-ADV-10 = leży tam już kafelek.
why-APY-ADVP-03 = ten kafelek należy do drugiej akcji postępu.
why-APY-TILE-06 = to pole nie sąsiaduje z żadnym kafelkiem w Twoim ulu.
why-APY-FRAME-04 = ramka musi sąsiadować z planszetką ula albo inną ramką.
why-APY-FRAME-05 = ramka nie może przykryć pola ani kafelka.
why-APY-EXPL-05 = statek matka nie doleci tak daleko.
why-APY-EXPL-07 = statek matka musi zakończyć ruch na innej planecie.
why-APY-EXPL-15 = na planecie można położyć tylko surowiec podstawowy.
why-APY-GROW-03 = nowa robotnica kosztuje 1 pyłek.
why-APY-GROW-06 = w jednej akcji można pozyskać najwyżej 3 robotnice.
why-APY-GROW-07 = nie masz już robotnic w zasobach.
why-APY-GROW-08 = ramka kosztuje 2 dowolne surowce podstawowe.
why-APY-GROW-09 = ramka wymaga 2 punktów siły.
why-APY-GROW-11 = siła robotnicy jest wykorzystana.
why-APY-GROW-12 = frakcję wzmacnia tylko umieszczona tu robotnica o sile 4.
why-APY-GROW-17 = frakcja jest już wzmocniona.
why-APY-COMP-05 = nie ma już ramek.
why-APY-CONV-09 = nikt jeszcze nie uczył tego tańca.
why-APY-CONV-11 = nie stać Cię na tę wymianę.
why-APY-DANCE-06 = ten żeton nie pasuje do tego tańca.
why-APY-HIB-06 = na tym polu leży już żeton.
why-APY-HIB-12 = żadna robotnica nie ma siły większej niż 4.
why-APY-COMB-03 = ten sektor nie jest używany przy tej liczbie graczy.
why-APY-RETR-05 = ta farma dała już dochód.
why-APY-SEED-12 = zdolność tej karty nic teraz nie da; możesz zagrać ją za surowiec podstawowy.
why-APY-SEEDV-01 = w tej turze zagrano już dwie karty siewu dla zdolności.
why-APY-STORE-13 = jakiś surowiec wciąż nie ma pola.
why-APY-STORE-15 = zostałoby dla niego puste pole, więc nie wolno go odrzucić.
