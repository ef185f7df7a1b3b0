extension MessageCatalog {
  /// The French messages for encodings, codes, places, passwords and forms.
  static let frenchCodes = """
    base32.character: doit être du base32 : le caractère {position}, « {character} », ne peut pas s’y trouver
    base32.length: doit être du base32 : des octets ne s’écrivent jamais en {actual} {actual|chiffre|chiffres}
    base32.padding: doit être du base32 : il doit se terminer par {expected} {expected|caractère|caractères} de remplissage, en a {actual}
    base32.unused-bits: doit être du base32 : son dernier chiffre, « {character} », a des bits qui n’appartiennent à aucun octet
    base64.character: doit être du base64 : le caractère {position}, « {character} », ne peut pas s’y trouver
    base64.length: doit être du base64 : des octets ne s’écrivent jamais en {actual} {actual|chiffre|chiffres}
    base64.padding: doit être du base64 : il doit se terminer par {expected} {expected|caractère|caractères} de remplissage, en a {actual}
    base64.unused-bits: doit être du base64 : son dernier chiffre, « {character} », a des bits qui n’appartiennent à aucun octet
    base64url.character: doit être du base64url : le caractère {position}, « {character} », ne peut pas s’y trouver
    base64url.length: doit être du base64url : des octets ne s’écrivent jamais en {actual} {actual|chiffre|chiffres}
    base64url.padding: doit être du base64url : il doit se terminer par {expected} {expected|caractère|caractères} de remplissage, en a {actual}
    base64url.unused-bits: doit être du base64url : son dernier chiffre, « {character} », a des bits qui n’appartiennent à aucun octet
    digest.character: doit être une empreinte {algorithm} : le caractère {position}, « {character} », n’est pas un chiffre hexadécimal
    digest.length: doit être une empreinte {algorithm} de {expected} chiffres hexadécimaux, en comporte {actual}
    hex-color.character: doit être une couleur : le caractère {position}, « {character} », n’est pas un chiffre hexadécimal
    hex-color.length: doit être une couleur en chiffres hexadécimaux, au nombre de {expected} ; en comporte {actual}
    hex-color.no-hash: doit être une couleur : elle ne commence pas par #
    hex.character: doit se composer d’octets en hexadécimal : le caractère {position}, « {character} », n’est pas un chiffre hexadécimal
    hex.length: doit se composer d’octets en hexadécimal : deux chiffres pour chacun, en comporte {actual} {actual|chiffre|chiffres}
    is-regex.malformed: doit être une expression régulière : sa forme est incorrecte à partir du caractère {position}
    json.control-character: doit être du JSON : le caractère de contrôle à la position {position} doit être écrit \\u00XX
    json.escape: doit être du JSON : le caractère {position}, « {character} », ne peut pas se trouver là après une barre oblique inverse
    json.incomplete: doit être du JSON : il se termine trop tôt
    json.too-deep: doit être du JSON : au caractère {position}, plus de {maximum} tableaux et objets sont imbriqués
    json.unexpected: doit être du JSON : le caractère {position}, « {character} », ne peut pas s’y trouver
    bic.country: doit être un BIC : « {country} », à partir du cinquième caractère, n’est pas un pays
    bic.structure: doit être un BIC de la forme {expected} (9 pour un chiffre, A pour une lettre, X pour l’un ou l’autre) : ce n’est plus le cas à partir du caractère {position}
    credit-card.checksum: doit être un numéro de carte : son chiffre de contrôle est faux
    credit-card.length: doit être un numéro de carte de {expected} chiffres, en comporte {actual}
    credit-card.network: doit être un numéro de carte « {networks} »
    credit-card.structure: doit être un numéro de carte, en chiffres seuls ou par groupes : le caractère {position} ne peut pas s’y trouver
    ean-13.checksum: doit être un EAN-13 : son chiffre de contrôle est faux
    ean-13.length: doit être un EAN-13 de {expected} chiffres, en comporte {actual}
    ean-13.structure: doit être un EAN-13 : le caractère {position} n’est pas un chiffre
    ean-8.checksum: doit être un EAN-8 : son chiffre de contrôle est faux
    ean-8.length: doit être un EAN-8 de {expected} chiffres, en comporte {actual}
    ean-8.structure: doit être un EAN-8 : le caractère {position} n’est pas un chiffre
    iban.checksum: doit être un IBAN : ses chiffres de contrôle sont faux
    iban.country: doit être un IBAN : « {country} » n’est pas un pays qui en a un
    iban.length: doit être un IBAN de {expected} caractères, en comporte {actual}
    iban.other-country: doit être un IBAN de « {allowed} », non de « {country} »
    iban.structure: doit être un IBAN : le caractère {position} ne peut pas s’y trouver
    imei.checksum: doit être un IMEI : son chiffre de contrôle est faux
    imei.structure: doit être un IMEI de la forme {expected} : ce n’est plus le cas à partir du caractère {position}
    isbn-10.checksum: doit être un ISBN : son chiffre de contrôle est faux
    isbn-10.length: doit être un ISBN de 10 chiffres, en comporte {actual}
    isbn-10.structure: doit être un ISBN de 10 chiffres : le caractère {position} ne peut pas s’y trouver
    isbn-13.checksum: doit être un ISBN : son chiffre de contrôle est faux
    isbn-13.length: doit être un ISBN de 13 chiffres, en comporte {actual}
    isbn-13.prefix: doit être un ISBN : avec 13 chiffres, il commence par 978 ou 979, mais pas par 979-0
    isbn-13.structure: doit être un ISBN de 13 chiffres : le caractère {position} ne peut pas s’y trouver
    isbn.length: doit être un ISBN de 10 ou 13 chiffres, en comporte {actual}
    isbn.structure: doit être un ISBN : le caractère {position} ne peut pas s’y trouver
    isin.checksum: doit être un ISIN : son chiffre de contrôle est faux
    isin.country: doit être un ISIN : aucun ne commence par « {country} »
    isin.structure: doit être un ISIN de la forme {expected} (9 pour un chiffre, A pour une lettre, X pour l’un ou l’autre) : ce n’est plus le cas à partir du caractère {position}
    issn.checksum: doit être un ISSN : son chiffre de contrôle est faux
    issn.structure: doit être un ISSN de la forme {expected}, 9 pour un chiffre : ce n’est plus le cas à partir du caractère {position}
    lei.checksum: doit être un LEI : ses chiffres de contrôle sont faux
    lei.structure: doit être un LEI de la forme {expected} (9 pour un chiffre, X pour une lettre ou un chiffre) : ce n’est plus le cas à partir du caractère {position}
    luhn.checksum: doit se terminer par son chiffre de contrôle selon la formule de Luhn
    luhn.structure: doit être en chiffres : le caractère {position} n’en est pas un
    national-id.birth-date: doit être un numéro national ({country}) : sa date de naissance n’existe pas
    national-id.checksum: doit être un numéro national ({country}) : ses chiffres de contrôle sont faux
    national-id.part: doit être un numéro national ({country}) : aucun n’a ce qui se trouve à partir du caractère {position}
    national-id.structure: doit être un numéro national ({country}) de la forme {expected} (9 pour un chiffre, A pour une lettre, X pour l’un ou l’autre) : ce n’est plus le cas à partir du caractère {position}
    upc.checksum: doit être un UPC : son chiffre de contrôle est faux
    upc.length: doit être un UPC de {expected} chiffres, en comporte {actual}
    upc.structure: doit être un UPC : le caractère {position} n’est pas un chiffre
    vat.birth-date: doit être un numéro de TVA ({country}) : sa date de naissance n’existe pas
    vat.checksum: doit être un numéro de TVA ({country}) : ses chiffres de contrôle sont faux
    vat.country: doit être un numéro de TVA, qui commence par son pays, comme DE ou EL
    vat.part: doit être un numéro de TVA ({country}) : aucun n’a ce qui se trouve à partir du caractère {position}
    vat.structure: doit être un numéro de TVA ({country}) de la forme {expected} (9 pour un chiffre, A pour une lettre, X pour l’un ou l’autre) : ce n’est plus le cas à partir du caractère {position}
    verhoeff.checksum: doit se terminer par son chiffre de contrôle selon la méthode de Verhoeff
    verhoeff.structure: doit être en chiffres : le caractère {position} n’en est pas un
    country.malformed: doit être un code de pays : {expected}
    country.unassigned: doit être un code de pays attribué par ISO 3166-1
    currency.inactive: doit être un code de monnaie en vigueur d’ISO 4217
    currency.malformed: doit être un code de monnaie : {expected}
    e164.calling-code: doit être un numéro de téléphone : il ne commence pas par un indicatif de pays
    e164.character: doit être un numéro de téléphone en + et chiffres : le caractère {position}, « {character} », n’est pas un chiffre
    e164.plus: doit être un numéro de téléphone qui commence par +
    e164.too-long: doit être un numéro de téléphone : il compte {actual} chiffres, {maximum} sont autorisés
    e164.too-short: doit être un numéro de téléphone : il compte {actual} {actual|chiffre|chiffres}, le minimum est de {minimum}
    language.duplicate-singleton: doit être une étiquette de langue : l’extension « {subtag} » au caractère {position} figure deux fois
    language.duplicate-variant: doit être une étiquette de langue : la variante « {subtag} » au caractère {position} figure deux fois
    language.letters: doit être un code de langue de {count} lettres minuscules
    language.malformed: doit être une étiquette de langue, comme en ou de-CH : ce qui commence au caractère {position} ne peut pas s’y trouver
    language.unassigned: doit être un code de langue de {standard}
    language.unregistered: doit être une étiquette de langue : « {subtag} » au caractère {position} n’est pas enregistré ({kind})
    phone.calling-code: doit être un numéro de téléphone : il ne commence pas par un indicatif de pays
    phone.character: doit être un numéro de téléphone : le caractère {position}, « {character} », ne peut pas s’y trouver
    phone.not-international: doit être un numéro de téléphone qui commence par + et l’indicatif de pays
    phone.other-calling-code: doit être un numéro de téléphone avec l’indicatif de pays {expected}, non {actual}
    phone.overlong: doit être un numéro de téléphone : au plus {maximum} caractères sont lus
    phone.too-long: doit être un numéro de téléphone : il compte {actual} chiffres sans ses préfixes, le maximum est de {maximum}
    phone.too-short: doit être un numéro de téléphone : il compte {actual} {actual|chiffre|chiffres} sans ses préfixes, le minimum est de {minimum}
    phone.unassigned: doit être un numéro de téléphone qui existe : +{callingCode} n’a pas de tel numéro
    postal-code.character: doit être un code postal ({region}) : le caractère {position}, « {character} », ne peut pas s’y trouver
    postal-code.incomplete: doit être un code postal ({region}) : il en manque la fin
    postal-code.too-long: doit être un code postal ({region}) : il devrait se terminer avant le caractère {position}
    password.listed: ne doit pas être l’un des mots de passe que tout le monde essaie d’abord
    password.too-few-classes: doit mêler au moins {minimum} de ces types : minuscules, majuscules, chiffres, autres caractères
    password.too-few-distinct: doit comporter au moins {minimum} {minimum|caractère différent|de caractères différents|caractères différents}
    password.too-long: doit comporter au plus {maximum} {maximum|caractère|de caractères|caractères}
    password.too-short: doit comporter au moins {minimum} {minimum|caractère|de caractères|caractères}
    form.file-too-large: doit être un fichier d’au plus {maximum} {maximum|octet|d’octets|octets}
    form.file-type: doit être un fichier d’un type accepté
    form.repeated: ne doit être indiqué qu’une fois
    phrase/two-upper-case-letters: deux lettres majuscules
    phrase/three-upper-case-letters: trois lettres majuscules
    phrase/three-digits: trois chiffres
    phrase/subtag.language: langue
    phrase/subtag.script: écriture
    phrase/subtag.region: région
    phrase/subtag.variant: variante
    phrase/subtag.extended-language: langue étendue
    phrase/uri-reference: référence d’URI
    phrase/iri-reference: référence d’IRI
    phrase/hex-color.digits: 3, 4, 6 ou 8
    """
}
