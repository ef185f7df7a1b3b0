internal import Bytes
internal import CSVRecords
package import FileOutput
package import RuleFiles
internal import Validation

/// Two versions of a rule file, and the fields and rules that are known to accept the same in both.
package struct VersionedRules: Sendable {
  @Boxed private(set) var old: RuleFile
  @Boxed private(set) var new: RuleFile
  /// The folders of the two files, in which the paths of foreign keys start.
  let folders: (old: BytePath, new: BytePath)
  private let sharedFields: Set<String>
  private let changedRules: Set<String>

  /// - Parameters:
  ///   - sharedFields: The names of the fields whose rules accept the same values.
  ///   - changedRules: The names of the rules over records that differ, or that only one version has.
  package init(
    _ old: RuleFile, _ new: RuleFile, folders: (old: BytePath, new: BytePath), sharedFields: Set<String>,
    changedRules: Set<String>
  ) {
    self.old = old
    self.new = new
    self.folders = folders
    self.sharedFields = sharedFields
    self.changedRules = changedRules
  }

  /// Whether a column is checked once for both versions.
  func shares(_ old: ColumnCheck, _ new: ColumnCheck) -> Bool {
    guard let name = old.name, let other = new.name, name.hasSameBytes(as: other) else { return false }
    return sharedFields.contains(name) || (old.rules.isEmpty && new.rules.isEmpty)
  }

  /// What each version says of objects of JSON as a whole.
  var objectRules: [ObjectRules] {
    let comparesMembers = !old.hasMembers(of: new)
    return [(RuleVersion.old, old), (.new, new)].compactMap { version, rules in
      try? ObjectRules(version, rules, comparesMembers: comparesMembers)
    }
  }

  /// Whether both versions have a rule over records.
  func shares(_ rule: RecordRule) -> Bool { !changedRules.contains(rule.name) }
}
