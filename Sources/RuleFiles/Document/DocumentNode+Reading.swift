internal import JSONDocument

extension DocumentNode {
  /// The root of a document in JSON or YAML, or `nil` if it is neither; its faults are added to those of the caller.
  ///
  /// A document whose first character after white space is `{` is JSON, any other YAML. By its standard YAML includes JSON,
  /// but LibYAML rejects escaped surrogate pairs, and the strict reader's messages are more exact.
  static func read(_ bytes: [UInt8], faults: inout [RuleFileFault]) -> DocumentNode? {
    let first = bytes[bytes.span.startOfDocument...].first { !$0.isJSONWhiteSpace }
    return first == UInt8(ascii: "{")
      ? JSONNodeReader.read(bytes, faults: &faults) : YAMLReader.read(bytes, faults: &faults)
  }
}
