extension MessageCatalog {
  /// The texts in German.
  public static let german = MessageCatalog(
    language: "de", interface: .german,
    // CLDR, cardinal rules of de: one: i = 1 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : 1 },
    texts: { germanTexts })

  private static let germanTexts = dictionary(of: germanLines)

  private static let germanLines = """
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
    one-of.not-listed: muss einer dieser Werte sein: {values}
    printable.character: darf nur druckbare Zeichen enthalten: Zeichen {position} ist {codePoint}
    regex.budget-exceeded: konnte nicht entschieden werden: Der Vergleich mit {pattern} brauchte zu viele Schritte
    regex.no-match: muss {pattern} entsprechen
    required: muss angegeben werden
    script.character: muss in einer dieser Schriften geschrieben sein: {scripts}; Zeichen {position}, „{character}“, gehört zu {actual}
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
    boolean.malformed: muss einer dieser Werte sein: {values}
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
    duration.incomparable: muss sich mit {bound} vergleichen lassen: Welche Dauer länger ist, hängt von den Monaten ab
    duration.not-longer: muss länger als {exclusiveMinimum} sein
    duration.not-shorter: muss kürzer als {exclusiveMaximum} sein
    duration.too-large: muss eine Dauer von höchstens 10^12 Monaten und 10^18 Sekunden sein
    duration.too-long: darf höchstens {maximum} dauern
    duration.too-short: muss mindestens {minimum} dauern
    frictionless.refused: muss etwas sein, das frictionless als solches annimmt
    geojson.malformed: muss ein GeoJSON-Objekt sein
    geopoint.latitude: muss eine geografische Breite von -90 bis 90 haben
    geopoint.longitude: muss eine geografische Länge von -180 bis 180 haben
    geopoint.malformed: muss ein Punkt wie {form} sein
    json-schema.failed: muss seinem JSON-Schema entsprechen: „{keyword}“ scheitert bei „{pointer}“
    json.not-an-array: muss ein JSON-Array sein
    json.not-an-object: muss ein JSON-Objekt sein
    json.number-too-large: muss Zahlen mit Exponenten von höchstens zwölf Ziffern haben
    length.too-few: muss mindestens {minimum} {minimum|Element|Elemente} haben, hat {actual}
    length.too-many: darf höchstens {maximum} {maximum|Element|Elemente} haben, hat {actual}
    list.item: muss eine Liste sein: Element {item} ist ungültig
    moment.incomparable: muss sich mit {bound} vergleichen lassen: Nur eine der beiden Angaben nennt eine Abweichung von UTC
    moment.malformed: muss Datum oder Uhrzeit nach ISO 8601 sein: Ab Zeichen {position} stimmt die Form nicht
    moment.not-after: muss nach {exclusiveMinimum} liegen
    moment.not-before: muss vor {exclusiveMaximum} liegen
    moment.too-early: muss {minimum} oder später sein
    moment.too-late: muss {maximum} oder früher sein
    strptime.no-match: muss in der Form {format} geschrieben sein
    time.offset-too-large: darf höchstens um 14:00 von UTC abweichen, nicht um {offset}
    time.too-precise: darf höchstens {maximum} {maximum|Stelle|Stellen} nach dem Komma der Sekunde haben
    topojson.malformed: muss ein TopoJSON-Objekt sein
    year.no-such-year: muss ein Jahr sein, das es gibt: Ein Jahr 0000 gibt es nicht, und fünf Ziffern beginnen nicht mit 0
    email.address-literal: muss eine E-Mail-Adresse sein: In den eckigen Klammern steht keine Adresse wie [192.0.2.1] oder [IPv6:2001:db8::1]
    email.comment-unclosed: muss eine E-Mail-Adresse sein: Der Kommentar, der bei Zeichen {position} beginnt, wird nicht geschlossen
    email.domain-character: muss eine E-Mail-Adresse sein: Zeichen {position}, „{character}“, darf in einer Domain nicht stehen
    email.domain-missing: muss eine E-Mail-Adresse sein: Nach dem @ folgt nichts
    email.domain-single-label: muss eine E-Mail-Adresse sein: Die Domain hat keinen Punkt
    email.label-empty: muss eine E-Mail-Adresse sein: Neben dem Punkt bei Zeichen {position} fehlt ein Teil der Domain
    email.label-hyphen: muss eine E-Mail-Adresse sein: Ein Teil der Domain beginnt oder endet mit dem Bindestrich bei Zeichen {position}
    email.label-international: muss eine E-Mail-Adresse sein: Der Teil der Domain bei Zeichen {position} ist in internationalen Namen nicht erlaubt
    email.label-too-long: muss eine E-Mail-Adresse sein: Ein Teil der Domain hat {actual} Zeichen, erlaubt sind {maximum}
    email.local-part-character: muss eine E-Mail-Adresse sein: Zeichen {position}, „{character}“, darf dort vor dem @ nicht stehen
    email.local-part-missing: muss eine E-Mail-Adresse sein: Vor dem @ steht nichts
    email.local-part-too-long: muss eine E-Mail-Adresse sein: Vor dem @ stehen {actual} Bytes, erlaubt sind {maximum}
    email.no-at-sign: muss eine E-Mail-Adresse sein: Das @ fehlt
    email.too-long: muss eine E-Mail-Adresse sein: Sie hat {actual} Bytes, erlaubt sind {maximum}
    email.top-level-domain: muss eine E-Mail-Adresse sein: Der letzte Teil der Domain muss mindestens zwei Buchstaben haben
    header.duplicate-field: darf ein Feld nicht zweimal nennen
    header.extra-field: darf kein Feld haben, das die Regeln nicht kennen
    header.missing-field: muss dieses Feld haben
    header.no-field: muss mindestens eines der Felder haben, die die Regeln nennen
    header.rule-skipped: Regel {rule} wird nicht geprüft: Es fehlt {fields}
    header.wrong-order: muss als Feld {position} {expected} haben
    record.blank-line: ist eine leere Zeile und kein Datensatz
    record.invalid-utf8: muss in UTF-8 kodiert sein: Ein Byte ist es nicht
    record.nul: enthält ein NUL-Byte
    record.ragged: muss {expected} {expected|Feld|Felder} haben, hat {found}
    record.stray-quote: enthält ein Anführungszeichen, das ein Feld weder öffnet noch schließt; es blieb, wie es ist
    record.too-long: darf höchstens {maximum} {maximum|Byte|Bytes} haben; --max-record-bytes hebt die Grenze an
    record.unclosed-quote: enthält ein Anführungszeichen, das ein Feld öffnet und nie schließt
    all-or-none: muss alle diese Felder haben oder keins davon: {fields}; es fehlt {missing}
    at-least-one-of: muss mindestens eins dieser Felder haben: {fields}
    at-most-one-of: darf höchstens eins dieser Felder haben: {fields}; hat {count}
    comparison.not-met: muss diese Bedingung erfüllen: {comparison}
    exactly-one-of: muss genau eins dieser Felder haben: {fields}; hat {count}
    forbidden-if: darf nicht angegeben werden, wenn {condition}
    required-if: muss angegeben werden, wenn {condition}
    required-with: muss zusammen mit {fields} angegeben werden
    foreign-key.missing: muss auf einen Datensatz von {resource} verweisen: Keiner hat {reference}
    foreign-key.missing/table: muss auf einen Datensatz dieser Tabelle verweisen: Keiner hat {reference}
    primary-key.duplicate: darf einen Primärschlüssel nicht wiederholen: Zeile {line} hat dasselbe bei {fields}
    primary-key.duplicate/file: darf einen Primärschlüssel nicht wiederholen: Zeile {line} von {file} hat dasselbe bei {fields}
    unique-key.duplicate: darf einen eindeutigen Schlüssel nicht wiederholen: Zeile {line} hat dasselbe bei {fields}
    unique-key.duplicate/file: darf einen eindeutigen Schlüssel nicht wiederholen: Zeile {line} von {file} hat dasselbe bei {fields}
    unique.duplicate: muss eindeutig sein: Zeile {line} hat denselben Wert
    unique.duplicate/file: muss eindeutig sein: Zeile {line} von {file} hat denselben Wert
    unique.duplicate/value: muss eindeutig sein: Wert {record} ist derselbe
    unique.duplicate/value-of-file: muss eindeutig sein: Wert {record} von {file} ist derselbe
    cidr.address: muss ein Block von IP-Adressen sein: Vor dem Schrägstrich steht keine IP-Adresse einer erlaubten Version
    cidr.prefix-malformed: muss ein Block von IP-Adressen sein: Bei Zeichen {position} muss eine Anzahl von Bits ohne führende Nullen stehen
    cidr.prefix-missing: muss ein Block von IP-Adressen sein: Der Schrägstrich mit einer Anzahl von Bits fehlt
    cidr.prefix-too-long: muss ein Block von IP-Adressen sein: Das Präfix hat mehr als {maximum} Bits
    domain.single-label: muss ein Domainname sein: Der Punkt fehlt
    domain.top-level: muss ein Domainname sein: Der letzte Teil, bei Zeichen {position}, muss mindestens zwei Buchstaben haben
    host-port.host: muss ein Host mit Port sein: Vor dem letzten Doppelpunkt steht kein Host
    host-port.port-malformed: muss ein Host mit Port sein: Was bei Zeichen {position} beginnt, ist kein Port
    host-port.port-missing: muss ein Host mit Port sein: Der Doppelpunkt mit einem Port fehlt
    host-port.port-out-of-range: muss ein Host mit Port sein: Der Port muss von {minimum} bis {maximum} sein
    hostname.character: muss ein Hostname sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    hostname.label-context: muss ein Hostname sein: Der Teil bei Zeichen {position} hat ein Zeichen, das neben den anderen nicht stehen darf
    hostname.label-direction: muss ein Hostname sein: Der Teil bei Zeichen {position} verletzt die Regeln für von rechts nach links geschriebene Namen
    hostname.label-disallowed: muss ein Hostname sein: Der Teil bei Zeichen {position} hat ein Zeichen, das kein Name haben darf, etwa einen Großbuchstaben
    hostname.label-empty: muss ein Hostname sein: Bei Zeichen {position} fehlt ein Teil
    hostname.label-hyphen: muss ein Hostname sein: Ein Teil beginnt oder endet mit dem Bindestrich bei Zeichen {position}
    hostname.label-hyphens: muss ein Hostname sein: Der Teil bei Zeichen {position} hat Bindestriche an dritter und vierter Stelle
    hostname.label-leading-mark: muss ein Hostname sein: Der Teil bei Zeichen {position} beginnt mit einem kombinierenden Zeichen
    hostname.label-not-normalized: muss ein Hostname sein: Der Teil bei Zeichen {position} liegt nicht in der Unicode-Normalform C vor
    hostname.label-punycode: muss ein Hostname sein: Der Teil bei Zeichen {position} beginnt mit xn-- und ist kein Punycode
    hostname.label-too-long: muss ein Hostname sein: Der Teil bei Zeichen {position} hat mehr als {maximum} Zeichen in ASCII
    hostname.label-unassigned: muss ein Hostname sein: Der Teil bei Zeichen {position} hat ein Zeichen, das nicht zugewiesen ist
    hostname.too-long: muss ein Hostname sein: Er hat mehr als {maximum} Zeichen in ASCII
    ip.malformed: muss eine IPv4- oder IPv6-Adresse sein
    ipv4.character: muss eine IPv4-Adresse sein: Zeichen {position}, „{character}“, ist weder Ziffer noch Punkt
    ipv4.leading-zero: muss eine IPv4-Adresse sein: Die Zahl bei Zeichen {position} beginnt mit einer überflüssigen 0
    ipv4.octet-count: muss eine IPv4-Adresse sein: {expected} Zahlen mit Punkten dazwischen, sie hat {actual}
    ipv4.octet-missing: muss eine IPv4-Adresse sein: Bei Zeichen {position} fehlt eine Zahl
    ipv4.octet-too-large: muss eine IPv4-Adresse sein: Die Zahl bei Zeichen {position} ist größer als {maximum}
    ipv6.character: muss eine IPv6-Adresse sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    ipv6.compressed-twice: muss eine IPv6-Adresse sein: Bei Zeichen {position} steht :: Zum zweiten Mal
    ipv6.embedded-ipv4: muss eine IPv6-Adresse sein: Was bei Zeichen {position} beginnt, ist keine IPv4-Adresse
    ipv6.group-missing: muss eine IPv6-Adresse sein: Neben dem Doppelpunkt bei Zeichen {position} fehlt eine Gruppe
    ipv6.group-too-long: muss eine IPv6-Adresse sein: Die Gruppe bei Zeichen {position} hat mehr als {maximum} Ziffern
    ipv6.too-few-groups: muss eine IPv6-Adresse sein: {expected} Gruppen, sie hat {actual} und kein ::
    ipv6.too-many-groups: muss eine IPv6-Adresse sein: Sie hat {actual} Gruppen, höchstens {maximum} passen
    ipv6.zone: muss eine IPv6-Adresse sein: Sie hat bei Zeichen {position} eine Zone
    mac.character: muss eine MAC-Adresse sein: Zeichen {position}, „{character}“, ist weder Hexadezimalziffer noch Trennzeichen
    mac.group-count: muss eine MAC-Adresse sein: Sie hat {actual} {actual|Zifferngruppe|Zifferngruppen}; möglich sind: {expected}
    mac.group-length: muss eine MAC-Adresse sein: Die Gruppe bei Zeichen {position} muss {expected} Ziffern haben
    mac.mixed-separators: muss eine MAC-Adresse sein: Das Trennzeichen bei Zeichen {position} ist ein anderes als das davor
    data-uri.base64: muss ein Data-URI sein: Was nach dem Komma folgt, ist kein Base64
    data-uri.character: muss ein Data-URI sein: Zeichen {position}, „{character}“, muss prozentkodiert werden
    data-uri.media-type: muss ein Data-URI sein: Der Medientyp ist ab Zeichen {position} falsch
    data-uri.no-comma: muss ein Data-URI sein: Vor den Daten fehlt das Komma
    data-uri.percent: muss ein Data-URI sein: Auf das % bei Zeichen {position} müssen zwei Hexadezimalziffern folgen
    data-uri.scheme: muss ein Data-URI sein: Er beginnt nicht mit data:
    json-pointer.after-hash: muss ein JSON-Pointer sein: Nach dem # darf nichts folgen, bei Zeichen {position}
    json-pointer.escape: muss ein JSON-Pointer sein: Auf die ~ bei Zeichen {position} muss 0 oder 1 folgen
    json-pointer.number: muss ein relativer JSON-Pointer sein: Bei Zeichen {position} muss eine Zahl ohne führende Nullen stehen, nicht +0
    json-pointer.slash: muss ein JSON-Pointer sein: Bei Zeichen {position} muss ein / stehen
    jwt.algorithm: muss ein JSON Web Token sein: Der Header nennt keinen Algorithmus
    jwt.character: muss ein JSON Web Token sein: Zeichen {position}, „{character}“, gehört nicht zu Base64url
    jwt.encoding: muss ein JSON Web Token sein: Der Teil, der vor Zeichen {position} endet, ist abgeschnitten oder verändert
    jwt.header: muss ein JSON Web Token sein: Der Header ist kein JSON-Objekt, bei Zeichen {position}
    jwt.parts: muss ein JSON Web Token sein: {expected} Teile mit Punkten dazwischen, es hat {actual}
    jwt.payload: muss ein JSON Web Token sein: Die Nutzlast ist kein JSON-Objekt, bei Zeichen {position}
    jwt.signature-missing: muss ein JSON Web Token sein: Die Signatur fehlt
    jwt.signature-superfluous: muss ein JSON Web Token sein: Es hat eine Signatur, aber den Algorithmus none
    mime-type.character: muss ein Medientyp sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    mime-type.name-missing: muss ein Medientyp sein: Bei Zeichen {position} muss ein Name stehen
    mime-type.name-too-long: muss ein Medientyp sein: Der Name bei Zeichen {position} hat {actual} Zeichen, erlaubt sind {maximum}
    mime-type.no-slash: muss ein Medientyp sein: Das / fehlt
    mime-type.parameter: muss ein Medientyp sein: Ein Parameter hat die Form NAME=WERT, ab Zeichen {position} stimmt sie nicht
    mime-type.unclosed-quote: muss ein Medientyp sein: Das Anführungszeichen bei Zeichen {position} wird nicht geschlossen
    semver.character: muss eine semantische Version sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    semver.identifier-missing: muss eine semantische Version sein: Bei Zeichen {position} muss ein Bezeichner stehen
    semver.leading-zero: muss eine semantische Version sein: Die Zahl bei Zeichen {position} hat eine führende Null
    semver.number-missing: muss eine semantische Version sein: Von drei Zahlen mit Punkten dazwischen fehlt bei Zeichen {position} eine
    ulid.character: muss eine ULID sein: Zeichen {position}, „{character}“, gehört nicht zu ihrem Alphabet
    ulid.length: muss eine ULID mit {expected} Zeichen sein, hat {actual}
    ulid.too-large: muss eine ULID sein: Das erste Zeichen darf höchstens 7 sein
    uri.address: muss gültig sein als {form}: In den Klammern bei Zeichen {position} steht keine IP-Adresse
    uri.character: muss gültig sein als {form}: Zeichen {position}, „{character}“, darf dort nicht stehen
    uri.first-segment: muss gültig sein als {form}: Der Doppelpunkt bei Zeichen {position} würde ein Schema beenden, und davor steht keins
    uri.percent: muss gültig sein als {form}: Auf das % bei Zeichen {position} müssen zwei Hexadezimalziffern folgen
    uri.port: muss gültig sein als {form}: Zeichen {position}, „{character}“, ist keine Ziffer eines Ports
    uri.scheme-missing: muss gültig sein als {form}: Das Schema fehlt
    uri-template.character: muss eine URI-Vorlage sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    uri-template.length: muss eine URI-Vorlage sein: Eine Länge bei Zeichen {position} muss von 1 bis {maximum} sein
    uri-template.percent: muss eine URI-Vorlage sein: Auf das % bei Zeichen {position} müssen zwei Hexadezimalziffern folgen
    uri-template.unclosed: muss eine URI-Vorlage sein: Die geschweifte Klammer bei Zeichen {position} wird nicht geschlossen
    uri-template.variable: muss eine URI-Vorlage sein: Zeichen {position}, „{character}“, darf dort in einem Ausdruck nicht stehen
    url.address: muss eine URL sein: Was bei Zeichen {position} beginnt, ist keine IP-Adresse, wie URLs sie schreiben
    url.character: muss eine URL sein: Zeichen {position}, „{character}“, muss prozentkodiert werden
    url.credentials: muss eine URL sein: Sie darf weder Benutzernamen noch Passwort enthalten, wie bei Zeichen {position}
    url.host-character: muss eine URL sein: Zeichen {position}, „{character}“, darf in einem Host nicht stehen
    url.host-label: muss eine URL sein: Der Teil des Hosts bei Zeichen {position} ist leer, zu lang oder hat einen Bindestrich an falscher Stelle
    url.host-missing: muss eine URL sein: Bei Zeichen {position} muss ein Host stehen
    url.international-host: muss eine URL sein: Der Host bei Zeichen {position} ist kein internationaler Name
    url.percent: muss eine URL sein: Auf das % bei Zeichen {position} müssen zwei Hexadezimalziffern folgen
    url.port: muss eine URL sein: Ein Port ist eine Zahl bis 65535, nicht das, was bei Zeichen {position} steht
    url.scheme: muss eine URL mit einem dieser Schemata sein: {allowed}
    url.scheme-missing: muss eine URL sein: Das Schema fehlt, etwa https:
    url.slashes-missing: muss eine URL sein: Bei Zeichen {position} muss // stehen
    uuid.character: muss eine UUID sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    uuid.malformed: muss eine UUID sein: 8, 4, 4, 4 und 12 Hexadezimalziffern mit Bindestrichen dazwischen
    uuid.variant: muss eine UUID nach RFC 9562 sein: Zeichen {position}, „{character}“, muss 8, 9, a oder b sein
    uuid.version: muss eine UUID der Version {expected} sein, hat Version {actual}
    base32.character: muss Base32 sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base32.length: muss Base32 sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base32.padding: muss Base32 sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base32.unused-bits: muss Base32 sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    base64.character: muss Base64 sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base64.length: muss Base64 sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base64.padding: muss Base64 sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base64.unused-bits: muss Base64 sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    base64url.character: muss Base64url sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    base64url.length: muss Base64url sein: Mit {actual} {actual|Ziffer|Ziffern} werden Oktette nie geschrieben
    base64url.padding: muss Base64url sein: Am Ende {expected|muss|müssen} {expected} Füllzeichen stehen, es sind {actual}
    base64url.unused-bits: muss Base64url sein: Die letzte Ziffer, „{character}“, hat Bits, die zu keinem Oktett gehören
    digest.character: muss ein Hashwert nach {algorithm} sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    digest.length: muss ein Hashwert nach {algorithm} mit {expected} Hexadezimalziffern sein, hat {actual}
    hex-color.character: muss eine Farbe sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    hex-color.length: muss eine Farbe in Hexadezimalziffern sein, Anzahl: {expected}; hat {actual}
    hex-color.no-hash: muss eine Farbe sein: Sie beginnt nicht mit #
    hex.character: muss aus hexadezimalen Oktetten bestehen: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    hex.length: muss aus hexadezimalen Oktetten bestehen: je zwei Ziffern, hat {actual} {actual|Ziffer|Ziffern}
    is-regex.malformed: muss ein regulärer Ausdruck sein: {reason}, bei Zeichen {position}
    json.control-character: muss JSON sein: Das Steuerzeichen bei Zeichen {position} muss als \\u00XX geschrieben werden
    json.escape: muss JSON sein: Zeichen {position}, „{character}“, darf nach einem umgekehrten Schrägstrich nicht stehen
    json.incomplete: muss JSON sein: Es endet zu früh
    json.too-deep: muss JSON sein: Bei Zeichen {position} stehen mehr als {maximum} Arrays und Objekte ineinander
    json.unexpected: muss JSON sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    bic.country: muss ein BIC sein: „{country}“ ab dem fünften Zeichen ist kein Land
    bic.structure: muss ein BIC der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    credit-card.checksum: muss eine Kartennummer sein: Die Prüfziffer ist falsch
    credit-card.length: muss eine Kartennummer mit {expected} Ziffern sein, hat {actual}
    credit-card.network: muss die Nummer einer dieser Karten sein: {networks}
    credit-card.structure: muss eine Kartennummer sein, nur Ziffern oder Ziffern in Gruppen: Zeichen {position} darf dort nicht stehen
    ean-13.checksum: muss eine EAN-13 sein: Die Prüfziffer ist falsch
    ean-13.length: muss eine EAN-13 mit {expected} Ziffern sein, hat {actual}
    ean-13.structure: muss eine EAN-13 sein: Zeichen {position} ist keine Ziffer
    ean-8.checksum: muss eine EAN-8 sein: Die Prüfziffer ist falsch
    ean-8.length: muss eine EAN-8 mit {expected} Ziffern sein, hat {actual}
    ean-8.structure: muss eine EAN-8 sein: Zeichen {position} ist keine Ziffer
    iban.checksum: muss eine IBAN sein: Die Prüfziffern sind falsch
    iban.country: muss eine IBAN sein: „{country}“ ist kein Land, das eine hat
    iban.length: muss eine IBAN mit {expected} Zeichen sein, hat {actual}
    iban.other-country: muss eine IBAN aus einem dieser Länder sein: {allowed}; nicht aus {country}
    iban.structure: muss eine IBAN sein: Zeichen {position} darf dort nicht stehen
    imei.checksum: muss eine IMEI sein: Die Prüfziffer ist falsch
    imei.structure: muss eine IMEI der Form {expected} sein: Ab Zeichen {position} stimmt die Form nicht
    isbn-10.checksum: muss eine ISBN sein: Die Prüfziffer ist falsch
    isbn-10.length: muss eine ISBN mit 10 Ziffern sein, hat {actual}
    isbn-10.structure: muss eine ISBN mit 10 Ziffern sein: Zeichen {position} darf dort nicht stehen
    isbn-13.checksum: muss eine ISBN sein: Die Prüfziffer ist falsch
    isbn-13.length: muss eine ISBN mit 13 Ziffern sein, hat {actual}
    isbn-13.prefix: muss eine ISBN sein: Mit 13 Ziffern beginnt sie mit 978 oder 979, aber nicht mit 979-0
    isbn-13.structure: muss eine ISBN mit 13 Ziffern sein: Zeichen {position} darf dort nicht stehen
    isbn.length: muss eine ISBN mit 10 oder 13 Ziffern sein, hat {actual}
    isbn.structure: muss eine ISBN sein: Zeichen {position} darf dort nicht stehen
    isin.checksum: muss eine ISIN sein: Die Prüfziffer ist falsch
    isin.country: muss eine ISIN sein: Mit „{country}“ beginnt keine
    isin.structure: muss eine ISIN der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    issn.checksum: muss eine ISSN sein: Die Prüfziffer ist falsch
    issn.structure: muss eine ISSN der Form {expected} sein, 9 für eine Ziffer: Ab Zeichen {position} stimmt die Form nicht
    lei.checksum: muss ein LEI sein: Die Prüfziffern sind falsch
    lei.structure: muss ein LEI der Form {expected} sein (9 für eine Ziffer, X für Buchstabe oder Ziffer): Ab Zeichen {position} stimmt die Form nicht
    luhn.checksum: muss mit der Prüfziffer nach der Luhn-Formel enden
    luhn.structure: muss aus Ziffern bestehen: Zeichen {position} ist keine
    national-id.birth-date: muss eine nationale Kennnummer ({country}) sein: Das Geburtsdatum darin gibt es nicht
    national-id.checksum: muss eine nationale Kennnummer ({country}) sein: Die Prüfziffern sind falsch
    national-id.part: muss eine nationale Kennnummer ({country}) sein: Keine hat, was ab Zeichen {position} steht
    national-id.structure: muss eine nationale Kennnummer ({country}) der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    upc.checksum: muss ein UPC sein: Die Prüfziffer ist falsch
    upc.length: muss ein UPC mit {expected} Ziffern sein, hat {actual}
    upc.structure: muss ein UPC sein: Zeichen {position} ist keine Ziffer
    vat.birth-date: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Das Geburtsdatum darin gibt es nicht
    vat.checksum: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Die Prüfziffern sind falsch
    vat.country: muss eine Umsatzsteuer-Identifikationsnummer sein, die mit ihrem Land beginnt, etwa DE oder EL
    vat.part: muss eine Umsatzsteuer-Identifikationsnummer ({country}) sein: Keine hat, was ab Zeichen {position} steht
    vat.structure: muss eine Umsatzsteuer-Identifikationsnummer ({country}) der Form {expected} (9 für eine Ziffer, A für einen Buchstaben, X für beides) sein: Ab Zeichen {position} stimmt die Form nicht
    verhoeff.checksum: muss mit der Prüfziffer nach Verhoeff enden
    verhoeff.structure: muss aus Ziffern bestehen: Zeichen {position} ist keine
    country.malformed: muss ein Ländercode sein: {expected}
    country.unassigned: muss ein Ländercode sein, den ISO 3166-1 vergibt
    currency.inactive: muss ein gültiger Währungscode nach ISO 4217 sein
    currency.malformed: muss ein Währungscode sein: {expected}
    e164.calling-code: muss eine Telefonnummer sein: Am Anfang steht keine Landesvorwahl
    e164.character: muss eine Telefonnummer aus + und Ziffern sein: Zeichen {position}, „{character}“, ist keine Ziffer
    e164.plus: muss eine Telefonnummer sein, die mit + beginnt
    e164.too-long: muss eine Telefonnummer sein: Sie hat {actual} Ziffern, erlaubt sind {maximum}
    e164.too-short: muss eine Telefonnummer sein: Sie hat {actual} {actual|Ziffer|Ziffern}, mindestens {minimum} sind nötig
    language.duplicate-singleton: muss ein Sprach-Tag sein: Die Erweiterung „{subtag}“ bei Zeichen {position} steht zweimal
    language.duplicate-variant: muss ein Sprach-Tag sein: Die Variante „{subtag}“ bei Zeichen {position} steht zweimal
    language.letters: muss ein Sprachcode aus {count} Kleinbuchstaben sein
    language.malformed: muss ein Sprach-Tag sein, etwa en oder de-CH: Was bei Zeichen {position} beginnt, darf dort nicht stehen
    language.unassigned: muss ein Sprachcode nach {standard} sein
    language.unregistered: muss ein Sprach-Tag sein: „{subtag}“ bei Zeichen {position} ist nicht registriert ({kind})
    phone.calling-code: muss eine Telefonnummer sein: Am Anfang steht keine Landesvorwahl
    phone.character: muss eine Telefonnummer sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    phone.not-international: muss eine Telefonnummer sein, die mit + und der Landesvorwahl beginnt
    phone.other-calling-code: muss eine Telefonnummer mit der Landesvorwahl {expected} sein, nicht {actual}
    phone.overlong: muss eine Telefonnummer sein: Höchstens {maximum} Zeichen werden gelesen
    phone.too-long: muss eine Telefonnummer sein: Sie hat ohne Vorwahlen {actual} Ziffern, höchstens {maximum} sind möglich
    phone.too-short: muss eine Telefonnummer sein: Sie hat ohne Vorwahlen {actual} {actual|Ziffer|Ziffern}, mindestens {minimum} sind nötig
    phone.unassigned: muss eine Telefonnummer sein, die es gibt: Unter +{callingCode} gibt es keine solche Nummer
    postal-code.character: muss eine Postleitzahl von {region} sein: Zeichen {position}, „{character}“, darf dort nicht stehen
    postal-code.incomplete: muss eine Postleitzahl von {region} sein: Das Ende fehlt
    postal-code.too-long: muss eine Postleitzahl von {region} sein: Sie sollte vor Zeichen {position} enden
    password.listed: darf keins der Passwörter sein, die alle zuerst probieren
    password.too-few-classes: muss mindestens {minimum} dieser Arten mischen: Kleinbuchstaben, Großbuchstaben, Ziffern, andere Zeichen
    password.too-few-distinct: muss mindestens {minimum} {minimum|verschiedenes|verschiedene} Zeichen haben
    password.too-long: darf höchstens {maximum} Zeichen haben
    password.too-short: muss mindestens {minimum} Zeichen haben
    form.file-too-large: muss eine Datei von höchstens {maximum} {maximum|Byte|Bytes} sein
    form.file-type: muss eine Datei eines erlaubten Typs sein
    form.repeated: darf nur einmal angegeben werden
    """
}

extension InterfaceTexts {
  fileprivate static let german = InterfaceTexts(
    heading: "{count|Es gibt # Problem|Es gibt # Probleme}", optional: "(optional)",
    submit: "Senden", submitting: "Wird gesendet …", entry: "{field}: {message}",
    error: "Fehler")
}
