extension MessageCatalog {
  /// The Italian messages for tables and records.
  static let italianTables = """
    duration.incomparable: deve essere confrontabile con {bound}: quale delle due durate sia più lunga dipende dai mesi
    duration.not-longer: deve essere più lungo di {exclusiveMinimum}
    duration.not-shorter: deve essere più corto di {exclusiveMaximum}
    duration.too-large: deve essere una durata di al massimo 10^12 mesi e 10^18 secondi
    duration.too-long: deve durare al massimo {maximum}
    duration.too-short: deve durare almeno {minimum}
    frictionless.refused: deve essere ciò che frictionless considera tale
    geojson.malformed: deve essere un oggetto GeoJSON
    geopoint.latitude: deve avere una latitudine da -90 a 90
    geopoint.longitude: deve avere una longitudine da -180 a 180
    geopoint.malformed: deve essere un punto come {example}
    json-schema.failed: deve rispettare il suo JSON Schema: «{keyword}» fallisce in «{pointer}»
    json.not-an-array: deve essere un array JSON
    json.not-an-object: deve essere un oggetto JSON
    json.number-too-large: deve avere numeri con esponenti di al massimo dodici cifre
    length.too-few: deve avere almeno {minimum} {minimum|elemento|di elementi|elementi}, ne ha {actual}
    length.too-many: deve avere al massimo {maximum} {maximum|elemento|di elementi|elementi}, ne ha {actual}
    list.item: deve essere un elenco: l’elemento {item} non è valido
    moment.incomparable: deve essere confrontabile con {bound}: solo uno dei due ha una differenza da UTC
    moment.malformed: deve essere una data o un’ora ISO 8601: non lo è più dal carattere {position}
    moment.not-after: deve essere successivo a {exclusiveMinimum}
    moment.not-before: deve essere precedente a {exclusiveMaximum}
    moment.too-early: deve essere {minimum} o successivo
    moment.too-late: deve essere {maximum} o precedente
    strptime.no-match: deve essere scritto come {format}
    time.offset-too-large: deve avere una differenza da UTC di al massimo 14:00, non {offset}
    time.too-precise: deve avere al massimo {maximum} {maximum|cifra|di cifre|cifre} dopo la virgola dei secondi
    topojson.malformed: deve essere un oggetto TopoJSON
    year.no-such-year: deve essere un anno che esiste: non c’è un anno 0000, e con cinque cifre non si inizia con 0
    header.duplicate-field: non deve nominare un campo due volte
    header.extra-field: non deve avere un campo che le regole non hanno
    header.missing-field: deve avere questo campo
    header.no-field: deve avere almeno uno dei campi delle regole
    header.rule-skipped: la regola {rule} non viene verificata: manca «{fields}»
    header.wrong-order: deve avere {expected} come campo {position}
    record.blank-line: è una riga vuota e non un record
    record.duplicate-member: non deve avere due volte il membro {member}
    record.end-of-table: è {marker}, con cui alcuni programmi terminano una tabella; --dialect {preset} la termina lì
    record.extra-member: non deve avere un membro che le regole non hanno: {member}
    record.invalid-utf8: deve essere in UTF-8: un byte non lo è
    record.invalid-utf8/encoding: deve essere in {encoding}: una sequenza di byte non è valida
    record.long-field: è un campo tra virgolette su {lines} righe con {delimiters} {delimiters|separatore|separatori}; manca una virgoletta di chiusura?
    record.malformed-json: deve essere un oggetto JSON: da qui in poi non lo è ({fault})
    record.malformed-json/control-character: deve essere un oggetto JSON: una stringa ha un carattere di controllo non codificato
    record.malformed-json/escape: deve essere un oggetto JSON: questa sequenza con barra rovesciata non esiste in JSON
    record.malformed-json/incomplete: deve essere un oggetto JSON: finisce prima di essere completo
    record.malformed-json/not-object: deve essere un oggetto JSON, è un altro valore JSON
    record.malformed-json/too-deep: deve essere un oggetto JSON: i suoi array e oggetti sono annidati su più di 1024 livelli
    record.malformed-json/unexpected: deve essere un oggetto JSON: questo carattere non è ammesso qui
    record.malformed-json/unpaired-surrogate: deve essere un oggetto JSON: questa sequenza è metà di una coppia di surrogati
    record.nul: ha un byte NUL
    record.ragged: deve avere {expected} {expected|campo|campi}, ne ha {found}
    record.stray-quote: ha una virgoletta che non apre né chiude un campo; è stata lasciata com’è
    record.too-long: deve avere al massimo {maximum} {maximum|byte|di byte|byte}; --max-record-bytes alza il limite
    record.unclosed-quote: ha una virgoletta che apre un campo e non lo chiude mai
    all-or-none: deve avere tutti questi campi o nessuno: «{fields}»; manca «{missing}»
    at-least-one-of: deve avere almeno uno di questi campi: «{fields}»
    at-most-one-of: deve avere al massimo uno di questi campi: «{fields}»; ne ha {count}
    comparison.not-met: deve rispettare {comparison}
    exactly-one-of: deve avere esattamente uno di questi campi: «{fields}»; ne ha {count}
    forbidden-if: non deve essere indicato quando {condition}
    required-if: deve essere indicato quando {condition}
    required-with: deve essere indicato insieme a «{fields}»
    foreign-key.missing: deve riferirsi a un record di {resource}: nessuno ha «{reference}»
    foreign-key.missing/table: deve riferirsi a un record di questa tabella: nessuno ha «{reference}»
    primary-key.duplicate: non deve ripetere una chiave primaria: la riga {line} ha lo stesso in «{fields}»
    primary-key.duplicate/file: non deve ripetere una chiave primaria: la riga {line} di {file} ha lo stesso in «{fields}»
    primary-key.duplicate/record: non deve ripetere una chiave primaria: il record {record} ha lo stesso in «{fields}»
    unique-key.duplicate: non deve ripetere una chiave univoca: la riga {line} ha lo stesso in «{fields}»
    unique-key.duplicate/file: non deve ripetere una chiave univoca: la riga {line} di {file} ha lo stesso in «{fields}»
    unique-key.duplicate/record: non deve ripetere una chiave univoca: il record {record} ha lo stesso in «{fields}»
    table.absent-share: deve mancare al massimo in una quota di {maximum} dei record, manca in {absent} su {records}
    table.distinct-share: deve avere al massimo una quota di {maximum} di valori distinti, ne ha {distinct} tra {values} {values|valore|di valori|valori}
    table.duplicate-record: non deve ripetere un record: la riga {line} ha gli stessi valori
    table.duplicate-record/file: non deve ripetere un record: la riga {line} di {file} ha gli stessi valori
    table.duplicate-record/record: non deve ripetere un record: il record {record} ha gli stessi valori
    table.mean: deve avere una media di almeno {minimum}, ha {actual}
    table.mean/maximum: deve avere una media di al massimo {maximum}, ha {actual}
    table.not-sorted: deve essere in ordine {order}; il valore precedente è {previous}
    table.sum: deve avere una somma di almeno {minimum}, ha {actual}
    table.sum/maximum: deve avere una somma di al massimo {maximum}, ha {actual}
    table.too-few-records: deve avere almeno {minimum} {minimum|record|di record|record}, ne ha {actual}
    table.too-many-records: deve avere al massimo {maximum} {maximum|record|di record|record}, ne ha {actual}
    unique.duplicate: deve essere univoco: la riga {line} ha lo stesso valore
    unique.duplicate/file: deve essere univoco: la riga {line} di {file} ha lo stesso valore
    unique.duplicate/record: deve essere univoco: il record {record} ha lo stesso valore
    unique.duplicate/value: deve essere univoco: il valore {record} è uguale
    unique.duplicate/value-of-file: deve essere univoco: il valore {record} di {file} è uguale
    phrase/condition.value: {field} è {value}
    phrase/condition.rule: {field} rispetta {rule}
    phrase/condition.present: {field} è indicato
    phrase/condition.not: non ({condition})
    phrase/condition.and: {first} e {second}
    phrase/condition.or: {first} o {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: crescente
    phrase/order.descending: decrescente
    """
}
