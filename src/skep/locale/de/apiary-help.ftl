# Apiary: what a question is about, and what each answer does, for someone who has not read the rules.

# What is asked, in a second sentence
apiary-about-turn = Eine eingesetzte Arbeiterin macht eine Aktion. Zurückholen bringt alle deine Arbeiterinnen heim, stärker und mit Ertrag. Saatkarten gehen davor und danach.
apiary-about-after = Eine Saatkarte spielst du für ihren Vorteil oder für einen Grundrohstoff. Dann wird sie abgelegt.
apiary-about-pay = Jede Antwort ist ein Weg zu bezahlen. Was du zahlst, geht in den Vorrat zurück.
apiary-about-gain = Er kommt aus dem Vorrat. Am Ende des Zuges braucht er einen Lagerplatz in deinem Stock.
apiary-about-offer = Was du ablehnst, ist verloren.
apiary-about-choose = Du bekommst einen davon, jetzt.
apiary-about-frame = Ein Rähmchen gibt deinem Stock mehr Felder. Zeig auf einen Platz, dreh das Rähmchen mit R und leg es hin.
apiary-about-hex = Das Plättchen liegt neben einem anderen Plättchen deines Stocks. Ein Zeichen auf dem Feld ist ein Bonus fürs Bauen.
apiary-about-take = Du baust es gleich in deinen Stock.
apiary-about-advance = Du bezahlst ein Plättchen und baust es in deinen Stock. Gesamtstärke 3 öffnet die mittlere Spalte, 5 die rechte.
apiary-about-carve = Du bezahlst den Honig und baust sie in deinen Stock. Schnitzereien zählen am Ende.
apiary-about-keep = Die anderen Karten werden abgelegt.
apiary-about-plant = Eine gesäte Karte verlässt die Hand und zählt am Ende.
apiary-about-discard = Sie geht ohne Vorteil weg.
apiary-about-refresh = Die Plättchen dieser Reihe gehen weg, und neue kommen.
apiary-about-reserve = Ein Plättchen in der Reserve wartet auf dich. Es zählt erst, wenn es gebaut ist.
apiary-about-keep-tile = Die anderen Plättchen gehen weg.
apiary-about-strengthen = Eine starke Arbeiterin kann mehr. Mehr als Stärke 4 gibt es nicht.
apiary-about-recall = Sie kommt gleich heim, wie verdrängt, ohne Ertrag.
apiary-about-bumped = Eine andere Arbeiterin nahm ihren Platz. Im aktiven Vorrat kannst du sie wieder einsetzen. Auf dem Landeplatz wartet sie auf dein nächstes Zurückholen und bringt dann Ertrag.
apiary-about-pod = Den Vorteil der Wabe bekommst du jetzt. Wer in einem Abschnitt die meisten Marker hat, punktet am Ende.
apiary-about-store = Der Zug endet, und jeder Rohstoff braucht einen Lagerplatz. Was keinen hat, wird abgelegt und gibt Gunst der Königin.
apiary-about-fly = Dort bekommst du, was der Planet zeigt. Ein unbekannter Planet gibt zuerst seinen Marker.
apiary-about-leave = Er kommt aus dem Vorrat und bleibt dort. Du bekommst jetzt einen gleichen, später auch alle, die den Planeten erkunden.
apiary-about-strong = Nur eine Arbeiterin der Stärke 4 darf ihn nehmen.
apiary-about-grow = Eine neue Arbeiterin braucht 1 Stärke und 1 Pollen. Ein Rähmchen braucht 2 Stärke und 2 Grundrohstoffe.
apiary-about-teach = Von da an dürfen alle den Tanz nutzen, und jede fremde Nutzung gibt dir Gunst der Königin. Du lehrst einmal je Partie.
apiary-about-convert = Jede Umwandlung braucht 1 Stärke der Arbeiterin. Was eine gibt, kann die nächste bezahlen.
apiary-about-dance-token = Der Marker sagt, was der Tanz gibt. Er bleibt die ganze Partie dort.
apiary-about-income = Jede heimkehrende Arbeiterin der Stärke 1 bis 3 bringt den Ertrag einer anderen Farm.
apiary-about-raise = Deine Fähigkeit lässt dir die Wahl. Eine Arbeiterin der Stärke 4, die stärker würde, geht in den Winterschlaf.
apiary-about-faction = Sie gibt dir Arbeiterinnen, Lager und eine Fähigkeit für die ganze Partie.
apiary-about-draft = Am Ende hast du von beidem eins.

# What brought the question about
apiary-about-hex-bonus = Der Bonus des Feldes.
apiary-about-card = Eine Saatkarte, für einen Rohstoff gespielt.
apiary-about-by = { $name } verdrängt deine Arbeiterin von { $place }.
apiary-about-own = Du verdrängst deine eigene Arbeiterin von { $place }.

# What an answer does
apiary-does-explore = Flieg das Königinnenschiff, leg einen Rohstoff auf den Planeten und nimm, was dort liegt und steht.
apiary-does-advance = Bezahle eine Farm, eine Rekrutin oder eine Entwicklung und bau sie in deinen Stock.
apiary-does-advance-farms = Bezahle eine Farm und bau sie in deinen Stock.
apiary-does-advance-others = Bezahle eine Rekrutin oder eine Entwicklung und bau sie in deinen Stock.
apiary-does-grow = Bekomm Arbeiterinnen und Rähmchen. Mit Stärke 4 darfst du auch die Fraktion aufwerten.
apiary-does-research = Zieh Saatkarten, behalte einige, säe mit Stärke 4 eine aus.
apiary-does-convert = Tausche Rohstoffe und Karten. Mit Stärke 4 darfst du vorher einen Tanz lehren.
apiary-does-carve = Bezahle Honig für eine Schnitzerei. Nur mit Stärke 4.
apiary-does-retrieve = Alle deine Arbeiterinnen kommen heim. Stärke 1 bis 3 bringt je den Ertrag einer Farm und wächst; Stärke 4 geht in den Winterschlaf.
apiary-does-resource = Pollen, Fasern oder Wasser.
apiary-does-to-pool = Du kannst sie im nächsten Zug wieder einsetzen.
apiary-does-to-landing = Sie wartet auf dein nächstes Zurückholen und bringt dann Ertrag.
apiary-does-as-is = Du kannst sie im nächsten Zug wieder einsetzen, so stark wie jetzt.
apiary-does-raise = Sie wird jetzt stärker; über Stärke 4 geht sie in den Winterschlaf.
apiary-does-drop = Er wird abgelegt, und du bekommst dafür Gunst der Königin.
apiary-does-upgrade = Das Plättchen wird kostenlos auf die bessere Seite gedreht.
apiary-does-worker = Sie kommt mit Stärke 1 in deinen aktiven Vorrat.
apiary-does-frame = Du legst es an deinen Stock und kannst darauf bauen.
apiary-does-done = Weiter ohne mehr.
apiary-does-decline = Weiter ohne das.
apiary-does-bonus = Dort zu bauen gibt { $goods }.
apiary-does-discount = { $kind ->
    [farm] Eine Farm
    [recruit] Eine Rekrutin
    [development] Eine Entwicklung
   *[other] Ein Plättchen
    } kostet dort { $count } weniger.
