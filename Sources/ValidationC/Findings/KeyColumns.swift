internal import CArrow
internal import TableValidation

/// The keys of a batch as columns of binary values, a value for each record.
struct KeyColumns {
  private let columns: [SharedColumn]
  private(set) var count = 0

  /// - Parameter keys: The number of keys.
  init(keys: Int) {
    columns = (0..<keys).map { _ in SharedColumn(.binary) }
  }

  /// Appends the keys of the next records of the batch.
  ///
  /// - Parameter count: The number of these records.
  mutating func append(_ emission: KeyEmission, count: Int) throws(ArgumentError) {
    for (index, column) in columns.enumerated() {
      let bytes = emission.bytes(ofKey: index)
      guard column.column.textSize + bytes.count <= Int(Int32.max) else {
        throw ArgumentError("the keys of the batch take more than 2 GiB; push fewer records at a time")
      }
      let start = column.column.count
      emission.forEach(index) { position, range in
        while column.column.count < start + position { column.column.appendNull() }
        column.column.append(bytes.span.extracting(range))
      }
      while column.column.count < start + count { column.column.appendNull() }
    }
    self.count += count
  }

  /// Moves the keys to a struct array and returns it.
  func take() -> ArrowArray {
    unsafe ArrowArray(owning: columns.map { column in unsafe column.column.take() }, length: count)
  }
}
