# Lekcje Apiary: najwyżej dwa zdania naraz.

lesson-apiary-exploring = Eksploracja
lesson-apiary-exploring-place = Turę zaczynasz, umieszczając jedną z robotnic na polu akcji. Umieść którąś na Eksploracji.
lesson-apiary-exploring-place-done = Im silniejsze robotnice na Eksploracji, tym dalej może polecieć statek matka.
lesson-apiary-exploring-place-wrong = To inna akcja. Wybierz Eksplorację.
lesson-apiary-exploring-fly = Statek musi skończyć lot na innej planecie. Poleć na wyróżnioną, na której jeszcze nikogo nie było.
lesson-apiary-exploring-fly-done = Zabierasz leżący tam żeton i dostajesz miód, a planeta zostaje odkryta.
lesson-apiary-exploring-fly-wrong = Można tam polecieć, ale lekcja toczy się dalej na wyróżnionej planecie.
lesson-apiary-exploring-leave = Połóż surowiec podstawowy z zasobów na pustym obrysie planety. Dostaniesz wszystko, co planeta pokazuje, razem z nim.
lesson-apiary-exploring-leave-done = Kto wyląduje tu następny, dostanie też Twój surowiec.
lesson-apiary-exploring-leave-wrong = Wybierz pyłek, włókno albo wodę.

lesson-apiary-storing = Przechowywanie
lesson-apiary-storing-drop = Na koniec tury każdy surowiec musi mieć w ulu pole swojego rodzaju, a jedno włókno go nie ma. Odrzuć je.
lesson-apiary-storing-drop-done = Za każdy odrzucony surowiec przesuwasz się na torze przysług królowej. Najlepszym magazynem są farmy.
lesson-apiary-storing-drop-wrong = Wybierz włókno, które nie ma pola.
lesson-apiary-storing-drop-wrong-done = To zakończyłoby turę. Tym razem odrzuć włókno samodzielnie.

lesson-apiary-recruits = Rekruci
lesson-apiary-recruits-place = W Postępie kupujesz jeden kafelek; łączna siła 2 otwiera lewą kolumnę, a puste dolne pole dodaje 1. Umieść robotnicę o sile 1.
lesson-apiary-recruits-place-done = 1 i puste pole to razem 2. Rekrut z lewej kolumny kosztuje pyłek.
lesson-apiary-recruits-place-wrong = Umieść na Postępie robotnicę o sile 1.
lesson-apiary-recruits-place-wrong-strength = Silniejsza otwiera więcej kolumn, ale na ten kafelek wystarczy siła 1.
lesson-apiary-recruits-build = Zbuduj rekruta na polu obok innego kafelka. Niektóre pola dają premię.
lesson-apiary-recruits-build-done = Zdolność rekruta działa do końca partii. Rząd kafelków już się uzupełnił.
lesson-apiary-recruits-build-wrong = Wybierz podświetlone pole swojego ula.

lesson-apiary-farms = Farmy
lesson-apiary-farms-place = Farmy kosztują włókno i wodę. Umieść robotnicę o sile 1 na Postępie, żeby kupić farmę.
lesson-apiary-farms-place-done = Łączna siła 2 otwiera lewą kolumnę.
lesson-apiary-farms-place-wrong = Umieść na Postępie robotnicę o sile 1.
lesson-apiary-farms-place-wrong-strength = Silną robotnicę zachowaj na coś dużego: tu wystarczy siła 1.
lesson-apiary-farms-build = Zbuduj farmę na wyróżnionym polu, które daje premię.
lesson-apiary-farms-build-done = Farma przechowuje surowce, a dochód daje przy odzyskiwaniu. Najpierw premia pola.
lesson-apiary-farms-build-wrong = Tam też wolno, ale wybierz wyróżnione pole: daje premię.
lesson-apiary-farms-bonus = Wybierz surowiec podstawowy jako premię.
lesson-apiary-farms-bonus-done = Przeciwnik miał już swoją turę.
lesson-apiary-farms-bonus-wrong = Wybierz pyłek, włókno albo wodę.
lesson-apiary-farms-retrieve = Zamiast umieszczać robotnicę, możesz odzyskać wszystkie swoje. Zrób to i pobierz dochód z farmy.
lesson-apiary-farms-retrieve-done = Każda odzyskana robotnica pobiera dochód z innej farmy i zwiększa siłę o 1. Robotnica o sile 4 poszłaby hibernować.
lesson-apiary-farms-retrieve-wrong = Wybierz odzyskanie robotnic.
lesson-apiary-farms-retrieve-wrong-place = Możesz umieścić następną, ale farma płaci tylko przy odzyskiwaniu.

lesson-apiary-developments = Innowacje
lesson-apiary-developments-place = Innowacje kosztują wosk i od razu robią coś mocnego. Umieść na Postępie robotnicę o sile 2.
lesson-apiary-developments-place-done = Innowacja z lewej kolumny jest w twoim zasięgu.
lesson-apiary-developments-place-wrong = Umieść na Postępie robotnicę o sile 2.
lesson-apiary-developments-place-wrong-strength = Słabsza też by wystarczyła. Tym razem umieść tę o sile 2.
lesson-apiary-developments-build = Zbuduj innowację na dowolnym podświetlonym polu.
lesson-apiary-developments-build-done = Pięć kroków naraz na torze przysług królowej. Robotnica o sile 4 na Postępie dałaby jeszcze 3 punkty.
lesson-apiary-developments-build-wrong = Wybierz podświetlone pole swojego ula.

