/// An array of lists or maps, which are checked by their JSON.
@safe
struct ListColumn: ArrowColumn {
  let validity: Validity
  private let bounds: Bounds
  private let elements: any JSONParts
  private let brackets: (open: UInt8, close: UInt8)
  /// The number of elements of all lists.
  private let count: Int

  /// Where the elements of a list begin.
  @safe
  enum Bounds {
    // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with one more offset than
    // there are rows from the row `first` on.
    case offsets(UnsafeRawPointer?, first: Int, areLarge: Bool)
    case size(Int, first: Int)
    /// The start and the number of the elements of each list, in any order and overlapping.
    case views(UnsafeRawPointer?, sizes: UnsafeRawPointer?, first: Int, areLarge: Bool)
  }

  init(_ validity: Validity, _ bounds: Bounds, elements: JSONElements, count: Int) {
    (self.validity, self.bounds, self.elements, self.count) = (validity, bounds, elements, count)
    brackets = (UInt8(ascii: "["), UInt8(ascii: "]"))
  }

  /// Creates the column of an array of maps.
  init(_ validity: Validity, _ bounds: Bounds, entries: JSONEntries, count: Int) {
    (self.validity, self.bounds, elements, self.count) = (validity, bounds, entries, count)
    brackets = (UInt8(ascii: "{"), UInt8(ascii: "}"))
  }

  /// Returns the number of a row in a buffer of numbers of 32 or 64 bits; -1 without a buffer.
  private static func number(_ row: Int, in buffer: UnsafeRawPointer?, areLarge: Bool) -> Int {
    guard let buffer = unsafe buffer else { return -1 }
    return areLarge
      ? unsafe Int(buffer.loadUnaligned(fromByteOffset: row * 8, as: Int64.self))
      : unsafe Int(buffer.loadUnaligned(fromByteOffset: row * 4, as: Int32.self))
  }

  /// Returns the index of the first element of a row; except for views, that of the row after the last one ends the elements.
  private func start(of row: Int) -> Int {
    switch bounds {
    case .offsets(let offsets, let first, let areLarge), .views(let offsets, _, let first, let areLarge):
      unsafe Self.number(first + row, in: offsets, areLarge: areLarge)
    case .size(let size, let first): (first + row) * size
    }
  }

  /// Returns the index after the last element of a row.
  private func end(of row: Int) -> Int {
    guard case .views(_, let sizes, let first, let areLarge) = bounds else { return start(of: row + 1) }
    return unsafe start(of: row).saturatingSum(Self.number(first + row, in: sizes, areLarge: areLarge))
  }

  /// The columns that the elements are made of.
  var elementColumns: [any ArrowColumn] { elements.columns }

  /// Returns the indices of the elements of a row, for which `size(of:)` has been called.
  func elements(ofRow row: Int) -> Range<Int> { start(of: row)..<end(of: row) }

  /// Returns the indices of the elements of rows, for which `size(of:)` has been called; `nil` for views, which are in any order.
  func elements(of rows: Range<Int>) -> Range<Int>? {
    if case .views = bounds { return nil }
    return start(of: rows.lowerBound)..<start(of: rows.upperBound)
  }

  /// Returns the maximum number of bytes of views, and checks them.
  private func sizeOfViews(_ rows: Range<Int>, count: Int) throws(ArrowColumnError) -> Int {
    var size = rows.count.saturatingProduct(2)
    for row in rows where !validity.isNull(row) {
      let (first, last) = (start(of: row), end(of: row))
      guard first >= 0, last >= first, last <= count else {
        throw ArrowColumnError("the list of row \(row) has the values \(first) to \(last) of \(count)")
      }
      size = size.saturatingSum(try elements.size(of: first..<last))
    }
    return size
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard !rows.isEmpty else { return 0 }
    if case .offsets(let offsets, _, _) = bounds, unsafe offsets == nil {
      throw ArrowColumnError("its buffer of offsets is missing")
    }
    if case .views(let offsets, let sizes, _, _) = bounds {
      guard unsafe offsets != nil, unsafe sizes != nil else {
        throw ArrowColumnError("its buffer of offsets or of sizes is missing")
      }
      return try sizeOfViews(rows, count: count)
    }
    if case .size = bounds {
      let (first, last) = (start(of: rows.lowerBound), start(of: rows.upperBound))
      guard last <= count else {
        throw ArrowColumnError("its rows have \(last) values, and there are \(count)")
      }
      return try elements.size(of: first..<last).saturatingSum(rows.count.saturatingProduct(2))
    }
    let first = start(of: rows.lowerBound)
    guard first >= 0 else { throw ArrowColumnError("the offset of row \(rows.lowerBound) is negative") }
    var last = first
    for row in rows {
      let next = start(of: row + 1)
      guard next >= last else {
        throw ArrowColumnError("its offsets decrease after row \(row), from \(last) to \(next)")
      }
      guard next <= count else {
        throw ArrowColumnError("the offset \(next) after row \(row) is beyond its \(count) values")
      }
      last = next
    }
    return try elements.size(of: first..<last).saturatingSum(rows.count.saturatingProduct(2))
  }

  func append(_ rows: Range<Int>, to values: inout ValueBuffer) {
    values.append(rows, validity) { row, bytes in
      bytes.append(brackets.open)
      elements.append(start(of: row)..<end(of: row), to: &bytes)
      bytes.append(brackets.close)
    }
  }
}
