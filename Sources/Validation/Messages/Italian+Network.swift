extension MessageCatalog {
  /// The Italian messages for addresses and resources.
  static let italianNetwork = """
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
    uri.address: deve essere valido come {kind}: tra le parentesi quadre al carattere {position} non c’è un indirizzo IP
    uri.character: deve essere valido come {kind}: il carattere {position}, «{character}», non può stare lì
    uri.first-segment: deve essere valido come {kind}: i due punti al carattere {position} chiuderebbero uno schema, e prima non ce n’è
    uri.percent: deve essere valido come {kind}: due cifre esadecimali devono seguire il % al carattere {position}
    uri.port: deve essere valido come {kind}: il carattere {position}, «{character}», non è una cifra di una porta
    uri.scheme-missing: deve essere valido come {kind}: non ha uno schema
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
    url.scheme: deve essere un URL con uno di questi schemi: «{allowed}»
    url.scheme-missing: deve essere un URL: non ha uno schema, come https:
    url.slashes-missing: deve essere un URL: al carattere {position} deve esserci //
    uuid.character: deve essere un UUID: il carattere {position}, «{character}», non è una cifra esadecimale
    uuid.malformed: deve essere un UUID: 8, 4, 4, 4 e 12 cifre esadecimali separate da trattini
    uuid.variant: deve essere un UUID della RFC 9562: il carattere {position}, «{character}», deve essere 8, 9, a o b
    uuid.version: deve essere un UUID di versione {expected}, è di versione {actual}
    """
}
