# Co strona mówi wokół stołu.

# Wszędzie
page-skip = Przejdź do treści
page-close = Zamknij
page-copy = Kopiuj
page-copied = Skopiowano
page-copy-by-hand = Przeglądarka nie pozwala tu kopiować. Link jest zaznaczony: skopiuj go ręcznie.
page-copy-refused = Przeglądarka nie pozwala tu kopiować. Link znajdziesz też w „Udostępnij”.
page-qr = Link jako obrazek dla aparatu w telefonie
page-settings = Ustawienia
page-language = Język
page-light = Motyw
page-light-auto = Systemowy
page-light-light = Jasny
page-light-dark = Ciemny
page-sound = Cichy dźwięk, gdy jest moja kolej
page-notice = Powiadom mnie, gdy jest moja kolej, a ta karta jest w tle
page-notice-refused = Przeglądarka blokuje powiadomienia z tej strony. Możesz je włączyć w jej ustawieniach.
page-one-click = Zatwierdzaj wybór jednym kliknięciem zamiast dwóch
page-motion = Animuj elementy
page-plain = Prosta plansza: listy zamiast rysunku
page-to-lobby = Strona główna
page-try-again = Spróbuj ponownie
page-no = Nie
page-you = ty
page-someone = Ktoś
page-name = Imię
page-player = Osoba { $number }

# Wejście
page-opening = Gry planszowe o pszczołach
page-opening-about = Wybierz grę, wyślij komuś link i grajcie. Konto nie jest potrzebne.
page-continue = Kontynuuj grę
page-forget = Usuń z listy
page-phase-waiting = Czeka na graczy
page-phase-playing = W toku
page-phase-over = Zakończona
page-games = Gry
page-how-many = Gracze
page-how-long = Czas
page-minutes = { $minutes } min
page-weight =
    { $weight ->
        [1] Bardzo lekka
        [2] Lekka
        [3] Średnia
        [4] Wymagająca
       *[5] Bardzo wymagająca
    }
page-play = Graj
page-rules = Zasady
page-open-tables = Otwarte stoły
page-no-tables = Teraz nie ma otwartych stołów. Otwórz własny i pokaż go na liście, a pojawi się tutaj.
page-join = Dołącz
page-notice-of-publishers = Skep tworzą ludzie, którzy kochają te gry; nie jest związany z ich wydawcami. Jeśli któraś Ci się podoba, kup pudełko.

# Nowy stół
page-new-table = Nowy stół: { $game }
page-mode = Tryb
page-house = zasada domowa
page-your-name = Twoje imię
page-color = Twój kolor
page-color-honey = Miód, sześciokąt
page-color-clover = Koniczyna, koło
page-color-heather = Wrzos, romb
page-color-cornflower = Chaber, trójkąt
page-color-poppy = Mak, kwadrat
page-against = Kto gra z Tobą?
page-against-friends = Znajomi, przez link
page-against-bot = Boty
page-against-here = Przy tym ekranie
page-chair = Miejsce { $chair }
page-chair-person = Ktoś z linkiem
page-chair-here = Ktoś przy tym ekranie
page-name-of = Imię dla miejsca { $chair }
page-here-about = Podajecie sobie ekran. Zasłona ukrywa to, czego inni nie mogą widzieć.
page-more = Czas i inne opcje
page-clock = Zegar
page-clock-none = Brak
page-clock-none-about = Każdy myśli tak długo, jak potrzebuje.
page-clock-quick = Szybki
page-clock-quick-about = 5 minut na gracza i dodatkowo 5 sekund za każdą odpowiedź.
page-clock-calm = Spokojny
page-clock-calm-about = 20 minut na gracza i dodatkowo 15 sekund za każdą odpowiedź.
page-clock-days = Dni
page-clock-days-about = Tydzień na gracza i dodatkowo godzina za każdą odpowiedź.
page-think = Jak długo myśli Królowa
page-think-0 = 1,5 sekundy
page-think-5 = 5 sekund
page-think-15 = 15 sekund
page-think-30 = 30 sekund
page-think-about = Mniej więcej, nad każdą decyzją. Im dłużej myśli, tym lepiej gra.
page-grace = Gdy ktoś odejdzie
page-grace-0 = Czekaj
page-grace-120 = 2 minuty
page-grace-600 = 10 minut
page-grace-86400 = Dzień
page-grace-about = Po tym czasie gra za tę osobę bot. Może wrócić na miejsce jednym kliknięciem.
page-standing = Stałe odpowiedzi
page-standing-about = Odpowiadają za Ciebie, gdy gra pyta Cię o coś w cudzej turze, więc nikt nie musi czekać. Możesz je zmienić w każdej chwili.
page-standing-start-about = Odpowiadają, gdy gra pyta kogoś w cudzej turze, więc nikt nie musi czekać. Każdy może zmienić swoje przy stole.
page-standing-none = Pytaj mnie
page-listed = Pokaż ten stół na stronie głównej, aby każdy mógł dołączyć
page-start = Rozpocznij
page-open-table = Otwórz stół

