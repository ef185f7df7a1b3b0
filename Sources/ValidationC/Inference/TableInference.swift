internal import Bytes
internal import CArrow
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation

/// An inference of rules for a table in Arrow's memory: the object behind a `val_inference` of the C interface.
///
/// All batches are added, then rules are proposed, and what the caller's checks of the same batches find too often is dropped.
final class TableInference {
  private let name: String
  private let tolerance: Tolerance
  private let reader: TableReader
  /// The names of the columns, and what is known of their values.
  private var profiles: [(name: String, profile: ColumnProfile)]
  private let omitsColumns: Bool
  private var records = 0
  /// The number of checks that have dropped a part of the proposal.
  private var drops = 0
  /// The proposal; `nil` until all batches have been added.
  private var proposal: TableProposal?

  /// - Parameter name: The name of the table in the comment of the rules.
  init(schema: OwnedSchema, named name: String, _ tolerance: Tolerance) throws(ArrowError) {
    var reader = try TableReader(schema)
    let names = reader.names
    let readable = reader.readable(reading: ColumnReading(nil)).filter { index in
      !names[index].isEmpty && names.count { $0.hasSameBytes(as: names[index]) } == 1
    }
    guard !readable.isEmpty else {
      throw ArrowError(.type, "the table has no column with a name of its own and values that can be checked")
    }
    try reader.select(readable) { _ in ColumnReading(nil) }
    (self.name, self.tolerance, self.reader) = (name, tolerance, reader)
    omitsColumns = readable.count < names.count
    profiles = readable.map { [reader] index in
      let type = reader.storedType(ofColumn: index)?.fieldType
      return (names[index], ColumnProfile(ofTableWith: readable.count, storedType: type))
    }
  }

  /// Adds the records of a batch. O(n) in the size of its values.
  func add(_ batch: OwnedArray) throws {
    guard proposal == nil else { throw ArgumentError("rules have been proposed; create another inference") }
    let columns = try reader.columns(of: batch)
    let length = unsafe Int(batch.array.length)
    records += length
    var (start, values) = (0, ValueBuffer())
    while start < length {
      let rows = start..<start + (try reader.count(columns, start..<length))
      for (index, column) in columns.enumerated() {
        values.removeAll()
        column.append(rows, to: &values)
        profiles[index].profile.add(values)
      }
      start = rows.upperBound
    }
  }

  /// The rule file of the proposal, with comments.
  var text: String {
    let proposal = proposed()
    var heading = InferenceHeading(
      by: "tablerules.infer()", from: [name], records: records, tolerance)
    if omitsColumns {
      heading.add(
        "Columns whose names are empty or repeated, or whose values cannot be checked, have no field.")
    }
    return RuleFileWriter.document(of: proposal, heading: heading.lines, describesFiles: false)
  }

  /// Drops what more values break than the tolerance allows.
  ///
  /// - Parameter summary: The numbers of findings by this proposal in all records, of which none hides another.
  /// - Returns: Whether anything was dropped, so that another check is needed.
  func drop(by summary: Summary) throws(ArgumentError) -> Bool {
    guard summary.records == records else {
      throw ArgumentError(
        "the table had \(records) records when it was read first, and \(summary.records) when it was read again; infer rules for a table that can be read several times, such as a list or a frame"
      )
    }
    var proposal = proposed()
    defer { self.proposal = proposal }
    guard drops < TableProposal.mostDrops, proposal.drop(by: summary.counts) else {
      proposal.finish()
      return false
    }
    drops += 1
    return true
  }

  private func proposed() -> TableProposal {
    if let proposal { return proposal }
    var made = TableProposal(profiles, records: records, tolerance)
    made.allowsOtherColumns = omitsColumns
    proposal = made
    profiles = []
    return made
  }
}

extension ColumnProfile {
  /// Adds values, of which nulls and empty ones are absent, as rules without `missingValues` have it.
  fileprivate mutating func add(_ values: ValueBuffer) {
    for range in values.ranges {
      if range.isEmpty { addAbsent(count: 1) } else { add(values.bytes.span.extracting(range)) }
    }
  }
}
