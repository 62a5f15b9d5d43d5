# What Apiary's pieces do, put together from their data.

# Things counted
apiary-count-seed =
    { $count ->
        [one] 1 kartę siewu
        [few] { $count } karty siewu
       *[many] { $count } kart siewu
    }
apiary-count-worker =
    { $count ->
        [one] 1 robotnicę
        [few] { $count } robotnice
       *[many] { $count } robotnic
    }
apiary-count-frame =
    { $count ->
        [one] 1 ramkę
        [few] { $count } ramki
       *[many] { $count } ramek
    }
apiary-count-explore_token =
    { $count ->
        [one] 1 żeton eksploracji
        [few] { $count } żetony eksploracji
       *[many] { $count } żetonów eksploracji
    }
apiary-count-any_basic =
    { $count ->
        [one] 1 surowiec podstawowy
        [few] { $count } surowce podstawowe
       *[many] { $count } surowców podstawowych
    }
apiary-count-pollen_or_fiber =
    { $count ->
        [one] 1 pyłek albo włókno
        [few] { $count } × pyłek albo włókno
       *[many] { $count } × pyłek albo włókno
    }
apiary-count-fiber_or_water =
    { $count ->
        [one] 1 włókno albo wodę
        [few] { $count } × włókno albo wodę
       *[many] { $count } × włókno albo wodę
    }
apiary-count-wax_or_honey =
    { $count ->
        [one] 1 wosk albo miód
        [few] { $count } × wosk albo miód
       *[many] { $count } × wosk albo miód
    }
apiary-count-any_resource =
    { $count ->
        [one] 1 dowolny surowiec
        [few] { $count } dowolne surowce
       *[many] { $count } dowolnych surowców
    }

# Steps
apiary-text-gain = otrzymaj { $goods }
apiary-text-pay = zapłać { $goods }
apiary-text-gain-per = { $thing }: po { $goods }
apiary-text-gain-per-most = { $thing }: po { $goods }, najwyżej { $most }
apiary-text-draw =
    { $look ->
        [one] dobierz kartę siewu i zatrzymaj { $keep }
        [few] dobierz { $look } karty siewu i zatrzymaj { $keep }
       *[many] dobierz { $look } kart siewu i zatrzymaj { $keep }
    }
apiary-text-plant = wsuń kartę siewu z ręki
apiary-text-strengthen =
    { $count ->
        [one] jedna robotnica zwiększa siłę o 1
        [few] do { $count } robotnic zwiększa siłę o 1
       *[many] do { $count } robotnic zwiększa siłę o 1
    }
apiary-text-new-worker = otrzymaj robotnicę o sile { $strength }
apiary-text-recall =
    { $count ->
        [one] jedna robotnica wraca jak zepchnięta
        [few] do { $count } robotnic wraca jak zepchnięte
       *[many] do { $count } robotnic wraca jak zepchnięte
    }
apiary-text-upgrade = wzmocnij frakcję
apiary-text-build-free = zbuduj za darmo kafelek z oferty ({ $kinds })
apiary-text-build-cost = zbuduj za jego koszt kafelek z pierwszych kolumn: { $columns } ({ $kinds })
apiary-text-reserve = odłóż do rezerwy kafelki z oferty, najwyżej { $keep } ({ $kinds })
apiary-text-from-stack = z każdego rodzaju obejrzyj { $look } kafelki i zatrzymaj { $keep } w rezerwie ({ $kinds })
apiary-text-income =
    { $count ->
        [one] dochód z jednej farmy
        [few] dochód z { $count } różnych farm
       *[many] dochód z { $count } różnych farm
    }
apiary-text-action = { $action } jak z siłą { $strength }
apiary-text-refresh = odśwież jeden rząd
apiary-text-refresh-row = odśwież rząd ({ $kinds })
apiary-text-choose = { $first } albo { $second }
apiary-text-repeat = do { $times } razy: { $what }
apiary-text-score = { $vp } PZ
apiary-text-score-per = { $thing }: po { $vp } PZ
apiary-text-score-per-some = { $thing }: { $vp } PZ za każde { $per }
apiary-text-score-per-most = { $thing }: po { $vp } PZ, najwyżej { $most }
apiary-text-score-set = { $vp } PZ za każdy zestaw: { $things }
apiary-text-score-if = { $vp } PZ, jeśli { $tests }
apiary-text-test-equal = { $thing } = { $number }
apiary-text-test-at-least = { $thing } ≥ { $number }
apiary-text-test-at-most = { $thing } ≤ { $number }
apiary-text-copy = tyle, ile dałoby tu najlepsze zdobienie z innego ula
apiary-text-harvest = to, co daje planeta pod statkiem matką
apiary-text-dance-tokens = to, co dają żetony
apiary-text-nothing = nic

