internal import CArrow
internal import Platform
internal import TableValidation

/// A table of findings as Arrow columns.
struct FindingTable: ~Copyable {
  /// The columns in their order.
  static let schema: [(name: String, kind: FindingColumn.Kind)] = [
    ("record", .integer), ("file", .text), ("field", .text), ("rule", .text), ("code", .text),
    ("params", .text),
    ("value", .text), ("truncated", .boolean), ("message", .text), ("severity", .text), ("causes", .text),
  ]
  /// The index of the column `id`, if there is one.
  static let indexOfID = 1
  private static let usualCount = 1 << 16
  /// The number of bytes of texts in a column from which on a batch must end: offsets have 32 bits.
  private static let largestText = Int(Int32.max) - (16 << 20)

  /// The name of the table; `nil` if each finding has that of its file.
  private let file: [UInt8]?
  private var record = FindingColumn(.integer)
  private var fileName = FindingColumn(.text)
  private var field = FindingColumn(.text)
  private var rule = FindingColumn(.text)
  private var code = FindingColumn(.text)
  private var parameters = FindingColumn(.text)
  private var value = FindingColumn(.text)
  private var truncated = FindingColumn(.boolean)
  private var message = FindingColumn(.text)
  private var severity = FindingColumn(.text)
  private var causes = FindingColumn(.text)
  private var id: IDColumn
  private(set) var count = 0

  /// - Parameters:
  ///   - file: The name of the table that was checked; `nil` for the name of each finding's file.
  ///   - id: The columns that identify a record.
  init(file: String?, id: [String] = []) {
    self.file = file.map { Array($0.utf8) }
    self.id = IDColumn(count: id.count)
  }

  /// Whether the table is so large that no more rows may be added.
  var isFull: Bool {
    max(
      fileName.textSize, field.textSize, rule.textSize, code.textSize, parameters.textSize, value.textSize,
      message.textSize, severity.textSize, causes.textSize, id.textSize) > Self.largestText
  }

  /// Whether the table has so many findings that it should be passed on.
  var isComplete: Bool { count >= Self.usualCount || isFull }

  /// Appends findings from an index on until the table is full; returns the index of the next one.
  mutating func append(_ findings: IdentifiedFindings, from start: Int) -> Int {
    var next = start
    while next < findings.rows.rows.count, !isFull {
      append(findings.rows, at: next)
      id.append(findings.ids, at: next, ofRecord: findings.rows.rows[next].record != nil)
      count += 1
      next += 1
    }
    return next
  }

  private mutating func append(_ rows: FindingRows, at index: Int) {
    let row = rows.rows[index]
    let form = row.form
    record.append(row.record)
    fileName.append(file ?? form.file)
    field.append(form.field)
    rule.append(form.rule)
    code.append(form.code)
    parameters.append(form.parameters)
    // The closures borrow the table's columns one after another.
    rows.withValue(at: index) { text in
      if form.hasValue { value.append(text) } else { value.appendNull() }
      truncated.append(form.isTruncated)
      form.withMessage(text) { message.append($0) }
    }
    severity.append(form.severity)
    causes.append(form.causes)
  }

  /// Moves the findings to a struct array and returns it; the table is empty afterwards.
  mutating func take() -> ArrowArray {
    var columns = unsafe [
      record.take(), fileName.take(), field.take(), rule.take(), code.take(), parameters.take(), value.take(),
      truncated.take(), message.take(), severity.take(), causes.take(),
    ]
    if id.isWanted { unsafe columns.insert(id.take(), at: Self.indexOfID) }
    defer { count = 0 }
    return unsafe ArrowArray(owning: columns, length: count)
  }
}
