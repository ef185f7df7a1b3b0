internal import Validation

/// The keys that a run has seen so far, in all inputs, or that there are to refer to: one index for each key of the
/// plan.
struct KeyTables: Sendable {
  let indexes: [KeyIndex]
  /// The inputs read so far, each with the number of records before it.
  private var inputs: [(name: String, base: Int)] = []

  /// Indexes for the keys of a plan, with all that its foreign keys refer to read.
  ///
  /// - Throws: ``FileError``, ``KeyMemoryError``.
  init(_ plan: CheckPlan, _ inputs: [TableInput]) throws {
    let memory = KeyMemory(limit: plan.options.uniqueMemory)
    indexes = try plan.keys.map { planned in
      let index = try KeyIndex(memory)
      if case .foreign(let reference) = planned.key.kind {
        try ReferenceReader(planned, plan, into: index).read(reference, inputs)
      }
      return index
    }
  }

  /// One index alone, into which an input is read.
  init(_ index: KeyIndex) {
    indexes = [index]
  }

  /// How many records are before the input that is read now.
  var base: Int { inputs.last?.base ?? 0 }

  /// The next input begins.
  mutating func begin(_ input: String, after records: Int) {
    inputs.append((input, records))
  }

  /// Where a record is: its number and line in its input, and that input's name where it is not read now.
  func place(of origin: KeyIndex.Origin) -> (record: Int, line: Int, file: String?) {
    let number = inputs.lastIndex { $0.base < origin.record } ?? 0
    let base = inputs[number].base
    let file = number == inputs.count - 1 ? nil : inputs[number].name
    return (origin.record - base, origin.line - base, file)
  }
}
