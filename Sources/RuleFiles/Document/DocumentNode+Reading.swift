internal import Validation

extension DocumentNode {
  /// The root of a document in JSON or YAML, or `nil` where it is neither; faults are added to those there.
  ///
  /// A document whose first character that is no white space is `{` is JSON, any other YAML: all JSON is YAML by that
  /// standard, but LibYAML refuses JSON's escapes of surrogate pairs, and a strict reader says more.
  static func read(_ bytes: [UInt8], faults: inout [RuleFileFault]) -> DocumentNode? {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let first = text.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{")
      ? JSONReader.read(bytes, faults: &faults) : YAMLReader.read(bytes, faults: &faults)
  }
}
