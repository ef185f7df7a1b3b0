extension MessageCatalog {
  /// The German messages for tables and records.
  static let germanTables = """
    duration.incomparable: muss sich mit {bound} vergleichen lassen: Welche Dauer länger ist, hängt von den Monaten ab
    duration.not-longer: muss länger als {exclusiveMinimum} sein
    duration.not-shorter: muss kürzer als {exclusiveMaximum} sein
    duration.too-large: muss eine Dauer von höchstens 10^12 Monaten und 10^18 Sekunden sein
    duration.too-long: darf höchstens {maximum} dauern
    duration.too-short: muss mindestens {minimum} dauern
    frictionless.refused: muss etwas sein, das frictionless als solches annimmt
    geojson.malformed: muss ein GeoJSON-Objekt sein
    geopoint.latitude: muss eine geografische Breite von -90 bis 90 haben
    geopoint.longitude: muss eine geografische Länge von -180 bis 180 haben
    geopoint.malformed: muss ein Punkt wie {example} sein
    json-schema.failed: muss seinem JSON-Schema entsprechen: „{keyword}“ scheitert bei „{pointer}“
    json.not-an-array: muss ein JSON-Array sein
    json.not-an-object: muss ein JSON-Objekt sein
    json.number-too-large: muss Zahlen mit Exponenten von höchstens zwölf Ziffern haben
    length.too-few: muss mindestens {minimum} {minimum|Element|Elemente} haben, hat {actual}
    length.too-many: darf höchstens {maximum} {maximum|Element|Elemente} haben, hat {actual}
    list.item: muss eine Liste sein: Element {item} ist ungültig
    moment.incomparable: muss sich mit {bound} vergleichen lassen: Nur eine der beiden Angaben nennt eine Abweichung von UTC
    moment.malformed: muss Datum oder Uhrzeit nach ISO 8601 sein: Ab Zeichen {position} stimmt die Form nicht
    moment.not-after: muss nach {exclusiveMinimum} liegen
    moment.not-before: muss vor {exclusiveMaximum} liegen
    moment.too-early: muss {minimum} oder später sein
    moment.too-late: muss {maximum} oder früher sein
    strptime.no-match: muss in der Form {format} geschrieben sein
    time.offset-too-large: darf höchstens um 14:00 von UTC abweichen, nicht um {offset}
    time.too-precise: darf höchstens {maximum} {maximum|Stelle|Stellen} nach dem Komma der Sekunde haben
    topojson.malformed: muss ein TopoJSON-Objekt sein
    year.no-such-year: muss ein Jahr sein, das es gibt: Ein Jahr 0000 gibt es nicht, und fünf Ziffern beginnen nicht mit 0
    header.duplicate-field: darf ein Feld nicht zweimal nennen
    header.extra-field: darf kein Feld haben, das die Regeln nicht kennen
    header.missing-field: muss dieses Feld haben
    header.no-field: muss mindestens eines der Felder haben, die die Regeln nennen
    header.rule-skipped: Regel {rule} wird nicht geprüft: Es fehlt „{fields}“
    header.wrong-order: muss als Feld {position} {expected} haben
    record.blank-line: ist eine leere Zeile und kein Datensatz
    record.duplicate-member: darf das Element {member} nicht zweimal haben
    record.end-of-table: ist {marker}, womit manche Programme eine Tabelle beenden; --dialect {preset} beendet sie dort
    record.extra-member: darf kein Element haben, das die Regeln nicht kennen: {member}
    record.invalid-utf8: muss in UTF-8 kodiert sein: Ein Byte ist es nicht
    record.invalid-utf8/encoding: muss in {encoding} kodiert sein: Eine Bytefolge ist ungültig
    record.long-field: ist ein Feld in Anführungszeichen über {lines} Zeilen mit {delimiters} {delimiters|Trennzeichen|Trennzeichen}; fehlt ein schließendes Anführungszeichen?
    record.malformed-json: muss ein JSON-Objekt sein: Von hier an ist es keines ({fault})
    record.malformed-json/control-character: muss ein JSON-Objekt sein: Eine Zeichenkette enthält ein Steuerzeichen, das nicht maskiert ist
    record.malformed-json/escape: muss ein JSON-Objekt sein: Diese Maskierung gibt es in JSON nicht
    record.malformed-json/incomplete: muss ein JSON-Objekt sein: Es endet, bevor es vollständig ist
    record.malformed-json/not-object: muss ein JSON-Objekt sein, ist ein anderer JSON-Wert
    record.malformed-json/too-deep: muss ein JSON-Objekt sein: Seine Arrays und Objekte sind mehr als 1.024 Ebenen tief verschachtelt
    record.malformed-json/unexpected: muss ein JSON-Objekt sein: Dieses Zeichen ist hier nicht erlaubt
    record.malformed-json/unpaired-surrogate: muss ein JSON-Objekt sein: Diese Maskierung ist die Hälfte eines Surrogatpaars
    record.nul: enthält ein NUL-Byte
    record.ragged: muss {expected} {expected|Feld|Felder} haben, hat {found}
    record.stray-quote: enthält ein Anführungszeichen, das ein Feld weder öffnet noch schließt; es blieb, wie es ist
    record.too-long: darf höchstens {maximum} {maximum|Byte|Bytes} haben; --max-record-bytes hebt die Grenze an
    record.unclosed-quote: enthält ein Anführungszeichen, das ein Feld öffnet und nie schließt
    all-or-none: muss alle diese Felder haben oder keins davon: „{fields}“; es fehlt „{missing}“
    at-least-one-of: muss mindestens eins dieser Felder haben: „{fields}“
    at-most-one-of: darf höchstens eins dieser Felder haben: „{fields}“; hat {count}
    comparison.not-met: muss diese Bedingung erfüllen: {comparison}
    exactly-one-of: muss genau eins dieser Felder haben: „{fields}“; hat {count}
    forbidden-if: darf nicht angegeben werden, wenn {condition}
    required-if: muss angegeben werden, wenn {condition}
    required-with: muss zusammen mit „{fields}“ angegeben werden
    foreign-key.missing: muss auf einen Datensatz von {resource} verweisen: Keiner hat „{reference}“
    foreign-key.missing/table: muss auf einen Datensatz dieser Tabelle verweisen: Keiner hat „{reference}“
    primary-key.duplicate: darf einen Primärschlüssel nicht wiederholen: Zeile {line} hat dasselbe bei „{fields}“
    primary-key.duplicate/file: darf einen Primärschlüssel nicht wiederholen: Zeile {line} von {file} hat dasselbe bei „{fields}“
    primary-key.duplicate/record: darf einen Primärschlüssel nicht wiederholen: Datensatz {record} hat dasselbe bei „{fields}“
    unique-key.duplicate: darf einen eindeutigen Schlüssel nicht wiederholen: Zeile {line} hat dasselbe bei „{fields}“
    unique-key.duplicate/file: darf einen eindeutigen Schlüssel nicht wiederholen: Zeile {line} von {file} hat dasselbe bei „{fields}“
    unique-key.duplicate/record: darf einen eindeutigen Schlüssel nicht wiederholen: Datensatz {record} hat dasselbe bei „{fields}“
    table.absent-share: darf höchstens zu einem Anteil von {maximum} der Datensätze fehlen, fehlt in {absent} von {records}
    table.distinct-share: darf höchstens einen Anteil von {maximum} verschiedener Werte haben, hat {distinct} unter {values} {values|Wert|Werten}
    table.duplicate-record: darf keinen Datensatz wiederholen: Zeile {line} hat dieselben Werte
    table.duplicate-record/file: darf keinen Datensatz wiederholen: Zeile {line} von {file} hat dieselben Werte
    table.duplicate-record/record: darf keinen Datensatz wiederholen: Datensatz {record} hat dieselben Werte
    table.mean: muss einen Mittelwert von mindestens {minimum} haben, hat {actual}
    table.mean/maximum: darf höchstens einen Mittelwert von {maximum} haben, hat {actual}
    table.not-sorted: muss {order} sortiert sein; der Wert davor ist {previous}
    table.sum: muss eine Summe von mindestens {minimum} haben, hat {actual}
    table.sum/maximum: darf höchstens eine Summe von {maximum} haben, hat {actual}
    table.too-few-records: muss mindestens {minimum} {minimum|Datensatz|Datensätze} haben, hat {actual}
    table.too-many-records: darf höchstens {maximum} {maximum|Datensatz|Datensätze} haben, hat {actual}
    unique.duplicate: muss eindeutig sein: Zeile {line} hat denselben Wert
    unique.duplicate/file: muss eindeutig sein: Zeile {line} von {file} hat denselben Wert
    unique.duplicate/record: muss eindeutig sein: Datensatz {record} hat denselben Wert
    unique.duplicate/value: muss eindeutig sein: Wert {record} ist derselbe
    unique.duplicate/value-of-file: muss eindeutig sein: Wert {record} von {file} ist derselbe
    phrase/condition.value: {field} {value} ist
    phrase/condition.rule: {field} {rule} erfüllt
    phrase/condition.present: {field} angegeben ist
    phrase/condition.not: nicht ({condition})
    phrase/condition.and: {first} und {second}
    phrase/condition.or: {first} oder {second}
    phrase/condition.group: ({condition})
    phrase/order.ascending: aufsteigend
    phrase/order.descending: absteigend
    """
}
