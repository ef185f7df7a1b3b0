extension MessageCatalog {
  /// The Spanish messages for addresses and resources.
  static let spanishNetwork = """
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
    uri.address: debe ser válido como {kind}: entre los corchetes del carácter {position} no hay una dirección IP
    uri.character: debe ser válido como {kind}: el carácter {position}, «{character}», no puede estar ahí
    uri.first-segment: debe ser válido como {kind}: los dos puntos del carácter {position} terminarían un esquema, y antes no hay ninguno
    uri.percent: debe ser válido como {kind}: al % del carácter {position} deben seguirle dos cifras hexadecimales
    uri.port: debe ser válido como {kind}: el carácter {position}, «{character}», no es una cifra de un puerto
    uri.scheme-missing: debe ser válido como {kind}: no tiene esquema
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
    url.scheme: debe ser una URL con uno de estos esquemas: «{allowed}»
    url.scheme-missing: debe ser una URL: no tiene esquema, como https:
    url.slashes-missing: debe ser una URL: en el carácter {position} debe haber //
    uuid.character: debe ser un UUID: el carácter {position}, «{character}», no es una cifra hexadecimal
    uuid.malformed: debe ser un UUID: 8, 4, 4, 4 y 12 cifras hexadecimales separadas por guiones
    uuid.variant: debe ser un UUID de RFC 9562: el carácter {position}, «{character}», debe ser 8, 9, a o b
    uuid.version: debe ser un UUID de la versión {expected}; es de la versión {actual}
    """
}
