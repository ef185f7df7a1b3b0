/// The values of one column in a batch of records, whoever made it: ranges of bytes that the maker holds.
///
/// A batch of an Arrow array has the ranges between its offsets, and an absence where its validity bitmap has no bit:
///
/// ```swift
/// let (offsets, validity): ([Int32], UInt8) = ([0, 3, 3, 6], 0b101)
/// let values = zip(offsets, offsets.dropFirst()).map { Int($0)..<Int($1) }
/// let batch = ColumnBatch(values: values, absences: values.indices.filter { validity >> $0 & 1 == 0 })
/// batch.values    // [0..<3, 3..<3, 3..<6]
/// batch.absences  // [1]
/// ```
///
/// A record is known by its position in the batch; where it is in an input is its maker's knowledge.
public struct ColumnBatch: Sendable {
  /// The range of each record's value; that of an absent value is within the bytes too.
  public internal(set) var values: [Range<Int>]
  /// The positions of the absent values, ascending.
  public internal(set) var absences: [Int]

  /// - Parameter absences: The positions of the absent values, ascending, each once.
  public init(values: [Range<Int>] = [], absences: [Int] = []) {
    precondition(
      zip(absences, absences.dropFirst()).allSatisfy(<) && absences.allSatisfy(values.indices.contains),
      "positions of values, ascending")
    self.values = values
    self.absences = absences
  }
}
