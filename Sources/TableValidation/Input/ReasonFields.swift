internal import Bytes

/// The two fields that a copy of rejected records has at its end: the codes and the messages of the errors of each.
enum ReasonFields {
  /// The names, in order.
  static let names = ["validation_code", "validation_message"]

  /// Whether a header ends in the two names, after at least one other.
  static func end(_ header: [String]) -> Bool {
    header.count > names.count
      && zip(header.suffix(names.count), names).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
