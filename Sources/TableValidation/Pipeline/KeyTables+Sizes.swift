/// The sizes of inputs, by which tables of keys have room for all of them early.
extension KeyTables {
  /// Prepares the indexes of keys that are compared with each other for the inputs, if the sizes of all are known.
  func prepare(for inputs: [PlannedInput], of plans: [CheckPlan]) {
    let sizes = inputs.compactMap(\.input.knownSize)
    guard sizes.count == inputs.count else { return }
    for (number, plan) in plans.enumerated() {
      let size = zip(inputs, sizes).reduce(0.0) { $0 + ($1.0.plan == number ? Double($1.1) : 0) }
      for (planned, index) in zip(plan.keys, indexesOfPlans[number]) where !planned.key.isForeign {
        index.prepare(forInputsOf: size)
      }
    }
  }
}

extension TableInput {
  /// The number of bytes of the text, if the input is a regular file with nothing else, also as standard input.
  var knownSize: Int? { size ?? standardFile?.openedSize }
}
