extension MessageCatalog {
  /// The texts in Portuguese, as it is written in Brazil.
  public static let portuguese = MessageCatalog(
    language: "pt", interface: .portuguese,
    // CLDR, cardinal rules of pt: one: i = 0..1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { portugueseTexts })

  private static let portugueseTexts = dictionary(of: portugueseLines)

  private static let portugueseLines = """
    alpha.character: deve ter apenas letras: o caractere {position}, “{character}”, não é uma letra
    alpha.empty: deve ter letras
    alphanumeric.character: deve ter apenas letras e dígitos: o caractere {position}, “{character}”, não é nem uma coisa nem outra
    alphanumeric.empty: deve ter letras ou dígitos
    ascii.character: deve ter apenas caracteres ASCII: o caractere {position}, “{character}”, não é ASCII
    contains.missing: deve conter “{text}”
    digits.character: deve ter apenas dígitos: o caractere {position}, “{character}”, não é um dígito
    digits.too-few: deve ter no mínimo {minimum} {minimum|dígito|de dígitos|dígitos}, tem {actual}
    digits.too-many: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos}, tem {actual}
    empty.not-empty: deve estar vazio
    ends-with.missing: deve terminar com “{text}”
    equals.different: deve ser “{expected}”
    identifier.character: deve ser um identificador: o caractere {position}, “{character}”, não é letra, dígito nem sublinhado
    identifier.empty: deve ser um identificador
    identifier.start: deve ser um identificador: começa com “{character}”, que não é letra nem sublinhado
    in-file.not-listed: deve ser um valor da coluna {column} de {path}
    length.too-long: deve ter no máximo {maximum} {maximum|caractere|de caracteres|caracteres}, tem {actual}
    length.too-long/bytes: deve ter no máximo {maximum} {maximum|byte|de bytes|bytes}, tem {actual}
    length.too-long/graphemes: deve ter no máximo {maximum} {maximum|grafema|de grafemas|grafemas}, tem {actual}
    length.too-long/utf16: deve ter no máximo {maximum} {maximum|unidade|de unidades|unidades} UTF-16, tem {actual}
    length.too-short: deve ter no mínimo {minimum} {minimum|caractere|de caracteres|caracteres}, tem {actual}
    length.too-short/bytes: deve ter no mínimo {minimum} {minimum|byte|de bytes|bytes}, tem {actual}
    length.too-short/graphemes: deve ter no mínimo {minimum} {minimum|grafema|de grafemas|grafemas}, tem {actual}
    length.too-short/utf16: deve ter no mínimo {minimum} {minimum|unidade|de unidades|unidades} UTF-16, tem {actual}
    lowercase.character: deve estar em minúsculas: o caractere {position}, “{character}”, não está
    no-bidi.control: não deve reordenar o texto: o caractere {position} é {codePoint}
    no-control.control: não deve ter caracteres de controle: o caractere {position} é {codePoint}
    none-of.listed: não deve ser “{value}”
    normalized.different: deve estar na forma de normalização {form}: a partir do caractere {position} não está
    not-blank: não deve estar em branco
    not-contains.found: não deve conter “{text}”, que está no caractere {position}
    not-ends-with.found: não deve terminar com “{text}”
    not-regex.matched: não deve corresponder a {pattern}
    not-starts-with.found: não deve começar com “{text}”
    numeric.character: deve ter apenas dígitos: o caractere {position}, “{character}”, não é um dígito
    numeric.empty: deve ter dígitos
    one-of.not-listed: deve ser um destes valores: {values}
    printable.character: deve ter apenas caracteres imprimíveis: o caractere {position} é {codePoint}
    regex.budget-exceeded: não pôde ser decidido: a comparação com {pattern} exigia passos demais
    regex.no-match: deve corresponder a {pattern}
    required: deve ser informado
    script.character: deve estar escrito em {scripts}: o caractere {position}, “{character}”, é {actual}
    single-line.line-break: deve ser uma única linha: o caractere {position} é a quebra de linha {codePoint}
    slug.character: deve ser um slug: o caractere {position}, “{character}”, não é letra minúscula, dígito nem hífen
    slug.empty: deve ser um slug
    slug.hyphen: deve ser um slug: o hífen no caractere {position} não une letras nem dígitos
    starts-with.missing: deve começar com “{text}”
    text.invalid-utf8: deve estar em UTF-8
    trimmed.end: não deve terminar com espaço em branco
    trimmed.start: não deve começar com espaço em branco
    uppercase.character: deve estar em maiúsculas: o caractere {position}, “{character}”, não está
    words.too-few: deve ter no mínimo {minimum} {minimum|palavra|de palavras|palavras}, tem {actual}
    words.too-many: deve ter no máximo {maximum} {maximum|palavra|de palavras|palavras}, tem {actual}
    all.failed: viola várias regras
    any.failed: não cumpre nenhuma das regras das quais uma deve valer
    exactly-one.none: não cumpre nenhuma das regras das quais exatamente uma deve valer
    exactly-one.several: cumpre {count} regras das quais exatamente uma deve valer
    not.matched: cumpre uma regra que não deve valer
    rule.unexplained: não é aceito, e a regra não diz por quê
    boolean.malformed: deve ser um destes valores: {values}
    decimal.malformed: deve ser um número
    decimal.too-many-digits: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos} antes da vírgula, tem {actual}
    decimal.too-many-fraction-digits: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos} depois da vírgula, tem {actual}
    integer.malformed: deve ser um número inteiro
    multiple-of.not-a-number: deve ser um número
    multiple-of.not-multiple: deve ser múltiplo de {divisor}
    number.malformed: deve ser um número
    number.not-finite: deve ser um número de no máximo 1.7976931348623157e308, o maior número finito de precisão dupla
    port.leading-zero: deve ser um número de porta sem zero à esquerda
    port.malformed: deve ser um número de porta, de 0 a 65535, em dígitos
    port.too-large: deve ser um número de porta de no máximo {maximum}
    range.not-a-number: deve ser um número
    range.not-above: deve ser maior que {exclusiveMinimum}
    range.not-below: deve ser menor que {exclusiveMaximum}
    range.too-large: deve ser no máximo {maximum}
    range.too-small: deve ser no mínimo {minimum}
    age.too-old: deve ser a data de nascimento de alguém com no máximo {maximum} {maximum|ano|de anos|anos}, não {actual}
    age.too-young: deve ser a data de nascimento de alguém com no mínimo {minimum} {minimum|ano|de anos|anos}, não {actual}
    age.unborn: deve ser uma data de nascimento: é posterior a hoje, {today}
    date-time.leap-second: não deve ter o segundo 60: os segundos bissextos ficam no último dia de um mês em UTC
    date-time.malformed: deve ser uma data e hora como 2024-02-29T08:30:00Z: deixa de ser no caractere {position}
    date.malformed: deve ser uma data na forma AAAA-MM-DD
    date.no-such-day: deve ser um dia que existe: o mês tem {last} dias, não {day}
    date.no-such-month: deve ser um dia que existe: não há mês {month}
    date.no-such-year: deve ser um dia que existe: os anos começam em 0001
    date.not-after: deve ser posterior a {exclusiveMinimum}
    date.not-before: deve ser anterior a {exclusiveMaximum}
    date.too-early: deve ser {minimum} ou posterior
    date.too-late: deve ser {maximum} ou anterior
    duration.empty: deve ser uma duração como P1DT12H: no final faltam um número e sua unidade
    duration.malformed: deve ser uma duração como P1DT12H: deixa de ser no caractere {position}
    duration.unit-order: deve ser uma duração: “{character}”, no caractere {position}, está fora de ordem, que é Y M D T H M S sem lacunas
    duration.weeks-combined: deve ser uma duração: as semanas ficam sozinhas, como em P2W
    local-date-time.malformed: deve ser uma data e hora como 2024-02-29T08:30: deixa de ser no caractere {position}
    month.malformed: deve ser um mês na forma AAAA-MM
    month.no-such-month: deve ser um mês que existe: não há mês {month}
    month.no-such-year: deve ser um mês que existe: os anos começam em 0001
    time.leap-second: não deve ter o segundo 60: os segundos bissextos ficam às 23:59:60 UTC
    time.malformed: deve ser uma hora do dia: deixa de ser no caractere {position}
    time.no-such-hour: deve ser uma hora que existe: não há hora {hour}
    time.no-such-minute: deve ser uma hora que existe: não há minuto {minute}
    time.no-such-offset: deve ter uma diferença em relação ao UTC de no máximo 23:59, não {offset}
    time.no-such-second: deve ser uma hora que existe: não há segundo {second}
    time.offset-missing: deve terminar com sua diferença em relação ao UTC: Z ou, por exemplo, +01:00
    timezone.unknown: deve ser um fuso horário do banco de dados da IANA, como Europe/Berlin
    week.malformed: deve ser uma semana na forma AAAA-Www, como 2024-W09
    week.no-such-week: deve ser uma semana que existe: o ano tem {last} semanas, não {week}
    week.no-such-year: deve ser uma semana que existe: os anos começam em 0001
    year.malformed: deve ser um ano na forma AAAA
    duration.incomparable: deve poder ser comparado com {bound}: qual das duas durações é maior depende dos meses
    duration.not-longer: deve ser mais longo que {exclusiveMinimum}
    duration.not-shorter: deve ser mais curto que {exclusiveMaximum}
    duration.too-large: deve ser uma duração de no máximo 10^12 meses e 10^18 segundos
    duration.too-long: deve durar no máximo {maximum}
    duration.too-short: deve durar no mínimo {minimum}
    frictionless.refused: deve ser o que o frictionless toma como tal
    geojson.malformed: deve ser um objeto GeoJSON
    geopoint.latitude: deve ter uma latitude de -90 a 90
    geopoint.longitude: deve ter uma longitude de -180 a 180
    geopoint.malformed: deve ser um ponto como {form}
    json-schema.failed: deve obedecer ao seu JSON Schema: “{keyword}” falha em “{pointer}”
    json.not-an-array: deve ser um array JSON
    json.not-an-object: deve ser um objeto JSON
    json.number-too-large: deve ter números com expoentes de no máximo doze dígitos
    length.too-few: deve ter no mínimo {minimum} {minimum|item|de itens|itens}, tem {actual}
    length.too-many: deve ter no máximo {maximum} {maximum|item|de itens|itens}, tem {actual}
    list.item: deve ser uma lista: o item {item} não é válido
    moment.incomparable: deve poder ser comparado com {bound}: só um dos dois tem uma diferença em relação ao UTC
    moment.malformed: deve ser uma data ou hora da ISO 8601: deixa de ser no caractere {position}
    moment.not-after: deve ser posterior a {exclusiveMinimum}
    moment.not-before: deve ser anterior a {exclusiveMaximum}
    moment.too-early: deve ser {minimum} ou posterior
    moment.too-late: deve ser {maximum} ou anterior
    strptime.no-match: deve estar escrito como {format}
    time.offset-too-large: deve ter uma diferença em relação ao UTC de no máximo 14:00, não {offset}
    time.too-precise: deve ter no máximo {maximum} {maximum|dígito|de dígitos|dígitos} depois da vírgula dos segundos
    topojson.malformed: deve ser um objeto TopoJSON
    year.no-such-year: deve ser um ano que existe: não há ano 0000, e cinco dígitos não começam com 0
    email.address-literal: deve ser um endereço de e-mail: seus colchetes não contêm um endereço como [192.0.2.1] ou [IPv6:2001:db8::1]
    email.comment-unclosed: deve ser um endereço de e-mail: o comentário que começa no caractere {position} não é fechado
    email.domain-character: deve ser um endereço de e-mail: o caractere {position}, “{character}”, não pode estar em um domínio
    email.domain-missing: deve ser um endereço de e-mail: nada vem depois do @
    email.domain-single-label: deve ser um endereço de e-mail: seu domínio não tem ponto
    email.label-empty: deve ser um endereço de e-mail: falta uma parte do domínio ao lado do ponto no caractere {position}
    email.label-hyphen: deve ser um endereço de e-mail: uma parte do domínio começa ou termina com o hífen no caractere {position}
    email.label-international: deve ser um endereço de e-mail: a parte do domínio no caractere {position} não é permitida em nomes internacionais
    email.label-too-long: deve ser um endereço de e-mail: uma parte do domínio tem {actual} caracteres, são permitidos {maximum}
    email.local-part-character: deve ser um endereço de e-mail: o caractere {position}, “{character}”, não pode estar ali antes do @
    email.local-part-missing: deve ser um endereço de e-mail: nada vem antes do @
    email.local-part-too-long: deve ser um endereço de e-mail: há {actual} bytes antes do @, são permitidos {maximum}
    email.no-at-sign: deve ser um endereço de e-mail: não tem @
    email.too-long: deve ser um endereço de e-mail: tem {actual} bytes, são permitidos {maximum}
    email.top-level-domain: deve ser um endereço de e-mail: a última parte do domínio deve ter duas letras ou mais
    header.duplicate-field: não deve nomear um campo duas vezes
    header.extra-field: não deve ter um campo que as regras não têm
    header.missing-field: deve ter este campo
    header.no-field: deve ter pelo menos um dos campos das regras
    header.rule-skipped: a regra {rule} não é verificada: falta {fields}
    header.wrong-order: deve ter {expected} como campo {position}
    record.blank-line: é uma linha em branco e não um registro
    record.invalid-utf8: deve estar em UTF-8: há um byte que não está
    record.nul: tem um byte NUL
    record.ragged: deve ter {expected} {expected|campo|campos}, tem {found}
    record.stray-quote: tem aspas que não abrem nem fecham um campo; foram mantidas como estão
    record.too-long: deve ter no máximo {maximum} {maximum|byte|de bytes|bytes}; --max-record-bytes aumenta o limite
    record.unclosed-quote: tem aspas que abrem um campo e nunca fecham
    all-or-none: deve ter todos estes campos ou nenhum: {fields}; falta {missing}
    at-least-one-of: deve ter pelo menos um destes campos: {fields}
    at-most-one-of: deve ter no máximo um destes campos: {fields}; tem {count}
    comparison.not-met: deve cumprir {comparison}
    exactly-one-of: deve ter exatamente um destes campos: {fields}; tem {count}
    forbidden-if: não deve ser informado quando {condition}
    required-if: deve ser informado quando {condition}
    required-with: deve ser informado junto com {fields}
    foreign-key.missing: deve se referir a um registro de {resource}: nenhum tem {reference}
    foreign-key.missing/table: deve se referir a um registro desta tabela: nenhum tem {reference}
    primary-key.duplicate: não deve repetir uma chave primária: a linha {line} tem o mesmo em {fields}
    primary-key.duplicate/file: não deve repetir uma chave primária: a linha {line} de {file} tem o mesmo em {fields}
    unique-key.duplicate: não deve repetir uma chave única: a linha {line} tem o mesmo em {fields}
    unique-key.duplicate/file: não deve repetir uma chave única: a linha {line} de {file} tem o mesmo em {fields}
    unique.duplicate: deve ser único: a linha {line} tem o mesmo
    unique.duplicate/file: deve ser único: a linha {line} de {file} tem o mesmo
    unique.duplicate/value: deve ser único: o valor {record} é igual
    unique.duplicate/value-of-file: deve ser único: o valor {record} de {file} é igual
    cidr.address: deve ser um bloco de endereços IP: nenhum endereço IP de uma versão permitida vem antes da barra
    cidr.prefix-malformed: deve ser um bloco de endereços IP: no caractere {position} deve haver um número de bits sem zeros à esquerda
    cidr.prefix-missing: deve ser um bloco de endereços IP: não tem barra com um número de bits
    cidr.prefix-too-long: deve ser um bloco de endereços IP: seu prefixo tem mais de {maximum} {maximum|bit|de bits|bits}
    domain.single-label: deve ser um nome de domínio: não tem ponto
    domain.top-level: deve ser um nome de domínio: a última parte, no caractere {position}, deve ter duas letras ou mais
    host-port.host: deve ser um host e uma porta: nenhum host vem antes dos últimos dois-pontos
    host-port.port-malformed: deve ser um host e uma porta: o que começa no caractere {position} não é uma porta
    host-port.port-missing: deve ser um host e uma porta: não tem dois-pontos com uma porta
    host-port.port-out-of-range: deve ser um host e uma porta: a porta deve ser de {minimum} a {maximum}
    hostname.character: deve ser um nome de host: o caractere {position}, “{character}”, não pode estar ali
    hostname.label-context: deve ser um nome de host: a parte no caractere {position} tem um caractere que não pode estar ao lado dos outros
    hostname.label-direction: deve ser um nome de host: a parte no caractere {position} viola as regras dos nomes escritos da direita para a esquerda
    hostname.label-disallowed: deve ser um nome de host: a parte no caractere {position} tem um caractere que nenhum nome pode ter, como uma maiúscula
    hostname.label-empty: deve ser um nome de host: falta uma parte no caractere {position}
    hostname.label-hyphen: deve ser um nome de host: uma parte começa ou termina com o hífen no caractere {position}
    hostname.label-hyphens: deve ser um nome de host: a parte no caractere {position} tem hífens no terceiro e no quarto lugar
    hostname.label-leading-mark: deve ser um nome de host: a parte no caractere {position} começa com uma marca combinante
    hostname.label-not-normalized: deve ser um nome de host: a parte no caractere {position} não está na forma de normalização C do Unicode
    hostname.label-punycode: deve ser um nome de host: a parte no caractere {position} começa com xn-- e não é Punycode
    hostname.label-too-long: deve ser um nome de host: a parte no caractere {position} tem mais de {maximum} {maximum|caractere|de caracteres|caracteres} em ASCII
    hostname.label-unassigned: deve ser um nome de host: a parte no caractere {position} tem um caractere não atribuído
    hostname.too-long: deve ser um nome de host: tem mais de {maximum} {maximum|caractere|de caracteres|caracteres} em ASCII
    ip.malformed: deve ser um endereço IPv4 ou IPv6
    ipv4.character: deve ser um endereço IPv4: o caractere {position}, “{character}”, não é dígito nem ponto
    ipv4.leading-zero: deve ser um endereço IPv4: o número no caractere {position} começa com um 0 desnecessário
    ipv4.octet-count: deve ser um endereço IPv4: são {expected} números separados por pontos, tem {actual}
    ipv4.octet-missing: deve ser um endereço IPv4: falta um número no caractere {position}
    ipv4.octet-too-large: deve ser um endereço IPv4: o número no caractere {position} é maior que {maximum}
    ipv6.character: deve ser um endereço IPv6: o caractere {position}, “{character}”, não pode estar ali
    ipv6.compressed-twice: deve ser um endereço IPv6: o :: no caractere {position} é o segundo
    ipv6.embedded-ipv4: deve ser um endereço IPv6: o que começa no caractere {position} não é um endereço IPv4
    ipv6.group-missing: deve ser um endereço IPv6: falta um grupo ao lado dos dois-pontos no caractere {position}
    ipv6.group-too-long: deve ser um endereço IPv6: o grupo no caractere {position} tem mais de {maximum} {maximum|dígito|de dígitos|dígitos}
    ipv6.too-few-groups: deve ser um endereço IPv6: são {expected} grupos, tem {actual} e nenhum ::
    ipv6.too-many-groups: deve ser um endereço IPv6: tem {actual} grupos, cabem no máximo {maximum}
    ipv6.zone: deve ser um endereço IPv6: tem uma zona no caractere {position}
    mac.character: deve ser um endereço MAC: o caractere {position}, “{character}”, não é dígito hexadecimal nem separador
    mac.group-count: deve ser um endereço MAC: tem {actual} {actual|grupo|grupos} de dígitos, os números possíveis são {expected}
    mac.group-length: deve ser um endereço MAC: o grupo no caractere {position} deve ter {expected} {expected|dígito|dígitos}
    mac.mixed-separators: deve ser um endereço MAC: o separador no caractere {position} é diferente do anterior
    data-uri.base64: deve ser um URI de dados: o que vem depois da vírgula não é base64
    data-uri.character: deve ser um URI de dados: o caractere {position}, “{character}”, deve ser codificado com porcentagem
    data-uri.media-type: deve ser um URI de dados: seu tipo de mídia fica incorreto no caractere {position}
    data-uri.no-comma: deve ser um URI de dados: nenhuma vírgula vem antes dos dados
    data-uri.percent: deve ser um URI de dados: dois dígitos hexadecimais devem seguir o % no caractere {position}
    data-uri.scheme: deve ser um URI de dados: não começa com data:
    json-pointer.after-hash: deve ser um ponteiro JSON: nada pode seguir o #, no caractere {position}
    json-pointer.escape: deve ser um ponteiro JSON: 0 ou 1 deve seguir o ~ no caractere {position}
    json-pointer.number: deve ser um ponteiro JSON relativo: no caractere {position} deve haver um número sem zeros à esquerda, não +0
    json-pointer.slash: deve ser um ponteiro JSON: no caractere {position} deve haver uma /
    jwt.algorithm: deve ser um JSON Web Token: seu cabeçalho não nomeia um algoritmo
    jwt.character: deve ser um JSON Web Token: o caractere {position}, “{character}”, não pertence a base64url
    jwt.encoding: deve ser um JSON Web Token: a parte que termina antes do caractere {position} está cortada ou alterada
    jwt.header: deve ser um JSON Web Token: seu cabeçalho não é um objeto JSON, no caractere {position}
    jwt.parts: deve ser um JSON Web Token: são {expected} partes separadas por pontos, tem {actual}
    jwt.payload: deve ser um JSON Web Token: seu conteúdo não é um objeto JSON, no caractere {position}
    jwt.signature-missing: deve ser um JSON Web Token: não tem assinatura
    jwt.signature-superfluous: deve ser um JSON Web Token: tem uma assinatura e o algoritmo none
    mime-type.character: deve ser um tipo de mídia: o caractere {position}, “{character}”, não pode estar ali
    mime-type.name-missing: deve ser um tipo de mídia: no caractere {position} deve haver um nome
    mime-type.name-too-long: deve ser um tipo de mídia: o nome no caractere {position} tem {actual} caracteres, são permitidos {maximum}
    mime-type.no-slash: deve ser um tipo de mídia: não tem /
    mime-type.parameter: deve ser um tipo de mídia: um parâmetro é NOME=VALOR, e deixa de ser no caractere {position}
    mime-type.unclosed-quote: deve ser um tipo de mídia: as aspas no caractere {position} não são fechadas
    semver.character: deve ser uma versão semântica: o caractere {position}, “{character}”, não pode estar ali
    semver.identifier-missing: deve ser uma versão semântica: no caractere {position} deve haver um identificador
    semver.leading-zero: deve ser uma versão semântica: o número no caractere {position} tem um zero à esquerda
    semver.number-missing: deve ser uma versão semântica: de três números separados por pontos, falta um no caractere {position}
    ulid.character: deve ser um ULID: o caractere {position}, “{character}”, não é do seu alfabeto
    ulid.length: deve ser um ULID de {expected} caracteres, tem {actual}
    ulid.too-large: deve ser um ULID: seu primeiro caractere deve ser no máximo 7
    uri.address: deve ser válido como {form}: nenhum endereço IP está entre os colchetes no caractere {position}
    uri.character: deve ser válido como {form}: o caractere {position}, “{character}”, não pode estar ali
    uri.first-segment: deve ser válido como {form}: os dois-pontos no caractere {position} terminariam um esquema, e não há nenhum antes
    uri.percent: deve ser válido como {form}: dois dígitos hexadecimais devem seguir o % no caractere {position}
    uri.port: deve ser válido como {form}: o caractere {position}, “{character}”, não é um dígito de uma porta
    uri.scheme-missing: deve ser válido como {form}: não tem esquema
    uri-template.character: deve ser um modelo de URI: o caractere {position}, “{character}”, não pode estar ali
    uri-template.length: deve ser um modelo de URI: um comprimento no caractere {position} deve ser de 1 a {maximum}
    uri-template.percent: deve ser um modelo de URI: dois dígitos hexadecimais devem seguir o % no caractere {position}
    uri-template.unclosed: deve ser um modelo de URI: a chave no caractere {position} não é fechada
    uri-template.variable: deve ser um modelo de URI: o caractere {position}, “{character}”, não pode estar ali em uma expressão
    url.address: deve ser uma URL: o que começa no caractere {position} não é um endereço IP como as URLs o escrevem
    url.character: deve ser uma URL: o caractere {position}, “{character}”, deve ser codificado com porcentagem
    url.credentials: deve ser uma URL: não deve conter nome de usuário nem senha, como no caractere {position}
    url.host-character: deve ser uma URL: o caractere {position}, “{character}”, não pode estar em um host
    url.host-label: deve ser uma URL: a parte do host no caractere {position} está vazia, é longa demais ou tem um hífen fora do lugar
    url.host-missing: deve ser uma URL: no caractere {position} deve haver um host
    url.international-host: deve ser uma URL: o host no caractere {position} não é um nome internacional
    url.percent: deve ser uma URL: dois dígitos hexadecimais devem seguir o % no caractere {position}
    url.port: deve ser uma URL: uma porta é um número até 65535, não o que está no caractere {position}
    url.scheme: deve ser uma URL com um destes esquemas: {allowed}
    url.scheme-missing: deve ser uma URL: não tem esquema, como https:
    url.slashes-missing: deve ser uma URL: no caractere {position} deve haver //
    uuid.character: deve ser um UUID: o caractere {position}, “{character}”, não é um dígito hexadecimal
    uuid.malformed: deve ser um UUID: 8, 4, 4, 4 e 12 dígitos hexadecimais separados por hífens
    uuid.variant: deve ser um UUID da RFC 9562: o caractere {position}, “{character}”, deve ser 8, 9, a ou b
    uuid.version: deve ser um UUID da versão {expected}, é da versão {actual}
    base32.character: deve ser base32: o caractere {position}, “{character}”, não pode estar ali
    base32.length: deve ser base32: octetos nunca são escritos em {actual} {actual|dígito|dígitos}
    base32.padding: deve ser base32: deve terminar com {expected} {expected|caractere|caracteres} de preenchimento, tem {actual}
    base32.unused-bits: deve ser base32: seu último dígito, “{character}”, tem bits que não são de nenhum octeto
    base64.character: deve ser base64: o caractere {position}, “{character}”, não pode estar ali
    base64.length: deve ser base64: octetos nunca são escritos em {actual} {actual|dígito|dígitos}
    base64.padding: deve ser base64: deve terminar com {expected} {expected|caractere|caracteres} de preenchimento, tem {actual}
    base64.unused-bits: deve ser base64: seu último dígito, “{character}”, tem bits que não são de nenhum octeto
    base64url.character: deve ser base64url: o caractere {position}, “{character}”, não pode estar ali
    base64url.length: deve ser base64url: octetos nunca são escritos em {actual} {actual|dígito|dígitos}
    base64url.padding: deve ser base64url: deve terminar com {expected} {expected|caractere|caracteres} de preenchimento, tem {actual}
    base64url.unused-bits: deve ser base64url: seu último dígito, “{character}”, tem bits que não são de nenhum octeto
    digest.character: deve ser um hash {algorithm}: o caractere {position}, “{character}”, não é um dígito hexadecimal
    digest.length: deve ser um hash {algorithm} de {expected} dígitos hexadecimais, tem {actual}
    hex-color.character: deve ser uma cor: o caractere {position}, “{character}”, não é um dígito hexadecimal
    hex-color.length: deve ser uma cor em dígitos hexadecimais, em número de {expected}; tem {actual}
    hex-color.no-hash: deve ser uma cor: não começa com #
    hex.character: deve consistir em octetos hexadecimais: o caractere {position}, “{character}”, não é um dígito hexadecimal
    hex.length: deve consistir em octetos hexadecimais: dois dígitos para cada um, tem {actual} {actual|dígito|dígitos}
    is-regex.malformed: deve ser uma expressão regular: {reason}, no caractere {position}
    json.control-character: deve ser JSON: o caractere de controle na posição {position} deve ser escrito \\u00XX
    json.escape: deve ser JSON: o caractere {position}, “{character}”, não pode estar ali depois de uma barra invertida
    json.incomplete: deve ser JSON: termina cedo demais
    json.too-deep: deve ser JSON: no caractere {position} há mais de {maximum} arrays e objetos uns dentro dos outros
    json.unexpected: deve ser JSON: o caractere {position}, “{character}”, não pode estar ali
    bic.country: deve ser um BIC: “{country}”, a partir do quinto caractere, não é um país
    bic.structure: deve ser um BIC na forma {expected} (9 é um dígito, A uma letra, X qualquer um dos dois): deixa de ser no caractere {position}
    credit-card.checksum: deve ser um número de cartão: seu dígito verificador está errado
    credit-card.length: deve ser um número de cartão de {expected} dígitos, tem {actual}
    credit-card.network: deve ser um número de cartão {networks}
    credit-card.structure: deve ser um número de cartão, só dígitos ou dígitos em grupos: o caractere {position} não pode estar ali
    ean-13.checksum: deve ser um EAN-13: seu dígito verificador está errado
    ean-13.length: deve ser um EAN-13 de {expected} dígitos, tem {actual}
    ean-13.structure: deve ser um EAN-13: o caractere {position} não é um dígito
    ean-8.checksum: deve ser um EAN-8: seu dígito verificador está errado
    ean-8.length: deve ser um EAN-8 de {expected} dígitos, tem {actual}
    ean-8.structure: deve ser um EAN-8: o caractere {position} não é um dígito
    iban.checksum: deve ser um IBAN: seus dígitos verificadores estão errados
    iban.country: deve ser um IBAN: “{country}” não é um país que o tenha
    iban.length: deve ser um IBAN de {expected} caracteres, tem {actual}
    iban.other-country: deve ser um IBAN de {allowed}, não de {country}
    iban.structure: deve ser um IBAN: o caractere {position} não pode estar ali
    imei.checksum: deve ser um IMEI: seu dígito verificador está errado
    imei.structure: deve ser um IMEI na forma {expected}: deixa de ser no caractere {position}
    isbn-10.checksum: deve ser um ISBN: seu dígito verificador está errado
    isbn-10.length: deve ser um ISBN de 10 dígitos, tem {actual}
    isbn-10.structure: deve ser um ISBN de 10 dígitos: o caractere {position} não pode estar ali
    isbn-13.checksum: deve ser um ISBN: seu dígito verificador está errado
    isbn-13.length: deve ser um ISBN de 13 dígitos, tem {actual}
    isbn-13.prefix: deve ser um ISBN: com 13 dígitos começa com 978 ou 979, mas não com 979-0
    isbn-13.structure: deve ser um ISBN de 13 dígitos: o caractere {position} não pode estar ali
    isbn.length: deve ser um ISBN de 10 ou 13 dígitos, tem {actual}
    isbn.structure: deve ser um ISBN: o caractere {position} não pode estar ali
    isin.checksum: deve ser um ISIN: seu dígito verificador está errado
    isin.country: deve ser um ISIN: nenhum código começa com “{country}”
    isin.structure: deve ser um ISIN na forma {expected} (9 é um dígito, A uma letra, X qualquer um dos dois): deixa de ser no caractere {position}
    issn.checksum: deve ser um ISSN: seu dígito verificador está errado
    issn.structure: deve ser um ISSN na forma {expected}, em que 9 é um dígito: deixa de ser no caractere {position}
    lei.checksum: deve ser um LEI: seus dígitos verificadores estão errados
    lei.structure: deve ser um LEI na forma {expected} (9 é um dígito, X uma letra ou um dígito): deixa de ser no caractere {position}
    luhn.checksum: deve terminar com seu dígito verificador pela fórmula de Luhn
    luhn.structure: deve ter apenas dígitos: o caractere {position} não é um dígito
    national-id.birth-date: deve ser um número nacional de {country}: sua data de nascimento não existe
    national-id.checksum: deve ser um número nacional de {country}: seus dígitos verificadores estão errados
    national-id.part: deve ser um número nacional de {country}: nenhum tem o que está a partir do caractere {position}
    national-id.structure: deve ser um número nacional de {country} na forma {expected} (9 é um dígito, A uma letra, X qualquer um dos dois): deixa de ser no caractere {position}
    upc.checksum: deve ser um UPC: seu dígito verificador está errado
    upc.length: deve ser um UPC de {expected} dígitos, tem {actual}
    upc.structure: deve ser um UPC: o caractere {position} não é um dígito
    vat.birth-date: deve ser um número de IVA de {country}: sua data de nascimento não existe
    vat.checksum: deve ser um número de IVA de {country}: seus dígitos verificadores estão errados
    vat.country: deve ser um número de IVA, que começa com seu país, como DE ou EL
    vat.part: deve ser um número de IVA de {country}: nenhum tem o que está a partir do caractere {position}
    vat.structure: deve ser um número de IVA de {country} na forma {expected} (9 é um dígito, A uma letra, X qualquer um dos dois): deixa de ser no caractere {position}
    verhoeff.checksum: deve terminar com seu dígito verificador pelo método de Verhoeff
    verhoeff.structure: deve ter apenas dígitos: o caractere {position} não é um dígito
    country.malformed: deve ser um código de país: {expected}
    country.unassigned: deve ser um código de país atribuído pela ISO 3166-1
    currency.inactive: deve ser um código de moeda em vigor da ISO 4217
    currency.malformed: deve ser um código de moeda: {expected}
    e164.calling-code: deve ser um número de telefone: não começa com um código de país
    e164.character: deve ser um número de telefone com + e dígitos: o caractere {position}, “{character}”, não é um dígito
    e164.plus: deve ser um número de telefone que começa com +
    e164.too-long: deve ser um número de telefone: tem {actual} dígitos, são permitidos {maximum}
    e164.too-short: deve ser um número de telefone: tem {actual} {actual|dígito|dígitos}, o mínimo é {minimum}
    language.duplicate-singleton: deve ser uma etiqueta de idioma: a extensão “{subtag}” no caractere {position} aparece duas vezes
    language.duplicate-variant: deve ser uma etiqueta de idioma: a variante “{subtag}” no caractere {position} aparece duas vezes
    language.letters: deve ser um código de idioma de {count} letras minúsculas
    language.malformed: deve ser uma etiqueta de idioma, como en ou de-CH: o que começa no caractere {position} não pode estar ali
    language.unassigned: deve ser um código de idioma da {standard}
    language.unregistered: deve ser uma etiqueta de idioma: “{subtag}”, no caractere {position}, não está registrado ({kind})
    phone.calling-code: deve ser um número de telefone: não começa com um código de país
    phone.character: deve ser um número de telefone: o caractere {position}, “{character}”, não pode estar ali
    phone.not-international: deve ser um número de telefone que começa com + e o código do país
    phone.other-calling-code: deve ser um número de telefone com o código de país {expected}, não {actual}
    phone.overlong: deve ser um número de telefone: são lidos no máximo {maximum} caracteres
    phone.too-long: deve ser um número de telefone: tem {actual} dígitos sem seus prefixos, o máximo é {maximum}
    phone.too-short: deve ser um número de telefone: tem {actual} {actual|dígito|dígitos} sem seus prefixos, o mínimo é {minimum}
    phone.unassigned: deve ser um número de telefone que existe: +{callingCode} não tem esse número
    postal-code.character: deve ser um código postal de {region}: o caractere {position}, “{character}”, não pode estar ali
    postal-code.incomplete: deve ser um código postal de {region}: falta o final
    postal-code.too-long: deve ser um código postal de {region}: deveria terminar antes do caractere {position}
    password.listed: não deve ser uma das senhas que todo mundo tenta primeiro
    password.too-few-classes: deve misturar pelo menos {minimum} destes tipos: minúsculas, maiúsculas, dígitos, outros caracteres
    password.too-few-distinct: deve ter no mínimo {minimum} {minimum|caractere diferente|de caracteres diferentes|caracteres diferentes}
    password.too-long: deve ter no máximo {maximum} {maximum|caractere|de caracteres|caracteres}
    password.too-short: deve ter no mínimo {minimum} {minimum|caractere|de caracteres|caracteres}
    form.file-too-large: deve ser um arquivo de no máximo {maximum} {maximum|byte|de bytes|bytes}
    form.file-type: deve ser um arquivo de um tipo permitido
    form.repeated: deve ser informado uma única vez
    """
}

extension InterfaceTexts {
  fileprivate static let portuguese = InterfaceTexts(
    heading: "{count|Há # problema|Há # problemas}", optional: "(opcional)",
    submit: "Enviar", submitting: "Enviando…", entry: "{field}: {message}",
    error: "Erro")
}
