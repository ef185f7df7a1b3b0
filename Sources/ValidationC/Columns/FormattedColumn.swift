internal import TableValidation

/// An array of values of a fixed width, which are checked by their text, such as numbers and dates.
@safe
struct FormattedColumn: ArrowColumn {
  let validity: Validity
  // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with a value for each row.
  let data: UnsafeRawPointer?
  private let text: ValueText

  /// - Parameter data: The value of row 0.
  init(_ validity: Validity, data: UnsafeRawPointer?, _ text: ValueText) {
    self.validity = validity
    unsafe self.data = data
    self.text = text
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard unsafe rows.isEmpty || data != nil else { throw ArrowColumnError("its buffer of data is missing") }
    return rows.count.saturatingProduct(text.longest)
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    guard let data = unsafe data else { return }
    values.append(rows, validity) { row, bytes in unsafe text.append(data + row * text.width, &bytes) }
  }
}

/// The text of values of a fixed width.
@safe
struct ValueText: Sendable {
  /// The number of bytes of a value.
  let width: Int
  /// The approximate maximum number of bytes of a text. A longer text only takes more memory than estimated.
  let longest: Int
  /// Whether the texts are numbers, except for `nan` and `inf`.
  var isNumber = false
  /// The order of the values; `nil` if it is not that of what is stored.
  var order: StoredOrder?
  /// Appends the text of the value at an address, from which ``width`` bytes can be read.
  let append: @Sendable (UnsafeRawPointer, inout [UInt8]) -> Void
}

/// An array of truth values, one bit each.
@safe
struct BooleanColumn: ArrowColumn {
  let validity: Validity
  // SAFETY of the pointer: a bitmap of a batch that is not released while its columns are used, with a bit for each row.
  private let bits: UnsafeRawPointer?
  private let first: Int

  /// - Parameter first: The index of the bit of row 0.
  init(_ validity: Validity, bits: UnsafeRawPointer?, first: Int) {
    self.validity = validity
    unsafe self.bits = bits
    self.first = first
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard unsafe rows.isEmpty || bits != nil else { throw ArrowColumnError("its buffer of data is missing") }
    return rows.count.saturatingProduct(5)
  }

  /// Inserts the rows whose value is not accepted.
  ///
  /// - Parameter nulls: Whether rows without a value are inserted.
  func doubt(
    _ rows: Range<Int>, acceptsTrue: Bool, acceptsFalse: Bool, nulls: Bool,
    in records: inout DoubtfulRecords
  ) {
    guard let bits = unsafe bits else { return records.insertAll() }
    for start in stride(from: 0, to: rows.count, by: 64) {
      let (row, count) = (rows.lowerBound + start, min(64, rows.count - start))
      let present = validity.bits(from: row, count: count)
      let values = unsafe bits.bits(from: first + row, count: count)
      let rejected = (acceptsTrue ? 0 : values) | (acceptsFalse ? 0 : ~values)
      let absent = nulls ? ~present & .max >> UInt64(64 - count) : 0
      records.insert(rejected & present | absent, from: start)
    }
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    guard let bits = unsafe bits else { return }
    values.append(rows, validity) { row, bytes in
      bytes += unsafe Array((bits.bit(at: first + row) ? "true" : "false").utf8)
    }
  }
}

/// An array whose values are all null.
struct NullColumn: ArrowColumn {
  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int { 0 }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    for _ in rows { values.appendNull() }
  }
}
