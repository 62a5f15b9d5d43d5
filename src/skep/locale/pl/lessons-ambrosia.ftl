# Lekcje Ambrosii: najwyżej dwa zdania naraz.

lesson-ambrosia-flying = Lot
lesson-ambrosia-flying-three = Grasz kolorem bursztynowym i masz siedem pszczół na jednym polu. Poleć trzema z nich.
lesson-ambrosia-flying-three-done = Trzy pszczoły lecą dokładnie o trzy pola, zgodnie z ruchem wskazówek zegara. Zbieraczka leżała na wierzchu, więc poleciała z nimi.
lesson-ambrosia-flying-three-wrong = O tym, jak daleko lecą, decyduje liczba pszczół. Weź trzy.
lesson-ambrosia-flying-join = Masz teraz dwie grupy. Poleć z większej tak, żeby wylądować na drugiej.
lesson-ambrosia-flying-join-done = Znów są jedną grupą, a jedna pszczoła została z tyłu. Sama już nie poleci, ale przyniesie punkty za swój kwiat.
lesson-ambrosia-flying-join-wrong = Druga grupa jest trzy pola dalej. Weź tyle pszczół, ile jest pól.
lesson-ambrosia-flying-join-wrong-other = To mniejsza grupa. Poleć z pola, na którym był start.

lesson-ambrosia-covering = Przykrywanie
lesson-ambrosia-covering-cover = Niebieski zostawił na łące dwie samotne pszczoły. Przykryj tę, która nie jest Strażniczką.
lesson-ambrosia-covering-cover-done = Niebieska pszczoła pod Twoją nie może lecieć i nie daje punktów, dopóki tam leżysz. Strażniczki obok nie dałoby się przykryć.
lesson-ambrosia-covering-cover-wrong = Tak nikogo nie przykryjesz. Policz pola do samotnej niebieskiej pszczoły i weź tyle pszczół.

lesson-ambrosia-scoring = Punktowanie
lesson-ambrosia-scoring-score = Punktujesz od razu, gdy żadna z twoich grup nie może już lecieć. Wykonaj ruch, po którym zostaną same pojedyncze pszczoły.
lesson-ambrosia-scoring-score-done = Każdy kwiat pod twoimi pszczołami policzył się raz, razem 16 punktów. Siłaczka podwoiła trójkę, na której leży.
lesson-ambrosia-scoring-score-wrong = Dwie pszczoły razem mogą jeszcze lecieć, więc nie ma punktowania. Zostaw każdą osobno.
lesson-ambrosia-scoring-gather = Pszczoły wracają do jednego stosu: każda następna grupa, zgodnie z ruchem wskazówek zegara, wsuwa się pod poprzednią. Zacznij od Siłaczki, żeby leżała na wierzchu.
lesson-ambrosia-scoring-gather-done = Nowy stos stoi tam, gdzie leżała ostatnia grupa, a jedna zwykła pszczoła poszła do ula. Ule liczą Twoje punktowania.
lesson-ambrosia-scoring-gather-wrong = Wtedy na wierzchu leżałaby inna pszczoła. Zacznij od pola Siłaczki.
lesson-ambrosia-scoring-add = Po każdym punktowaniu na wierzch stosu wchodzi nowa pszczoła specjalna. Wybierz dowolną.
lesson-ambrosia-scoring-add-done = Dobry wybór; działa tylko ta na wierzchu. W dwie osoby partia kończy się, gdy ktoś zapunktuje po raz siódmy.
lesson-ambrosia-scoring-add-wrong = Wybierz jedną z pszczół specjalnych.
lesson-ambrosia-scoring-add-wrong-none = Możesz z niej zrezygnować, ale nic nie kosztuje. Weź którąś.

lesson-ambrosia-turbo = Turbopszczoła
lesson-ambrosia-turbo-further = Grupa z Turbopszczołą na wierzchu może polecieć o jedno pole dalej, niż ma pszczół. Wykonaj taki ruch.
lesson-ambrosia-turbo-further-done = Jedno pole więcej to często lepszy kwiat. Każda pszczoła specjalna zmienia jedną zasadę, dopóki leży na wierzchu.
lesson-ambrosia-turbo-further-wrong = To tyle pól, ile pszczół: tak lata każda grupa. Poleć o pole dalej.

lesson-ambrosia-rebel = Buntowniczka
lesson-ambrosia-rebel-back = Grupa z Buntowniczką na wierzchu może lecieć do tyłu. Cofnij się Buntowniczką.
lesson-ambrosia-rebel-back-done = Lot do tyłu oszczędza całe okrążenie do dobrego kwiatu. Pozostałe pszczoły lecą do przodu jak zwykle.
lesson-ambrosia-rebel-back-wrong = To lot do przodu. Wybierz pole za Buntowniczką.
lesson-ambrosia-rebel-back-wrong-other = Tam nie ma Buntowniczki. Weź grupę, na której leży.

lesson-ambrosia-berserker = Berserkerka
lesson-ambrosia-berserker-two = Tylko Berserkerka może przykryć dwie pszczoły. Przykryj obie niebieskie.
lesson-ambrosia-berserker-two-done = Dwie pszczoły utknęły pod jedną Twoją. Trzy to byłoby za dużo, a Strażniczka i teraz jest bezpieczna.
lesson-ambrosia-berserker-two-wrong = Tak nikogo nie przykryjesz. Obie niebieskie pszczoły leżą tuż przed Berserkerką.

