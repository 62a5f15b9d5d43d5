# Lekcje: to, co wspólne dla wszystkich kursów.

lessons-title = Lekcje: { $game }
player-rival = przeciwnik
lesson-line = { $number }. { $title }
lesson-finished = Ta lekcja jest już ukończona.
lesson-try-again = Spróbuj jeszcze raz.
lesson-hint = Podpowiedź: { $option }
lesson-next = Następna lekcja: { $title }
lesson-course-done = To była ostatnia lekcja. Wiesz już dość na pierwszą partię.
lesson-help = Odpowiadaj numerem albo kluczem. `hint` pokazuje jeden ze sposobów, `again` zaczyna krok od nowa, `next` przechodzi do następnej lekcji, `quit` kończy.
