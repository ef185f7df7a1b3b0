extension MessageCatalog {
  /// The Spanish messages for tables and records.
  static let spanishTables = """
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
    geopoint.malformed: debe ser un punto como {example}
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
    header.duplicate-field: no debe nombrar un campo dos veces
    header.extra-field: no debe tener un campo que las reglas no tienen
    header.missing-field: debe tener este campo
    header.no-field: debe tener al menos uno de los campos de las reglas
    header.rule-skipped: la regla {rule} no se comprueba: falta «{fields}»
    header.wrong-order: debe tener {expected} como campo {position}
    record.blank-line: es una línea en blanco y no un registro
    record.duplicate-member: no debe tener dos veces el miembro {member}
    record.end-of-table: es {marker}, con lo que algunos programas terminan una tabla; --dialect {preset} la termina ahí
    record.extra-member: no debe tener un miembro que las reglas no tienen: {member}
    record.invalid-utf8: debe estar en UTF-8: hay un byte que no lo está
    record.invalid-utf8/encoding: debe estar en {encoding}: una secuencia de bytes no es válida
    record.long-field: es un campo entre comillas de {lines} líneas con {delimiters} {delimiters|separador|separadores}; ¿falta una comilla de cierre?
    record.malformed-json: debe ser un objeto JSON: a partir de aquí deja de serlo ({fault})
    record.malformed-json/control-character: debe ser un objeto JSON: una cadena tiene un carácter de control sin codificar
    record.malformed-json/escape: debe ser un objeto JSON: esta secuencia con barra inversa no existe en JSON
    record.malformed-json/incomplete: debe ser un objeto JSON: termina antes de estar completo
    record.malformed-json/not-object: debe ser un objeto JSON, es otro valor JSON
    record.malformed-json/too-deep: debe ser un objeto JSON: sus matrices y objetos están anidados a más de 1024 niveles
    record.malformed-json/unexpected: debe ser un objeto JSON: este carácter no está permitido aquí
    record.malformed-json/unpaired-surrogate: debe ser un objeto JSON: esta secuencia es la mitad de un par sustituto
    record.nul: tiene un byte NUL
    record.ragged: debe tener {expected} {expected|campo|campos}; tiene {found}
    record.stray-quote: tiene una comilla que ni abre ni cierra un campo; se ha dejado como está
    record.too-long: debe tener como máximo {maximum} {maximum|byte|de bytes|bytes}; el límite se sube con --max-record-bytes
    record.unclosed-quote: tiene una comilla que abre un campo y nunca lo cierra
    all-or-none: debe tener todos estos campos o ninguno: «{fields}»; falta «{missing}»
    at-least-one-of: debe tener al menos uno de estos campos: «{fields}»
    at-most-one-of: debe tener como máximo uno de estos campos: «{fields}»; tiene {count}
    comparison.not-met: debe cumplir {comparison}
    exactly-one-of: debe tener exactamente uno de estos campos: «{fields}»; tiene {count}
    forbidden-if: no debe indicarse cuando {condition}
    required-if: debe indicarse cuando {condition}
    required-with: debe indicarse junto con «{fields}»
    foreign-key.missing: debe remitir a un registro de {resource}: ninguno tiene «{reference}»
    foreign-key.missing/table: debe remitir a un registro de esta tabla: ninguno tiene «{reference}»
    primary-key.duplicate: no debe repetir una clave primaria: la línea {line} tiene lo mismo en «{fields}»
    primary-key.duplicate/file: no debe repetir una clave primaria: la línea {line} de {file} tiene lo mismo en «{fields}»
    primary-key.duplicate/record: no debe repetir una clave primaria: el registro {record} tiene lo mismo en «{fields}»
    unique-key.duplicate: no debe repetir una clave única: la línea {line} tiene lo mismo en «{fields}»
    unique-key.duplicate/file: no debe repetir una clave única: la línea {line} de {file} tiene lo mismo en «{fields}»
    unique-key.duplicate/record: no debe repetir una clave única: el registro {record} tiene lo mismo en «{fields}»
    table.absent-share: debe faltar como máximo en una proporción de {maximum} de los registros; falta en {absent} de {records}
    table.distinct-share: debe tener como máximo una proporción de {maximum} de valores distintos; tiene {distinct} entre {values} {values|valor|de valores|valores}
    table.duplicate-record: no debe repetir un registro: la línea {line} tiene los mismos valores
    table.duplicate-record/file: no debe repetir un registro: la línea {line} de {file} tiene los mismos valores
    table.duplicate-record/record: no debe repetir un registro: el registro {record} tiene los mismos valores
    table.mean: debe tener una media de al menos {minimum}; tiene {actual}
    table.mean/maximum: debe tener una media de como máximo {maximum}; tiene {actual}
    table.not-sorted: debe estar en orden {order}; el valor anterior es {previous}
    table.sum: debe tener una suma de al menos {minimum}; tiene {actual}
    table.sum/maximum: debe tener una suma de como máximo {maximum}; tiene {actual}
    table.too-few-records: debe tener al menos {minimum} {minimum|registro|de registros|registros}; tiene {actual}
    table.too-many-records: debe tener como máximo {maximum} {maximum|registro|de registros|registros}; tiene {actual}
    unique.duplicate: debe ser único: la línea {line} tiene lo mismo
    unique.duplicate/file: debe ser único: la línea {line} de {file} tiene lo mismo
    unique.duplicate/record: debe ser único: el registro {record} tiene lo mismo
    unique.duplicate/value: debe ser único: el valor {record} es igual
    unique.duplicate/value-of-file: debe ser único: el valor {record} de {file} es igual
    phrase/condition.value: {field} es {value}
    phrase/condition.rule: {field} cumple {rule}
    phrase/condition.present: {field} está indicado
    phrase/condition.not: no ({condition})
    phrase/condition.and: {first} y {second}
    phrase/condition.or: {first} o {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: ascendente
    phrase/order.descending: descendente
    """
}
