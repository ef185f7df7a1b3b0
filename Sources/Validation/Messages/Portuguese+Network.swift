extension MessageCatalog {
  /// The Portuguese messages for addresses and resources.
  static let portugueseNetwork = """
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
    uri.address: deve ser válido como {kind}: nenhum endereço IP está entre os colchetes no caractere {position}
    uri.character: deve ser válido como {kind}: o caractere {position}, “{character}”, não pode estar ali
    uri.first-segment: deve ser válido como {kind}: os dois-pontos no caractere {position} terminariam um esquema, e não há nenhum antes
    uri.percent: deve ser válido como {kind}: dois dígitos hexadecimais devem seguir o % no caractere {position}
    uri.port: deve ser válido como {kind}: o caractere {position}, “{character}”, não é um dígito de uma porta
    uri.scheme-missing: deve ser válido como {kind}: não tem esquema
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
    url.scheme: deve ser uma URL com um destes esquemas: “{allowed}”
    url.scheme-missing: deve ser uma URL: não tem esquema, como https:
    url.slashes-missing: deve ser uma URL: no caractere {position} deve haver //
    uuid.character: deve ser um UUID: o caractere {position}, “{character}”, não é um dígito hexadecimal
    uuid.malformed: deve ser um UUID: 8, 4, 4, 4 e 12 dígitos hexadecimais separados por hífens
    uuid.variant: deve ser um UUID da RFC 9562: o caractere {position}, “{character}”, deve ser 8, 9, a ou b
    uuid.version: deve ser um UUID da versão {expected}, é da versão {actual}
    """
}
