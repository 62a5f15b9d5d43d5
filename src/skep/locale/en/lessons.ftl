# Lessons: what is said in every course.

lessons-title = Lessons: { $game }
player-rival = opponent
lesson-line = { $number }. { $title }
lesson-finished = You have finished this lesson.
lesson-try-again = Try again.
lesson-hint = Hint: { $option }
lesson-next = Next lesson: { $title }
lesson-course-done = That was the last lesson. You know enough for a first match.
lesson-help = Answer by number or key. `hint` shows one way, `again` starts the step again, `next` goes to the next lesson, `quit` leaves.
