extension MessageCatalog {
  /// The Portuguese messages for encodings, codes, places, passwords and forms.
  static let portugueseCodes = """
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
    is-regex.malformed: deve ser uma expressão regular: sua forma fica incorreta no caractere {position}
    json.control-character: deve ser JSON: o caractere de controle na posição {position} deve ser escrito \\u00XX
    json.escape: deve ser JSON: o caractere {position}, “{character}”, não pode estar ali depois de uma barra invertida
    json.incomplete: deve ser JSON: termina cedo demais
    json.too-deep: deve ser JSON: no caractere {position} há mais de {maximum} arrays e objetos uns dentro dos outros
    json.unexpected: deve ser JSON: o caractere {position}, “{character}”, não pode estar ali
    bic.country: deve ser um BIC: “{country}”, a partir do quinto caractere, não é um país
    bic.structure: deve ser um BIC na forma {expected} (9 é um dígito, A uma letra, X qualquer um dos dois): deixa de ser no caractere {position}
    credit-card.checksum: deve ser um número de cartão: seu dígito verificador está errado
    credit-card.length: deve ser um número de cartão de {expected} dígitos, tem {actual}
    credit-card.network: deve ser um número de cartão “{networks}”
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
    iban.other-country: deve ser um IBAN de “{allowed}”, não de “{country}”
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
    phrase/two-upper-case-letters: duas letras maiúsculas
    phrase/three-upper-case-letters: três letras maiúsculas
    phrase/three-digits: três dígitos
    phrase/subtag.language: idioma
    phrase/subtag.script: escrita
    phrase/subtag.region: região
    phrase/subtag.variant: variante
    phrase/subtag.extended-language: idioma estendido
    phrase/uri-reference: referência a URI
    phrase/iri-reference: referência a IRI
    phrase/hex-color.digits: 3, 4, 6 ou 8
    """
}
