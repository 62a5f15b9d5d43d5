# Lekcje Propolis: najwyżej dwa zdania naraz.

lesson-propolis-deploying = Wysyłanie robotnic
lesson-propolis-deploying-deploy = Robotnice na krajobrazie od razu biorą nagrody swoich pól. Wybierz krajobraz z trzema zasobami i zajmij wszystkie jego pola.
lesson-propolis-deploying-deploy-done = Trzy robotnice, trzy zasoby. Przeciwnik też wysłał swoje.
lesson-propolis-deploying-deploy-wrong = To mniej niż trzy nagrody. Znajdź krajobraz z żółtym, pomarańczowym i różowym i zajmij wszystkie pola.
lesson-propolis-deploying-deploy-wrong-build = Stać Cię już na tę kartę, ale najpierw zbieraj. Wyślij robotnice.
lesson-propolis-deploying-again = Krajobraz, na którym ktoś stoi, jest zamknięty, także dla Ciebie. Wyślij robotnice na inny.
lesson-propolis-deploying-again-done = Pole z robotnicą sprowadza jedną ze wspólnego zasobu. Zaczynasz z dziewięcioma, a trzy czekają tam.
lesson-propolis-deploying-again-wrong = Wyślij robotnice na krajobraz, na którym nikogo nie ma.
lesson-propolis-deploying-again-wrong-build = Na budowę przyjdzie czas. Wyślij robotnice jeszcze raz.
lesson-propolis-deploying-again-wrong-other = To inna czynność. Wyślij robotnice na pusty krajobraz.

lesson-propolis-trading = Wymiana
lesson-propolis-trading-trade = Pole wymiany zamienia jeden zasób na inny. Wyślij robotnice na krajobraz, który je ma, i wymień coś.
lesson-propolis-trading-trade-done = Złoto można oddać w wymianie, ale nigdy go w niej nie dostaniesz. Przy płaceniu złoto zastępuje dowolny kolor.
lesson-propolis-trading-trade-wrong = Postaw robotnicę na polu wymiany i zamień jeden zasób na inny.

lesson-propolis-fortifying = Umacnianie
lesson-propolis-fortifying-first = Zamiast wysyłać możesz umocnić jedną lub dwie stojące robotnice: jeszcze raz wezmą nagrody. Umocnij pierwszą.
lesson-propolis-fortifying-first-done = Leży teraz na boku i w swoim rzędzie liczy się podwójnie.
lesson-propolis-fortifying-first-wrong = Wybierz do umocnienia jedną ze swoich stojących robotnic.
lesson-propolis-fortifying-first-wrong-other = To inna czynność. Umocnij jedną z robotnic.
lesson-propolis-fortifying-second = W tej samej turze można umocnić jeszcze jedną. Zrób to.
lesson-propolis-fortifying-second-done = Dwie nagrody bez nowej robotnicy. Każdą można umocnić tylko raz.
lesson-propolis-fortifying-second-wrong = Umocnij drugą stojącą robotnicę.
lesson-propolis-fortifying-second-wrong-done = Możesz na tym skończyć, ale druga nagroda czeka.

lesson-propolis-holding-a-row = Przewaga w rzędzie
lesson-propolis-holding-a-row-win = Gdy na wszystkich czterech krajobrazach rzędu są robotnice, wygrywa go ten, kto ma tam najwięcej siły. Zajmij ostatni krajobraz drugiego rzędu tyloma robotnicami, żeby wygrać.
lesson-propolis-holding-a-row-win-done = Wygrywasz 3 do 2: robotnice wracają do domu, a jeden pusty krajobraz ustępuje miejsca nowemu. Za zajęcie ostatniego krajobrazu jest też złoto.
lesson-propolis-holding-a-row-win-wrong = Tak rzędu nie wygrasz. Masz tam 1, przeciwnik 2: wyślij na pusty krajobraz co najmniej dwie robotnice.
lesson-propolis-holding-a-row-win-wrong-fortify = Wtedy jeden krajobraz rzędu wciąż jest pusty i nic się nie rozstrzyga. Wyślij tam robotnice.
lesson-propolis-holding-a-row-win-wrong-other = Możesz zaraz wygrać rząd: wyślij robotnice.

lesson-propolis-breaking-a-tie = Przełamanie remisu
lesson-propolis-breaking-a-tie-tie = Pierwszy rząd jest pełny i jest w nim remis, więc nikt go nie wygrał. Przełam remis, umacniając robotnice.
lesson-propolis-breaking-a-tie-tie-done = Umocniona robotnica liczy się za 2, więc rząd jest Twój. Umocnienie w pełnym rzędzie daje też złoto.
lesson-propolis-breaking-a-tie-tie-wrong = Rząd wciąż jest remisowy albo przegrany. Umocnij robotnice w pierwszym rzędzie.
lesson-propolis-breaking-a-tie-tie-wrong-retreat = Wycofanie oddaje rząd przeciwnikowi. Lepiej umocnij.
lesson-propolis-breaking-a-tie-tie-wrong-other = To niczego w remisie nie zmienia. Umocnij robotnice w pierwszym rzędzie.

lesson-propolis-retreating = Wycofanie
lesson-propolis-retreating-home = Gdy brakuje robotnic, w swojej turze możesz sprowadzić do domu dowolne z nich. Zabierz obie swoje.
lesson-propolis-retreating-home-done = Znów stoją przy Twojej planszy, a krajobraz jest otwarty. Kosztowało to całą turę; wygrany rząd sprowadziłby je za darmo.
lesson-propolis-retreating-home-wrong = Zabierz obie robotnice.
lesson-propolis-retreating-home-wrong-other = To inna czynność. Wycofaj obie robotnice.

