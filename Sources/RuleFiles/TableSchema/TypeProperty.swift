/// A property of a field that belongs to some types only.
enum TypeProperty: String, CaseIterable {
  case trueValues, falseValues, decimalChar, groupChar, bareNumber, delimiter, itemType

  private var types: [FieldType] {
    switch self {
    case .trueValues, .falseValues: [.boolean]
    case .decimalChar: [.number]
    case .groupChar, .bareNumber: [.number, .integer]
    case .delimiter, .itemType: [.list]
    }
  }

  /// Whether Table Dialect has a property of this name, which can have been meant in a field of another type.
  private var isOfDialect: Bool { self == .delimiter || self == .itemType }

  /// Reports the properties of a field that belong to other types than its own: as a fault those of a dialect, as a remark of the
  /// linter the others, which the standard ignores.
  static func rejectForeign(_ members: Members, to type: FieldType) {
    let what = "a field of type '\(type.rawValue)'"
    for property in allCases where !property.types.contains(type) {
      guard let member = members.object[property.rawValue] else { continue }
      guard property.isOfDialect else {
        members.faults.remark(on: member.key, in: what, at: member.keyPosition)
        continue
      }
      members.faults.report(
        "'\(member.key)' has no effect in \(what); it is a property of type 'list' and of a dialect",
        at: member.keyPosition)
    }
  }
}
