extension MessageCatalog {
  /// The French messages for texts, numbers and times.
  static let frenchText = """
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
    one-of.not-listed: doit être l’une de ces valeurs : « {values} »
    printable.character: ne doit comporter que des caractères imprimables : le caractère {position} est {codePoint}
    regex.budget-exceeded: n’a pas pu être vérifié : la comparaison avec {pattern} demandait trop d’étapes
    regex.no-match: doit correspondre à {pattern}
    required: doit être renseigné
    script.character: doit être écrit en « {scripts} » : le caractère {position}, « {character} », est {actual}
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
    boolean.malformed: doit être l’une de ces valeurs : « {values} »
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
    """
}
