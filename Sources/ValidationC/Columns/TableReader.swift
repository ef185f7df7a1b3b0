internal import CArrow
internal import TableValidation

/// Reads some columns of batches with one schema.
///
/// SAFETY: the schema is retained by the reader, a batch by the caller of `columns(of:)` as long as its
/// columns are used; a struct that has been released before is rejected, a child or a dictionary too. By the
/// specification, texts end with NUL, and there are `n_children` pointers to children and `n_buffers` to
/// buffers. An index of a child is below the number of names: `init` has counted them, `SchemaMatch` assigns
/// no other column nor does `RecordID`, and `columns(of:)` requires a batch to have as many children.
struct TableReader {
  /// The names of all columns.
  let names: [String]
  let schema: OwnedSchema
  /// The selected columns: the index of each among all, its name and its type.
  private var columns: [(index: Int, name: String, type: ColumnType)] = []

  /// Creates a reader of batches whose schema is a struct with a child for each column.
  init(_ schema: OwnedSchema) throws(ArrowError) {
    self.schema = schema
    let root = unsafe schema.schema
    guard unsafe root.release != nil else { throw .released("schema") }
    guard let format = unsafe root.format, unsafe String(cString: format) == "+s" else {
      let format = unsafe root.format.map { unsafe String(cString: $0) } ?? ""
      throw ArrowError(
        .data,
        "the schema is that of a single column of the type '\(format)', not of a table, '+s'; give a table that has the column"
      )
    }
    var names: [String] = []
    guard unsafe root.n_children >= 0 else {
      throw ArrowError(.data, unsafe "the schema has \(root.n_children) columns")
    }
    for index in unsafe 0..<Int(root.n_children) {
      guard let child = unsafe root.children?[index] else {
        throw ArrowError(.data, "column \(index + 1) of the schema is missing")
      }
      guard unsafe child.pointee.release != nil else {
        throw ArrowError(.data, "column \(index + 1) of the schema has been released already")
      }
      unsafe names.append(child.pointee.name.map { unsafe String(cString: $0) } ?? "")
    }
    self.names = names
  }

  /// Selects the columns to read, given by their indices, in that order.
  ///
  /// - Parameter reading: Returns how the values of a column are read, by its index.
  /// - Throws: ``ArrowError`` for a column whose type cannot be checked.
  mutating func select(
    _ indices: [Int], reading: (Int) -> ColumnReading = { _ in ColumnReading() }
  ) throws(ArrowError) {
    columns = []
    for index in indices {
      guard let child = unsafe schema.schema.children?[index] else { continue }
      let type = unsafe try ColumnType(child.pointee, named: names[index], reading: reading(index))
      columns.append((index, names[index], type))
    }
  }

  /// Returns the indices of the columns whose types can be read, except some.
  ///
  /// - Parameter reading: How the values of all columns are read.
  func readable(without excluded: [Int] = [], reading: ColumnReading = ColumnReading()) -> [Int] {
    names.indices.filter { index in
      var reader = self
      return !excluded.contains(index) && (try? reader.select([index]) { _ in reading }) != nil
    }
  }

  /// Returns how the values of the selected columns that a plan accepts are known without their texts.
  ///
  /// - Precondition: The selected columns are those that the plan checks.
  func proofs(_ plan: CheckPlan) -> ArrowRecords.Proofs {
    let types = columns.map(\.type)
    var proofs = ArrowRecords.Proofs()
    proofs.columns = zip(types, plan.checks).map { ColumnProof($0, $1.rules) }
    proofs.rules = plan.recordChecks.map { RuleProof($0, plan, columns: types, proofs: proofs.columns) }
    return proofs
  }

  /// Returns the selected columns of a batch, which is not released while they are used.
  ///
  /// - Throws: ``ArrowError`` if the batch breaks the specification.
  func columns(of batch: OwnedArray) throws(ArrowError) -> [any ArrowColumn] {
    let root = unsafe batch.array
    guard unsafe root.release != nil else { throw .released("batch") }
    let (length, offset) = unsafe (Int(root.length), Int(root.offset))
    guard 0...1 << 48 ~= length, 0...1 << 48 ~= offset else {
      throw ArrowError(.data, "a batch has the length \(length) and the offset \(offset)")
    }
    guard length <= Self.longestBatch else {
      throw ArrowError(.data, "a batch has \(length) records, and can have \(Self.longestBatch)")
    }
    guard unsafe root.n_children == names.count else {
      throw ArrowError(.data, unsafe "a batch has \(root.n_children) columns, its schema \(names.count)")
    }
    if unsafe Self.hasNulls(root) { throw ArrowError(.data, "a batch has records that are null") }
    var result: [any ArrowColumn] = []
    for (index, name, type) in columns {
      guard let child = unsafe root.children?[index] else { throw .data(name, "its array is missing") }
      do throws(ArrowColumnError) {
        result.append(unsafe try type.column(of: child.pointee, from: offset, count: length))
      } catch {
        throw .data(name, error.reason)
      }
    }
    return result
  }

  /// Whether a record is null as a whole, which a record batch does not allow.
  private static func hasNulls(_ root: ArrowArray) -> Bool {
    guard unsafe root.null_count != 0, unsafe root.n_buffers > 0,
      let bits = unsafe root.buffers.flatMap({ unsafe $0[0] })
    else { return unsafe root.null_count > 0 }
    let validity = unsafe Validity(bits, first: Int(root.offset))
    return unsafe (0..<Int(root.length)).contains { validity.isNull($0) }
  }

  /// Returns the number of records to read from a position on, which limits the total size of their values.
  ///
  /// - Throws: ``ArrowError`` if offsets or indices break the specification.
  func count(_ columns: [any ArrowColumn], _ rows: Range<Int>) throws(ArrowError) -> Int {
    var count = min(rows.count, Self.maximumRecords)
    while true {
      var size = 0
      for (number, column) in columns.enumerated() {
        do throws(ArrowColumnError) {
          let rows = rows.lowerBound..<rows.lowerBound + count
          size = size.saturatingSum(try column.size(of: rows))
        } catch {
          throw .data(self.columns[number].name, error.reason)
        }
      }
      if size <= Self.maximumBytes { return count }
      if count == 1 {
        guard size <= Self.maximumRecord else {
          throw ArrowError(
            .data,
            "row \(rows.lowerBound) of a batch has values of \(size) bytes, and a record can have \(Self.maximumRecord)"
          )
        }
        return count
      }
      count /= 2
    }
  }

  /// The number of records of a batch: what the Arrow columnar format recommends, "Array lengths". More could be stated by an
  /// array whose values take no memory, and their check would not end in practice.
  private static let longestBatch = Int(Int32.max)
  /// The number of records that are checked at a time, so that their values fit into the processor's cache.
  private static let maximumRecords = 8192
  private static let maximumBytes = 8 << 20
  /// The number of bytes of the values of one record. Views of the same bytes could have far more together than there is memory.
  private static let maximumRecord = 1 << 30
}
