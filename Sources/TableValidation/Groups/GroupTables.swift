/// The groups of a table in the run: what its records have for them, which is collected in a first pass, or what was found.
struct GroupTables: Sendable {
  /// What the records have; `nil` after the first pass.
  private(set) var store: GroupStore?
  /// What was found; `nil` in the first pass.
  private(set) var verdicts: GroupVerdicts?
  /// The number of records of the table before the current input.
  private(set) var base = 0
  /// The number of the current input among those of the table.
  private var input = 0

  init(store: GroupStore) { self.store = store }

  init(_ verdicts: GroupVerdicts) { self.verdicts = verdicts }

  /// Begins an input of the table, given by its number, after that many records.
  mutating func begin(_ input: Int, after records: Int) {
    (self.input, base) = (input, verdicts?.base(ofInput: input) ?? records)
  }

  func location(of origin: KeyIndex.Origin) -> (record: Int, line: Int, file: String?) {
    verdicts?.location(of: origin, in: input) ?? (origin.record, origin.line, nil)
  }
}
