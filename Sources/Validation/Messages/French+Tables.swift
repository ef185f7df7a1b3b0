extension MessageCatalog {
  /// The French messages for tables and records.
  static let frenchTables = """
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
    geopoint.malformed: doit être un point comme {example}
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
    header.duplicate-field: ne doit pas nommer un champ deux fois
    header.extra-field: ne doit pas comporter de champ que les règles ne connaissent pas
    header.missing-field: doit comporter ce champ
    header.no-field: doit comporter au moins un des champs des règles
    header.rule-skipped: la règle {rule} n’est pas vérifiée : il manque « {fields} »
    header.wrong-order: doit avoir {expected} comme champ {position}
    record.blank-line: est une ligne vide et non un enregistrement
    record.duplicate-member: ne doit pas comporter deux fois le membre {member}
    record.end-of-table: est {marker}, par quoi certains programmes terminent un tableau ; --dialect {preset} le termine là
    record.extra-member: ne doit pas comporter de membre que les règles ne connaissent pas : {member}
    record.invalid-utf8: doit être en UTF-8 : un octet ne l’est pas
    record.invalid-utf8/encoding: doit être en {encoding} : une séquence d’octets n’est pas valide
    record.long-field: est un champ entre guillemets sur {lines} lignes avec {delimiters} {delimiters|séparateur|séparateurs} ; manque-t-il un guillemet fermant ?
    record.malformed-json: doit être un objet JSON : à partir d’ici, ce n’en est plus un ({fault})
    record.malformed-json/control-character: doit être un objet JSON : une chaîne comporte un caractère de contrôle sans échappement
    record.malformed-json/escape: doit être un objet JSON : cet échappement n’existe pas en JSON
    record.malformed-json/incomplete: doit être un objet JSON : il se termine avant d’être complet
    record.malformed-json/not-object: doit être un objet JSON, est une autre valeur JSON
    record.malformed-json/too-deep: doit être un objet JSON : ses tableaux et objets sont imbriqués sur plus de 1024 niveaux
    record.malformed-json/unexpected: doit être un objet JSON : ce caractère n’est pas permis ici
    record.malformed-json/unpaired-surrogate: doit être un objet JSON : cet échappement est la moitié d’une paire de substitution
    record.nul: contient un octet NUL
    record.ragged: doit comporter {expected} {expected|champ|champs}, en comporte {found}
    record.stray-quote: contient un guillemet qui n’ouvre ni ne ferme un champ ; il a été conservé tel quel
    record.too-long: doit comporter au plus {maximum} {maximum|octet|d’octets|octets} ; --max-record-bytes relève la limite
    record.unclosed-quote: contient un guillemet qui ouvre un champ et ne le ferme jamais
    all-or-none: doit comporter tous ces champs ou aucun : « {fields} » ; il manque « {missing} »
    at-least-one-of: doit comporter au moins un de ces champs : « {fields} »
    at-most-one-of: doit comporter au plus un de ces champs : « {fields} » ; en comporte {count}
    comparison.not-met: doit respecter {comparison}
    exactly-one-of: doit comporter exactement un de ces champs : « {fields} » ; en comporte {count}
    forbidden-if: ne doit pas être renseigné lorsque {condition}
    required-if: doit être renseigné lorsque {condition}
    required-with: doit être renseigné en même temps que « {fields} »
    foreign-key.missing: doit renvoyer à un enregistrement de {resource} : aucun n’a « {reference} »
    foreign-key.missing/table: doit renvoyer à un enregistrement de cette table : aucun n’a « {reference} »
    primary-key.duplicate: ne doit pas répéter une clé primaire : la ligne {line} a les mêmes « {fields} »
    primary-key.duplicate/file: ne doit pas répéter une clé primaire : la ligne {line} de {file} a les mêmes « {fields} »
    primary-key.duplicate/record: ne doit pas répéter une clé primaire : l’enregistrement {record} a les mêmes « {fields} »
    unique-key.duplicate: ne doit pas répéter une clé unique : la ligne {line} a les mêmes « {fields} »
    unique-key.duplicate/file: ne doit pas répéter une clé unique : la ligne {line} de {file} a les mêmes « {fields} »
    unique-key.duplicate/record: ne doit pas répéter une clé unique : l’enregistrement {record} a les mêmes « {fields} »
    table.absent-share: doit être absent dans une part d’au plus {maximum} des enregistrements, est absent dans {absent} sur {records}
    table.distinct-share: doit comporter une part de valeurs distinctes d’au plus {maximum}, en comporte {distinct} parmi {values} {values|valeur|de valeurs|valeurs}
    table.duplicate-record: ne doit pas répéter un enregistrement : la ligne {line} a les mêmes valeurs
    table.duplicate-record/file: ne doit pas répéter un enregistrement : la ligne {line} de {file} a les mêmes valeurs
    table.duplicate-record/record: ne doit pas répéter un enregistrement : l’enregistrement {record} a les mêmes valeurs
    table.mean: doit avoir une moyenne d’au moins {minimum}, a {actual}
    table.mean/maximum: doit avoir une moyenne d’au plus {maximum}, a {actual}
    table.not-sorted: doit être en ordre {order} ; la valeur précédente est {previous}
    table.sum: doit avoir une somme d’au moins {minimum}, a {actual}
    table.sum/maximum: doit avoir une somme d’au plus {maximum}, a {actual}
    table.too-few-records: doit comporter au moins {minimum} {minimum|enregistrement|d’enregistrements|enregistrements}, en comporte {actual}
    table.too-many-records: doit comporter au plus {maximum} {maximum|enregistrement|d’enregistrements|enregistrements}, en comporte {actual}
    unique.duplicate: doit être unique : la ligne {line} a la même valeur
    unique.duplicate/file: doit être unique : la ligne {line} de {file} a la même valeur
    unique.duplicate/record: doit être unique : l’enregistrement {record} a la même valeur
    unique.duplicate/value: doit être unique : la valeur {record} est la même
    unique.duplicate/value-of-file: doit être unique : la valeur {record} de {file} est la même
    phrase/condition.value: {field} vaut {value}
    phrase/condition.rule: {field} respecte {rule}
    phrase/condition.present: {field} est renseigné
    phrase/condition.not: non ({condition})
    phrase/condition.and: {first} et {second}
    phrase/condition.or: {first} ou {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: croissant
    phrase/order.descending: décroissant
    """
}
