internal import Bytes
internal import CSVRecords
internal import FindingReports
internal import JSONDocument
internal import RuleFiles
internal import Validation

/// What one of two versions of the rules says of objects of JSON as a whole, where the versions may differ in it.
struct ObjectRules: Sendable {
  let version: RuleVersion
  /// The columns of the version.
  let columns: MemberColumns
  /// Finds members that the version does not have; `nil` if both versions have the same.
  private var scanner: MemberScanner?
  /// The schema of whole records; `nil` for none.
  let schema: JSONSchemaChecker?

  /// - Parameters:
  ///   - rules: The rule file of the version.
  ///   - comparesMembers: Whether only one version may allow a member.
  /// - Throws: ``MemberColumnError`` for the name of a field that is no member.
  init(
    _ version: RuleVersion, _ rules: RuleFile, comparesMembers: Bool
  ) throws(MemberColumnError) {
    self.version = version
    columns = try MemberColumns(of: rules)
    scanner = comparesMembers && !columns.allowsOthers ? MemberScanner(columns.paths) : nil
    schema = rules.judgesJSON ? rules.typedRules?.record : nil
  }

  /// Returns the offset of a member that the version does not have, at the quote of its name; `nil` for none.
  ///
  /// - Parameter line: The range of an object without a fault.
  mutating func otherMember(in line: Range<Int>, of bytes: Span<UInt8>) -> Int? {
    guard scanner != nil else { return nil }
    scanner?.removeAll()
    _ = scanner?.scan(line, in: bytes)
    return scanner?.other
  }
}