# Boty
level-random = Bot losowy
level-random-about = Gra cokolwiek dozwolonego.
level-greedy = Bot zachłanny
level-greedy-about = Bierze to, co teraz wygląda najlepiej.
level-search = Bot szukający
level-search-about = Myśli naprzód przez sekundę.

# Siadanie i czekanie
page-join-title = Dołącz do gry { $game }
page-which-chair = Które miejsce?
page-free-chair = Wolne miejsce
page-sit = Usiądź
page-only-watch = Tylko oglądam
page-watch = Oglądaj
page-full = Wszystkie miejsca są zajęte
page-full-about = Poproś ludzi przy stole o link dla widzów.
page-full-watch = Możesz oglądać partię.
page-over-title = Ta partia jest skończona
page-joining = Dołączanie do stołu …
page-waiting-title = Czekamy na graczy
page-waiting =
    { $missing ->
        [0] Są już wszyscy.
        [one] Jedno miejsce jest jeszcze wolne. Partia zacznie się, gdy ktoś je zajmie.
        [few] { $missing } miejsca są jeszcze wolne. Partia zacznie się, gdy wszystkie będą zajęte.
       *[many] { $missing } miejsc jest jeszcze wolnych. Partia zacznie się, gdy wszystkie będą zajęte.
    }
page-invite = Zaproś kogoś
page-invite-about = Kto otworzy ten link, może usiąść.
page-watch-link = Dla widzów
page-watch-link-about = Widzowie widzą tylko to, co mogą widzieć wszyscy, aż do końca partii.
page-give-chair = Kto dostanie miejsce { $chair }?
page-wait-for-person = Zostaje wolne
page-is-here = jest
page-is-away = poza stołem
page-leave = Opuść stół
page-send-away = Odeślij
page-sure-send-away = Odesłać od stołu: { $name }? Miejsce będzie wolne. Żeby ta osoba nie wróciła, zmień też link.
page-at-host = przy ekranie gospodarza
page-free-seat = Zwolnij miejsce
page-sure-free-seat = Zwolnić miejsce: { $name }? Klucz tej osoby przestanie działać, a miejsce może zająć bot albo ktoś inny. Wszyscy się o tym dowiedzą.
page-take-seat = Graj też na tym miejscu
page-seat-care = Gracze
page-seat-care-about = Możesz zwolnić miejsce osoby, której nie ma dłużej, niż dopuszcza stół, i co najmniej pięć minut, a bez takiego limitu dłużej niż godzinę. Wolne miejsce można oddać botowi.
page-sent-away = Twoje miejsce zostało zwolnione
page-sent-away-about = Twój klucz do tego stołu już nie działa. Jeśli jest jeszcze wolne miejsce, możesz usiąść ponownie.
page-sit-again = Poszukaj wolnego miejsca

