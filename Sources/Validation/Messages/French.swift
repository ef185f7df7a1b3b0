extension MessageCatalog {
  /// The texts in French.
  ///
  /// A no-break space precedes `:` and is inside `«` and `»`; a narrow one precedes `;`.
  public static let french = MessageCatalog(
    language: "fr", interface: .french,
    // CLDR, cardinal rules of fr: one: i = 0,1; many: e = 0 and i != 0 and i % 1000000 = 0 and v = 0; other.
    pluralForm: { $0.magnitude <= 1 ? 0 : $0 % 1_000_000 == 0 ? 1 : 2 },
    texts: { frenchTexts })

  private static let frenchTexts = dictionary(of: frenchLines)

  private static let frenchLines = """
    alpha.character: ne doit comporter que des lettres : le caractère {position}, « {character} », n’en est pas une
    alpha.empty: doit comporter des lettres
    alphanumeric.character: ne doit comporter que des lettres et des chiffres : le caractère {position}, « {character} », n’est ni l’un ni l’autre
    alphanumeric.empty: doit comporter des lettres ou des chiffres
    ascii.character: ne doit comporter que des caractères ASCII : le caractère {position}, « {character} », n’en est pas un
    contains.missing: doit contenir « {text} »
    digits.character: ne doit comporter que des chiffres : le caractère {position}, « {character} », n’en est pas un
    digits.too-few: doit comporter au moins {minimum} {minimum|chiffre|de chiffres|chiffres}, en comporte {actual}
    digits.too-many: doit comporter au plus {maximum} {maximum|chiffre|de chiffres|chiffres}, en comporte {actual}
    empty.not-empty: doit être vide
    ends-with.missing: doit se terminer par « {text} »
    equals.different: doit être « {expected} »
    identifier.character: doit être un identifiant : le caractère {position}, « {character} », n’est ni une lettre, ni un chiffre, ni un tiret bas
    identifier.empty: doit être un identifiant
    identifier.start: doit être un identifiant : il commence par « {character} », qui n’est ni une lettre ni un tiret bas
    in-file.not-listed: doit être une valeur de la colonne {column} de {path}
    length.too-long: doit comporter au plus {maximum} {maximum|caractère|de caractères|caractères}, en comporte {actual}
    length.too-long/bytes: doit comporter au plus {maximum} {maximum|octet|d’octets|octets}, en comporte {actual}
    length.too-long/graphemes: doit comporter au plus {maximum} {maximum|graphème|de graphèmes|graphèmes}, en comporte {actual}
    length.too-long/utf16: doit comporter au plus {maximum} {maximum|unité|d’unités|unités} UTF-16, en comporte {actual}
    length.too-short: doit comporter au moins {minimum} {minimum|caractère|de caractères|caractères}, en comporte {actual}
    length.too-short/bytes: doit comporter au moins {minimum} {minimum|octet|d’octets|octets}, en comporte {actual}
    length.too-short/graphemes: doit comporter au moins {minimum} {minimum|graphème|de graphèmes|graphèmes}, en comporte {actual}
    length.too-short/utf16: doit comporter au moins {minimum} {minimum|unité|d’unités|unités} UTF-16, en comporte {actual}
    lowercase.character: doit être en minuscules : le caractère {position}, « {character} », ne l’est pas
    no-bidi.control: ne doit pas réordonner le texte : le caractère {position} est {codePoint}
    no-control.control: ne doit pas comporter de caractères de contrôle : le caractère {position} est {codePoint}
    none-of.listed: ne doit pas être « {value} »
    normalized.different: doit être sous la forme de normalisation {form} : ce n’est plus le cas à partir du caractère {position}
    not-blank: ne doit pas être laissé en blanc
    not-contains.found: ne doit pas contenir « {text} », qui se trouve au caractère {position}
    not-ends-with.found: ne doit pas se terminer par « {text} »
    not-regex.matched: ne doit pas correspondre à {pattern}
    not-starts-with.found: ne doit pas commencer par « {text} »
    numeric.character: ne doit comporter que des chiffres : le caractère {position}, « {character} », n’en est pas un
    numeric.empty: doit comporter des chiffres
    one-of.not-listed: doit être l’une de ces valeurs : {values}
    printable.character: ne doit comporter que des caractères imprimables : le caractère {position} est {codePoint}
    regex.budget-exceeded: n’a pas pu être vérifié : la comparaison avec {pattern} demandait trop d’étapes
    regex.no-match: doit correspondre à {pattern}
    required: doit être renseigné
    script.character: doit être écrit en {scripts} : le caractère {position}, « {character} », est {actual}
    single-line.line-break: doit tenir sur une seule ligne : le caractère {position} est le saut de ligne {codePoint}
    slug.character: doit être un slug : le caractère {position}, « {character} », n’est ni une minuscule, ni un chiffre, ni un trait d’union
    slug.empty: doit être un slug
    slug.hyphen: doit être un slug : le trait d’union au caractère {position} ne relie ni lettres ni chiffres
    starts-with.missing: doit commencer par « {text} »
    text.invalid-utf8: doit être en UTF-8
    trimmed.end: ne doit pas se terminer par un espacement
    trimmed.start: ne doit pas commencer par un espacement
    uppercase.character: doit être en majuscules : le caractère {position}, « {character} », ne l’est pas
    words.too-few: doit comporter au moins {minimum} {minimum|mot|de mots|mots}, en comporte {actual}
    words.too-many: doit comporter au plus {maximum} {maximum|mot|de mots|mots}, en comporte {actual}
    all.failed: enfreint plusieurs règles
    any.failed: ne respecte aucune des règles dont une doit être respectée
    exactly-one.none: ne respecte aucune des règles dont une seule doit être respectée
    exactly-one.several: respecte {count} règles dont une seule doit être respectée
    not.matched: respecte une règle qui ne doit pas l’être
    rule.unexplained: n’est pas accepté, et la règle ne donne pas de raison
    boolean.malformed: doit être l’une de ces valeurs : {values}
    decimal.malformed: doit être un nombre
    decimal.too-many-digits: doit comporter au plus {maximum} {maximum|chiffre|de chiffres|chiffres} avant la virgule, en comporte {actual}
    decimal.too-many-fraction-digits: doit comporter au plus {maximum} {maximum|chiffre|de chiffres|chiffres} après la virgule, en comporte {actual}
    integer.malformed: doit être un nombre entier
    multiple-of.not-a-number: doit être un nombre
    multiple-of.not-multiple: doit être un multiple de {divisor}
    number.malformed: doit être un nombre
    number.not-finite: doit être un nombre d’au plus 1.7976931348623157e308, le plus grand nombre fini en double précision
    port.leading-zero: doit être un numéro de port sans zéro initial
    port.malformed: doit être un numéro de port, de 0 à 65535, en chiffres
    port.too-large: doit être un numéro de port d’au plus {maximum}
    range.not-a-number: doit être un nombre
    range.not-above: doit être supérieur à {exclusiveMinimum}
    range.not-below: doit être inférieur à {exclusiveMaximum}
    range.too-large: doit être au plus {maximum}
    range.too-small: doit être au moins {minimum}
    age.too-old: doit être la date de naissance d’une personne de {maximum} {maximum|an|d’ans|ans} au plus, non de {actual}
    age.too-young: doit être la date de naissance d’une personne de {minimum} {minimum|an|d’ans|ans} au moins, non de {actual}
    age.unborn: doit être une date de naissance : elle est postérieure à aujourd’hui, {today}
    date-time.leap-second: ne doit pas avoir de seconde 60 : les secondes intercalaires sont au dernier jour d’un mois en UTC
    date-time.malformed: doit être une date et une heure comme 2024-02-29T08:30:00Z : ce n’en est plus une à partir du caractère {position}
    date.malformed: doit être une date de la forme AAAA-MM-JJ
    date.no-such-day: doit être un jour qui existe : le mois a {last} jours, non {day}
    date.no-such-month: doit être un jour qui existe : il n’y a pas de mois {month}
    date.no-such-year: doit être un jour qui existe : les années commencent à 0001
    date.not-after: doit être postérieur à {exclusiveMinimum}
    date.not-before: doit être antérieur à {exclusiveMaximum}
    date.too-early: doit être {minimum} ou postérieur
    date.too-late: doit être {maximum} ou antérieur
    duration.empty: doit être une durée comme P1DT12H : il manque un nombre et son unité à la fin
    duration.malformed: doit être une durée comme P1DT12H : ce n’en est plus une à partir du caractère {position}
    duration.unit-order: doit être une durée : « {character} » au caractère {position} n’est pas à sa place, l’ordre est Y M D T H M S sans lacune
    duration.weeks-combined: doit être une durée : les semaines sont seules, comme dans P2W
    local-date-time.malformed: doit être une date et une heure comme 2024-02-29T08:30 : ce n’en est plus une à partir du caractère {position}
    month.malformed: doit être un mois de la forme AAAA-MM
    month.no-such-month: doit être un mois qui existe : il n’y a pas de mois {month}
    month.no-such-year: doit être un mois qui existe : les années commencent à 0001
    time.leap-second: ne doit pas avoir de seconde 60 : les secondes intercalaires sont à 23:59:60 UTC
    time.malformed: doit être une heure de la journée : ce n’en est plus une à partir du caractère {position}
    time.no-such-hour: doit être une heure qui existe : il n’y a pas d’heure {hour}
    time.no-such-minute: doit être une heure qui existe : il n’y a pas de minute {minute}
    time.no-such-offset: doit avoir un décalage par rapport à UTC d’au plus 23:59, non de {offset}
    time.no-such-second: doit être une heure qui existe : il n’y a pas de seconde {second}
    time.offset-missing: doit se terminer par son décalage par rapport à UTC : Z, ou par exemple +01:00
    timezone.unknown: doit être un fuseau horaire de la base de données de l’IANA, comme Europe/Berlin
    week.malformed: doit être une semaine de la forme AAAA-Wss, comme 2024-W09
    week.no-such-week: doit être une semaine qui existe : l’année a {last} semaines, non {week}
    week.no-such-year: doit être une semaine qui existe : les années commencent à 0001
    year.malformed: doit être une année de la forme AAAA
    duration.incomparable: doit être comparable à {bound} : laquelle des deux durées est la plus longue dépend des mois
    duration.not-longer: doit être plus long que {exclusiveMinimum}
    duration.not-shorter: doit être plus court que {exclusiveMaximum}
    duration.too-large: doit être une durée d’au plus 10^12 mois et 10^18 secondes
    duration.too-long: doit durer au plus {maximum}
    duration.too-short: doit durer au moins {minimum}
    frictionless.refused: doit être ce que frictionless prend pour tel
    geojson.malformed: doit être un objet GeoJSON
    geopoint.latitude: doit avoir une latitude de -90 à 90
    geopoint.longitude: doit avoir une longitude de -180 à 180
    geopoint.malformed: doit être un point comme {form}
    json-schema.failed: doit respecter son JSON Schema : « {keyword} » échoue à « {pointer} »
    json.not-an-array: doit être un tableau JSON
    json.not-an-object: doit être un objet JSON
    json.number-too-large: doit avoir des nombres dont l’exposant compte au plus douze chiffres
    length.too-few: doit comporter au moins {minimum} {minimum|élément|d’éléments|éléments}, en comporte {actual}
    length.too-many: doit comporter au plus {maximum} {maximum|élément|d’éléments|éléments}, en comporte {actual}
    list.item: doit être une liste : l’élément {item} n’est pas valide
    moment.incomparable: doit être comparable à {bound} : un seul des deux indique un décalage par rapport à UTC
    moment.malformed: doit être une date ou une heure ISO 8601 : ce n’en est plus une à partir du caractère {position}
    moment.not-after: doit être postérieur à {exclusiveMinimum}
    moment.not-before: doit être antérieur à {exclusiveMaximum}
    moment.too-early: doit être {minimum} ou postérieur
    moment.too-late: doit être {maximum} ou antérieur
    strptime.no-match: doit être écrit sous la forme {format}
    time.offset-too-large: doit avoir un décalage par rapport à UTC d’au plus 14:00, non de {offset}
    time.too-precise: doit comporter au plus {maximum} {maximum|chiffre|de chiffres|chiffres} après la virgule des secondes
    topojson.malformed: doit être un objet TopoJSON
    year.no-such-year: doit être une année qui existe : il n’y a pas d’année 0000, et cinq chiffres ne commencent pas par 0
    email.address-literal: doit être une adresse e-mail : ses crochets ne contiennent pas d’adresse comme [192.0.2.1] ou [IPv6:2001:db8::1]
    email.comment-unclosed: doit être une adresse e-mail : le commentaire qui commence au caractère {position} n’est pas fermé
    email.domain-character: doit être une adresse e-mail : le caractère {position}, « {character} », ne peut pas se trouver dans un domaine
    email.domain-missing: doit être une adresse e-mail : rien ne suit le @
    email.domain-single-label: doit être une adresse e-mail : son domaine n’a pas de point
    email.label-empty: doit être une adresse e-mail : il manque une partie du domaine à côté du point au caractère {position}
    email.label-hyphen: doit être une adresse e-mail : une partie du domaine commence ou se termine par le trait d’union au caractère {position}
    email.label-international: doit être une adresse e-mail : la partie du domaine au caractère {position} n’est pas autorisée dans les noms internationaux
    email.label-too-long: doit être une adresse e-mail : une partie du domaine compte {actual} caractères, {maximum} sont autorisés
    email.local-part-character: doit être une adresse e-mail : le caractère {position}, « {character} », ne peut pas se trouver là avant le @
    email.local-part-missing: doit être une adresse e-mail : rien ne précède le @
    email.local-part-too-long: doit être une adresse e-mail : {actual} octets précèdent le @, {maximum} sont autorisés
    email.no-at-sign: doit être une adresse e-mail : il n’y a pas de @
    email.too-long: doit être une adresse e-mail : elle compte {actual} octets, {maximum} sont autorisés
    email.top-level-domain: doit être une adresse e-mail : la dernière partie du domaine doit avoir au moins deux lettres
    header.duplicate-field: ne doit pas nommer un champ deux fois
    header.extra-field: ne doit pas comporter de champ que les règles ne connaissent pas
    header.missing-field: doit comporter ce champ
    header.no-field: doit comporter au moins un des champs des règles
    header.rule-skipped: la règle {rule} n’est pas vérifiée : il manque {fields}
    header.wrong-order: doit avoir {expected} comme champ {position}
    record.blank-line: est une ligne vide et non un enregistrement
    record.invalid-utf8: doit être en UTF-8 : un octet ne l’est pas
    record.nul: contient un octet NUL
    record.ragged: doit comporter {expected} {expected|champ|champs}, en comporte {found}
    record.stray-quote: contient un guillemet qui n’ouvre ni ne ferme un champ ; il a été conservé tel quel
    record.too-long: doit comporter au plus {maximum} {maximum|octet|d’octets|octets} ; --max-record-bytes relève la limite
    record.unclosed-quote: contient un guillemet qui ouvre un champ et ne le ferme jamais
    all-or-none: doit comporter tous ces champs ou aucun : {fields} ; il manque {missing}
    at-least-one-of: doit comporter au moins un de ces champs : {fields}
    at-most-one-of: doit comporter au plus un de ces champs : {fields} ; en comporte {count}
    comparison.not-met: doit respecter {comparison}
    exactly-one-of: doit comporter exactement un de ces champs : {fields} ; en comporte {count}
    forbidden-if: ne doit pas être renseigné lorsque {condition}
    required-if: doit être renseigné lorsque {condition}
    required-with: doit être renseigné en même temps que {fields}
    foreign-key.missing: doit renvoyer à un enregistrement de {resource} : aucun n’a {reference}
    foreign-key.missing/table: doit renvoyer à un enregistrement de cette table : aucun n’a {reference}
    primary-key.duplicate: ne doit pas répéter une clé primaire : la ligne {line} a les mêmes {fields}
    primary-key.duplicate/file: ne doit pas répéter une clé primaire : la ligne {line} de {file} a les mêmes {fields}
    unique-key.duplicate: ne doit pas répéter une clé unique : la ligne {line} a les mêmes {fields}
    unique-key.duplicate/file: ne doit pas répéter une clé unique : la ligne {line} de {file} a les mêmes {fields}
    unique.duplicate: doit être unique : la ligne {line} a la même valeur
    unique.duplicate/file: doit être unique : la ligne {line} de {file} a la même valeur
    unique.duplicate/value: doit être unique : la valeur {record} est la même
    unique.duplicate/value-of-file: doit être unique : la valeur {record} de {file} est la même
    cidr.address: doit être un bloc d’adresses IP : aucune adresse IP d’une version autorisée ne précède la barre oblique
    cidr.prefix-malformed: doit être un bloc d’adresses IP : un nombre de bits sans zéros initiaux doit se trouver au caractère {position}
    cidr.prefix-missing: doit être un bloc d’adresses IP : il n’y a pas de barre oblique avec un nombre de bits
    cidr.prefix-too-long: doit être un bloc d’adresses IP : son préfixe compte plus de {maximum} {maximum|bit|de bits|bits}
    domain.single-label: doit être un nom de domaine : il n’a pas de point
    domain.top-level: doit être un nom de domaine : la dernière partie, au caractère {position}, doit avoir au moins deux lettres
    host-port.host: doit être un hôte et un port : aucun hôte ne précède le dernier deux-points
    host-port.port-malformed: doit être un hôte et un port : ce qui commence au caractère {position} n’est pas un port
    host-port.port-missing: doit être un hôte et un port : il n’y a pas de deux-points avec un port
    host-port.port-out-of-range: doit être un hôte et un port : le port doit être compris entre {minimum} et {maximum}
    hostname.character: doit être un nom d’hôte : le caractère {position}, « {character} », ne peut pas s’y trouver
    hostname.label-context: doit être un nom d’hôte : la partie au caractère {position} a un caractère qui ne peut pas se trouver à côté des autres
    hostname.label-direction: doit être un nom d’hôte : la partie au caractère {position} enfreint les règles des noms écrits de droite à gauche
    hostname.label-disallowed: doit être un nom d’hôte : la partie au caractère {position} a un caractère qu’aucun nom ne peut avoir, comme une majuscule
    hostname.label-empty: doit être un nom d’hôte : il manque une partie au caractère {position}
    hostname.label-hyphen: doit être un nom d’hôte : une partie commence ou se termine par le trait d’union au caractère {position}
    hostname.label-hyphens: doit être un nom d’hôte : la partie au caractère {position} a des traits d’union en troisième et quatrième place
    hostname.label-leading-mark: doit être un nom d’hôte : la partie au caractère {position} commence par une marque combinante
    hostname.label-not-normalized: doit être un nom d’hôte : la partie au caractère {position} n’est pas sous la forme de normalisation C d’Unicode
    hostname.label-punycode: doit être un nom d’hôte : la partie au caractère {position} commence par xn-- et n’est pas du Punycode
    hostname.label-too-long: doit être un nom d’hôte : la partie au caractère {position} compte plus de {maximum} {maximum|caractère|de caractères|caractères} en ASCII
    hostname.label-unassigned: doit être un nom d’hôte : la partie au caractère {position} a un caractère qui n’est pas attribué
    hostname.too-long: doit être un nom d’hôte : il compte plus de {maximum} {maximum|caractère|de caractères|caractères} en ASCII
    ip.malformed: doit être une adresse IPv4 ou IPv6
    ipv4.character: doit être une adresse IPv4 : le caractère {position}, « {character} », n’est ni un chiffre ni un point
    ipv4.leading-zero: doit être une adresse IPv4 : le nombre au caractère {position} commence par un 0 superflu
    ipv4.octet-count: doit être une adresse IPv4 : {expected} nombres séparés par des points, elle en a {actual}
    ipv4.octet-missing: doit être une adresse IPv4 : il manque un nombre au caractère {position}
    ipv4.octet-too-large: doit être une adresse IPv4 : le nombre au caractère {position} est supérieur à {maximum}
    ipv6.character: doit être une adresse IPv6 : le caractère {position}, « {character} », ne peut pas s’y trouver
    ipv6.compressed-twice: doit être une adresse IPv6 : le :: au caractère {position} est le second
    ipv6.embedded-ipv4: doit être une adresse IPv6 : ce qui commence au caractère {position} n’est pas une adresse IPv4
    ipv6.group-missing: doit être une adresse IPv6 : il manque un groupe à côté du deux-points au caractère {position}
    ipv6.group-too-long: doit être une adresse IPv6 : le groupe au caractère {position} compte plus de {maximum} {maximum|chiffre|de chiffres|chiffres}
    ipv6.too-few-groups: doit être une adresse IPv6 : {expected} groupes, elle en a {actual} et pas de ::
    ipv6.too-many-groups: doit être une adresse IPv6 : elle a {actual} groupes, {maximum} au plus sont possibles
    ipv6.zone: doit être une adresse IPv6 : elle a une zone au caractère {position}
    mac.character: doit être une adresse MAC : le caractère {position}, « {character} », n’est ni un chiffre hexadécimal ni un séparateur
    mac.group-count: doit être une adresse MAC : elle a {actual} {actual|groupe|groupes} de chiffres, les nombres possibles sont {expected}
    mac.group-length: doit être une adresse MAC : le groupe au caractère {position} doit comporter {expected} {expected|chiffre|chiffres}
    mac.mixed-separators: doit être une adresse MAC : le séparateur au caractère {position} diffère du précédent
    data-uri.base64: doit être un URI de données : ce qui suit la virgule n’est pas en base64
    data-uri.character: doit être un URI de données : le caractère {position}, « {character} », doit être encodé avec un %
    data-uri.media-type: doit être un URI de données : son type de média est incorrect à partir du caractère {position}
    data-uri.no-comma: doit être un URI de données : aucune virgule ne précède les données
    data-uri.percent: doit être un URI de données : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    data-uri.scheme: doit être un URI de données : il ne commence pas par data:
    json-pointer.after-hash: doit être un pointeur JSON : rien ne peut suivre le #, au caractère {position}
    json-pointer.escape: doit être un pointeur JSON : 0 ou 1 doit suivre le ~ au caractère {position}
    json-pointer.number: doit être un pointeur JSON relatif : un nombre sans zéros initiaux, et non +0, doit se trouver au caractère {position}
    json-pointer.slash: doit être un pointeur JSON : un / doit se trouver au caractère {position}
    jwt.algorithm: doit être un JSON Web Token : son en-tête ne nomme pas d’algorithme
    jwt.character: doit être un JSON Web Token : le caractère {position}, « {character} », n’appartient pas à base64url
    jwt.encoding: doit être un JSON Web Token : la partie qui se termine avant le caractère {position} est coupée ou altérée
    jwt.header: doit être un JSON Web Token : son en-tête n’est pas un objet JSON, au caractère {position}
    jwt.parts: doit être un JSON Web Token : {expected} parties séparées par des points, il en a {actual}
    jwt.payload: doit être un JSON Web Token : son contenu n’est pas un objet JSON, au caractère {position}
    jwt.signature-missing: doit être un JSON Web Token : il n’a pas de signature
    jwt.signature-superfluous: doit être un JSON Web Token : il a une signature et l’algorithme none
    mime-type.character: doit être un type de média : le caractère {position}, « {character} », ne peut pas s’y trouver
    mime-type.name-missing: doit être un type de média : un nom doit se trouver au caractère {position}
    mime-type.name-too-long: doit être un type de média : le nom au caractère {position} compte {actual} caractères, {maximum} sont autorisés
    mime-type.no-slash: doit être un type de média : il n’a pas de /
    mime-type.parameter: doit être un type de média : un paramètre est de la forme NOM=VALEUR, ce n’est plus le cas au caractère {position}
    mime-type.unclosed-quote: doit être un type de média : le guillemet au caractère {position} n’est pas fermé
    semver.character: doit être une version sémantique : le caractère {position}, « {character} », ne peut pas s’y trouver
    semver.identifier-missing: doit être une version sémantique : un identifiant doit se trouver au caractère {position}
    semver.leading-zero: doit être une version sémantique : le nombre au caractère {position} a un zéro initial
    semver.number-missing: doit être une version sémantique : de trois nombres séparés par des points, il en manque un au caractère {position}
    ulid.character: doit être un ULID : le caractère {position}, « {character} », n’est pas de son alphabet
    ulid.length: doit être un ULID de {expected} caractères, en comporte {actual}
    ulid.too-large: doit être un ULID : son premier caractère doit être au plus 7
    uri.address: doit être valide en tant que {form} : aucune adresse IP ne se trouve entre les crochets au caractère {position}
    uri.character: doit être valide en tant que {form} : le caractère {position}, « {character} », ne peut pas s’y trouver
    uri.first-segment: doit être valide en tant que {form} : le deux-points au caractère {position} terminerait un schéma, et aucun ne le précède
    uri.percent: doit être valide en tant que {form} : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    uri.port: doit être valide en tant que {form} : le caractère {position}, « {character} », n’est pas un chiffre d’un port
    uri.scheme-missing: doit être valide en tant que {form} : il n’y a pas de schéma
    uri-template.character: doit être un modèle d’URI : le caractère {position}, « {character} », ne peut pas s’y trouver
    uri-template.length: doit être un modèle d’URI : une longueur au caractère {position} doit être comprise entre 1 et {maximum}
    uri-template.percent: doit être un modèle d’URI : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    uri-template.unclosed: doit être un modèle d’URI : l’accolade au caractère {position} n’est pas fermée
    uri-template.variable: doit être un modèle d’URI : le caractère {position}, « {character} », ne peut pas se trouver là dans une expression
    url.address: doit être une URL : ce qui commence au caractère {position} n’est pas une adresse IP telle que les URL les écrivent
    url.character: doit être une URL : le caractère {position}, « {character} », doit être encodé avec un %
    url.credentials: doit être une URL : elle ne doit contenir ni nom d’utilisateur ni mot de passe, comme au caractère {position}
    url.host-character: doit être une URL : le caractère {position}, « {character} », ne peut pas se trouver dans un hôte
    url.host-label: doit être une URL : la partie de l’hôte au caractère {position} est vide, trop longue ou a un trait d’union mal placé
    url.host-missing: doit être une URL : un hôte doit se trouver au caractère {position}
    url.international-host: doit être une URL : l’hôte au caractère {position} n’est pas un nom international
    url.percent: doit être une URL : deux chiffres hexadécimaux doivent suivre le % au caractère {position}
    url.port: doit être une URL : un port est un nombre jusqu’à 65535, non ce qui se trouve au caractère {position}
    url.scheme: doit être une URL avec l’un de ces schémas : {allowed}
    url.scheme-missing: doit être une URL : elle n’a pas de schéma, comme https:
    url.slashes-missing: doit être une URL : // doit se trouver au caractère {position}
    uuid.character: doit être un UUID : le caractère {position}, « {character} », n’est pas un chiffre hexadécimal
    uuid.malformed: doit être un UUID : 8, 4, 4, 4 et 12 chiffres hexadécimaux séparés par des traits d’union
    uuid.variant: doit être un UUID de la RFC 9562 : le caractère {position}, « {character} », doit être 8, 9, a ou b
    uuid.version: doit être un UUID de version {expected}, est de version {actual}
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
    is-regex.malformed: doit être une expression régulière : {reason}, au caractère {position}
    json.control-character: doit être du JSON : le caractère de contrôle à la position {position} doit être écrit \\u00XX
    json.escape: doit être du JSON : le caractère {position}, « {character} », ne peut pas se trouver là après une barre oblique inverse
    json.incomplete: doit être du JSON : il se termine trop tôt
    json.too-deep: doit être du JSON : au caractère {position}, plus de {maximum} tableaux et objets sont imbriqués
    json.unexpected: doit être du JSON : le caractère {position}, « {character} », ne peut pas s’y trouver
    bic.country: doit être un BIC : « {country} », à partir du cinquième caractère, n’est pas un pays
    bic.structure: doit être un BIC de la forme {expected} (9 pour un chiffre, A pour une lettre, X pour l’un ou l’autre) : ce n’est plus le cas à partir du caractère {position}
    credit-card.checksum: doit être un numéro de carte : son chiffre de contrôle est faux
    credit-card.length: doit être un numéro de carte de {expected} chiffres, en comporte {actual}
    credit-card.network: doit être un numéro de carte {networks}
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
    iban.other-country: doit être un IBAN de {allowed}, non de {country}
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
    """
}

extension InterfaceTexts {
  fileprivate static let french = InterfaceTexts(
    heading: "{count|Il y a # problème|Il y a # problèmes}", optional: "(facultatif)",
    submit: "Envoyer", submitting: "Envoi en cours…", entry: "{field} : {message}",
    error: "Erreur")
}
