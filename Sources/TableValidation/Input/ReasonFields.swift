internal import Bytes

/// The two fields that a copy of rejected records has at its end: the codes and the messages of the errors of each.
package enum ReasonFields {
  /// The names, in order.
  static let names = ["validation_code", "validation_message"]

  /// The codes of records that have no certain end, so that nothing can be added to them.
  package static let codesWithoutEnd = [
    "record.unclosed-quote", "record.too-long", "record.malformed-json", "record.duplicate-member",
  ]

  /// Whether a name is one of the two.
  static func contains(_ name: String) -> Bool { names.contains { $0.hasSameBytes(as: name) } }

  /// Whether a header ends in the two names, after at least one other.
  static func end(_ header: [String]) -> Bool {
    header.count > names.count
      && zip(header.suffix(names.count), names).allSatisfy { $0.hasSameBytes(as: $1) }
  }
}
