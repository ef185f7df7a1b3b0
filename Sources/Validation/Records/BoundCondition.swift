/// A condition whose fields have positions among its inputs, so that it is decided for many records.
package struct BoundCondition: Sendable, CustomStringConvertible {
  /// The names of the fields that it reads, each once, in the order of their first use.
  package let inputs: [String]
  private let condition: RecordCondition

  package init(_ condition: RecordCondition) {
    var (bound, names) = (condition, RecordInputNames())
    bound.bind(to: &names)
    self.condition = bound
    inputs = names.names
  }

  /// The condition as English messages show it.
  package var description: String { condition.description }

  /// Whether the condition is true of a record: not if one of its inputs has an error by its own rules, and also if that cannot be
  /// decided.
  ///
  /// - Parameters:
  ///   - values: A value for each of ``inputs``, in their order.
  ///   - bytes: The buffer that contains the ranges of the values.
  package func mayHold(_ values: Span<RecordInput>, in bytes: Span<UInt8>) -> Bool {
    for index in values.indices where values[index].isRejected { return false }
    return condition.verdict(values, in: bytes) != .invalid
  }
}
