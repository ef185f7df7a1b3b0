extension MessageCatalog {
  /// The Portuguese messages for tables and records.
  static let portugueseTables = """
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
    geopoint.malformed: deve ser um ponto como {example}
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
    header.duplicate-field: não deve nomear um campo duas vezes
    header.extra-field: não deve ter um campo que as regras não têm
    header.missing-field: deve ter este campo
    header.no-field: deve ter pelo menos um dos campos das regras
    header.rule-skipped: a regra {rule} não é verificada: falta “{fields}”
    header.wrong-order: deve ter {expected} como campo {position}
    record.blank-line: é uma linha em branco e não um registro
    record.duplicate-member: não deve ter duas vezes o membro {member}
    record.end-of-table: é {marker}, com que alguns programas terminam uma tabela; --dialect {preset} termina-a aí
    record.extra-member: não deve ter um membro que as regras não têm: {member}
    record.invalid-utf8: deve estar em UTF-8: há um byte que não está
    record.invalid-utf8/encoding: deve estar em {encoding}: uma sequência de bytes não é válida
    record.long-field: é um campo entre aspas de {lines} linhas com {delimiters} {delimiters|separador|separadores}; falta uma aspa de fecho?
    record.malformed-json: deve ser um objeto JSON: a partir daqui deixa de ser ({fault})
    record.malformed-json/control-character: deve ser um objeto JSON: um texto tem um caractere de controle não codificado
    record.malformed-json/escape: deve ser um objeto JSON: esta sequência com barra invertida não existe em JSON
    record.malformed-json/incomplete: deve ser um objeto JSON: termina antes de estar completo
    record.malformed-json/not-object: deve ser um objeto JSON, é outro valor JSON
    record.malformed-json/too-deep: deve ser um objeto JSON: seus arrays e objetos têm mais de 1.024 níveis
    record.malformed-json/unexpected: deve ser um objeto JSON: este caractere não é permitido aqui
    record.malformed-json/unpaired-surrogate: deve ser um objeto JSON: esta sequência é metade de um par substituto
    record.nul: tem um byte NUL
    record.ragged: deve ter {expected} {expected|campo|campos}, tem {found}
    record.stray-quote: tem aspas que não abrem nem fecham um campo; foram mantidas como estão
    record.too-long: deve ter no máximo {maximum} {maximum|byte|de bytes|bytes}; --max-record-bytes aumenta o limite
    record.unclosed-quote: tem aspas que abrem um campo e nunca fecham
    all-or-none: deve ter todos estes campos ou nenhum: “{fields}”; falta “{missing}”
    at-least-one-of: deve ter pelo menos um destes campos: “{fields}”
    at-most-one-of: deve ter no máximo um destes campos: “{fields}”; tem {count}
    comparison.not-met: deve cumprir {comparison}
    exactly-one-of: deve ter exatamente um destes campos: “{fields}”; tem {count}
    forbidden-if: não deve ser informado quando {condition}
    required-if: deve ser informado quando {condition}
    required-with: deve ser informado junto com “{fields}”
    foreign-key.missing: deve se referir a um registro de {resource}: nenhum tem “{reference}”
    foreign-key.missing/table: deve se referir a um registro desta tabela: nenhum tem “{reference}”
    primary-key.duplicate: não deve repetir uma chave primária: a linha {line} tem o mesmo em “{fields}”
    primary-key.duplicate/file: não deve repetir uma chave primária: a linha {line} de {file} tem o mesmo em “{fields}”
    primary-key.duplicate/record: não deve repetir uma chave primária: o registo {record} tem o mesmo em “{fields}”
    unique-key.duplicate: não deve repetir uma chave única: a linha {line} tem o mesmo em “{fields}”
    unique-key.duplicate/file: não deve repetir uma chave única: a linha {line} de {file} tem o mesmo em “{fields}”
    unique-key.duplicate/record: não deve repetir uma chave única: o registo {record} tem o mesmo em “{fields}”
    table.absent-share: deve faltar no máximo numa proporção de {maximum} dos registos, falta em {absent} de {records}
    table.distinct-share: deve ter no máximo uma proporção de {maximum} de valores distintos, tem {distinct} entre {values} {values|valor|de valores|valores}
    table.duplicate-record: não deve repetir um registo: a linha {line} tem os mesmos valores
    table.duplicate-record/file: não deve repetir um registo: a linha {line} de {file} tem os mesmos valores
    table.duplicate-record/record: não deve repetir um registo: o registo {record} tem os mesmos valores
    table.mean: deve ter uma média de no mínimo {minimum}, tem {actual}
    table.mean/maximum: deve ter uma média de no máximo {maximum}, tem {actual}
    table.not-sorted: deve estar em ordem {order}; o valor anterior é {previous}
    table.sum: deve ter uma soma de no mínimo {minimum}, tem {actual}
    table.sum/maximum: deve ter uma soma de no máximo {maximum}, tem {actual}
    table.too-few-records: deve ter no mínimo {minimum} {minimum|registo|de registos|registos}, tem {actual}
    table.too-many-records: deve ter no máximo {maximum} {maximum|registo|de registos|registos}, tem {actual}
    unique.duplicate: deve ser único: a linha {line} tem o mesmo
    unique.duplicate/file: deve ser único: a linha {line} de {file} tem o mesmo
    unique.duplicate/record: deve ser único: o registo {record} tem o mesmo
    unique.duplicate/value: deve ser único: o valor {record} é igual
    unique.duplicate/value-of-file: deve ser único: o valor {record} de {file} é igual
    phrase/condition.value: {field} é {value}
    phrase/condition.rule: {field} atende a {rule}
    phrase/condition.present: {field} está informado
    phrase/condition.not: não ({condition})
    phrase/condition.and: {first} e {second}
    phrase/condition.or: {first} ou {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: crescente
    phrase/order.descending: decrescente
    """
}
