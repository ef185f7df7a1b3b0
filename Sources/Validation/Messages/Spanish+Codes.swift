extension MessageCatalog {
  /// The Spanish messages for encodings, codes, places, passwords and forms.
  static let spanishCodes = """
    base32.character: debe ser base32: el carácter {position}, «{character}», no puede estar ahí
    base32.length: debe ser base32: los octetos nunca se escriben con {actual} {actual|cifra|cifras}
    base32.padding: debe ser base32: debe terminar en {expected} {expected|carácter|caracteres} de relleno; tiene {actual}
    base32.unused-bits: debe ser base32: su última cifra, «{character}», tiene bits que no son de ningún octeto
    base64.character: debe ser base64: el carácter {position}, «{character}», no puede estar ahí
    base64.length: debe ser base64: los octetos nunca se escriben con {actual} {actual|cifra|cifras}
    base64.padding: debe ser base64: debe terminar en {expected} {expected|carácter|caracteres} de relleno; tiene {actual}
    base64.unused-bits: debe ser base64: su última cifra, «{character}», tiene bits que no son de ningún octeto
    base64url.character: debe ser base64url: el carácter {position}, «{character}», no puede estar ahí
    base64url.length: debe ser base64url: los octetos nunca se escriben con {actual} {actual|cifra|cifras}
    base64url.padding: debe ser base64url: debe terminar en {expected} {expected|carácter|caracteres} de relleno; tiene {actual}
    base64url.unused-bits: debe ser base64url: su última cifra, «{character}», tiene bits que no son de ningún octeto
    digest.character: debe ser un hash {algorithm}: el carácter {position}, «{character}», no es una cifra hexadecimal
    digest.length: debe ser un hash {algorithm} de {expected} cifras hexadecimales; tiene {actual}
    hex-color.character: debe ser un color: el carácter {position}, «{character}», no es una cifra hexadecimal
    hex-color.length: debe ser un color en cifras hexadecimales, en número de {expected}; tiene {actual}
    hex-color.no-hash: debe ser un color: no empieza por #
    hex.character: debe consistir en octetos hexadecimales: el carácter {position}, «{character}», no es una cifra hexadecimal
    hex.length: debe consistir en octetos hexadecimales: dos cifras por cada uno; tiene {actual} {actual|cifra|cifras}
    is-regex.malformed: debe ser una expresión regular: su forma deja de ser correcta en el carácter {position}
    json.control-character: debe ser JSON: el carácter de control de la posición {position} debe escribirse \\u00XX
    json.escape: debe ser JSON: el carácter {position}, «{character}», no puede estar ahí tras una barra invertida
    json.incomplete: debe ser JSON: termina demasiado pronto
    json.too-deep: debe ser JSON: en el carácter {position} hay más de {maximum} arrays y objetos unos dentro de otros
    json.unexpected: debe ser JSON: el carácter {position}, «{character}», no puede estar ahí
    bic.country: debe ser un BIC: «{country}», desde su quinto carácter, no es un país
    bic.structure: debe ser un BIC con la forma {expected} (9 es una cifra, A una letra, X cualquiera de las dos): deja de tener esa forma en el carácter {position}
    credit-card.checksum: debe ser un número de tarjeta: su cifra de control es incorrecta
    credit-card.length: debe ser un número de tarjeta de {expected} cifras; tiene {actual}
    credit-card.network: debe ser un número de tarjeta de «{networks}»
    credit-card.structure: debe ser un número de tarjeta, solo cifras o cifras en grupos: el carácter {position} no puede estar ahí
    ean-13.checksum: debe ser un EAN-13: su cifra de control es incorrecta
    ean-13.length: debe ser un EAN-13 de {expected} cifras; tiene {actual}
    ean-13.structure: debe ser un EAN-13: el carácter {position} no es una cifra
    ean-8.checksum: debe ser un EAN-8: su cifra de control es incorrecta
    ean-8.length: debe ser un EAN-8 de {expected} cifras; tiene {actual}
    ean-8.structure: debe ser un EAN-8: el carácter {position} no es una cifra
    iban.checksum: debe ser un IBAN: sus cifras de control son incorrectas
    iban.country: debe ser un IBAN: «{country}» no es un país que lo tenga
    iban.length: debe ser un IBAN de {expected} caracteres; tiene {actual}
    iban.other-country: debe ser un IBAN de «{allowed}», no de «{country}»
    iban.structure: debe ser un IBAN: el carácter {position} no puede estar ahí
    imei.checksum: debe ser un IMEI: su cifra de control es incorrecta
    imei.structure: debe ser un IMEI con la forma {expected}: deja de tener esa forma en el carácter {position}
    isbn-10.checksum: debe ser un ISBN: su cifra de control es incorrecta
    isbn-10.length: debe ser un ISBN de 10 cifras; tiene {actual}
    isbn-10.structure: debe ser un ISBN de 10 cifras: el carácter {position} no puede estar ahí
    isbn-13.checksum: debe ser un ISBN: su cifra de control es incorrecta
    isbn-13.length: debe ser un ISBN de 13 cifras; tiene {actual}
    isbn-13.prefix: debe ser un ISBN: con 13 cifras empieza por 978 o 979, pero no por 979-0
    isbn-13.structure: debe ser un ISBN de 13 cifras: el carácter {position} no puede estar ahí
    isbn.length: debe ser un ISBN de 10 o 13 cifras; tiene {actual}
    isbn.structure: debe ser un ISBN: el carácter {position} no puede estar ahí
    isin.checksum: debe ser un ISIN: su cifra de control es incorrecta
    isin.country: debe ser un ISIN: ningún código empieza por «{country}»
    isin.structure: debe ser un ISIN con la forma {expected} (9 es una cifra, A una letra, X cualquiera de las dos): deja de tener esa forma en el carácter {position}
    issn.checksum: debe ser un ISSN: su cifra de control es incorrecta
    issn.structure: debe ser un ISSN con la forma {expected}, donde 9 es una cifra: deja de tener esa forma en el carácter {position}
    lei.checksum: debe ser un LEI: sus cifras de control son incorrectas
    lei.structure: debe ser un LEI con la forma {expected} (9 es una cifra, X una letra o cifra): deja de tener esa forma en el carácter {position}
    luhn.checksum: debe terminar en su cifra de control según la fórmula de Luhn
    luhn.structure: solo debe tener cifras: el carácter {position} no es una cifra
    national-id.birth-date: debe ser un número nacional de {country}: su fecha de nacimiento no existe
    national-id.checksum: debe ser un número nacional de {country}: sus cifras de control son incorrectas
    national-id.part: debe ser un número nacional de {country}: ninguno tiene lo que hay a partir del carácter {position}
    national-id.structure: debe ser un número nacional de {country} con la forma {expected} (9 es una cifra, A una letra, X cualquiera de las dos): deja de tener esa forma en el carácter {position}
    upc.checksum: debe ser un UPC: su cifra de control es incorrecta
    upc.length: debe ser un UPC de {expected} cifras; tiene {actual}
    upc.structure: debe ser un UPC: el carácter {position} no es una cifra
    vat.birth-date: debe ser un número de IVA de {country}: su fecha de nacimiento no existe
    vat.checksum: debe ser un número de IVA de {country}: sus cifras de control son incorrectas
    vat.country: debe ser un número de IVA, que empieza por su país, como DE o EL
    vat.part: debe ser un número de IVA de {country}: ninguno tiene lo que hay a partir del carácter {position}
    vat.structure: debe ser un número de IVA de {country} con la forma {expected} (9 es una cifra, A una letra, X cualquiera de las dos): deja de tener esa forma en el carácter {position}
    verhoeff.checksum: debe terminar en su cifra de control según el método de Verhoeff
    verhoeff.structure: solo debe tener cifras: el carácter {position} no es una cifra
    country.malformed: debe ser un código de país: {expected}
    country.unassigned: debe ser un código de país asignado por ISO 3166-1
    currency.inactive: debe ser un código de moneda vigente de ISO 4217
    currency.malformed: debe ser un código de moneda: {expected}
    e164.calling-code: debe ser un número de teléfono: no empieza por un prefijo de país
    e164.character: debe ser un número de teléfono con + y cifras: el carácter {position}, «{character}», no es una cifra
    e164.plus: debe ser un número de teléfono que empiece por +
    e164.too-long: debe ser un número de teléfono: tiene {actual} cifras y se permiten {maximum}
    e164.too-short: debe ser un número de teléfono: tiene {actual} {actual|cifra|cifras} y {minimum} es el mínimo
    language.duplicate-singleton: debe ser una etiqueta de idioma: la extensión «{subtag}» del carácter {position} está dos veces
    language.duplicate-variant: debe ser una etiqueta de idioma: la variante «{subtag}» del carácter {position} está dos veces
    language.letters: debe ser un código de idioma de {count} letras minúsculas
    language.malformed: debe ser una etiqueta de idioma, como en o de-CH: lo que empieza en el carácter {position} no puede estar ahí
    language.unassigned: debe ser un código de idioma de {standard}
    language.unregistered: debe ser una etiqueta de idioma: «{subtag}», en el carácter {position}, no está registrado ({kind})
    phone.calling-code: debe ser un número de teléfono: no empieza por un prefijo de país
    phone.character: debe ser un número de teléfono: el carácter {position}, «{character}», no puede estar ahí
    phone.not-international: debe ser un número de teléfono que empiece por + y el prefijo de país
    phone.other-calling-code: debe ser un número de teléfono con el prefijo de país {expected}, no {actual}
    phone.overlong: debe ser un número de teléfono: se leen {maximum} caracteres como máximo
    phone.too-long: debe ser un número de teléfono: tiene {actual} cifras sin sus prefijos y {maximum} es el máximo
    phone.too-short: debe ser un número de teléfono: tiene {actual} {actual|cifra|cifras} sin sus prefijos y {minimum} es el mínimo
    phone.unassigned: debe ser un número de teléfono que exista: +{callingCode} no tiene ese número
    postal-code.character: debe ser un código postal de {region}: el carácter {position}, «{character}», no puede estar ahí
    postal-code.incomplete: debe ser un código postal de {region}: le falta el final
    postal-code.too-long: debe ser un código postal de {region}: debería terminar antes del carácter {position}
    password.listed: no debe ser una de las contraseñas que todo el mundo prueba primero
    password.too-few-classes: debe combinar al menos {minimum} de estos tipos: minúsculas, mayúsculas, cifras, otros caracteres
    password.too-few-distinct: debe tener al menos {minimum} {minimum|carácter distinto|de caracteres distintos|caracteres distintos}
    password.too-long: debe tener como máximo {maximum} {maximum|carácter|de caracteres|caracteres}
    password.too-short: debe tener al menos {minimum} {minimum|carácter|de caracteres|caracteres}
    form.file-too-large: debe ser un archivo de {maximum} {maximum|byte|de bytes|bytes} como máximo
    form.file-type: debe ser un archivo de un tipo permitido
    form.repeated: debe indicarse una sola vez
    phrase/two-upper-case-letters: dos letras mayúsculas
    phrase/three-upper-case-letters: tres letras mayúsculas
    phrase/three-digits: tres cifras
    phrase/subtag.language: idioma
    phrase/subtag.script: escritura
    phrase/subtag.region: región
    phrase/subtag.variant: variante
    phrase/subtag.extended-language: idioma extendido
    phrase/uri-reference: referencia a URI
    phrase/iri-reference: referencia a IRI
    phrase/hex-color.digits: 3, 4, 6 u 8
    """
}
