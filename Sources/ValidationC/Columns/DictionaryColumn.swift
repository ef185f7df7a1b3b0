internal import TableValidation

/// An array of indices in a dictionary of values.
@safe
struct DictionaryColumn: ArrowColumn {
  /// The largest number of values, and of their bytes, that are copied: the copy is made for each batch, and a few bytes of an
  /// array can state any number of them.
  private static let largestCopy = (count: 1 << 16, size: 1 << 20)

  let validity: Validity
  // SAFETY of the pointer: a buffer of a batch that is not released while its columns are used, with an index for each row.
  private let indices: UnsafeRawPointer?
  private let type: IntegerType
  private let count: Int
  /// Copies of the values if they are few: their bytes, the range of each, and whether it is null.
  private let bytes: [UInt8]
  private let ranges: [Range<Int>]
  private let isNull: [Bool]
  /// The values if they are not copied. Only those that rows have are checked.
  private let dictionary: (any ArrowColumn)?

  /// - Parameters:
  ///   - indices: The index of row 0.
  ///   - count: The number of values.
  ///   - dictionary: Returns the values.
  init(
    _ validity: Validity, indices: UnsafeRawPointer?, _ type: IntegerType, count: Int,
    dictionary: () throws(ArrowColumnError) -> any ArrowColumn
  ) throws(ArrowColumnError) {
    self.validity = validity
    unsafe self.indices = indices
    self.type = type
    self.count = count
    var values = ValueBuffer()
    var isNull: [Bool] = []
    do throws(ArrowColumnError) {
      let dictionary = try dictionary()
      if count <= Self.largestCopy.count, try dictionary.size(of: 0..<count) <= Self.largestCopy.size {
        dictionary.append(0..<count, to: &values)
        isNull = [Bool](repeating: false, count: count)
        for position in values.nulls { isNull[position] = true }
        self.dictionary = nil
      } else {
        self.dictionary = dictionary
      }
    } catch {
      throw error.inDictionary
    }
    (bytes, ranges, self.isNull) = (values.bytes, values.ranges, isNull)
  }

  func size(of rows: Range<Int>) throws(ArrowColumnError) -> Int {
    guard let indices = unsafe indices else {
      if rows.isEmpty { return 0 }
      throw ArrowColumnError("its buffer of indices is missing")
    }
    var size = 0
    for row in rows where !validity.isNull(row) {
      let index = unsafe type.value(at: indices + row * type.width)
      guard let index, 0..<count ~= index else {
        throw ArrowColumnError("the index of row \(row) is not in its dictionary of \(count) values")
      }
      if let dictionary {
        size = size.saturatingSum(try Self.size(of: index, in: dictionary))
      } else {
        size += ranges[index].count
      }
    }
    return size
  }

  private static func size(
    of index: Int, in dictionary: any ArrowColumn
  ) throws(ArrowColumnError) -> Int {
    do throws(ArrowColumnError) {
      return try dictionary.size(of: index..<index + 1)
    } catch {
      throw error.inDictionary
    }
  }

  /// The number of rows for each value of a dictionary from which on the values are judged instead of the rows.
  private static let leastRows = 4

  /// Inserts the rows whose value the rules of a column may reject, and returns whether a row has a value; returns `nil` without a
  /// copy of the dictionary, or for few rows.
  func doubt(
    _ rows: Range<Int>, by column: CheckedColumn, in records: inout DoubtfulRecords
  ) -> Bool? {
    guard let indices = unsafe indices, dictionary == nil, rows.count >= count * Self.leastRows else {
      return nil
    }
    let nulls = isNull.indices.filter { isNull[$0] }
    let verdicts = column.verdicts(on: ranges, nulls: nulls, in: bytes.span)
    let (ofNull, width) = (column.verdictOnNull, type.width)
    var hasValue = false
    for row in rows {
      var verdict = ofNull
      if !validity.isNull(row), let index = unsafe type.value(at: indices + row * width) {
        verdict = verdicts[index]
      }
      hasValue = hasValue || !verdict.isAbsent
      if verdict.isDoubtful { records.insert(row - rows.lowerBound) }
    }
    return hasValue
  }

  func append(_ rows: Range<Int>, to result: inout ValueBuffer) {
    guard let indices = unsafe indices else { return }
    for row in rows {
      guard !validity.isNull(row), let index = unsafe type.value(at: indices + row * type.width) else {
        result.appendNull()
        continue
      }
      if let dictionary {
        dictionary.append(index..<index + 1, to: &result)
      } else if isNull[index] {
        result.appendNull()
      } else {
        result.append { $0 += bytes[ranges[index]] }
      }
    }
  }
}