# Niezwykłe chwile
page-offline-title = Serwer nie odpowiada
page-offline = Może właśnie rusza. Spróbuj za chwilę.
page-unloaded = Nie udało się wczytać części strony
page-unloaded-about = Mogło zawieść połączenie albo Skep zaktualizowano, gdy ta karta była otwarta. Wczytaj stronę ponownie; przy stołach nic nie przepadnie.
page-reload = Wczytaj ponownie
page-board-failed = Rysunek tego stołu zawiódł. Możesz grać dalej na prostej planszy.
page-beside-failed = Nie udało się narysować tego panelu. Gra toczy się dalej.
page-lost = Utracono połączenie. Łączenie ponownie …
page-gone = Ten link już nie działa
page-gone-about = Stół już nie istnieje albo jego link zmieniono. Poproś o nowy.
page-nowhere = Nie znaleziono strony
page-nowhere-about = Sprawdź, czy w adresie nie ma literówki.
page-no-game = Nie ma tu takiej gry
page-no-game-about = Na stronie głównej widać, w co można grać.
page-no-rules = Nie ma spisanych zasad
page-elsewhere = Grasz na innym urządzeniu
page-elsewhere-about = To miejsce jest otwarte w innym oknie lub na innym urządzeniu. Możesz grać dalej tutaj; tamto urządzenie zostanie rozłączone.
page-taken-over = Grasz dalej na innym urządzeniu
page-taken-over-about = To miejsce jest teraz otwarte tam. Możesz przenieść je z powrotem na ten ekran.
page-sit-here = Graj dalej tutaj

# Przy stole
page-board = Stół
page-panels = Części stołu
page-tab-ask = Ruch
page-tab-seats = Gracze
page-tab-log = Przebieg
page-watching = jako widz
page-share = Udostępnij
page-menu = Więcej
page-your-turn = Twoja kolej
page-to-move = wykonuje ruch
page-waiting-for = Czekamy na
page-sent = Wysyłanie …
page-choose = Wybierz na planszy albo z listy. Drugi wybór zatwierdza.
page-reveals-chance = To coś dobiera. Nie da się tego cofnąć.
page-reveals-turn = To kończy Twoją turę. Nie da się tego cofnąć.
page-reveals-end = To kończy partię.
page-undo = Cofnij
page-ask-back = Poproś o cofnięcie
page-hint = Podpowiedź
page-thinking = Myśli …
page-hint-says = Tak zagrałby silny bot.
page-why-not = Czego nie mogę i dlaczego?
page-why-looking = Szukam w zasadach …
page-rule = Zasada { $clause }
page-takeback-mine = Prosisz o cofnięcie ruchu. Inni się zastanawiają.
page-takeback-asked = { $name } prosi o cofnięcie ruchu.
page-agree = Zgoda
page-refuse = Odmów
page-show-it = Pokaż
page-since = Od Twojego ostatniego ruchu
page-see-again = Obejrzyj ponownie
page-bot-plays = Gra bot
page-bot-plays-about = Nie było Cię, więc gra za Ciebie bot.
page-take-back-seat = Wróć na miejsce
page-score = Punkty
page-sheet = Karta punktów
page-total = Razem
page-chart = Przebieg punktacji
page-chart-about = { $name }: { $points } pkt
page-resigned = poddanie
page-i-am-here = Jestem
page-behind-curtain = Ukryte, aż przyjdzie następna osoba.

# Przebieg i powtórka
page-log = Przebieg
page-look-back = Spójrz wstecz
page-to-moment = Przejdź do tego ruchu
page-past = Ruch { $at } z { $last }
page-past-about = Oglądasz wcześniejszy moment.
page-to-now = Wróć do bieżącej chwili
page-to-end = Do końca
page-replay = Powtórka
page-go-back = Poprzedni krok
page-go-on = Następny krok
page-walk = Odtwórz
page-pause = Wstrzymaj
page-moment = Ruch
page-whose-eyes = Widok
page-watcher = Widz
page-copy-moment = Skopiuj link do tego ruchu
page-moment-link = Ten ruch ({ $at })
page-no-watch-link = Link dla widzów ma osoba, która otworzyła stół.
page-fork = Graj dalej stąd