lesson-apiary-bumping = Spychanie
lesson-apiary-bumping-choose = Pola nigdy nie są zablokowane: ktoś zajął pole Twojej robotnicy i ją zepchnął. Może zwiększyć siłę o 1 i wrócić do puli aktywnej albo z tą samą siłą czekać na lądowisku na dochód.
lesson-apiary-bumping-choose-done = Zepchnięcie zatem pomaga. Swoje robotnice też możesz spychać.
lesson-apiary-bumping-choose-wrong = Wybierz, dokąd idzie Twoja robotnica.

lesson-apiary-new-workers = Nowe robotnice
lesson-apiary-new-workers-grow = We Wzroście wydajesz siłę robotnicy: 1 siły i 1 pyłek to nowa robotnica. Pozyskaj jedną.
lesson-apiary-new-workers-grow-done = Ma siłę 1 i jest gotowa. W grze możesz mieć cztery.
lesson-apiary-new-workers-grow-wrong = Wybierz nową robotnicę.
lesson-apiary-new-workers-grow-wrong-frame = Ramka kosztuje więcej siły i daje więcej miejsca. Tym razem pozyskaj robotnicę.

lesson-apiary-frames = Ramki
lesson-apiary-frames-place = 2 siły i dwa surowce podstawowe to ramka z czterema nowymi polami. Umieść na Wzroście robotnicę o sile 3.
lesson-apiary-frames-place-done = Surowce są zapłacone. Teraz ramka potrzebuje miejsca.
lesson-apiary-frames-place-wrong = Umieść na Wzroście robotnicę o sile 3.
lesson-apiary-frames-frame = Dołóż ramkę do ula; możesz ją obracać.
lesson-apiary-frames-frame-done = Zapełnij wszystkie jej pola, a na koniec da 8 punktów. Tyle samo daje pełna planszetka ula.
lesson-apiary-frames-frame-wrong = Wybierz miejsce, które styka się z ulem.

lesson-apiary-researching = Badania
lesson-apiary-researching-place = W Badaniach dobierasz tyle kart siewu, ile wynosi siła robotnicy, i zatrzymujesz jedną. Umieść robotnicę o sile 2.
lesson-apiary-researching-place-done = Masz do wyboru dwie karty.
lesson-apiary-researching-place-wrong = Umieść na Badaniach robotnicę o sile 2.
lesson-apiary-researching-place-wrong-one = Siła 1 to tylko jedna karta. Umieść silniejszą robotnicę.
lesson-apiary-researching-keep = Zatrzymaj kartę, która bardziej Ci odpowiada. Druga zostaje odrzucona.
lesson-apiary-researching-keep-done = Karty siewu są tajne, dopóki ich nie zagrasz.
lesson-apiary-researching-keep-wrong = Wybierz jedną z dwóch kart.

lesson-apiary-seed-cards = Karty siewu
lesson-apiary-seed-cards-play = Przed akcją i po niej możesz zagrywać karty siewu, dla zdolności albo za surowiec podstawowy. Zagraj tę za surowiec.
lesson-apiary-seed-cards-play-done = Karta jest odrzucona i należy Ci się surowiec.
lesson-apiary-seed-cards-play-wrong = Zagraj kartę z ręki.
lesson-apiary-seed-cards-play-wrong-done = Możesz ją zatrzymać, ale tym razem zagraj.
lesson-apiary-seed-cards-gain = Który surowiec wybierasz?
lesson-apiary-seed-cards-gain-done = Pamiętaj, że na koniec tury musi mieć swoje pole.
lesson-apiary-seed-cards-gain-wrong = Wybierz pyłek, włókno albo wodę.

lesson-apiary-converting = Wymiana
lesson-apiary-converting-place = Wosk i miód trzeba wytworzyć. Umieść robotnicę na Wymianie: może wymieniać tyle razy, ile wynosi jej siła.
lesson-apiary-converting-place-done = Teraz wybierz, co na co.
lesson-apiary-converting-place-wrong = Wybierz Wymianę.
lesson-apiary-converting-wax = Zamień 1 pyłek i 1 włókno na wosk.
lesson-apiary-converting-wax-done = Woskiem płaci się za innowacje. Miodem, z 2 pyłków i 1 wody, za zdobienia.
lesson-apiary-converting-wax-wrong = To zamiana surowca podstawowego. Wybierz wosk.

