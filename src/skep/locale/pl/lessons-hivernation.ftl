# Lekcje Hivernation: najwyżej dwa zdania naraz.

lesson-hivernation-attaching = Dokładanie pszczół
lesson-hivernation-attaching-queen = Grasz Robotnicami. Połóż pierwszą pszczołę na dowolnym miejscu obok Królowej Zizi.
lesson-hivernation-attaching-queen-done = Ul rośnie od Królowej. Dołączył do niego także Truteń.
lesson-hivernation-attaching-queen-wrong = Wybierz miejsce obok Królowej Zizi.
lesson-hivernation-attaching-own = Pszczołę można też dołożyć do swojej. Połóż jedną obok swojej Robotnicy, z dala od Królowej.
lesson-hivernation-attaching-own-done = Dobrze. Do Królowej Zizi i do swoich pszczół wolno dokładać zawsze.
lesson-hivernation-attaching-own-wrong = Wybierz miejsce obok swojej Robotnicy.
lesson-hivernation-attaching-own-wrong-queen = To miejsce dotyka Królowej, więc i tak jest dozwolone. Wybierz takie, które dotyka tylko Twojej Robotnicy.

lesson-hivernation-pincer = Kleszcze
lesson-hivernation-pincer-catch = Dwa Trutnie leżą w rzędzie, a na jednym jego końcu Twoja Robotnica. Połóż pszczołę na drugim końcu, a wpadną w kleszcze.
lesson-hivernation-pincer-catch-done = Oba Trutnie między twoimi pszczołami odwróciły się i są teraz Robotnicami. Na żadnym innym miejscu obok nich nie wolno by było dołożyć pszczoły.
lesson-hivernation-pincer-catch-wrong = To dozwolone, ale niczego nie łapie. Szukaj prostego rzędu: Twoja Robotnica, dwa Trutnie, puste miejsce.

lesson-hivernation-lines = Proste linie
lesson-hivernation-lines-straight = Linie są proste i nikt nie widzi przez Królową Zizi. Znajdź jedyne miejsce, z którego pszczoła łapie dwa Trutnie.
lesson-hivernation-lines-straight-done = Linia minęła Królową i bez przerwy dobiegła od nowej pszczoły do Twojej Robotnicy.
lesson-hivernation-lines-straight-wrong = Żadna linia stamtąd nie kończy się na Twojej Robotnicy. Zatrzymuje ją przerwa albo Królowa.
lesson-hivernation-lines-straight-wrong-queen = Między tym miejscem a Twoją Robotnicą po drugiej stronie leży Królowa. Blokuje linię.

lesson-hivernation-two-lines = Dwie linie naraz
lesson-hivernation-two-lines-both = Jedna pszczoła może zamknąć kilka linii. Połóż ją tam, gdzie złapie Trutnia w dwóch kierunkach.
lesson-hivernation-two-lines-both-done = Dwie linie odwróciły się naraz. W trybie Arcade dostajesz za to kafelek specjalny.
lesson-hivernation-two-lines-both-wrong = To nie zamyka dwóch linii. Szukaj miejsca, które z dwóch stron ma Trutnia, a za każdym Robotnicę.
lesson-hivernation-two-lines-both-wrong-tile = Zachowaj kafelki specjalne na później. Pszczoła zrobi tu więcej.

lesson-hivernation-flower-and-bear = Kwiat i Niedźwiedź
lesson-hivernation-flower-and-bear-flower = Kwiat odwraca wszystkie pszczoły przeciwnika, których dotyka. Zagraj go tam, gdzie dotknie dwóch Trutni.
lesson-hivernation-flower-and-bear-flower-done = Trutnie obok niego są Twoje. Kwiat zostaje w ulu i blokuje linie.
lesson-hivernation-flower-and-bear-flower-wrong = Tam dotyka mniej niż dwóch Trutni. Poszukaj miejsca między nimi.
lesson-hivernation-flower-and-bear-flower-wrong-bee = Pszczoła niczego tu nie odwróci. Użyj Kwiatu.
lesson-hivernation-flower-and-bear-flower-wrong-other = To inny kafelek. Użyj Kwiatu.
lesson-hivernation-flower-and-bear-bear = Pszczół obok Niedźwiedzia nie da się odwrócić. Osłoń nim dwie pszczoły.
lesson-hivernation-flower-and-bear-bear-done = Obie mają teraz łapę i są bezpieczne do końca, chyba że spadnie Pestycyd.
lesson-hivernation-flower-and-bear-bear-wrong = Tam dotyka mniej niż dwóch pszczół.
lesson-hivernation-flower-and-bear-bear-wrong-bee = Tym razem użyj Niedźwiedzia.
lesson-hivernation-flower-and-bear-bear-wrong-other = To inny kafelek. Użyj Niedźwiedzia.

lesson-hivernation-pesticide-and-beekeeper = Pestycyd i Pszczelarz
lesson-hivernation-pesticide-and-beekeeper-pesticide = Pestycyd usuwa to, czego dotyka, co leży pod nim i co traci połączenie z Królową. Usuń co najmniej trzy kafelki.
lesson-hivernation-pesticide-and-beekeeper-pesticide-done = Wszystkie te kafelki zniknęły z ula. Pestycyd też.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong = Tam znikną mniej niż trzy kafelki. Celuj w Trutnie.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-bee = Użyj Pestycydu.
lesson-hivernation-pesticide-and-beekeeper-pesticide-wrong-other = To inny kafelek. Użyj Pestycydu.
lesson-hivernation-pesticide-and-beekeeper-beekeeper = Pszczelarz przywraca jeden usunięty kafelek, który zagrywa się od razu. Sprowadź jakiś i zagraj go.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-done = Sprowadzona pszczoła wraca po Twojej stronie, czyjakolwiek była.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong = Użyj Pszczelarza z ręki.
lesson-hivernation-pesticide-and-beekeeper-beekeeper-wrong-other = To inny kafelek. Użyj Pszczelarza.

lesson-hivernation-last-tile = Ostatni kafelek
lesson-hivernation-last-tile-win = Grasz Trutniami, przegrywasz 6 do 13, a to ostatnia pszczoła partii. Jedno miejsce jeszcze wygrywa.
lesson-hivernation-last-tile-win-done = 11 do 9 dla Trutni. Kto gra ostatni, ma ostatnie słowo.
lesson-hivernation-last-tile-win-wrong = To odwraca za mało. Szukaj długiego rzędu Robotnic z Trutniem na końcu.

lesson-hivernation-total-domination = Pełna dominacja
lesson-hivernation-total-domination-move = Wszystkie pszczoły leżą, więc teraz się je przenosi. Podnieś swoją Robotnicę i połóż ją tam, gdzie odwróci co najmniej trzy Trutnie.
lesson-hivernation-total-domination-move-done = Przeniesiona pszczoła łapie tak samo jak nowa. Partia trwa, dopóki obie strony mają pszczoły i mogą się ruszać.
lesson-hivernation-total-domination-move-wrong = To odwraca mniej niż trzy. Podnieś Robotnicę, która nie jest potrzebna na swoim miejscu, i szukaj długich rzędów Trutni.
