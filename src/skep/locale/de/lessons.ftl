# Lektionen: was in jedem Kurs gesagt wird.

lessons-title = Lektionen: { $game }
player-rival = Gegner
lesson-line = { $number }. { $title }
lesson-finished = Diese Lektion hast du schon geschafft.
lesson-try-again = Versuch es noch einmal.
lesson-hint = Tipp: { $option }
lesson-next = Nächste Lektion: { $title }
lesson-course-done = Das war die letzte Lektion. Du weißt genug für eine erste Partie.
lesson-help = Antworte mit Nummer oder Schlüssel. `hint` zeigt einen Weg, `again` beginnt den Schritt von vorn, `next` geht zur nächsten Lektion, `quit` beendet.