# Co dzieje się z miejscami
page-step-away = { $name }: poza stołem. Gra bot.
page-step-back = { $name }: z powrotem przy stole.
page-step-flagged = { $name }: czas minął. Dalej gra bot.
page-step-resigned = { $name }: poddanie.
page-step-left = { $name } opuszcza stół.
page-step-sat = { $name } siada do stołu.
page-step-undo = { $name } cofa odpowiedź.
page-step-takeback = Ruch został cofnięty.
page-step-takeback-refused = Nie ma zgody na cofnięcie.
page-step-handed-over = { $name }: miejsce przekazane komuś innemu.
page-step-sent-away = { $name }: miejsce zwolnione przez gospodarza.
page-step-chair = { $name }: miejsce zajmuje bot.
page-seeded = wybrane ziarno losowości
page-seeded-about = Ziarno losowości tego stołu wybrano albo pochodzi z pliku partii, więc ktoś może wiedzieć, co zostanie dobrane.
page-ordered = { $name }: bez pytania zadziałała stała odpowiedź.

# Koniec
page-won-by-resigning = Wygrywa { $name }
page-end-resigned = Wszyscy pozostali się poddali.
page-rematch = Rewanż
page-rematch-wanted = Czekamy na innych
page-rematch-by = Chcą rewanżu: { $names }
page-to-rematch = Do rewanżu
page-another = Inny stół

# A match of other rules
page-kept-title = Tej partii nie można tu dokończyć
page-kept-over-title = Tej partii nie można tu pokazać
page-kept-about = Gra { $game } została na tym serwerze zaktualizowana. Partia powstała według wersji { $old } zasad, a serwer ma teraz wersję { $now }. Nic nie przepadło: serwer przechowuje całą partię.
page-kept-next = Jeśli chcesz ją dokończyć, poproś osobę prowadzącą serwer o przywrócenie wcześniejszej wersji Skep albo o plik partii. Możesz też poddać tę partię i zagrać nową.
page-kept-over-next = Zapisz plik partii: otworzy go ta wersja Skep, w której partię rozegrano. Możesz też zagrać jeszcze raz według nowych zasad.
page-kept-sure-leave = Opuścić stół? Twoje miejsce pozostanie puste, dopóki serwer ma te zasady.

# Menu
page-device = Graj dalej na innym urządzeniu
page-device-about = Otwórz tam ten link. Zapyta, czy przenieść Twoje miejsce.
page-device-secret = Kto ma ten link, ma Twoje miejsce. Zachowaj go dla siebie.
page-match-file = Plik partii
page-revoke = Zmień link
page-revoke-about = Stary link przestaje działać. Kto siedzi przy stole, zachowuje miejsce.
page-revoke-listed = Nowy link dla gości usuwa też stół z listy otwartych stołów.
page-revoke-table = Nowy link dla gości
page-revoke-watch = Nowy link dla widzów
page-hand-over = Oddaj moje miejsce komuś innemu
page-sure-hand-over = Oddać swoje miejsce komuś innemu? Twój klucz przestanie działać.
page-handed = Wyślij ten link osobie, która gra dalej. Widać go tylko teraz.
page-resign = Poddaj się
page-sure-resign = Poddać tę partię? Nie da się tego cofnąć.
page-sure-leave = Opuścić stół? Twoje miejsce będzie wolne albo zagra bot, jeśli stół na to pozwala.

# Zasady
page-rules-of = Zasady gry { $game }
page-rules-about = Każda zasada jako numerowany punkt, po angielsku.
page-rulings = Rozstrzygnięcia
page-rulings-about = Co przyjmuje Skep tam, gdzie instrukcja milczy lub dopuszcza kilka odczytań. Tylko po angielsku, tak jak punkty zasad.
page-search = Szukaj w zasadach
page-contents = Spis treści
page-nothing-found = Żadna zasada nie pasuje do wyszukiwania.

