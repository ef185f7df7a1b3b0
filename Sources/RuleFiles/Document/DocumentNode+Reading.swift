internal import Bytes
internal import JSONDocument

extension DocumentNode {
  /// Reads the root of a document in JSON or YAML.
  ///
  /// - Throws: The faults of a document that is neither.
  package init(_ bytes: [UInt8]) throws(RuleFileError) {
    let faults = FaultCollector()
    let root = Self.read(bytes, reportingTo: faults)
    guard let root, faults.isEmpty else { throw RuleFileError(faults.faults) }
    self = root
  }

  /// Returns the root of a document in JSON or YAML, or `nil` if it is neither, and reports its faults.
  ///
  /// A document whose first character after white space is `{` is read as JSON, any other as YAML. YAML 1.2 includes JSON,
  /// but LibYAML rejects escaped surrogate pairs, and the messages of the JSON reader are more exact.
  static func read(_ bytes: [UInt8], reportingTo faults: FaultCollector) -> DocumentNode? {
    let first = bytes[bytes.span.endOfByteOrderMark...].first { !$0.isJSONWhiteSpace }
    return first == UInt8(ascii: "{")
      ? JSONNodeReader.read(bytes, reportingTo: faults) : YAMLReader.read(bytes, reportingTo: faults)
  }
}