lesson-ambrosia-saboteur = Sabotażystka
lesson-ambrosia-saboteur-spoil = Gdy punktują inni, pszczoła tuż przed Twoją Sabotażystką nic im nie daje. Ustaw Sabotażystkę zaraz za samotną niebieską pszczołą.
lesson-ambrosia-saboteur-spoil-done = Gdyby Niebieski teraz punktował, ten kwiat nic by nie dał. Sabotażystka działa, dopóki leży tam na wierzchu.
lesson-ambrosia-saboteur-spoil-wrong = Wtedy Sabotażystka nie leży na polu zaraz za niebieską pszczołą.
lesson-ambrosia-saboteur-spoil-wrong-cover = Przykrycie też działa, ale wtedy Twoja pszczoła musi tam zostać. Tym razem zatrzymaj się pole wcześniej.

lesson-ambrosia-organizer = Organizatorka
lesson-ambrosia-organizer-sort = Zanim grupa poleci, Organizatorka na wierzchu może ją dowolnie ułożyć. Użyj jej i wybieraj pszczoły od góry.
lesson-ambrosia-organizer-sort-done = Grupa leży tak, jak chcesz. Organizatorka zadziała znowu, gdy będzie na wierzchu.
lesson-ambrosia-organizer-sort-wrong = Wybieraj od góry, która pszczoła leży następna.
lesson-ambrosia-organizer-sort-wrong-unsorted = Zanim polecisz, użyj Organizatorki.

lesson-ambrosia-drone = Truteń
lesson-ambrosia-drone-choose = Lecieć może już tylko jedna Twoja para, a na niej leży Truteń. Wtedy zamiast ruchu możesz punktować: zrób to.
lesson-ambrosia-drone-choose-done = Moment punktowania zależał od Ciebie. Bez Trutnia ruch byłby obowiązkowy.
lesson-ambrosia-drone-choose-wrong = To zwykły ruch. Wybierz punktowanie.

lesson-ambrosia-jelly = Mleczko pszczele
lesson-ambrosia-jelly-free = Masz mleczko, a jedna z twoich pszczół jest przykryta. Oddaj mleczko i uwolnij ją.
lesson-ambrosia-jelly-free-done = Pszczoła przeleciała na wierzch Twojej następnej grupy. Ruch wciąż przed Tobą.
lesson-ambrosia-jelly-free-wrong = Użyj mleczka, żeby uwolnić przykrytą pszczołę.
lesson-ambrosia-jelly-free-wrong-point = Punkt to najmniej, ile warte jest mleczko. Uwolnij przykrytą pszczołę.
lesson-ambrosia-jelly-free-wrong-move = Ruch może poczekać: najpierw uwolnij przykrytą pszczołę.

lesson-ambrosia-another-turn = Dodatkowa tura
lesson-ambrosia-another-turn-again = Kto jako ostatni dotrze do ula albo do symbolu na torze miodu, bierze mleczko, i ty je masz. Zapłać nim za jeszcze jedną turę.
lesson-ambrosia-another-turn-again-done = Ruszasz się znowu przed Niebieskim. Tylko jedno mleczko na turę może dać turę albo uwolnienie, ale punktów kupisz, ile chcesz.
lesson-ambrosia-another-turn-again-wrong = Nie trzymaj mleczka: weź jeszcze jedną turę.
lesson-ambrosia-another-turn-again-wrong-point = To tylko jeden punkt. Tura jest warta więcej.

lesson-ambrosia-back-of-the-meadow = Druga strona łąki
lesson-ambrosia-back-of-the-meadow-hole = Po drugiej stronie łąki pola specjalne działają, gdy na nich wylądujesz. Poleć trzema pszczołami do dziury dżdżownicy i przeprowadź wszystkie.
lesson-ambrosia-back-of-the-meadow-hole-done = Wyszły drugą dziurą tego samego koloru. Wskaż dowolne pole specjalne, a przeczytasz, co robi.
lesson-ambrosia-back-of-the-meadow-hole-wrong = Dziura jest trzy pola dalej. Wyląduj tam trzema pszczołami i przeprowadź wszystkie trzy.
lesson-ambrosia-back-of-the-meadow-beekeeper = Niebieski dostał punkt ze studni miodu. Poleć do pszczelarza i zabierz mu go.
lesson-ambrosia-back-of-the-meadow-beekeeper-done = Niebieski znów ma 0. Z pola specjalnego nie trzeba korzystać, jeśli nie chcesz.
lesson-ambrosia-back-of-the-meadow-beekeeper-wrong = Pszczelarz jest dwa pola przed twoimi pszczołami. Wyląduj tam i wskaż Niebieskiego.

lesson-ambrosia-event-cards = Karty wydarzeń
lesson-ambrosia-event-cards-short = Karta zmienia jedną zasadę do następnego punktowania; ta daje punkt każdemu z pozostałych za ruch o 3 pola lub więcej. Wykonaj krótszy ruch.
lesson-ambrosia-event-cards-short-done = Niebieski nic nie dostał. Po każdym punktowaniu przeczytaj odkrytą kartę, bo jest już inna.
lesson-ambrosia-event-cards-short-wrong = Ten ruch dał punkt Niebieskiemu. Poleć jedną albo dwiema pszczołami.
