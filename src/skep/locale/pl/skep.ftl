# Co mówi każdy stół, bez względu na grę.

list-and = { $start } i { $last }

# Kto siedzi na miejscu
player-you = ty
player-random = bot losowy
player-greedy = bot zachłanny
player-search = bot przeszukujący
player-larva = Larwa
player-nurse = Karmicielka
player-forager = Zbieraczka
player-queen = Królowa
seat-name = Miejsce { $seat }
seat-line = { $name }: { $player }

# Poziomy botów
level-larva = Larwa
level-larva-about = Widzi tylko następny krok, i to niewyraźnie. Przeciwnik na początek, także dla dzieci.
level-nurse = Karmicielka
level-nurse-about = Patrzy do końca własnej tury i czasem się myli w ocenie.
level-forager = Zbieraczka
level-forager-about = Przez chwilę myśli o kilka tur naprzód.
level-queen = Królowa
level-queen-about = Myśli naprzód tak długo, jak jej pozwolicie.

# Stół
table-opening = { $game }, { $mode }
table-watch = Przy tym ekranie nikt nie gra; grają boty.
turn-of = { $name }: { $ask }
options-title = Możliwości
answer-here = Numer, klucz albo help
thinking = Namysł: { $name } …
pass-screen = Teraz { $name }. Przekaż ekran.
pass-enter = Naciśnij Enter, gdy już siedzisz przed ekranem

# Koniec
over-here = log, score, review, again N, undo, save PLIK albo quit
result-win = Wygrywa { $name }.
result-draw = Remis: { $names }.
score-line =
    { $points ->
        [one] { $name }: 1 punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
    }

# Polecenia
help-title = Co można wpisać
help-answer = wybierz tę możliwość; wystarczy też samo pole, na przykład 1,0
help-list = wszystkie możliwości, z kluczami i słowami
help-look = pokaż stół jeszcze raz
help-undo = cofnij swoją ostatnią odpowiedź
help-hint = co odpowiedziałby bot przeszukujący
help-chances = jakie szanse na wygraną ma każde miejsce
help-chart = jak zmieniały się szanse w ciągu partii
help-review = po partii: decyzje, które kosztowały najwięcej
help-again = po review: graj dalej od miejsca z lekcji
help-why = zasada, która zabrania klucza
help-log = co się dotąd wydarzyło
help-score = wynik w tej chwili
help-rules = zasady: spis działów, jeden dział albo jeden punkt
help-save = zapisz partię do pliku
help-quit = odejdź od stołu

undo-done = Cofnięto: { $key }.
undo-none = Nie ma jeszcze Twojej odpowiedzi, którą można cofnąć.
hint-says = Bot przeszukujący odpowiedziałby { $key }: { $words }.
log-empty = Nic się jeszcze nie wydarzyło.
rules-how = Wpisz rules i nazwę działu albo punktu, na przykład: rules { $example }
rules-unknown = Nie ma działu ani punktu { $name }. Samo rules pokazuje działy.
rules-none = Dla gry { $game } nie spisano zasad.

why-how = Podaj klucz, na przykład: why { $example }
why-offered = { $key } jest teraz możliwe: { $words }.
why-not = { $key } jest niedozwolone: { $reason }
why-unknown = Żadna zasada nie mówi tu o { $key }. Klucze wyglądają jak { $example }; list pokazuje możliwości.
why-over = Partia się skończyła; nie ma o co pytać.

save-how = Podaj nazwę pliku, na przykład: save { $example }
save-done = Zapisano w { $file }.
save-taken = { $file } już istnieje. Wpisz to samo jeszcze raz, aby go nadpisać, albo podaj inną nazwę.
save-failed = Nie zapisano { $file }: { $reason }. Spróbuj innej nazwy.
quit-save = Zapisać najpierw partię? Nazwa pliku albo sam Enter, aby wyjść

# Pomyłki przy wpisywaniu
slip-number =
    { $last ->
        [one] Nie ma możliwości { $typed }; jest tylko 1.
       *[other] Nie ma możliwości { $typed }; są od 1 do { $last }.
    }
slip-answer = Nie ma możliwości ani polecenia { $typed }. Wpisz numer od 1 do { $last }, klucz, na przykład { $example }, albo help.
slip-place = { $typed } może oznaczać { $keys }. Wpisz cały klucz.
slip-over = Partia się skończyła. Wpisz log, score, review, again N, undo, save PLIK albo quit.