# When
apiary-when-built = Po zbudowaniu: { $what }
apiary-when-may = możesz: { $what }
apiary-when-income = Dochód: { $what }
apiary-when-endgame = Na koniec gry: { $what }
apiary-when-setup = Przed grą: { $what }
apiary-when-after-action = Po akcji { $action }: { $what }
apiary-when-before-action = Przed akcją { $action }: { $what }
apiary-when-build = Gdy budujesz ({ $kinds }), { $what }
apiary-when-build-bonus = Gdy budujesz na polu z premią, { $what }
apiary-when-build-reserve = Gdy budujesz z rezerwy, { $what }
apiary-when-bump = Gdy spychasz robotnicę przeciwnika, { $what }
apiary-when-bumped = Gdy Twoja robotnica zostaje zepchnięta, { $what }
apiary-when-retrieve = W każdej turze odzyskiwania: { $what }
apiary-when-hibernate = Gdy Twoja robotnica hibernuje, { $what }
apiary-when-gain-worker = Gdy otrzymujesz robotnicę, { $what }
apiary-when-gain-frame = Gdy otrzymujesz ramkę, { $what }
apiary-when-gain-token = Gdy otrzymujesz żeton eksploracji, { $what }
apiary-when-play-seed = Gdy aktywujesz zdolność karty siewu, { $what }
apiary-when-plant-seed = Gdy wsuwasz kartę siewu, { $what }
apiary-when-conversion = Gdy wymiana daje { $thing }, { $what }
apiary-when-use-dance = Gdy używasz tańca, { $what }
apiary-when-overflow = Za każdy surowiec odrzucony na koniec tury { $what }
apiary-when-once-turn = { $what } (raz na turę)
apiary-when-once-action = { $what } (raz na akcję)

# Rule changes, by their number
apiary-change-less-farm = Farmy kosztują o { $by } mniej
apiary-change-less-recruit = Rekruci kosztują o { $by } mniej
apiary-change-less-development = Innowacje kosztują o { $by } mniej
apiary-change-less-carving = Zdobienia kosztują o { $by } mniej
apiary-change-carving-floor = ale co najmniej { $by }
apiary-change-less-reserve = Kafelki z rezerwy kosztują o { $by } mniej
apiary-change-grow-worker-cost = Nowe robotnice kosztują o { $by } mniej
apiary-change-grow-frame-cost = Ramki kosztują o { $by } surowiec mniej
apiary-change-grow-frame-strength = Ramki wymagają o { $by } mniej siły
apiary-change-new-worker-strength = Nowe robotnice mają siłę { $by }
apiary-change-conversions = O { $by } wymianę więcej w akcji wymiany
apiary-change-conversion-rate = Możesz też wymienić włókno i wodę na wosk
apiary-change-research-keep = W akcji badań zatrzymaj o { $by } kartę więcej
apiary-change-plant-strength = W akcji badań wsuwaj karty już z siłą { $by }
apiary-change-seed-limit = O { $by } miejsce więcej na wsunięte karty siewu
apiary-change-seed-as-resource = Karta siewu zagrana za surowiec daje { $by }
apiary-change-pay-as = Możesz płacić wodą zamiast pyłkiem lub włóknem
apiary-change-overflow-favor = Każdy surowiec odrzucony na koniec tury daje o { $by } przysługę więcej
apiary-change-income-farms = W turze odzyskiwania z dochodem o { $by } farmę więcej
apiary-change-queenship-range = Statek matka leci dla Ciebie o { $by } dalej
apiary-change-keep-strength-bumped = Zepchnięta robotnica może zachować siłę
apiary-change-keep-strength-retrieved = Odzyskana robotnica może zachować siłę
apiary-change-spots = Pola surowców: { $spots }

# What is counted
apiary-thing-pollen = pyłek
apiary-thing-fiber = włókno
apiary-thing-water = woda
apiary-thing-wax = wosk
apiary-thing-honey = miód
apiary-thing-basic_resources = surowiec podstawowy
apiary-thing-farms = farma
apiary-thing-recruits = rekrut
apiary-thing-developments = innowacja
apiary-thing-carvings = zdobienie
apiary-thing-other_carvings = inne zdobienie
apiary-thing-built_tiles = zbudowany kafelek
apiary-thing-tiles_adjacent_to_this = sąsiedni kafelek lub część frakcji
apiary-thing-recruits_adjacent_to_this = sąsiedni rekrut
apiary-thing-developments_adjacent_to_this = sąsiednia innowacja
apiary-thing-kinds_adjacent_to_this = rodzaj sąsiednich kafelków
apiary-thing-printed_vp_of_developments_adjacent_to_this = punkt na sąsiednich innowacjach
apiary-thing-farms_adjacent_to_faction_base = farma przy bazie frakcji
apiary-thing-planted_seeds = wsunięta karta siewu
apiary-thing-frames = ramka
apiary-thing-complete_frames = zapełniona ramka
apiary-thing-complete_hive_mat = zapełniona planszetka ula
apiary-thing-explore_tokens = żeton eksploracji
apiary-thing-hibernation_tokens = umieszczony żeton hibernacji
apiary-thing-hibernation_sectors = sektor z Twoim żetonem
apiary-thing-active_workers = aktywna robotnica
apiary-thing-active_strength = punkt siły aktywnych robotnic
apiary-thing-favor = przysługa królowej
apiary-thing-storage_spots = pole surowca
apiary-thing-distinct_resource_kinds = różny surowiec
apiary-thing-tiles_adjacent_to_faction_base = kafelek przy bazie frakcji
apiary-thing-tiles_on_frames = kafelek na ramce
apiary-thing-empty_mat_hexes = puste pole planszetki ula
apiary-thing-faction_upgraded = wzmocniona frakcja

# Cards and planets
apiary-text-planted = wsunięta: { $what }
apiary-text-strong = siła 4: { $what }
apiary-text-slots =
    { $count ->
        [one] 1 puste pole
        [few] { $count } puste pola
       *[many] { $count } pustych pól
    }