# Gdy coś się nie uda
page-fault-trouble = Coś poszło nie tak. Spróbuj ponownie.
page-fault-offline = Serwer nie odpowiada. Spróbuj za chwilę.
page-fault-no-answer = Serwer nie odpowiedział. Spróbuj ponownie.
page-fault-stale = W międzyczasie stół się zmienił. Spójrz jeszcze raz i wybierz.
page-fault-not-your-turn = To nie Twoja kolej.
page-fault-no-undo = Tego nie można już cofnąć.
page-fault-seat-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
page-fault-no-free-seat = Wszystkie miejsca są zajęte.
page-fault-not-absent = Ta osoba była tu niedawno. Poczekaj, aż minie czas, który dopuszcza stół, i co najmniej pięć minut, a bez takiego limitu godzina.
page-fault-no-person-there = Nikt już tam nie siedzi.
page-fault-not-your-side = Po tej stronie ktoś już gra i widać by było, co ma na ręce. Tylko ta osoba może zająć to miejsce i Ci je oddać.
page-fault-too-many-seats = Z Twojej sieci zajęto wiele miejsc przy otwartych stołach. Najpierw zagraj przy jednym z nich albo odejdź.
page-fault-match-over = Partia jest skończona.
page-fault-too-fast = To było zbyt szybko. Poczekaj chwilę.
page-fault-too-many-tables = Otwarto już wiele stołów. Poczekaj przed następnym.
page-fault-name-too-long = Imię może mieć najwyżej 24 litery.
page-fault-too-many-sockets = Z Twojej sieci otwarto wiele stołów. Zamknij niepotrzebny; próbujemy dalej.
page-fault-too-many-hellos = Zbyt wiele połączeń naraz z Twojej sieci. Próbujemy dalej.
page-fault-too-often = Zmieniono to już wiele razy. Poczekaj chwilę przed następną zmianą.
page-fault-changed-meanwhile = W międzyczasie stół się zmienił. Spójrz jeszcze raz i wybierz.
page-fault-bot-plays = Gra za Ciebie bot. Najpierw wróć na swoje miejsce.
page-fault-out-of-time = Twój zegar stoi na zerze. Dalej gra za Ciebie bot.
page-fault-resigned = Partia została przez Ciebie poddana. Dalej gra za Ciebie bot.
page-fault-no-takeback = Nie ma już czego cofać.
page-fault-no-name = Najpierw podaj swoje imię.
page-fault-no-person = Przy stole potrzebne jest miejsce dla człowieka.
page-fault-other-rules = Ta partia powstała według innej wersji zasad niż ta, którą serwer ma teraz. Jest przechowywana, ale nie można jej tu pokazać ani dokończyć. Poproś osobę prowadzącą serwer o plik partii.
page-fault-diverged = Ta partia nie pasuje już do swoich zasad. Dlaczego, sprawdzi osoba, która prowadzi serwer.
page-fault-store-full = Dysk serwera jest pełny. Nic się nie zmieniło. Spróbuj później.
page-fault-store-read-only = Serwer nie może teraz nic zapisać. Nic się nie zmieniło. Spróbuj później.
page-fault-store-failed = Serwer nie zdołał tego zapisać. Nic się nie zmieniło. Spróbuj ponownie.
page-fault-store-gone = Serwer stracił bazę danych i nie może niczego zapisać. Daj znać osobie, która go prowadzi.
page-fault-store-unclear = Serwer właśnie utracił połączenie z bazą danych. Gdy tylko je odzyska, pokaże, czy to zostało zapisane.
page-fault-database-in-use = Serwer nie może teraz niczego zapisać, bo z jego bazy danych korzysta inny serwer. Daj znać osobie, która go prowadzi.
page-fault-too-many-connections = Otwartych jest zbyt wiele połączeń, być może w Twojej sieci. Spróbuj za chwilę.
page-fault-too-slow = Połączenie jest zbyt wolne. Spróbuj ponownie.
page-fault-fault = Na serwerze coś poszło nie tak. Spójrz na stół, a potem spróbuj ponownie.
