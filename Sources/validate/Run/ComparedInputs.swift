internal import Bytes
internal import TableValidation

/// The inputs of a run after the comparisons: none is also an output, and all fit the rules and each other.
struct ComparedInputs {
  @Boxed private(set) var opened: OpenedInputs
  let targets: OutputTargets

  /// - Throws: ``UsageError`` for targets and inputs that do not go together; the error of a compressed input whose
  ///   beginning is damaged.
  init(_ opened: OpenedInputs) throws {
    var opened = opened
    targets = OutputTargets(opened.request)
    try targets.check(against: opened.inputs, opened.rules.reads)
    do {
      let comparison = InputComparison(opened, copiesRecords: targets.copiesRecords)
      opened.replace(try comparison.unusableInputs())
    } catch {
      // A compressed input that is damaged may have a wrong header because of that.
      for input in opened.inputs { try input.requireIntactStart() }
      throw error
    }
    self.opened = opened
  }
}
