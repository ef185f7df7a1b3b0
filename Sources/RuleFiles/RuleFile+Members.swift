internal import Bytes

/// The members of objects of JSON that two versions of a rule file name.
extension RuleFile {
  /// Whether the objects may have members that no field names.
  package var allowsOtherMembers: Bool { fieldsMatch == .subset || fieldsMatch == .partial }

  /// Whether objects have the same members by another version, and may have others by both or neither.
  package func hasMembers(of other: RuleFile) -> Bool {
    allowsOtherMembers == other.allowsOtherMembers && fields.map(\.name) == other.fields.map(\.name)
  }

  /// The same rule file with the fields that another version has in addition, for objects with the members of both and with others.
  package func adding(membersOf other: RuleFile) -> RuleFile {
    var both = self
    both.fields += other.fields.filter { field in
      !fields.contains { $0.name.hasSameBytes(as: field.name) }
    }
    both.fieldsMatch = .subset
    return both
  }
}
