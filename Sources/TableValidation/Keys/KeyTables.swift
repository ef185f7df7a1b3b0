internal import Validation

/// The keys of a run: for each key of the plan, the index of its values in all inputs so far or, for a foreign key, of the
/// values that it refers to.
struct KeyTables: Sendable {
  let indexes: [KeyIndex]
  /// The inputs up to the current one, each with the number of records before it.
  private var inputs: [(name: String, base: Int)] = []

  /// Creates the indexes of a plan, and reads the tables that its foreign keys refer to.
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

  /// Creates the tables for reading an input into one index.
  init(_ index: KeyIndex) {
    indexes = [index]
  }

  /// The number of records before the current input.
  var base: Int { inputs.last?.base ?? 0 }

  /// Begins the next input.
  mutating func begin(_ input: String, after records: Int) {
    inputs.append((input, records))
  }

  /// Returns the number and line of a record in its input, and the input's name unless it is the current one.
  func place(of origin: KeyIndex.Origin) -> (record: Int, line: Int, file: String?) {
    let number = inputs.lastIndex { $0.base < origin.record } ?? 0
    let base = inputs[number].base
    let file = number == inputs.count - 1 ? nil : inputs[number].name
    return (origin.record - base, origin.line - base, file)
  }
}
