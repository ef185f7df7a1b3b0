internal import Validation

/// The values of one column in a batch of records, as ranges in bytes that the caller stores.
///
/// The values of a batch can come from any source. For an Arrow array they are the ranges between its offsets, and a value
/// without a bit in its validity bitmap is absent:
///
/// ```swift
/// let (offsets, validity): ([Int32], UInt8) = ([0, 3, 3, 6], 0b101)
/// let values = zip(offsets, offsets.dropFirst()).map { Int($0)..<Int($1) }
/// let batch = ColumnBatch(values: values, absences: values.indices.filter { validity >> $0 & 1 == 0 })
/// batch.values    // [0..<3, 3..<3, 3..<6]
/// batch.absences  // [1]
/// ```
///
/// A record is identified by its position in the batch, from 0; its location in an input is not part of a batch.
public struct ColumnBatch: Sendable {
  /// The range of each record's value; the range of an absent value must be within the bytes too.
  public internal(set) var values: [Range<Int>]
  /// The positions of the absent values, ascending.
  public internal(set) var absences: [Int]
  /// The verdict on each value by its errors, after a check; `invalid` for an absent value, even if the rules accept it. The next check, which
  /// may be one of another column, overwrites them.
  var verdicts: [Verdict] = []
  /// The number of values that each rule of the checked column is the first to reject: see ``ColumnChecker/rejections``.
  var rejections: [Int] = []

  /// Creates a batch.
  ///
  /// - Parameters:
  ///   - values: The range of each record's value in the bytes of the batch.
  ///   - absences: The positions of the absent values, ascending, each once.
  public init(values: [Range<Int>] = [], absences: [Int] = []) {
    precondition(
      zip(absences, absences.dropFirst()).allSatisfy(<) && absences.allSatisfy(values.indices.contains),
      "positions of values, ascending")
    self.values = values
    self.absences = absences
  }
}
