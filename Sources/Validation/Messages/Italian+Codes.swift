extension MessageCatalog {
  /// The Italian messages for encodings, codes, places, passwords and forms.
  static let italianCodes = """
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
    is-regex.malformed: deve essere un’espressione regolare: la sua forma è errata dal carattere {position} in poi
    json.control-character: deve essere JSON: il carattere di controllo alla posizione {position} deve essere scritto \\u00XX
    json.escape: deve essere JSON: il carattere {position}, «{character}», non può stare lì dopo una barra rovesciata
    json.incomplete: deve essere JSON: finisce troppo presto
    json.too-deep: deve essere JSON: al carattere {position} ci sono più di {maximum} array e oggetti uno dentro l’altro
    json.unexpected: deve essere JSON: il carattere {position}, «{character}», non può stare lì
    bic.country: deve essere un BIC: «{country}», dal quinto carattere, non è un paese
    bic.structure: deve essere un BIC nella forma {expected} (9 è una cifra, A una lettera, X una delle due): non lo è più dal carattere {position}
    credit-card.checksum: deve essere un numero di carta: la sua cifra di controllo è errata
    credit-card.length: deve essere un numero di carta di {expected} cifre, ne ha {actual}
    credit-card.network: deve essere un numero di carta «{networks}»
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
    iban.other-country: deve essere un IBAN di «{allowed}», non di «{country}»
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
    phrase/two-upper-case-letters: due lettere maiuscole
    phrase/three-upper-case-letters: tre lettere maiuscole
    phrase/three-digits: tre cifre
    phrase/subtag.language: lingua
    phrase/subtag.script: scrittura
    phrase/subtag.region: regione
    phrase/subtag.variant: variante
    phrase/subtag.extended-language: lingua estesa
    phrase/uri-reference: riferimento a URI
    phrase/iri-reference: riferimento a IRI
    phrase/hex-color.digits: 3, 4, 6 o 8
    """
}
