extension MessageCatalog {
  /// The German messages for addresses and resources.
  static let germanNetwork = """
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
    ipv6.compressed-twice: muss eine IPv6-Adresse sein: Bei Zeichen {position} steht :: zum zweiten Mal
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
    uri.address: muss gültig sein als {kind}: In den Klammern bei Zeichen {position} steht keine IP-Adresse
    uri.character: muss gültig sein als {kind}: Zeichen {position}, „{character}“, darf dort nicht stehen
    uri.first-segment: muss gültig sein als {kind}: Der Doppelpunkt bei Zeichen {position} würde ein Schema beenden, und davor steht keins
    uri.percent: muss gültig sein als {kind}: Auf das % bei Zeichen {position} müssen zwei Hexadezimalziffern folgen
    uri.port: muss gültig sein als {kind}: Zeichen {position}, „{character}“, ist keine Ziffer eines Ports
    uri.scheme-missing: muss gültig sein als {kind}: Das Schema fehlt
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
    url.scheme: muss eine URL mit einem dieser Schemata sein: „{allowed}“
    url.scheme-missing: muss eine URL sein: Das Schema fehlt, etwa https:
    url.slashes-missing: muss eine URL sein: Bei Zeichen {position} muss // stehen
    uuid.character: muss eine UUID sein: Zeichen {position}, „{character}“, ist keine Hexadezimalziffer
    uuid.malformed: muss eine UUID sein: 8, 4, 4, 4 und 12 Hexadezimalziffern mit Bindestrichen dazwischen
    uuid.variant: muss eine UUID nach RFC 9562 sein: Zeichen {position}, „{character}“, muss 8, 9, a oder b sein
    uuid.version: muss eine UUID der Version {expected} sein, hat Version {actual}
    """
}
