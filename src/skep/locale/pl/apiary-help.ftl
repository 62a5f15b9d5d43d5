# Apiary: what a question is about, and what each answer does, for someone who has not read the rules.

# What is asked, in a second sentence
apiary-about-turn = Umieszczona robotnica wykonuje jedną akcję. Odzyskanie sprowadza wszystkie Twoje robotnice, silniejsze i z dochodem. Karty siewu można zagrywać przed tym i po tym.
apiary-about-after = Kartę siewu zagrywa się dla jej efektu albo dla jednego surowca podstawowego. Potem trafia na stos kart odrzuconych.
apiary-about-pay = Każda odpowiedź to jeden sposób zapłaty. Zapłacone surowce wracają do zasobów.
apiary-about-gain = Surowiec bierzesz z zasobów. Na koniec tury potrzebuje pola w twoim ulu.
apiary-about-offer = Odrzucony efekt przepada.
apiary-about-choose = Dostajesz jeden z nich, teraz.
apiary-about-frame = Ramka dodaje pola do ula. Wskaż miejsce, obróć ramkę klawiszem R i połóż ją.
apiary-about-hex = Kafelek leży obok innego kafelka Twojego ula. Znak na polu to premia za budowę.
apiary-about-take = Budujesz go w ulu od razu.
apiary-about-advance = Płacisz za jeden kafelek i budujesz go w ulu. Łączna siła 3 otwiera środkową kolumnę, 5 prawą.
apiary-about-carve = Płacisz miodem i budujesz je w ulu. Zdobienia punktują na końcu.
apiary-about-keep = Pozostałe karty zostają odrzucone.
apiary-about-plant = Wsunięta karta opuszcza rękę i punktuje na końcu.
apiary-about-discard = Znika bez efektu.
apiary-about-refresh = Kafelki z tego rzędu znikają i pojawiają się nowe.
apiary-about-reserve = Kafelek w rezerwie czeka na Ciebie. Liczy się dopiero po zbudowaniu.
apiary-about-keep-tile = Pozostałe kafelki znikają.
apiary-about-strengthen = Silna robotnica może więcej. Siła nie przekracza 4.
apiary-about-recall = Wraca od razu, jak zepchnięta, bez dochodu.
apiary-about-bumped = Inna robotnica zajęła jej pole. W puli aktywnej można ją znowu umieścić. Na lądowisku czeka na Twoją następną turę odzyskiwania i wtedy przynosi dochód.
apiary-about-pod = Efekt pola dostajesz teraz. Kto ma najwięcej żetonów w sektorze, punktuje na końcu.
apiary-about-store = Tura się kończy, a każdy surowiec potrzebuje pola w ulu. Surowiec bez pola zostaje odrzucony i daje przysługę królowej.
apiary-about-fly = Tam otrzymujesz to, co pokazuje planeta. Planeta jeszcze nieodkryta daje najpierw swój żeton.
apiary-about-leave = Bierzesz go z zasobów i zostaje na planecie. Taki sam otrzymujesz teraz, a później każdy, kto tu przyleci.
apiary-about-strong = Może z niego skorzystać tylko robotnica o sile 4.
apiary-about-grow = Nowa robotnica zużywa 1 siłę i 1 pyłek. Ramka zużywa 2 siły i 2 surowce podstawowe.
apiary-about-teach = Odtąd wszyscy mogą używać tańca, a każde użycie przez kogoś innego daje Ci przysługę królowej. Uczysz raz na partię.
apiary-about-convert = Każda wymiana zużywa 1 siłę robotnicy. Zyskiem z jednej można zapłacić za następną.
apiary-about-dance-token = Żeton mówi, co daje taniec. Zostaje tam do końca partii.
apiary-about-income = Każda wracająca robotnica o sile od 1 do 3 przynosi dochód innej farmy.
apiary-about-raise = Twoja zdolność pozwala wybrać. Robotnica o sile 4, która miałaby urosnąć, hibernuje.
apiary-about-faction = Daje Ci robotnice, magazyn i zdolność na całą partię.
apiary-about-draft = Na koniec będziesz mieć po jednym z obu.

# What brought the question about
apiary-about-hex-bonus = Premia pola ula.
apiary-about-card = Karta siewu zagrana dla surowca.
apiary-about-by = { $name } spycha Twoją robotnicę z pola: { $place }.
apiary-about-own = Spychasz własną robotnicę z pola: { $place }.

# What an answer does
apiary-does-explore = Przesuń statek matkę, połóż surowiec na planecie i weź to, co tam leży i jest nadrukowane.
apiary-does-advance = Zapłać za farmę, rekruta albo innowację i zbuduj w ulu.
apiary-does-advance-farms = Zapłać za farmę i zbuduj ją w ulu.
apiary-does-advance-others = Zapłać za rekruta albo innowację i zbuduj w ulu.
apiary-does-grow = Pozyskaj robotnice i ramki. Z siłą 4 możesz też ulepszyć frakcję.
apiary-does-research = Dobierz karty siewu, zatrzymaj część, z siłą 4 wsuń kartę.
apiary-does-convert = Wymieniaj surowce i karty. Z siłą 4 możesz najpierw nauczyć tańca.
apiary-does-carve = Zapłać miodem za zdobienie. Tylko z siłą 4.
apiary-does-retrieve = Wszystkie Twoje robotnice wracają. Siła od 1 do 3 przynosi dochód farmy i rośnie; siła 4 hibernuje.
apiary-does-resource = Pyłek, włókno albo woda.
apiary-does-to-pool = Można ją umieścić w następnej turze.
apiary-does-to-landing = Czeka na Twoją następną turę odzyskiwania i wtedy przynosi dochód.
apiary-does-as-is = Można ją umieścić w następnej turze, z tą samą siłą.
apiary-does-raise = Rośnie teraz; powyżej siły 4 hibernuje.
apiary-does-drop = Zostaje odrzucony, a ty dostajesz za niego przysługę królowej.
apiary-does-upgrade = Kafelek odwraca się na lepszą stronę, bez kosztu.
apiary-does-worker = Trafia do puli aktywnej z siłą 1.
apiary-does-frame = Kładziesz ją przy ulu i możesz na niej budować.
apiary-does-done = Dalej bez reszty.
apiary-does-decline = Dalej bez tego.
apiary-does-bonus = Budowa tam daje: { $goods }.
apiary-does-discount = { $kind ->
    [farm] Farma zbudowana
    [recruit] Rekrut zbudowany
    [development] Innowacja zbudowana
   *[other] Kafelek zbudowany
    } tam kosztuje o { $count } mniej.
