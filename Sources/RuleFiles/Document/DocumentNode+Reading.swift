internal import JSONDocument

extension DocumentNode {
  /// The root of a document in JSON or YAML, or `nil` where it is neither; faults are added to those there.
  ///
  /// A document whose first character that is no white space is `{` is JSON, any other YAML: all JSON is YAML by that
  /// standard, but LibYAML refuses JSON's escapes of surrogate pairs, and a strict reader says more.
  static func read(_ bytes: [UInt8], faults: inout [RuleFileFault]) -> DocumentNode? {
    let first = bytes[bytes.span.startOfDocument...].first { !$0.isJSONWhiteSpace }
    return first == UInt8(ascii: "{")
      ? JSONNodeReader.read(bytes, faults: &faults) : YAMLReader.read(bytes, faults: &faults)
  }
}
