extension MessageCatalog {
  /// The German messages for texts, numbers and times.
  static let germanText = """
    alpha.character: darf nur Buchstaben enthalten: Zeichen {position}, „{character}“, ist keiner
    alpha.empty: muss Buchstaben enthalten
    alphanumeric.character: darf nur Buchstaben und Ziffern enthalten: Zeichen {position}, „{character}“, ist keins von beiden
    alphanumeric.empty: muss Buchstaben oder Ziffern enthalten
    ascii.character: darf nur ASCII-Zeichen enthalten: Zeichen {position}, „{character}“, ist keins
    contains.missing: muss „{text}“ enthalten
    digits.character: darf nur Ziffern enthalten: Zeichen {position}, „{character}“, ist keine
    digits.too-few: muss mindestens {minimum} {minimum|Ziffer|Ziffern} haben, hat {actual}
    digits.too-many: darf höchstens {maximum} {maximum|Ziffer|Ziffern} haben, hat {actual}
    empty.not-empty: muss leer sein
    ends-with.missing: muss mit „{text}“ enden
    equals.different: muss „{expected}“ sein
    identifier.character: muss ein Bezeichner sein: Zeichen {position}, „{character}“, ist weder Buchstabe noch Ziffer noch Unterstrich
    identifier.empty: muss ein Bezeichner sein
    identifier.start: muss ein Bezeichner sein: Er beginnt mit „{character}“, weder Buchstabe noch Unterstrich
    in-file.not-listed: muss ein Wert der Spalte {column} in {path} sein
    length.too-long: darf höchstens {maximum} Zeichen haben, hat {actual}
    length.too-long/bytes: darf höchstens {maximum} {maximum|Byte|Bytes} haben, hat {actual}
    length.too-long/graphemes: darf höchstens {maximum} {maximum|Graphem|Grapheme} haben, hat {actual}
    length.too-long/utf16: darf höchstens {maximum} {maximum|UTF-16-Einheit|UTF-16-Einheiten} haben, hat {actual}
    length.too-short: muss mindestens {minimum} Zeichen haben, hat {actual}
    length.too-short/bytes: muss mindestens {minimum} {minimum|Byte|Bytes} haben, hat {actual}
    length.too-short/graphemes: muss mindestens {minimum} {minimum|Graphem|Grapheme} haben, hat {actual}
    length.too-short/utf16: muss mindestens {minimum} {minimum|UTF-16-Einheit|UTF-16-Einheiten} haben, hat {actual}
    lowercase.character: muss kleingeschrieben sein: Zeichen {position}, „{character}“, ist es nicht
    no-bidi.control: darf die Leserichtung nicht ändern: Zeichen {position} ist {codePoint}
    no-control.control: darf keine Steuerzeichen enthalten: Zeichen {position} ist {codePoint}
    none-of.listed: darf nicht „{value}“ sein
    normalized.different: muss in der Normalisierungsform {form} vorliegen: Ab Zeichen {position} ist das nicht der Fall
    not-blank: darf nicht nur aus Leerraum bestehen
    not-contains.found: darf „{text}“ nicht enthalten; es steht bei Zeichen {position}
    not-ends-with.found: darf nicht mit „{text}“ enden
    not-regex.matched: darf {pattern} nicht entsprechen
    not-starts-with.found: darf nicht mit „{text}“ beginnen
    numeric.character: darf nur Ziffern enthalten: Zeichen {position}, „{character}“, ist keine
    numeric.empty: muss Ziffern enthalten
    one-of.not-listed: muss einer dieser Werte sein: „{values}“
    printable.character: darf nur druckbare Zeichen enthalten: Zeichen {position} ist {codePoint}
    regex.budget-exceeded: konnte nicht entschieden werden: Der Vergleich mit {pattern} brauchte zu viele Schritte
    regex.no-match: muss {pattern} entsprechen
    required: muss angegeben werden
    script.character: muss in einer dieser Schriften geschrieben sein: „{scripts}“; Zeichen {position}, „{character}“, gehört zu {actual}
    single-line.line-break: muss eine einzige Zeile sein: Zeichen {position} ist der Zeilenumbruch {codePoint}
    slug.character: muss ein Slug sein: Zeichen {position}, „{character}“, ist weder Kleinbuchstabe noch Ziffer noch Bindestrich
    slug.empty: muss ein Slug sein
    slug.hyphen: muss ein Slug sein: Der Bindestrich bei Zeichen {position} verbindet keine Buchstaben oder Ziffern
    starts-with.missing: muss mit „{text}“ beginnen
    text.invalid-utf8: muss in UTF-8 kodiert sein
    trimmed.end: darf nicht mit Leerraum enden
    trimmed.start: darf nicht mit Leerraum beginnen
    uppercase.character: muss großgeschrieben sein: Zeichen {position}, „{character}“, ist es nicht
    words.too-few: muss mindestens {minimum} {minimum|Wort|Wörter} haben, hat {actual}
    words.too-many: darf höchstens {maximum} {maximum|Wort|Wörter} haben, hat {actual}
    all.failed: verletzt mehrere Regeln
    any.failed: erfüllt keine der Regeln, von denen eine gelten muss
    exactly-one.none: erfüllt keine der Regeln, von denen genau eine gelten muss
    exactly-one.several: erfüllt {count} Regeln, von denen genau eine gelten muss
    not.matched: erfüllt eine Regel, die nicht gelten darf
    rule.unexplained: wird nicht angenommen, und die Regel nennt keinen Grund
    boolean.malformed: muss einer dieser Werte sein: „{values}“
    decimal.malformed: muss eine Zahl sein
    decimal.too-many-digits: darf vor dem Komma höchstens {maximum} {maximum|Stelle|Stellen} haben, hat {actual}
    decimal.too-many-fraction-digits: darf nach dem Komma höchstens {maximum} {maximum|Stelle|Stellen} haben, hat {actual}
    integer.malformed: muss eine ganze Zahl sein
    multiple-of.not-a-number: muss eine Zahl sein
    multiple-of.not-multiple: muss ein Vielfaches von {divisor} sein
    number.malformed: muss eine Zahl sein
    number.not-finite: muss eine Zahl von höchstens 1.7976931348623157e308 sein, der größten endlichen Gleitkommazahl doppelter Genauigkeit
    port.leading-zero: muss eine Portnummer ohne führende Null sein
    port.malformed: muss eine Portnummer sein, 0 bis 65535 in Ziffern
    port.too-large: muss eine Portnummer von höchstens {maximum} sein
    range.not-a-number: muss eine Zahl sein
    range.not-above: muss größer als {exclusiveMinimum} sein
    range.not-below: muss kleiner als {exclusiveMaximum} sein
    range.too-large: darf höchstens {maximum} sein
    range.too-small: muss mindestens {minimum} sein
    age.too-old: muss das Geburtsdatum einer Person sein, die höchstens {maximum} {maximum|Jahr|Jahre} alt ist, nicht {actual}
    age.too-young: muss das Geburtsdatum einer Person sein, die mindestens {minimum} {minimum|Jahr|Jahre} alt ist, nicht {actual}
    age.unborn: muss ein Geburtsdatum sein: Es liegt nach dem heutigen Tag, {today}
    date-time.leap-second: darf keine Sekunde 60 haben: Schaltsekunden gibt es nur am letzten Tag eines Monats in UTC
    date-time.malformed: muss Datum und Uhrzeit wie 2024-02-29T08:30:00Z sein: Ab Zeichen {position} stimmt die Form nicht
    date.malformed: muss ein Datum der Form JJJJ-MM-TT sein
    date.no-such-day: muss ein Tag sein, den es gibt: Der Monat hat {last} Tage, nicht {day}
    date.no-such-month: muss ein Tag sein, den es gibt: Einen Monat {month} gibt es nicht
    date.no-such-year: muss ein Tag sein, den es gibt: Die Jahre beginnen mit 0001
    date.not-after: muss nach {exclusiveMinimum} liegen
    date.not-before: muss vor {exclusiveMaximum} liegen
    date.too-early: muss {minimum} oder später sein
    date.too-late: muss {maximum} oder früher sein
    duration.empty: muss eine Dauer wie P1DT12H sein: Am Ende fehlen eine Zahl und ihre Einheit
    duration.malformed: muss eine Dauer wie P1DT12H sein: Ab Zeichen {position} stimmt die Form nicht
    duration.unit-order: muss eine Dauer sein: „{character}“ bei Zeichen {position} steht nicht an seinem Platz, die Folge ist Y M D T H M S ohne Lücke
    duration.weeks-combined: muss eine Dauer sein: Wochen stehen allein, wie in P2W
    local-date-time.malformed: muss Datum und Uhrzeit wie 2024-02-29T08:30 sein: Ab Zeichen {position} stimmt die Form nicht
    month.malformed: muss ein Monat der Form JJJJ-MM sein
    month.no-such-month: muss ein Monat sein, den es gibt: Einen Monat {month} gibt es nicht
    month.no-such-year: muss ein Monat sein, den es gibt: Die Jahre beginnen mit 0001
    time.leap-second: darf keine Sekunde 60 haben: Schaltsekunden gibt es nur um 23:59:60 UTC
    time.malformed: muss eine Uhrzeit sein: Ab Zeichen {position} stimmt die Form nicht
    time.no-such-hour: muss eine Uhrzeit sein, die es gibt: Eine Stunde {hour} gibt es nicht
    time.no-such-minute: muss eine Uhrzeit sein, die es gibt: Eine Minute {minute} gibt es nicht
    time.no-such-offset: darf höchstens um 23:59 von UTC abweichen, nicht um {offset}
    time.no-such-second: muss eine Uhrzeit sein, die es gibt: Eine Sekunde {second} gibt es nicht
    time.offset-missing: muss mit der Abweichung von UTC enden: Z oder etwa +01:00
    timezone.unknown: muss eine Zeitzone der IANA-Datenbank sein, etwa Europe/Berlin
    week.malformed: muss eine Woche der Form JJJJ-Www sein, etwa 2024-W09
    week.no-such-week: muss eine Woche sein, die es gibt: Das Jahr hat {last} Wochen, nicht {week}
    week.no-such-year: muss eine Woche sein, die es gibt: Die Jahre beginnen mit 0001
    year.malformed: muss ein Jahr der Form JJJJ sein
    """
}
