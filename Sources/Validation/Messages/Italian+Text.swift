extension MessageCatalog {
  /// The Italian messages for texts, numbers and times.
  static let italianText = """
    alpha.character: deve avere solo lettere: il carattere {position}, «{character}», non è una lettera
    alpha.empty: deve avere lettere
    alphanumeric.character: deve avere solo lettere e cifre: il carattere {position}, «{character}», non è né l’una né l’altra cosa
    alphanumeric.empty: deve avere lettere o cifre
    ascii.character: deve avere solo caratteri ASCII: il carattere {position}, «{character}», non è ASCII
    contains.missing: deve contenere «{text}»
    digits.character: deve avere solo cifre: il carattere {position}, «{character}», non è una cifra
    digits.too-few: deve avere almeno {minimum} {minimum|cifra|di cifre|cifre}, ne ha {actual}
    digits.too-many: deve avere al massimo {maximum} {maximum|cifra|di cifre|cifre}, ne ha {actual}
    empty.not-empty: deve essere vuoto
    ends-with.missing: deve finire con «{text}»
    equals.different: deve essere «{expected}»
    identifier.character: deve essere un identificatore: il carattere {position}, «{character}», non è né una lettera, né una cifra, né un trattino basso
    identifier.empty: deve essere un identificatore
    identifier.start: deve essere un identificatore: inizia con «{character}», che non è né una lettera né un trattino basso
    in-file.not-listed: deve essere un valore della colonna {column} di {path}
    length.too-long: deve avere al massimo {maximum} {maximum|carattere|di caratteri|caratteri}, ne ha {actual}
    length.too-long/bytes: deve avere al massimo {maximum} {maximum|byte|di byte|byte}, ne ha {actual}
    length.too-long/graphemes: deve avere al massimo {maximum} {maximum|grafema|di grafemi|grafemi}, ne ha {actual}
    length.too-long/utf16: deve avere al massimo {maximum} {maximum|unità|di unità|unità} UTF-16, ne ha {actual}
    length.too-short: deve avere almeno {minimum} {minimum|carattere|di caratteri|caratteri}, ne ha {actual}
    length.too-short/bytes: deve avere almeno {minimum} {minimum|byte|di byte|byte}, ne ha {actual}
    length.too-short/graphemes: deve avere almeno {minimum} {minimum|grafema|di grafemi|grafemi}, ne ha {actual}
    length.too-short/utf16: deve avere almeno {minimum} {minimum|unità|di unità|unità} UTF-16, ne ha {actual}
    lowercase.character: deve essere in minuscolo: il carattere {position}, «{character}», non lo è
    no-bidi.control: non deve riordinare il testo: il carattere {position} è {codePoint}
    no-control.control: non deve avere caratteri di controllo: il carattere {position} è {codePoint}
    none-of.listed: non deve essere «{value}»
    normalized.different: deve essere nella forma di normalizzazione {form}: dal carattere {position} in poi non lo è
    not-blank: non deve essere vuoto o di soli spazi
    not-contains.found: non deve contenere «{text}», che si trova al carattere {position}
    not-ends-with.found: non deve finire con «{text}»
    not-regex.matched: non deve corrispondere a {pattern}
    not-starts-with.found: non deve iniziare con «{text}»
    numeric.character: deve avere solo cifre: il carattere {position}, «{character}», non è una cifra
    numeric.empty: deve avere cifre
    one-of.not-listed: deve essere uno di questi valori: «{values}»
    printable.character: deve avere solo caratteri stampabili: il carattere {position} è {codePoint}
    regex.budget-exceeded: non si è potuto decidere: il confronto con {pattern} richiedeva troppi passi
    regex.no-match: deve corrispondere a {pattern}
    required: deve essere indicato
    script.character: deve essere scritto in «{scripts}»: il carattere {position}, «{character}», è {actual}
    single-line.line-break: deve essere una sola riga: il carattere {position} è l’interruzione di riga {codePoint}
    slug.character: deve essere uno slug: il carattere {position}, «{character}», non è né una lettera minuscola, né una cifra, né un trattino
    slug.empty: deve essere uno slug
    slug.hyphen: deve essere uno slug: il trattino al carattere {position} non unisce lettere o cifre
    starts-with.missing: deve iniziare con «{text}»
    text.invalid-utf8: deve essere in UTF-8
    trimmed.end: non deve finire con uno spazio
    trimmed.start: non deve iniziare con uno spazio
    uppercase.character: deve essere in maiuscolo: il carattere {position}, «{character}», non lo è
    words.too-few: deve avere almeno {minimum} {minimum|parola|di parole|parole}, ne ha {actual}
    words.too-many: deve avere al massimo {maximum} {maximum|parola|di parole|parole}, ne ha {actual}
    all.failed: viola più regole
    any.failed: non rispetta nessuna delle regole di cui una deve valere
    exactly-one.none: non rispetta nessuna delle regole di cui esattamente una deve valere
    exactly-one.several: rispetta {count} regole di cui esattamente una deve valere
    not.matched: rispetta una regola che non deve valere
    rule.unexplained: non è accettato, e la regola non ne dà il motivo
    boolean.malformed: deve essere uno di questi valori: «{values}»
    decimal.malformed: deve essere un numero
    decimal.too-many-digits: deve avere al massimo {maximum} {maximum|cifra|di cifre|cifre} prima della virgola, ne ha {actual}
    decimal.too-many-fraction-digits: deve avere al massimo {maximum} {maximum|cifra|di cifre|cifre} dopo la virgola, ne ha {actual}
    integer.malformed: deve essere un numero intero
    multiple-of.not-a-number: deve essere un numero
    multiple-of.not-multiple: deve essere un multiplo di {divisor}
    number.malformed: deve essere un numero
    number.not-finite: deve essere un numero non superiore a 1.7976931348623157e308, il massimo numero finito in doppia precisione
    port.leading-zero: deve essere un numero di porta senza zero iniziale
    port.malformed: deve essere un numero di porta, da 0 a 65535, in cifre
    port.too-large: deve essere un numero di porta non superiore a {maximum}
    range.not-a-number: deve essere un numero
    range.not-above: deve essere maggiore di {exclusiveMinimum}
    range.not-below: deve essere minore di {exclusiveMaximum}
    range.too-large: deve essere al massimo {maximum}
    range.too-small: deve essere almeno {minimum}
    age.too-old: deve essere la data di nascita di una persona di al massimo {maximum} {maximum|anno|di anni|anni}, non {actual}
    age.too-young: deve essere la data di nascita di una persona di almeno {minimum} {minimum|anno|di anni|anni}, non {actual}
    age.unborn: deve essere una data di nascita: è successiva a oggi, {today}
    date-time.leap-second: non deve avere il secondo 60: i secondi intercalari sono nell’ultimo giorno di un mese in UTC
    date-time.malformed: deve essere una data e ora come 2024-02-29T08:30:00Z: non lo è più dal carattere {position}
    date.malformed: deve essere una data nella forma AAAA-MM-GG
    date.no-such-day: deve essere un giorno che esiste: il mese ha {last} giorni, non {day}
    date.no-such-month: deve essere un giorno che esiste: non c’è un mese {month}
    date.no-such-year: deve essere un giorno che esiste: gli anni iniziano da 0001
    date.not-after: deve essere successivo a {exclusiveMinimum}
    date.not-before: deve essere precedente a {exclusiveMaximum}
    date.too-early: deve essere {minimum} o successivo
    date.too-late: deve essere {maximum} o precedente
    duration.empty: deve essere una durata come P1DT12H: alla fine mancano un numero e la sua unità
    duration.malformed: deve essere una durata come P1DT12H: non lo è più dal carattere {position}
    duration.unit-order: deve essere una durata: «{character}» al carattere {position} è fuori posto, l’ordine è Y M D T H M S senza salti
    duration.weeks-combined: deve essere una durata: le settimane stanno da sole, come in P2W
    local-date-time.malformed: deve essere una data e ora come 2024-02-29T08:30: non lo è più dal carattere {position}
    month.malformed: deve essere un mese nella forma AAAA-MM
    month.no-such-month: deve essere un mese che esiste: non c’è un mese {month}
    month.no-such-year: deve essere un mese che esiste: gli anni iniziano da 0001
    time.leap-second: non deve avere il secondo 60: i secondi intercalari sono alle 23:59:60 UTC
    time.malformed: deve essere un’ora del giorno: non lo è più dal carattere {position}
    time.no-such-hour: deve essere un’ora che esiste: non c’è un’ora {hour}
    time.no-such-minute: deve essere un’ora che esiste: non c’è un minuto {minute}
    time.no-such-offset: deve avere una differenza da UTC di al massimo 23:59, non {offset}
    time.no-such-second: deve essere un’ora che esiste: non c’è un secondo {second}
    time.offset-missing: deve finire con la sua differenza da UTC: Z, o per esempio +01:00
    timezone.unknown: deve essere un fuso orario della base di dati IANA, come Europe/Berlin
    week.malformed: deve essere una settimana nella forma AAAA-Wss, come 2024-W09
    week.no-such-week: deve essere una settimana che esiste: l’anno ha {last} settimane, non {week}
    week.no-such-year: deve essere una settimana che esiste: gli anni iniziano da 0001
    year.malformed: deve essere un anno nella forma AAAA
    """
}
