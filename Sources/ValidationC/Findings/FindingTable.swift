internal import CArrow
internal import Glibc
internal import TableValidation

/// A table of findings as Arrow columns, made of the rows of a `RowReport`.
struct FindingTable: ~Copyable {
  /// The columns in their order. Each except `file` comes from a text of a row.
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

  private let file: [UInt8]
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
  ///   - file: The name of the table that was checked.
  ///   - id: The columns that identify a record, whose texts follow those of each row.
  init(file: String, id: [String] = []) {
    self.file = Array(file.utf8)
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

  /// Appends rows of a `RowReport` from an index on until the table is full; returns the index of the next row.
  mutating func append(_ rows: [UInt8], from start: Int) -> Int {
    // SAFETY: each text is a range of the rows, and is copied during the call of the closure.
    unsafe rows.withUnsafeBytes { bytes in
      unsafe file.withUnsafeBytes { file in
        var next = start
        while next < bytes.count, !isFull {
          let number = unsafe Self.text(in: bytes, &next)
          unsafe record.append(number)
          unsafe fileName.append(file)
          unsafe field.append(Self.text(in: bytes, &next))
          unsafe rule.append(Self.text(in: bytes, &next))
          unsafe code.append(Self.text(in: bytes, &next))
          unsafe parameters.append(Self.text(in: bytes, &next))
          unsafe value.append(Self.text(in: bytes, &next))
          unsafe truncated.append(Self.text(in: bytes, &next))
          unsafe message.append(Self.text(in: bytes, &next))
          unsafe severity.append(Self.text(in: bytes, &next))
          unsafe causes.append(Self.text(in: bytes, &next))
          unsafe id.append(number) { unsafe Self.text(in: bytes, &next) }
          count += 1
        }
        return next
      }
    }
  }

  /// Returns the text at an index, `nil` for null, and advances the index beyond its end.
  @inline(__always)
  private static func text(in bytes: UnsafeRawBufferPointer, _ next: inout Int) -> UnsafeRawBufferPointer? {
    let rest = unsafe UnsafeRawBufferPointer(rebasing: bytes[next...])
    guard let start = rest.baseAddress, let end = unsafe memchr(start, Int32(RowReport.end), rest.count)
    else {
      next = bytes.count
      return nil
    }
    let text = unsafe UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(end) - start)
    next += text.count + 1
    return unsafe text.count == 1 && text[0] == RowReport.null ? nil : text
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
