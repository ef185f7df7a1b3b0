extension MessageCatalog {
  /// The texts in Italian.
  public static let italian = MessageCatalog(
    language: "it", interface: .italian,
    // CLDR, cardinal rules of it: one: i = 1 and v = 0; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { italianTexts })

  private static let italianTexts = dictionary(of: italianLines)

  private static let italianLines = """
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
    one-of.not-listed: deve essere uno di questi valori: {values}
    printable.character: deve avere solo caratteri stampabili: il carattere {position} è {codePoint}
    regex.budget-exceeded: non si è potuto decidere: il confronto con {pattern} richiedeva troppi passi
    regex.no-match: deve corrispondere a {pattern}
    required: deve essere indicato
    script.character: deve essere scritto in {scripts}: il carattere {position}, «{character}», è {actual}
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
    boolean.malformed: deve essere uno di questi valori: {values}
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
    duration.incomparable: deve essere confrontabile con {bound}: quale delle due durate sia più lunga dipende dai mesi
    duration.not-longer: deve essere più lungo di {exclusiveMinimum}
    duration.not-shorter: deve essere più corto di {exclusiveMaximum}
    duration.too-large: deve essere una durata di al massimo 10^12 mesi e 10^18 secondi
    duration.too-long: deve durare al massimo {maximum}
    duration.too-short: deve durare almeno {minimum}
    frictionless.refused: deve essere ciò che frictionless considera tale
    geojson.malformed: deve essere un oggetto GeoJSON
    geopoint.latitude: deve avere una latitudine da -90 a 90
    geopoint.longitude: deve avere una longitudine da -180 a 180
    geopoint.malformed: deve essere un punto come {form}
    json-schema.failed: deve rispettare il suo JSON Schema: «{keyword}» fallisce in «{pointer}»
    json.not-an-array: deve essere un array JSON
    json.not-an-object: deve essere un oggetto JSON
    json.number-too-large: deve avere numeri con esponenti di al massimo dodici cifre
    length.too-few: deve avere almeno {minimum} {minimum|elemento|di elementi|elementi}, ne ha {actual}
    length.too-many: deve avere al massimo {maximum} {maximum|elemento|di elementi|elementi}, ne ha {actual}
    list.item: deve essere un elenco: l’elemento {item} non è valido
    moment.incomparable: deve essere confrontabile con {bound}: solo uno dei due ha una differenza da UTC
    moment.malformed: deve essere una data o un’ora ISO 8601: non lo è più dal carattere {position}
    moment.not-after: deve essere successivo a {exclusiveMinimum}
    moment.not-before: deve essere precedente a {exclusiveMaximum}
    moment.too-early: deve essere {minimum} o successivo
    moment.too-late: deve essere {maximum} o precedente
    strptime.no-match: deve essere scritto come {format}
    time.offset-too-large: deve avere una differenza da UTC di al massimo 14:00, non {offset}
    time.too-precise: deve avere al massimo {maximum} {maximum|cifra|di cifre|cifre} dopo la virgola dei secondi
    topojson.malformed: deve essere un oggetto TopoJSON
    year.no-such-year: deve essere un anno che esiste: non c’è un anno 0000, e con cinque cifre non si inizia con 0
    email.address-literal: deve essere un indirizzo e-mail: tra le sue parentesi quadre non c’è un indirizzo come [192.0.2.1] o [IPv6:2001:db8::1]
    email.comment-unclosed: deve essere un indirizzo e-mail: il commento che inizia al carattere {position} non è chiuso
    email.domain-character: deve essere un indirizzo e-mail: il carattere {position}, «{character}», non può stare in un dominio
    email.domain-missing: deve essere un indirizzo e-mail: dopo la @ non c’è nulla
    email.domain-single-label: deve essere un indirizzo e-mail: il suo dominio non ha punti
    email.label-empty: deve essere un indirizzo e-mail: al suo dominio manca una parte accanto al punto al carattere {position}
    email.label-hyphen: deve essere un indirizzo e-mail: una parte del suo dominio inizia o finisce con il trattino al carattere {position}
    email.label-international: deve essere un indirizzo e-mail: la parte del suo dominio al carattere {position} non è ammessa nei nomi internazionali
    email.label-too-long: deve essere un indirizzo e-mail: una parte del suo dominio ha {actual} caratteri, ne sono ammessi {maximum}
    email.local-part-character: deve essere un indirizzo e-mail: il carattere {position}, «{character}», non può stare lì prima della @
    email.local-part-missing: deve essere un indirizzo e-mail: prima della @ non c’è nulla
    email.local-part-too-long: deve essere un indirizzo e-mail: prima della @ ci sono {actual} byte, ne sono ammessi {maximum}
    email.no-at-sign: deve essere un indirizzo e-mail: non ha la @
    email.too-long: deve essere un indirizzo e-mail: ha {actual} byte, ne sono ammessi {maximum}
    email.top-level-domain: deve essere un indirizzo e-mail: l’ultima parte del suo dominio deve avere almeno due lettere
    header.duplicate-field: non deve nominare un campo due volte
    header.extra-field: non deve avere un campo che le regole non hanno
    header.missing-field: deve avere questo campo
    header.no-field: deve avere almeno uno dei campi delle regole
    header.rule-skipped: la regola {rule} non viene verificata: manca {fields}
    header.wrong-order: deve avere {expected} come campo {position}
    record.blank-line: è una riga vuota e non un record
    record.invalid-utf8: deve essere in UTF-8: un byte non lo è
    record.nul: ha un byte NUL
    record.ragged: deve avere {expected} {expected|campo|campi}, ne ha {found}
    record.stray-quote: ha una virgoletta che non apre né chiude un campo; è stata lasciata com’è
    record.too-long: deve avere al massimo {maximum} {maximum|byte|di byte|byte}; --max-record-bytes alza il limite
    record.unclosed-quote: ha una virgoletta che apre un campo e non lo chiude mai
    all-or-none: deve avere tutti questi campi o nessuno: {fields}; manca {missing}
    at-least-one-of: deve avere almeno uno di questi campi: {fields}
    at-most-one-of: deve avere al massimo uno di questi campi: {fields}; ne ha {count}
    comparison.not-met: deve rispettare {comparison}
    exactly-one-of: deve avere esattamente uno di questi campi: {fields}; ne ha {count}
    forbidden-if: non deve essere indicato quando {condition}
    required-if: deve essere indicato quando {condition}
    required-with: deve essere indicato insieme a {fields}
    foreign-key.missing: deve riferirsi a un record di {resource}: nessuno ha {reference}
    foreign-key.missing/table: deve riferirsi a un record di questa tabella: nessuno ha {reference}
    primary-key.duplicate: non deve ripetere una chiave primaria: la riga {line} ha lo stesso in {fields}
    primary-key.duplicate/file: non deve ripetere una chiave primaria: la riga {line} di {file} ha lo stesso in {fields}
    unique-key.duplicate: non deve ripetere una chiave univoca: la riga {line} ha lo stesso in {fields}
    unique-key.duplicate/file: non deve ripetere una chiave univoca: la riga {line} di {file} ha lo stesso in {fields}
    unique.duplicate: deve essere univoco: la riga {line} ha lo stesso valore
    unique.duplicate/file: deve essere univoco: la riga {line} di {file} ha lo stesso valore
    unique.duplicate/value: deve essere univoco: il valore {record} è uguale
    unique.duplicate/value-of-file: deve essere univoco: il valore {record} di {file} è uguale
    cidr.address: deve essere un blocco di indirizzi IP: prima della barra non c’è un indirizzo IP di una versione ammessa
    cidr.prefix-malformed: deve essere un blocco di indirizzi IP: al carattere {position} deve esserci un numero di bit senza zeri iniziali
    cidr.prefix-missing: deve essere un blocco di indirizzi IP: non ha una barra con un numero di bit
    cidr.prefix-too-long: deve essere un blocco di indirizzi IP: il suo prefisso ha più di {maximum} {maximum|bit|di bit|bit}
    domain.single-label: deve essere un nome di dominio: non ha punti
    domain.top-level: deve essere un nome di dominio: l’ultima parte, al carattere {position}, deve avere almeno due lettere
    host-port.host: deve essere un host con una porta: prima degli ultimi due punti non c’è un host
    host-port.port-malformed: deve essere un host con una porta: ciò che inizia al carattere {position} non è una porta
    host-port.port-missing: deve essere un host con una porta: non ha due punti con una porta
    host-port.port-out-of-range: deve essere un host con una porta: la porta deve essere da {minimum} a {maximum}
    hostname.character: deve essere un nome host: il carattere {position}, «{character}», non può stare lì
    hostname.label-context: deve essere un nome host: la parte al carattere {position} ha un carattere che non può stare accanto agli altri
    hostname.label-direction: deve essere un nome host: la parte al carattere {position} viola le regole dei nomi scritti da destra a sinistra
    hostname.label-disallowed: deve essere un nome host: la parte al carattere {position} ha un carattere che nessun nome può avere, come una maiuscola
    hostname.label-empty: deve essere un nome host: manca una parte al carattere {position}
    hostname.label-hyphen: deve essere un nome host: una parte inizia o finisce con il trattino al carattere {position}
    hostname.label-hyphens: deve essere un nome host: la parte al carattere {position} ha trattini al terzo e al quarto posto
    hostname.label-leading-mark: deve essere un nome host: la parte al carattere {position} inizia con un segno combinante
    hostname.label-not-normalized: deve essere un nome host: la parte al carattere {position} non è nella forma di normalizzazione C di Unicode
    hostname.label-punycode: deve essere un nome host: la parte al carattere {position} inizia con xn-- e non è Punycode
    hostname.label-too-long: deve essere un nome host: la parte al carattere {position} ha più di {maximum} {maximum|carattere|di caratteri|caratteri} in ASCII
    hostname.label-unassigned: deve essere un nome host: la parte al carattere {position} ha un carattere non assegnato
    hostname.too-long: deve essere un nome host: ha più di {maximum} {maximum|carattere|di caratteri|caratteri} in ASCII
    ip.malformed: deve essere un indirizzo IPv4 o IPv6
    ipv4.character: deve essere un indirizzo IPv4: il carattere {position}, «{character}», non è né una cifra né un punto
    ipv4.leading-zero: deve essere un indirizzo IPv4: il numero al carattere {position} inizia con uno 0 superfluo
    ipv4.octet-count: deve essere un indirizzo IPv4: {expected} numeri separati da punti, ne ha {actual}
    ipv4.octet-missing: deve essere un indirizzo IPv4: manca un numero al carattere {position}
    ipv4.octet-too-large: deve essere un indirizzo IPv4: il numero al carattere {position} è maggiore di {maximum}
    ipv6.character: deve essere un indirizzo IPv6: il carattere {position}, «{character}», non può stare lì
    ipv6.compressed-twice: deve essere un indirizzo IPv6: i :: al carattere {position} compaiono per la seconda volta
    ipv6.embedded-ipv4: deve essere un indirizzo IPv6: ciò che inizia al carattere {position} non è un indirizzo IPv4
    ipv6.group-missing: deve essere un indirizzo IPv6: manca un gruppo accanto ai due punti al carattere {position}
    ipv6.group-too-long: deve essere un indirizzo IPv6: il gruppo al carattere {position} ha più di {maximum} {maximum|cifra|di cifre|cifre}
    ipv6.too-few-groups: deve essere un indirizzo IPv6: {expected} gruppi, ne ha {actual} e nessun ::
    ipv6.too-many-groups: deve essere un indirizzo IPv6: ha {actual} gruppi, ce ne stanno al massimo {maximum}
    ipv6.zone: deve essere un indirizzo IPv6: ha una zona al carattere {position}
    mac.character: deve essere un indirizzo MAC: il carattere {position}, «{character}», non è né una cifra esadecimale né un separatore
    mac.group-count: deve essere un indirizzo MAC: ha {actual} {actual|gruppo|gruppi} di cifre, i numeri possibili sono {expected}
    mac.group-length: deve essere un indirizzo MAC: il gruppo al carattere {position} deve avere {expected} {expected|cifra|cifre}
    mac.mixed-separators: deve essere un indirizzo MAC: il separatore al carattere {position} è diverso dal precedente
    data-uri.base64: deve essere un URI di dati: ciò che segue la virgola non è base64
    data-uri.character: deve essere un URI di dati: il carattere {position}, «{character}», deve essere codificato con la percentuale
    data-uri.media-type: deve essere un URI di dati: il suo tipo di media è errato dal carattere {position} in poi
    data-uri.no-comma: deve essere un URI di dati: prima dei dati non c’è una virgola
    data-uri.percent: deve essere un URI di dati: due cifre esadecimali devono seguire il % al carattere {position}
    data-uri.scheme: deve essere un URI di dati: non inizia con data:
    json-pointer.after-hash: deve essere un puntatore JSON: nulla può seguire il #, al carattere {position}
    json-pointer.escape: deve essere un puntatore JSON: 0 o 1 deve seguire la ~ al carattere {position}
    json-pointer.number: deve essere un puntatore JSON relativo: al carattere {position} deve esserci un numero senza zeri iniziali, non +0
    json-pointer.slash: deve essere un puntatore JSON: al carattere {position} deve esserci una /
    jwt.algorithm: deve essere un JSON Web Token: la sua intestazione non nomina un algoritmo
    jwt.character: deve essere un JSON Web Token: il carattere {position}, «{character}», non appartiene a base64url
    jwt.encoding: deve essere un JSON Web Token: la parte che finisce prima del carattere {position} è tagliata o alterata
    jwt.header: deve essere un JSON Web Token: la sua intestazione non è un oggetto JSON, al carattere {position}
    jwt.parts: deve essere un JSON Web Token: {expected} parti separate da punti, ne ha {actual}
    jwt.payload: deve essere un JSON Web Token: il suo contenuto non è un oggetto JSON, al carattere {position}
    jwt.signature-missing: deve essere un JSON Web Token: non ha una firma
    jwt.signature-superfluous: deve essere un JSON Web Token: ha una firma e l’algoritmo none
    mime-type.character: deve essere un tipo di media: il carattere {position}, «{character}», non può stare lì
    mime-type.name-missing: deve essere un tipo di media: al carattere {position} deve esserci un nome
    mime-type.name-too-long: deve essere un tipo di media: il nome al carattere {position} ha {actual} caratteri, ne sono ammessi {maximum}
    mime-type.no-slash: deve essere un tipo di media: non ha una /
    mime-type.parameter: deve essere un tipo di media: un parametro è NOME=VALORE, e non lo è più dal carattere {position}
    mime-type.unclosed-quote: deve essere un tipo di media: la virgoletta al carattere {position} non è chiusa
    semver.character: deve essere una versione semantica: il carattere {position}, «{character}», non può stare lì
    semver.identifier-missing: deve essere una versione semantica: al carattere {position} deve esserci un identificatore
    semver.leading-zero: deve essere una versione semantica: il numero al carattere {position} ha uno zero iniziale
    semver.number-missing: deve essere una versione semantica: di tre numeri separati da punti ne manca uno al carattere {position}
    ulid.character: deve essere un ULID: il carattere {position}, «{character}», non è del suo alfabeto
    ulid.length: deve essere un ULID di {expected} caratteri, ne ha {actual}
    ulid.too-large: deve essere un ULID: il suo primo carattere deve essere al massimo 7
    uri.address: deve essere valido come {form}: tra le parentesi quadre al carattere {position} non c’è un indirizzo IP
    uri.character: deve essere valido come {form}: il carattere {position}, «{character}», non può stare lì
    uri.first-segment: deve essere valido come {form}: i due punti al carattere {position} chiuderebbero uno schema, e prima non ce n’è
    uri.percent: deve essere valido come {form}: due cifre esadecimali devono seguire il % al carattere {position}
    uri.port: deve essere valido come {form}: il carattere {position}, «{character}», non è una cifra di una porta
    uri.scheme-missing: deve essere valido come {form}: non ha uno schema
    uri-template.character: deve essere un modello di URI: il carattere {position}, «{character}», non può stare lì
    uri-template.length: deve essere un modello di URI: una lunghezza al carattere {position} deve essere da 1 a {maximum}
    uri-template.percent: deve essere un modello di URI: due cifre esadecimali devono seguire il % al carattere {position}
    uri-template.unclosed: deve essere un modello di URI: la parentesi graffa al carattere {position} non è chiusa
    uri-template.variable: deve essere un modello di URI: il carattere {position}, «{character}», non può stare lì in un’espressione
    url.address: deve essere un URL: ciò che inizia al carattere {position} non è un indirizzo IP come lo scrivono gli URL
    url.character: deve essere un URL: il carattere {position}, «{character}», deve essere codificato con la percentuale
    url.credentials: deve essere un URL: non deve contenere né nome utente né password, come al carattere {position}
    url.host-character: deve essere un URL: il carattere {position}, «{character}», non può stare in un host
    url.host-label: deve essere un URL: la parte dell’host al carattere {position} è vuota, troppo lunga o ha un trattino fuori posto
    url.host-missing: deve essere un URL: al carattere {position} deve esserci un host
    url.international-host: deve essere un URL: l’host al carattere {position} non è un nome internazionale
    url.percent: deve essere un URL: due cifre esadecimali devono seguire il % al carattere {position}
    url.port: deve essere un URL: una porta è un numero fino a 65535, non ciò che sta al carattere {position}
    url.scheme: deve essere un URL con uno di questi schemi: {allowed}
    url.scheme-missing: deve essere un URL: non ha uno schema, come https:
    url.slashes-missing: deve essere un URL: al carattere {position} deve esserci //
    uuid.character: deve essere un UUID: il carattere {position}, «{character}», non è una cifra esadecimale
    uuid.malformed: deve essere un UUID: 8, 4, 4, 4 e 12 cifre esadecimali separate da trattini
    uuid.variant: deve essere un UUID della RFC 9562: il carattere {position}, «{character}», deve essere 8, 9, a o b
    uuid.version: deve essere un UUID di versione {expected}, è di versione {actual}
    base32.character: deve essere base32: il carattere {position}, «{character}», non può stare lì
    base32.length: deve essere base32: gli ottetti non si scrivono mai in {actual} {actual|cifra|cifre}
    base32.padding: deve essere base32: deve finire con {expected} {expected|carattere|caratteri} di riempimento, ne ha {actual}
    base32.unused-bits: deve essere base32: la sua ultima cifra, «{character}», ha bit che non sono di alcun ottetto
    base64.character: deve essere base64: il carattere {position}, «{character}», non può stare lì
    base64.length: deve essere base64: gli ottetti non si scrivono mai in {actual} {actual|cifra|cifre}
    base64.padding: deve essere base64: deve finire con {expected} {expected|carattere|caratteri} di riempimento, ne ha {actual}
    base64.unused-bits: deve essere base64: la sua ultima cifra, «{character}», ha bit che non sono di alcun ottetto
    base64url.character: deve essere base64url: il carattere {position}, «{character}», non può stare lì
    base64url.length: deve essere base64url: gli ottetti non si scrivono mai in {actual} {actual|cifra|cifre}
    base64url.padding: deve essere base64url: deve finire con {expected} {expected|carattere|caratteri} di riempimento, ne ha {actual}
    base64url.unused-bits: deve essere base64url: la sua ultima cifra, «{character}», ha bit che non sono di alcun ottetto
    digest.character: deve essere un digest {algorithm}: il carattere {position}, «{character}», non è una cifra esadecimale
    digest.length: deve essere un digest {algorithm} di {expected} cifre esadecimali, ne ha {actual}
    hex-color.character: deve essere un colore: il carattere {position}, «{character}», non è una cifra esadecimale
    hex-color.length: deve essere un colore in cifre esadecimali, in numero di {expected}; ne ha {actual}
    hex-color.no-hash: deve essere un colore: non inizia con #
    hex.character: deve essere in ottetti esadecimali: il carattere {position}, «{character}», non è una cifra esadecimale
    hex.length: deve essere in ottetti esadecimali: due cifre per ciascuno, ne ha {actual}
    is-regex.malformed: deve essere un’espressione regolare: {reason}, al carattere {position}
    json.control-character: deve essere JSON: il carattere di controllo alla posizione {position} deve essere scritto \\u00XX
    json.escape: deve essere JSON: il carattere {position}, «{character}», non può stare lì dopo una barra rovesciata
    json.incomplete: deve essere JSON: finisce troppo presto
    json.too-deep: deve essere JSON: al carattere {position} ci sono più di {maximum} array e oggetti uno dentro l’altro
    json.unexpected: deve essere JSON: il carattere {position}, «{character}», non può stare lì
    bic.country: deve essere un BIC: «{country}», dal quinto carattere, non è un paese
    bic.structure: deve essere un BIC nella forma {expected} (9 è una cifra, A una lettera, X una delle due): non lo è più dal carattere {position}
    credit-card.checksum: deve essere un numero di carta: la sua cifra di controllo è errata
    credit-card.length: deve essere un numero di carta di {expected} cifre, ne ha {actual}
    credit-card.network: deve essere un numero di carta {networks}
    credit-card.structure: deve essere un numero di carta, solo cifre o cifre a gruppi: il carattere {position} non può stare lì
    ean-13.checksum: deve essere un EAN-13: la sua cifra di controllo è errata
    ean-13.length: deve essere un EAN-13 di {expected} cifre, ne ha {actual}
    ean-13.structure: deve essere un EAN-13: il carattere {position} non è una cifra
    ean-8.checksum: deve essere un EAN-8: la sua cifra di controllo è errata
    ean-8.length: deve essere un EAN-8 di {expected} cifre, ne ha {actual}
    ean-8.structure: deve essere un EAN-8: il carattere {position} non è una cifra
    iban.checksum: deve essere un IBAN: le sue cifre di controllo sono errate
    iban.country: deve essere un IBAN: «{country}» non è un paese che lo abbia
    iban.length: deve essere un IBAN di {expected} caratteri, ne ha {actual}
    iban.other-country: deve essere un IBAN di {allowed}, non di {country}
    iban.structure: deve essere un IBAN: il carattere {position} non può stare lì
    imei.checksum: deve essere un IMEI: la sua cifra di controllo è errata
    imei.structure: deve essere un IMEI nella forma {expected}: non lo è più dal carattere {position}
    isbn-10.checksum: deve essere un ISBN: la sua cifra di controllo è errata
    isbn-10.length: deve essere un ISBN di 10 cifre, ne ha {actual}
    isbn-10.structure: deve essere un ISBN di 10 cifre: il carattere {position} non può stare lì
    isbn-13.checksum: deve essere un ISBN: la sua cifra di controllo è errata
    isbn-13.length: deve essere un ISBN di 13 cifre, ne ha {actual}
    isbn-13.prefix: deve essere un ISBN: con 13 cifre inizia con 978 o 979, ma non con 979-0
    isbn-13.structure: deve essere un ISBN di 13 cifre: il carattere {position} non può stare lì
    isbn.length: deve essere un ISBN di 10 o 13 cifre, ne ha {actual}
    isbn.structure: deve essere un ISBN: il carattere {position} non può stare lì
    isin.checksum: deve essere un ISIN: la sua cifra di controllo è errata
    isin.country: deve essere un ISIN: nessun codice inizia con «{country}»
    isin.structure: deve essere un ISIN nella forma {expected} (9 è una cifra, A una lettera, X una delle due): non lo è più dal carattere {position}
    issn.checksum: deve essere un ISSN: la sua cifra di controllo è errata
    issn.structure: deve essere un ISSN nella forma {expected}, dove 9 è una cifra: non lo è più dal carattere {position}
    lei.checksum: deve essere un LEI: le sue cifre di controllo sono errate
    lei.structure: deve essere un LEI nella forma {expected} (9 è una cifra, X una lettera o una cifra): non lo è più dal carattere {position}
    luhn.checksum: deve finire con la sua cifra di controllo secondo la formula di Luhn
    luhn.structure: deve avere solo cifre: il carattere {position} non è una cifra
    national-id.birth-date: deve essere un numero nazionale ({country}): la sua data di nascita non esiste
    national-id.checksum: deve essere un numero nazionale ({country}): le sue cifre di controllo sono errate
    national-id.part: deve essere un numero nazionale ({country}): nessuno ha ciò che sta dal carattere {position} in poi
    national-id.structure: deve essere un numero nazionale ({country}) nella forma {expected} (9 è una cifra, A una lettera, X una delle due): non lo è più dal carattere {position}
    upc.checksum: deve essere un UPC: la sua cifra di controllo è errata
    upc.length: deve essere un UPC di {expected} cifre, ne ha {actual}
    upc.structure: deve essere un UPC: il carattere {position} non è una cifra
    vat.birth-date: deve essere una partita IVA ({country}): la sua data di nascita non esiste
    vat.checksum: deve essere una partita IVA ({country}): le sue cifre di controllo sono errate
    vat.country: deve essere una partita IVA, che inizia con il suo paese, come DE o EL
    vat.part: deve essere una partita IVA ({country}): nessuna ha ciò che sta dal carattere {position} in poi
    vat.structure: deve essere una partita IVA ({country}) nella forma {expected} (9 è una cifra, A una lettera, X una delle due): non lo è più dal carattere {position}
    verhoeff.checksum: deve finire con la sua cifra di controllo secondo il metodo di Verhoeff
    verhoeff.structure: deve avere solo cifre: il carattere {position} non è una cifra
    country.malformed: deve essere un codice di paese: {expected}
    country.unassigned: deve essere un codice di paese assegnato da ISO 3166-1
    currency.inactive: deve essere un codice di valuta in vigore di ISO 4217
    currency.malformed: deve essere un codice di valuta: {expected}
    e164.calling-code: deve essere un numero di telefono: non inizia con un prefisso internazionale
    e164.character: deve essere un numero di telefono con + e cifre: il carattere {position}, «{character}», non è una cifra
    e164.plus: deve essere un numero di telefono che inizia con +
    e164.too-long: deve essere un numero di telefono: ha {actual} cifre, ne sono ammesse {maximum}
    e164.too-short: deve essere un numero di telefono: ha {actual} {actual|cifra|cifre}, il minimo è {minimum}
    language.duplicate-singleton: deve essere un’etichetta di lingua: l’estensione «{subtag}» al carattere {position} compare due volte
    language.duplicate-variant: deve essere un’etichetta di lingua: la variante «{subtag}» al carattere {position} compare due volte
    language.letters: deve essere un codice di lingua di {count} lettere minuscole
    language.malformed: deve essere un’etichetta di lingua, come en o de-CH: ciò che inizia al carattere {position} non può stare lì
    language.unassigned: deve essere un codice di lingua di {standard}
    language.unregistered: deve essere un’etichetta di lingua: «{subtag}» al carattere {position} non è registrato ({kind})
    phone.calling-code: deve essere un numero di telefono: non inizia con un prefisso internazionale
    phone.character: deve essere un numero di telefono: il carattere {position}, «{character}», non può stare lì
    phone.not-international: deve essere un numero di telefono che inizia con + e il prefisso internazionale
    phone.other-calling-code: deve essere un numero di telefono con il prefisso internazionale {expected}, non {actual}
    phone.overlong: deve essere un numero di telefono: si leggono al massimo {maximum} caratteri
    phone.too-long: deve essere un numero di telefono: ha {actual} cifre senza i prefissi, il massimo è {maximum}
    phone.too-short: deve essere un numero di telefono: ha {actual} {actual|cifra|cifre} senza i prefissi, il minimo è {minimum}
    phone.unassigned: deve essere un numero di telefono che esiste: +{callingCode} non ha un tale numero
    postal-code.character: deve essere un codice postale ({region}): il carattere {position}, «{character}», non può stare lì
    postal-code.incomplete: deve essere un codice postale ({region}): ne manca la fine
    postal-code.too-long: deve essere un codice postale ({region}): dovrebbe finire prima del carattere {position}
    password.listed: non deve essere una delle password che tutti provano per prime
    password.too-few-classes: deve unire almeno {minimum} di questi tipi: minuscole, maiuscole, cifre, altri caratteri
    password.too-few-distinct: deve avere almeno {minimum} {minimum|carattere diverso|di caratteri diversi|caratteri diversi}
    password.too-long: deve avere al massimo {maximum} {maximum|carattere|di caratteri|caratteri}
    password.too-short: deve avere almeno {minimum} {minimum|carattere|di caratteri|caratteri}
    form.file-too-large: deve essere un file di al massimo {maximum} {maximum|byte|di byte|byte}
    form.file-type: deve essere un file di un tipo ammesso
    form.repeated: deve essere indicato una sola volta
    """
}

extension InterfaceTexts {
  fileprivate static let italian = InterfaceTexts(
    heading: "{count|C’è # problema|Ci sono # problemi}", optional: "(facoltativo)",
    submit: "Invia", submitting: "Invio in corso…", entry: "{field}: {message}",
    error: "Errore")
}