lesson-propolis-constructing = Budowa
lesson-propolis-constructing-build = Podświetlone są te budowle, za które możesz teraz zapłacić. Zbuduj jedną z nich.
lesson-propolis-constructing-build-done = Jej stały zasób obniża koszt każdej następnej karty, a sztandar gildii liczy się przy punktacji. Rynek już się uzupełnił.
lesson-propolis-constructing-build-wrong = Wybierz z rynku budowlę, na którą Cię stać.
lesson-propolis-constructing-build-wrong-deploy = Masz dość zasobów na budowlę. Zbuduj jakąś.

lesson-propolis-gifts = Budowle, które dają
lesson-propolis-gifts-build = Niektóre budowle dają coś raz, zaraz po zbudowaniu. Zbuduj tę, która daje trzy dowolne zasoby.
lesson-propolis-gifts-build-done = Jest opłacona i stoi w ulu. Teraz należy się jej dar.
lesson-propolis-gifts-build-wrong = Szukaj budowli za 3 pomarańczowe i 2 niebieskie.
lesson-propolis-gifts-build-wrong-other = Wysłać możesz później. Zbuduj budowlę z darem.
lesson-propolis-gifts-take = Weź pierwszy z trzech zasobów.
lesson-propolis-gifts-take-done = Zostały jeszcze dwa. Na torze mieści się dziesięć; nadwyżka przepada.
lesson-propolis-gifts-take-wrong = Wybierz zasób.

lesson-propolis-paying = Własny sposób płacenia
lesson-propolis-paying-pay = Złotem płaci się za dowolny kolor. Zbuduj budowlę, wybierając zapłatę: zostaw pomarańczowy i zapłać za niego złotem.
lesson-propolis-paying-pay-done = Pomarańczowy został. Zwykle najlepsza jest zapłata proponowana jako pierwsza.
lesson-propolis-paying-pay-wrong = To zapłata pomarańczowym. Zapłać za niego złotem.
lesson-propolis-paying-pay-wrong-default = Tak płaci się automatycznie, najpierw kolorami. Tym razem wybierz zapłatę.
lesson-propolis-paying-pay-wrong-deploy = Stać Cię na budowlę. Zbuduj ją i wybierz, czym płacisz.

lesson-propolis-guilds = Sztandary gildii
lesson-propolis-guilds-pair = Wiele budowli punktuje za sztandary: litera daje 1 za każdy taki sztandar, dwie litery 2 za każdą parę, cztery litery 4 za komplet. Zbuduj tę, która punktuje za pary.
lesson-propolis-guilds-pair-done = Odtąd każda para tych dwóch sztandarów w twoim ulu jest warta 2 punkty. Zbieraj to, o co proszą Twoje karty.
lesson-propolis-guilds-pair-wrong = Szukaj budowli z dwiema literami.
lesson-propolis-guilds-pair-wrong-other = Ta daje zasoby. Szukaj dwóch liter.

lesson-propolis-palace = Pałac królowej
lesson-propolis-palace-palace = Raz w partii możesz zbudować pałac: w ulu muszą być jego stałe zasoby, których nie tracisz. Masz je, więc zapłać dwiema robotnicami.
lesson-propolis-palace-palace-done = 7 punktów, a jego sztandar zastępuje dowolną literę. Gdy ktoś ma dziesięć kart, rundę gra się do końca i partia jest skończona.
lesson-propolis-palace-palace-wrong = Jeden pałac jest podświetlony. Zbuduj go.

lesson-propolis-solo-opponent = W pojedynkę: przeciwnik
lesson-propolis-solo-opponent-turn = W pojedynkę grasz przeciw talii kart. Wyślij robotnice na dowolny krajobraz i zobacz, co zrobi następna karta.
lesson-propolis-solo-opponent-turn-done = Karta najpierw spróbowała górnej połowy i dała radę; inaczej spróbowałaby dolnej, a na końcu wycofania.
lesson-propolis-solo-opponent-turn-wrong = Wyślij co najmniej jedną robotnicę.
lesson-propolis-solo-opponent-turn-wrong-build = Stać Cię na to, ale tym razem wyślij robotnice.
lesson-propolis-solo-opponent-answer = Przeciwnik niczego nie zbiera i nie punktuje, ale jego robotnice zajmują miejsca i wygrywają rzędy. Wyślij swoje jeszcze raz.
lesson-propolis-solo-opponent-answer-done = Grasz o jak najlepszy wynik, zanim ktoś zbierze dziesięć kart albo skończy się talia.
lesson-propolis-solo-opponent-answer-wrong = Wyślij robotnice na krajobraz, na którym nikogo nie ma.
lesson-propolis-solo-opponent-answer-wrong-build = Budowa to dobry pomysł, ale tym razem wyślij robotnice.
lesson-propolis-solo-opponent-answer-wrong-other = To inna czynność. Wyślij robotnice.

lesson-propolis-achievements = W pojedynkę: osiągnięcia
lesson-propolis-achievements-mark = Partia się skończyła i spełniło się kilka z dwudziestu osiągnięć. Możesz zaznaczyć jedno z nich.
lesson-propolis-achievements-mark-done = Skep pamięta je w tej przeglądarce. Dwadzieścia partii może zapełnić całą ścianę.
lesson-propolis-achievements-mark-wrong = Wybierz osiągnięcie.
lesson-propolis-achievements-mark-wrong-none = Jedno Ci się należy: zaznacz je.