lesson-apiary-dances = Tańce
lesson-apiary-dances-teach = Robotnica o sile 4 na Wymianie może raz w partii nauczyć tańca: nowej wymiany dla wszystkich. Naucz jakiegoś.
lesson-apiary-dances-teach-done = Teraz wybierz, co taniec daje.
lesson-apiary-dances-teach-wrong = Wybierz taniec.
lesson-apiary-dances-teach-wrong-decline = Możesz zrezygnować, ale taniec przynosi korzyść do końca partii.
lesson-apiary-dances-token = Wybierz żeton, który mówi, na co taniec zamienia swój koszt.
lesson-apiary-dances-token-done = Gdy ktoś inny użyje Twojego tańca, dostajesz 1 przysługę królowej.
lesson-apiary-dances-token-wrong = Wybierz jeden z żetonów.

lesson-apiary-hibernating = Hibernacja
lesson-apiary-hibernating-bump = Zepchnięta albo odzyskana robotnica o sile 4 hibernuje. Twoja stoi na Badaniach: zepchnij ją inną swoją robotnicą.
lesson-apiary-hibernating-bump-done = Najpierw wykonujesz akcję, potem silna robotnica zasypia.
lesson-apiary-hibernating-bump-wrong = Tak nikogo nie zepchniesz. Umieść robotnicę na Badaniach.
lesson-apiary-hibernating-bump-wrong-retrieve = Po odzyskaniu też by zasnęła. Tym razem ją zepchnij.
lesson-apiary-hibernating-pod = Połóż żeton hibernacji na wolnym polu plastra i weź jego premię.
lesson-apiary-hibernating-pod-done = Na koniec punkty daje przewaga żetonów w sektorze. Partia kończy się niedługo po zapełnieniu plastra albo po czyimś siódmym żetonie.
lesson-apiary-hibernating-pod-wrong = Wybierz wolne pole plastra.

lesson-apiary-carving = Zdobienie
lesson-apiary-carving-place = Zdobić może tylko robotnica o sile 4. Umieść ją na Zdobieniu.
lesson-apiary-carving-place-done = Płacisz miodem. Siła 4 daje coś dodatkowego w każdej akcji.
lesson-apiary-carving-place-wrong = Umieść na Zdobieniu robotnicę o sile 4.
lesson-apiary-carving-place-wrong-retrieve = Wtedy zasnęłaby bez swojej ostatniej wielkiej akcji. Najpierw zdobienie.
lesson-apiary-carving-build = Każde zdobienie na koniec punktuje za coś w twoim ulu. Zbuduj to, które najlepiej do niego pasuje.
lesson-apiary-carving-build-done = Zdobienia się nie uzupełniają, więc obejrzyj je wcześnie.
lesson-apiary-carving-build-wrong = Wybierz zdobienie.

lesson-apiary-upgrading = Wzmocnienie frakcji
lesson-apiary-upgrading-place = Robotnica o sile 4 na Wzroście może raz wzmocnić frakcję. Umieść ją tam.
lesson-apiary-upgrading-place-done = Możesz też dołożyć ramkę; wzmocnienie nie kosztuje siły.
lesson-apiary-upgrading-place-wrong = Umieść na Wzroście robotnicę o sile 4.
lesson-apiary-upgrading-place-wrong-strength = Wzmocnić może tylko siła 4.
lesson-apiary-upgrading-upgrade = Wzmocnij frakcję.
lesson-apiary-upgrading-upgrade-done = Kafelek frakcji leży teraz silniejszą stroną do góry. Wskaż go, a przeczytasz, co robi.
lesson-apiary-upgrading-upgrade-wrong = Wybierz wzmocnienie.
lesson-apiary-upgrading-upgrade-wrong-frame = Ramka może być następna. Najpierw wzmocnij frakcję.

lesson-apiary-planting = Wsuwanie kart
lesson-apiary-planting-plant = Robotnica o sile 4 na Badaniach może wsunąć kartę siewu pod ul: zamiast zagrania punktuje na koniec. Wsuń tę.
lesson-apiary-planting-plant-done = Leży teraz pod ulem. Wsuwaj karty, które nagradzają to, co i tak zbierasz.
lesson-apiary-planting-plant-wrong = Wybierz kartę do wsunięcia.
lesson-apiary-planting-plant-wrong-decline = Możesz ją zatrzymać, ale tym razem wsuń.

lesson-apiary-solo-automa = Solo: Automa
lesson-apiary-solo-automa-bumped = Solo grasz przeciwko Automie, która każdą turę bierze z karty. Właśnie zepchnęła Twoją robotnicę: wybierz, dokąd idzie.
lesson-apiary-solo-automa-bumped-done = Karta podała akcję i to, za co Automa punktuje. Wierzchnia karta jej talii jest odkryta, więc widzisz, co będzie.
lesson-apiary-solo-automa-bumped-wrong = Wybierz, dokąd idzie Twoja robotnica.

lesson-apiary-solo-bumping = Solo: spychanie Automy
lesson-apiary-solo-bumping-bump = Robotnice Automy też możesz spychać. Jedna stoi na Wymianie: umieść tam swoją.
lesson-apiary-solo-bumping-bump-done = Jej robotnica zwiększyła siłę i wróciła do domu. Ona też hibernuje, a na koniec porównacie punkty.
lesson-apiary-solo-bumping-bump-wrong = Tak nikogo nie zepchniesz. Umieść robotnicę na Wymianie.
