/// The last value of a column whose values must be in order, in all records so far.
final class OrderState: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: one thread at a time reads and writes it, in the turns of a sequencer.

  /// The bytes of the value; `nil` before the first one.
  var value: [UInt8]?
  /// The value as messages show it.
  var text = ""
}
