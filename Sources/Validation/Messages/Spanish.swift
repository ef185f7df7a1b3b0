extension MessageCatalog {
  /// The texts in Spanish.
  public static let spanish = MessageCatalog(
    language: "es", interface: .spanish,
    // CLDR, cardinal rules of es: one: n = 1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude == 1 ? 0 : $0 != 0 && $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { spanishTexts })

  private static let spanishTexts = dictionary(of: spanishLines)

  private static let spanishLines = """
    alpha.character: solo debe tener letras: el carácter {position}, «{character}», no es una letra
    alpha.empty: debe tener letras
    alphanumeric.character: solo debe tener letras y cifras: el carácter {position}, «{character}», no es ni lo uno ni lo otro
    alphanumeric.empty: debe tener letras o cifras
    ascii.character: solo debe tener caracteres ASCII: el carácter {position}, «{character}», no es ASCII
    contains.missing: debe contener «{text}»
    digits.character: solo debe tener cifras: el carácter {position}, «{character}», no es una cifra
    digits.too-few: debe tener al menos {minimum} {minimum|cifra|de cifras|cifras}; tiene {actual}
    digits.too-many: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras}; tiene {actual}
    empty.not-empty: debe estar vacío
    ends-with.missing: debe terminar en «{text}»
    equals.different: debe ser «{expected}»
    identifier.character: debe ser un identificador: el carácter {position}, «{character}», no es ni letra, ni cifra, ni guion bajo
    identifier.empty: debe ser un identificador
    identifier.start: debe ser un identificador: empieza por «{character}», que no es ni letra ni guion bajo
    in-file.not-listed: debe ser un valor de la columna {column} de {path}
    length.too-long: debe tener como máximo {maximum} {maximum|carácter|de caracteres|caracteres}; tiene {actual}
    length.too-long/bytes: debe tener como máximo {maximum} {maximum|byte|de bytes|bytes}; tiene {actual}
    length.too-long/graphemes: debe tener como máximo {maximum} {maximum|grafema|de grafemas|grafemas}; tiene {actual}
    length.too-long/utf16: debe tener como máximo {maximum} {maximum|unidad|de unidades|unidades} UTF-16; tiene {actual}
    length.too-short: debe tener al menos {minimum} {minimum|carácter|de caracteres|caracteres}; tiene {actual}
    length.too-short/bytes: debe tener al menos {minimum} {minimum|byte|de bytes|bytes}; tiene {actual}
    length.too-short/graphemes: debe tener al menos {minimum} {minimum|grafema|de grafemas|grafemas}; tiene {actual}
    length.too-short/utf16: debe tener al menos {minimum} {minimum|unidad|de unidades|unidades} UTF-16; tiene {actual}
    lowercase.character: debe estar en minúsculas: el carácter {position}, «{character}», no lo está
    no-bidi.control: no debe reordenar el texto: el carácter {position} es {codePoint}
    no-control.control: no debe tener caracteres de control: el carácter {position} es {codePoint}
    none-of.listed: no debe ser «{value}»
    normalized.different: debe estar en la forma de normalización {form}: deja de estarlo en el carácter {position}
    not-blank: no debe estar en blanco
    not-contains.found: no debe contener «{text}», que está en el carácter {position}
    not-ends-with.found: no debe terminar en «{text}»
    not-regex.matched: no debe coincidir con {pattern}
    not-starts-with.found: no debe empezar por «{text}»
    numeric.character: solo debe tener cifras: el carácter {position}, «{character}», no es una cifra
    numeric.empty: debe tener cifras
    one-of.not-listed: debe ser uno de estos valores: {values}
    printable.character: solo debe tener caracteres imprimibles: el carácter {position} es {codePoint}
    regex.budget-exceeded: no se ha podido decidir: la comparación con {pattern} requería demasiados pasos
    regex.no-match: debe coincidir con {pattern}
    required: debe indicarse
    script.character: debe estar escrito en {scripts}: el carácter {position}, «{character}», es {actual}
    single-line.line-break: debe ser una sola línea: el carácter {position} es el salto de línea {codePoint}
    slug.character: debe ser un slug: el carácter {position}, «{character}», no es ni letra minúscula, ni cifra, ni guion
    slug.empty: debe ser un slug
    slug.hyphen: debe ser un slug: el guion del carácter {position} no une letras ni cifras
    starts-with.missing: debe empezar por «{text}»
    text.invalid-utf8: debe estar en UTF-8
    trimmed.end: no debe terminar con espacios en blanco
    trimmed.start: no debe empezar con espacios en blanco
    uppercase.character: debe estar en mayúsculas: el carácter {position}, «{character}», no lo está
    words.too-few: debe tener al menos {minimum} {minimum|palabra|de palabras|palabras}; tiene {actual}
    words.too-many: debe tener como máximo {maximum} {maximum|palabra|de palabras|palabras}; tiene {actual}
    all.failed: incumple varias reglas
    any.failed: no cumple ninguna de las reglas, de las que debe cumplirse una
    exactly-one.none: no cumple ninguna de las reglas, de las que debe cumplirse exactamente una
    exactly-one.several: cumple {count} reglas, de las que debe cumplirse exactamente una
    not.matched: cumple una regla que no debe cumplirse
    rule.unexplained: no se acepta, y la regla no da ningún motivo
    boolean.malformed: debe ser uno de estos valores: {values}
    decimal.malformed: debe ser un número
    decimal.too-many-digits: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras} antes de la coma; tiene {actual}
    decimal.too-many-fraction-digits: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras} después de la coma; tiene {actual}
    integer.malformed: debe ser un número entero
    multiple-of.not-a-number: debe ser un número
    multiple-of.not-multiple: debe ser múltiplo de {divisor}
    number.malformed: debe ser un número
    number.not-finite: debe ser un número no mayor que 1.7976931348623157e308, el mayor número finito de doble precisión
    port.leading-zero: debe ser un número de puerto sin cero inicial
    port.malformed: debe ser un número de puerto, de 0 a 65535, en cifras
    port.too-large: debe ser un número de puerto no mayor que {maximum}
    range.not-a-number: debe ser un número
    range.not-above: debe ser mayor que {exclusiveMinimum}
    range.not-below: debe ser menor que {exclusiveMaximum}
    range.too-large: debe ser como máximo {maximum}
    range.too-small: debe ser como mínimo {minimum}
    age.too-old: debe ser la fecha de nacimiento de alguien de {maximum} {maximum|año|de años|años} como máximo, no de {actual}
    age.too-young: debe ser la fecha de nacimiento de alguien de {minimum} {minimum|año|de años|años} como mínimo, no de {actual}
    age.unborn: debe ser una fecha de nacimiento: es posterior a hoy, {today}
    date-time.leap-second: no debe tener el segundo 60: los segundos intercalares están en el último día de un mes en UTC
    date-time.malformed: debe ser una fecha y hora como 2024-02-29T08:30:00Z: deja de serlo en el carácter {position}
    date.malformed: debe ser una fecha con la forma AAAA-MM-DD
    date.no-such-day: debe ser un día que exista: el mes tiene {last} días, no {day}
    date.no-such-month: debe ser un día que exista: no hay un mes {month}
    date.no-such-year: debe ser un día que exista: los años empiezan en 0001
    date.not-after: debe ser posterior a {exclusiveMinimum}
    date.not-before: debe ser anterior a {exclusiveMaximum}
    date.too-early: debe ser {minimum} o posterior
    date.too-late: debe ser {maximum} o anterior
    duration.empty: debe ser una duración como P1DT12H: al final faltan un número y su unidad
    duration.malformed: debe ser una duración como P1DT12H: deja de serlo en el carácter {position}
    duration.unit-order: debe ser una duración: «{character}», en el carácter {position}, está fuera de su orden, que es Y M D T H M S sin huecos
    duration.weeks-combined: debe ser una duración: las semanas van solas, como en P2W
    local-date-time.malformed: debe ser una fecha y hora como 2024-02-29T08:30: deja de serlo en el carácter {position}
    month.malformed: debe ser un mes con la forma AAAA-MM
    month.no-such-month: debe ser un mes que exista: no hay un mes {month}
    month.no-such-year: debe ser un mes que exista: los años empiezan en 0001
    time.leap-second: no debe tener el segundo 60: los segundos intercalares están a las 23:59:60 UTC
    time.malformed: debe ser una hora del día: deja de serlo en el carácter {position}
    time.no-such-hour: debe ser una hora que exista: no hay una hora {hour}
    time.no-such-minute: debe ser una hora que exista: no hay un minuto {minute}
    time.no-such-offset: debe tener una diferencia con UTC de 23:59 como máximo, no de {offset}
    time.no-such-second: debe ser una hora que exista: no hay un segundo {second}
    time.offset-missing: debe terminar con su diferencia con UTC: Z, o una como +01:00
    timezone.unknown: debe ser una zona horaria de la base de datos de la IANA, como Europe/Berlin
    week.malformed: debe ser una semana con la forma AAAA-Www, como 2024-W09
    week.no-such-week: debe ser una semana que exista: el año tiene {last} semanas, no {week}
    week.no-such-year: debe ser una semana que exista: los años empiezan en 0001
    year.malformed: debe ser un año con la forma AAAA
    duration.incomparable: debe poder compararse con {bound}: cuál de las dos duraciones es más larga depende de los meses
    duration.not-longer: debe ser más largo que {exclusiveMinimum}
    duration.not-shorter: debe ser más corto que {exclusiveMaximum}
    duration.too-large: debe ser una duración de 10^12 meses y 10^18 segundos como máximo
    duration.too-long: debe durar como máximo {maximum}
    duration.too-short: debe durar como mínimo {minimum}
    frictionless.refused: debe ser lo que frictionless toma por tal
    geojson.malformed: debe ser un objeto GeoJSON
    geopoint.latitude: debe tener una latitud de -90 a 90
    geopoint.longitude: debe tener una longitud de -180 a 180
    geopoint.malformed: debe ser un punto como {form}
    json-schema.failed: debe cumplir su JSON Schema: «{keyword}» falla en «{pointer}»
    json.not-an-array: debe ser un array JSON
    json.not-an-object: debe ser un objeto JSON
    json.number-too-large: debe tener números con exponentes de doce cifras como máximo
    length.too-few: debe tener al menos {minimum} {minimum|elemento|de elementos|elementos}; tiene {actual}
    length.too-many: debe tener como máximo {maximum} {maximum|elemento|de elementos|elementos}; tiene {actual}
    list.item: debe ser una lista: el elemento {item} no es válido
    moment.incomparable: debe poder compararse con {bound}: solo uno de los dos tiene una diferencia con UTC
    moment.malformed: debe ser una fecha u hora de ISO 8601: deja de serlo en el carácter {position}
    moment.not-after: debe ser posterior a {exclusiveMinimum}
    moment.not-before: debe ser anterior a {exclusiveMaximum}
    moment.too-early: debe ser {minimum} o posterior
    moment.too-late: debe ser {maximum} o anterior
    strptime.no-match: debe estar escrito como {format}
    time.offset-too-large: debe tener una diferencia con UTC de 14:00 como máximo, no de {offset}
    time.too-precise: debe tener como máximo {maximum} {maximum|cifra|de cifras|cifras} después de la coma de los segundos
    topojson.malformed: debe ser un objeto TopoJSON
    year.no-such-year: debe ser un año que exista: no hay año 0000, y con cinco cifras no se empieza por 0
    email.address-literal: debe ser una dirección de correo electrónico: entre sus corchetes no hay una dirección como [192.0.2.1] o [IPv6:2001:db8::1]
    email.comment-unclosed: debe ser una dirección de correo electrónico: el comentario que empieza en el carácter {position} no se cierra
    email.domain-character: debe ser una dirección de correo electrónico: el carácter {position}, «{character}», no puede estar en un dominio
    email.domain-missing: debe ser una dirección de correo electrónico: no hay nada después de la @
    email.domain-single-label: debe ser una dirección de correo electrónico: su dominio no tiene punto
    email.label-empty: debe ser una dirección de correo electrónico: a su dominio le falta una parte junto al punto del carácter {position}
    email.label-hyphen: debe ser una dirección de correo electrónico: una parte de su dominio empieza o termina con el guion del carácter {position}
    email.label-international: debe ser una dirección de correo electrónico: la parte de su dominio en el carácter {position} no se permite en nombres internacionales
    email.label-too-long: debe ser una dirección de correo electrónico: una parte de su dominio tiene {actual} caracteres y se permiten {maximum}
    email.local-part-character: debe ser una dirección de correo electrónico: el carácter {position}, «{character}», no puede estar ahí antes de la @
    email.local-part-missing: debe ser una dirección de correo electrónico: no hay nada antes de la @
    email.local-part-too-long: debe ser una dirección de correo electrónico: hay {actual} bytes antes de la @ y se permiten {maximum}
    email.no-at-sign: debe ser una dirección de correo electrónico: no tiene @
    email.too-long: debe ser una dirección de correo electrónico: tiene {actual} bytes y se permiten {maximum}
    email.top-level-domain: debe ser una dirección de correo electrónico: la última parte de su dominio debe tener dos letras o más
    header.duplicate-field: no debe nombrar un campo dos veces
    header.extra-field: no debe tener un campo que las reglas no tienen
    header.missing-field: debe tener este campo
    header.no-field: debe tener al menos uno de los campos de las reglas
    header.rule-skipped: la regla {rule} no se comprueba: falta {fields}
    header.wrong-order: debe tener {expected} como campo {position}
    record.blank-line: es una línea en blanco y no un registro
    record.invalid-utf8: debe estar en UTF-8: hay un byte que no lo está
    record.nul: tiene un byte NUL
    record.ragged: debe tener {expected} {expected|campo|campos}; tiene {found}
    record.stray-quote: tiene una comilla que ni abre ni cierra un campo; se ha dejado como está
    record.too-long: debe tener como máximo {maximum} {maximum|byte|de bytes|bytes}; el límite se sube con --max-record-bytes
    record.unclosed-quote: tiene una comilla que abre un campo y nunca lo cierra
    all-or-none: debe tener todos estos campos o ninguno: {fields}; falta {missing}
    at-least-one-of: debe tener al menos uno de estos campos: {fields}
    at-most-one-of: debe tener como máximo uno de estos campos: {fields}; tiene {count}
    comparison.not-met: debe cumplir {comparison}
    exactly-one-of: debe tener exactamente uno de estos campos: {fields}; tiene {count}
    forbidden-if: no debe indicarse cuando {condition}
    required-if: debe indicarse cuando {condition}
    required-with: debe indicarse junto con {fields}
    foreign-key.missing: debe remitir a un registro de {resource}: ninguno tiene {reference}
    foreign-key.missing/table: debe remitir a un registro de esta tabla: ninguno tiene {reference}
    primary-key.duplicate: no debe repetir una clave primaria: la línea {line} tiene lo mismo en {fields}
    primary-key.duplicate/file: no debe repetir una clave primaria: la línea {line} de {file} tiene lo mismo en {fields}
    unique-key.duplicate: no debe repetir una clave única: la línea {line} tiene lo mismo en {fields}
    unique-key.duplicate/file: no debe repetir una clave única: la línea {line} de {file} tiene lo mismo en {fields}
    unique.duplicate: debe ser único: la línea {line} tiene lo mismo
    unique.duplicate/file: debe ser único: la línea {line} de {file} tiene lo mismo
    unique.duplicate/value: debe ser único: el valor {record} es igual
    unique.duplicate/value-of-file: debe ser único: el valor {record} de {file} es igual
    cidr.address: debe ser un bloque de direcciones IP: antes de la barra no hay una dirección IP de una versión permitida
    cidr.prefix-malformed: debe ser un bloque de direcciones IP: en el carácter {position} debe haber un número de bits sin ceros iniciales
    cidr.prefix-missing: debe ser un bloque de direcciones IP: no tiene barra con un número de bits
    cidr.prefix-too-long: debe ser un bloque de direcciones IP: su prefijo tiene más de {maximum} {maximum|bit|de bits|bits}
    domain.single-label: debe ser un nombre de dominio: no tiene punto
    domain.top-level: debe ser un nombre de dominio: la última parte, en el carácter {position}, debe tener dos letras o más
    host-port.host: debe ser un host y un puerto: no hay un host antes de los últimos dos puntos
    host-port.port-malformed: debe ser un host y un puerto: lo que empieza en el carácter {position} no es un puerto
    host-port.port-missing: debe ser un host y un puerto: no tiene dos puntos con un puerto
    host-port.port-out-of-range: debe ser un host y un puerto: el puerto debe ser de {minimum} a {maximum}
    hostname.character: debe ser un nombre de host: el carácter {position}, «{character}», no puede estar ahí
    hostname.label-context: debe ser un nombre de host: la parte que empieza en el carácter {position} tiene un carácter que no puede estar junto a los demás
    hostname.label-direction: debe ser un nombre de host: la parte que empieza en el carácter {position} incumple las reglas de los nombres escritos de derecha a izquierda
    hostname.label-disallowed: debe ser un nombre de host: la parte que empieza en el carácter {position} tiene un carácter que ningún nombre puede tener, como una mayúscula
    hostname.label-empty: debe ser un nombre de host: falta una parte en el carácter {position}
    hostname.label-hyphen: debe ser un nombre de host: una parte empieza o termina con el guion del carácter {position}
    hostname.label-hyphens: debe ser un nombre de host: la parte que empieza en el carácter {position} tiene guiones en el tercer y el cuarto lugar
    hostname.label-leading-mark: debe ser un nombre de host: la parte que empieza en el carácter {position} empieza con una marca combinable
    hostname.label-not-normalized: debe ser un nombre de host: la parte que empieza en el carácter {position} no está en la forma de normalización C de Unicode
    hostname.label-punycode: debe ser un nombre de host: la parte que empieza en el carácter {position} empieza por xn-- y no es Punycode
    hostname.label-too-long: debe ser un nombre de host: la parte que empieza en el carácter {position} tiene más de {maximum} {maximum|carácter|de caracteres|caracteres} en ASCII
    hostname.label-unassigned: debe ser un nombre de host: la parte que empieza en el carácter {position} tiene un carácter sin asignar
    hostname.too-long: debe ser un nombre de host: tiene más de {maximum} {maximum|carácter|de caracteres|caracteres} en ASCII
    ip.malformed: debe ser una dirección IPv4 o IPv6
    ipv4.character: debe ser una dirección IPv4: el carácter {position}, «{character}», no es ni cifra ni punto
    ipv4.leading-zero: debe ser una dirección IPv4: el número del carácter {position} empieza con un 0 innecesario
    ipv4.octet-count: debe ser una dirección IPv4: son {expected} números separados por puntos; tiene {actual}
    ipv4.octet-missing: debe ser una dirección IPv4: falta un número en el carácter {position}
    ipv4.octet-too-large: debe ser una dirección IPv4: el número del carácter {position} es mayor que {maximum}
    ipv6.character: debe ser una dirección IPv6: el carácter {position}, «{character}», no puede estar ahí
    ipv6.compressed-twice: debe ser una dirección IPv6: los :: del carácter {position} aparecen por segunda vez
    ipv6.embedded-ipv4: debe ser una dirección IPv6: lo que empieza en el carácter {position} no es una dirección IPv4
    ipv6.group-missing: debe ser una dirección IPv6: los dos puntos del carácter {position} no tienen un grupo al lado
    ipv6.group-too-long: debe ser una dirección IPv6: el grupo del carácter {position} tiene más de {maximum} {maximum|cifra|de cifras|cifras}
    ipv6.too-few-groups: debe ser una dirección IPv6: son {expected} grupos; tiene {actual} y ningún ::
    ipv6.too-many-groups: debe ser una dirección IPv6: tiene {actual} grupos y caben {maximum} como máximo
    ipv6.zone: debe ser una dirección IPv6: tiene una zona en el carácter {position}
    mac.character: debe ser una dirección MAC: el carácter {position}, «{character}», no es ni cifra hexadecimal ni separador
    mac.group-count: debe ser una dirección MAC: tiene {actual} {actual|grupo|grupos} de cifras; debe tener alguno de estos números: {expected}
    mac.group-length: debe ser una dirección MAC: el grupo del carácter {position} debe tener {expected} {expected|cifra|cifras}
    mac.mixed-separators: debe ser una dirección MAC: el separador del carácter {position} es distinto del anterior
    data-uri.base64: debe ser un URI de datos: lo que sigue a la coma no es base64
    data-uri.character: debe ser un URI de datos: el carácter {position}, «{character}», debe codificarse con porcentaje
    data-uri.media-type: debe ser un URI de datos: su tipo de medio deja de ser correcto en el carácter {position}
    data-uri.no-comma: debe ser un URI de datos: no hay una coma antes de los datos
    data-uri.percent: debe ser un URI de datos: al % del carácter {position} deben seguirle dos cifras hexadecimales
    data-uri.scheme: debe ser un URI de datos: no empieza por data:
    json-pointer.after-hash: debe ser un puntero JSON: nada puede seguir a la #, en el carácter {position}
    json-pointer.escape: debe ser un puntero JSON: a la ~ del carácter {position} debe seguirle 0 o 1
    json-pointer.number: debe ser un puntero JSON relativo: en el carácter {position} debe haber un número sin ceros iniciales, no +0
    json-pointer.slash: debe ser un puntero JSON: en el carácter {position} debe haber una /
    jwt.algorithm: debe ser un JSON Web Token: su cabecera no nombra ningún algoritmo
    jwt.character: debe ser un JSON Web Token: el carácter {position}, «{character}», no pertenece a base64url
    jwt.encoding: debe ser un JSON Web Token: la parte que termina antes del carácter {position} está cortada o alterada
    jwt.header: debe ser un JSON Web Token: su cabecera no es un objeto JSON, en el carácter {position}
    jwt.parts: debe ser un JSON Web Token: son {expected} partes separadas por puntos; tiene {actual}
    jwt.payload: debe ser un JSON Web Token: su contenido no es un objeto JSON, en el carácter {position}
    jwt.signature-missing: debe ser un JSON Web Token: no tiene firma
    jwt.signature-superfluous: debe ser un JSON Web Token: tiene firma y el algoritmo none
    mime-type.character: debe ser un tipo de medio: el carácter {position}, «{character}», no puede estar ahí
    mime-type.name-missing: debe ser un tipo de medio: en el carácter {position} debe haber un nombre
    mime-type.name-too-long: debe ser un tipo de medio: el nombre del carácter {position} tiene {actual} caracteres y se permiten {maximum}
    mime-type.no-slash: debe ser un tipo de medio: no tiene /
    mime-type.parameter: debe ser un tipo de medio: un parámetro es NOMBRE=VALOR, y deja de serlo en el carácter {position}
    mime-type.unclosed-quote: debe ser un tipo de medio: la comilla del carácter {position} no se cierra
    semver.character: debe ser una versión semántica: el carácter {position}, «{character}», no puede estar ahí
    semver.identifier-missing: debe ser una versión semántica: en el carácter {position} debe haber un identificador
    semver.leading-zero: debe ser una versión semántica: el número del carácter {position} tiene un cero inicial
    semver.number-missing: debe ser una versión semántica: de tres números separados por puntos falta uno en el carácter {position}
    ulid.character: debe ser un ULID: el carácter {position}, «{character}», no es de su alfabeto
    ulid.length: debe ser un ULID de {expected} caracteres; tiene {actual}
    ulid.too-large: debe ser un ULID: su primer carácter debe ser 7 como máximo
    uri.address: debe ser válido como {form}: entre los corchetes del carácter {position} no hay una dirección IP
    uri.character: debe ser válido como {form}: el carácter {position}, «{character}», no puede estar ahí
    uri.first-segment: debe ser válido como {form}: los dos puntos del carácter {position} terminarían un esquema, y antes no hay ninguno
    uri.percent: debe ser válido como {form}: al % del carácter {position} deben seguirle dos cifras hexadecimales
    uri.port: debe ser válido como {form}: el carácter {position}, «{character}», no es una cifra de un puerto
    uri.scheme-missing: debe ser válido como {form}: no tiene esquema
    uri-template.character: debe ser una plantilla de URI: el carácter {position}, «{character}», no puede estar ahí
    uri-template.length: debe ser una plantilla de URI: una longitud en el carácter {position} debe ser de 1 a {maximum}
    uri-template.percent: debe ser una plantilla de URI: al % del carácter {position} deben seguirle dos cifras hexadecimales
    uri-template.unclosed: debe ser una plantilla de URI: la llave del carácter {position} no se cierra
    uri-template.variable: debe ser una plantilla de URI: el carácter {position}, «{character}», no puede estar ahí en una expresión
    url.address: debe ser una URL: lo que empieza en el carácter {position} no es una dirección IP como las escriben las URL
    url.character: debe ser una URL: el carácter {position}, «{character}», debe codificarse con porcentaje
    url.credentials: debe ser una URL: no debe llevar nombre de usuario ni contraseña, como en el carácter {position}
    url.host-character: debe ser una URL: el carácter {position}, «{character}», no puede estar en un host
    url.host-label: debe ser una URL: la parte del host en el carácter {position} está vacía, es demasiado larga o tiene un guion fuera de lugar
    url.host-missing: debe ser una URL: en el carácter {position} debe haber un host
    url.international-host: debe ser una URL: el host del carácter {position} no es un nombre internacional
    url.percent: debe ser una URL: al % del carácter {position} deben seguirle dos cifras hexadecimales
    url.port: debe ser una URL: un puerto es un número hasta 65535, no lo que hay en el carácter {position}
    url.scheme: debe ser una URL con uno de estos esquemas: {allowed}
    url.scheme-missing: debe ser una URL: no tiene esquema, como https:
    url.slashes-missing: debe ser una URL: en el carácter {position} debe haber //
    uuid.character: debe ser un UUID: el carácter {position}, «{character}», no es una cifra hexadecimal
    uuid.malformed: debe ser un UUID: 8, 4, 4, 4 y 12 cifras hexadecimales separadas por guiones
    uuid.variant: debe ser un UUID de RFC 9562: el carácter {position}, «{character}», debe ser 8, 9, a o b
    uuid.version: debe ser un UUID de la versión {expected}; es de la versión {actual}
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
    is-regex.malformed: debe ser una expresión regular: {reason}, en el carácter {position}
    json.control-character: debe ser JSON: el carácter de control de la posición {position} debe escribirse \\u00XX
    json.escape: debe ser JSON: el carácter {position}, «{character}», no puede estar ahí tras una barra invertida
    json.incomplete: debe ser JSON: termina demasiado pronto
    json.too-deep: debe ser JSON: en el carácter {position} hay más de {maximum} arrays y objetos unos dentro de otros
    json.unexpected: debe ser JSON: el carácter {position}, «{character}», no puede estar ahí
    bic.country: debe ser un BIC: «{country}», desde su quinto carácter, no es un país
    bic.structure: debe ser un BIC con la forma {expected} (9 es una cifra, A una letra, X cualquiera de las dos): deja de tener esa forma en el carácter {position}
    credit-card.checksum: debe ser un número de tarjeta: su cifra de control es incorrecta
    credit-card.length: debe ser un número de tarjeta de {expected} cifras; tiene {actual}
    credit-card.network: debe ser un número de tarjeta de {networks}
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
    iban.other-country: debe ser un IBAN de {allowed}, no de {country}
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
    """
}

extension InterfaceTexts {
  fileprivate static let spanish = InterfaceTexts(
    heading: "{count|Hay # problema|Hay # problemas}", optional: "(opcional)",
    submit: "Enviar", submitting: "Enviando…", entry: "{field}: {message}",
    error: "Error")
}
