extension MessageCatalog {
  /// The Japanese messages for tables and records.
  static let japaneseTables = """
    duration.incomparable: {bound}と比較できる必要があります：どちらの期間が長いかは月によって変わります
    duration.not-longer: {exclusiveMinimum}より長い必要があります
    duration.not-shorter: {exclusiveMaximum}より短い必要があります
    duration.too-large: 10^12か月と10^18秒以下の期間である必要があります
    duration.too-long: {maximum}以下の長さである必要があります
    duration.too-short: {minimum}以上の長さである必要があります
    frictionless.refused: frictionlessが受け付けるものである必要があります
    geojson.malformed: GeoJSONオブジェクトである必要があります
    geopoint.latitude: 緯度は-90から90までである必要があります
    geopoint.longitude: 経度は-180から180までである必要があります
    geopoint.malformed: {form}のような地点である必要があります
    json-schema.failed: JSON Schemaに従う必要があります：「{pointer}」で「{keyword}」に違反しています
    json.not-an-array: JSON配列である必要があります
    json.not-an-object: JSONオブジェクトである必要があります
    json.number-too-large: 数値の指数は12桁以下である必要があります
    length.too-few: {minimum}項目以上である必要があります（現在{actual}項目）
    length.too-many: {maximum}項目以内である必要があります（現在{actual}項目）
    list.item: リストである必要があります：{item}番目の項目が不正です
    moment.incomparable: {bound}と比較できる必要があります：UTCとの時差があるのは片方だけです
    moment.malformed: ISO 8601の日付または時刻である必要があります：{position}文字目から形式が異なります
    moment.not-after: {exclusiveMinimum}より後である必要があります
    moment.not-before: {exclusiveMaximum}より前である必要があります
    moment.too-early: {minimum}以降である必要があります
    moment.too-late: {maximum}以前である必要があります
    strptime.no-match: {format}の形式で書かれている必要があります
    time.offset-too-large: UTCとの時差は14:00以内である必要があります（{offset}です）
    time.too-precise: 秒の小数部は{maximum}桁以下である必要があります
    topojson.malformed: TopoJSONオブジェクトである必要があります
    year.no-such-year: 実在する年である必要があります：0000年はなく、5桁の年は0で始まりません
    header.duplicate-field: 同じフィールドを2回指定してはいけません
    header.extra-field: 規則にないフィールドがあってはいけません
    header.missing-field: このフィールドが必要です
    header.no-field: 規則にあるフィールドが少なくとも1つ必要です
    header.rule-skipped: 規則{rule}は検査されません：{fields}がありません
    header.wrong-order: {position}番目のフィールドは{expected}である必要があります
    record.blank-line: 空行であり、レコードではありません
    record.duplicate-member: メンバー{member}を重複させてはいけません
    record.end-of-table: 一部のプログラムが表の終わりに書く{mark}です。--dialect {preset} を指定すると、表はそこで終わります
    record.extra-member: 規則にないメンバーがあってはいけません：{member}
    record.invalid-utf8: UTF-8である必要があります：そうでないバイトがあります
    record.long-field: 引用符で囲まれたフィールドが{lines}行にわたり、区切り文字が{delimiters}個あります。閉じ引用符が抜けていませんか
    record.malformed-json: JSONオブジェクトである必要があります：ここからそうではありません（{fault}）
    record.nul: NULバイトがあります
    record.ragged: {expected}フィールドである必要があります（現在{found}フィールド）
    record.stray-quote: フィールドを開きも閉じもしない引用符があります（そのまま残しました）
    record.too-long: {maximum}バイト以内である必要があります（上限は--max-record-bytesで上げられます）
    record.unclosed-quote: フィールドを開いたまま閉じていない引用符があります
    all-or-none: {fields}はすべて入力するか、どれも入力しない必要があります（{missing}がありません）
    at-least-one-of: {fields}のうち少なくとも1つが必要です
    at-most-one-of: {fields}のうち入力できるのは1つまでです（現在{count}個）
    comparison.not-met: {comparison}を満たす必要があります
    exactly-one-of: {fields}のうちちょうど1つを入力する必要があります（現在{count}個）
    forbidden-if: 次の場合は入力できません：{condition}
    required-if: 次の場合は入力が必要です：{condition}
    required-with: {fields}とともに入力する必要があります
    foreign-key.missing: {resource}のレコードを参照する必要があります：{reference}が一致するものがありません
    foreign-key.missing/table: この表のレコードを参照する必要があります：{reference}が一致するものがありません
    primary-key.duplicate: 主キーは重複できません：{line}行目と{fields}が同じです
    primary-key.duplicate/file: 主キーは重複できません：{file}の{line}行目と{fields}が同じです
    primary-key.duplicate/record: 主キーは重複できません：{record}番目のレコードと{fields}が同じです
    unique-key.duplicate: 一意キーは重複できません：{line}行目と{fields}が同じです
    unique-key.duplicate/file: 一意キーは重複できません：{file}の{line}行目と{fields}が同じです
    unique-key.duplicate/record: 一意キーは重複できません：{record}番目のレコードと{fields}が同じです
    unique.duplicate: 重複しない値である必要があります：{line}行目と同じです
    unique.duplicate/file: 重複しない値である必要があります：{file}の{line}行目と同じです
    unique.duplicate/record: 重複しない値である必要があります：{record}番目のレコードと同じです
    unique.duplicate/value: 重複しない値である必要があります：{record}番目の値と同じです
    unique.duplicate/value-of-file: 重複しない値である必要があります：{file}の{record}番目の値と同じです
    phrase/condition.value: {field}が{value}
    phrase/condition.rule: {field}が{rule}を満たす
    phrase/condition.present: {field}が入力済み
    phrase/condition.not: （{condition}）でない
    phrase/condition.and: {first}かつ{second}
    phrase/condition.or: {first}または{second}
    phrase/condition.group: （{condition}）
    """
}
