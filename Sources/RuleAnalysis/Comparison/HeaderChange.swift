internal import Bytes
internal import RuleFiles
internal import Validation

/// What two versions of a rule file require of the columns of a table.
struct HeaderChange {
  @Boxed private var old: RuleFile
  @Boxed private var new: RuleFile

  init(_ old: RuleFile, _ new: RuleFile) {
    self.old = old
    self.new = new
  }

  /// The relation of `fieldsMatch` and of the order of the columns that both have, if it differs.
  var relations: [RuleFileComparison.RuleComparison] { ofFieldsMatch + ofPresence }

  /// The fields whose column a table must have by one version alone, because of the key `header`.
  private var ofPresence: [RuleFileComparison.RuleComparison] {
    var olds: [String: RuleFile.Field] = [:]
    for field in old.fields { olds[field.name] = field }
    return new.fields.compactMap { field in
      guard let before = olds[field.name], before.header.presence != field.header.presence,
        old.demands(before) != new.demands(field)
      else { return nil }
      return .init(name: "header of \(field.name)", relation: old.demands(before) ? .wider : .narrower)
    }
  }

  private var ofFieldsMatch: [RuleFileComparison.RuleComparison] {
    guard old.fieldsMatch == new.fieldsMatch else {
      let relation: RuleRelation =
        old.fieldsMatch.isWithin(new.fieldsMatch)
        ? .wider : new.fieldsMatch.isWithin(old.fieldsMatch) ? .narrower : .incomparable
      return [.init(name: "fieldsMatch", relation: relation)]
    }
    guard new.fieldsMatch == .exact else { return [] }
    let names = Set(new.fields.map(\.name)).intersection(old.fields.map(\.name))
    let orders = [old, new].map { $0.fields.map(\.name).filter(names.contains) }
    return orders[0] == orders[1] ? [] : [.init(name: "order of fields", relation: .incomparable)]
  }

  /// The comparison of a field that only the new version has.
  func added(_ field: RuleFile.Field) -> FieldComparison {
    let mustExist = field.mustBeInHeader || (field.header.presence != .optional && new.fieldsMatch.demandsAll)
    let reason =
      mustExist
      ? "a table must have the column now"
      : new.fieldsMatch.allowsOthers ? "a column of that name is checked now" : nil
    return FieldComparison(field.name, .added, keepsAccepted: reason == nil, reason: reason)
  }

  /// The comparison of a field that only the old version has.
  func removed(_ field: RuleFile.Field) -> FieldComparison {
    let reason: String? =
      switch new.fieldsMatch {
      case .subset: nil
      case .partial: "a table that has no other column of the rules is refused now"
      case .exact, .equal, .superset: "a table must not have the column any more"
      }
    return FieldComparison(field.name, .removed, keepsAccepted: reason == nil, reason: reason)
  }
}

extension RuleFile {
  /// Whether a table must have the column of a field because of the field's key `header`.
  fileprivate func demands(_ field: Field) -> Bool {
    field.mustBeInHeader || (field.header.presence != .optional && fieldsMatch.demandsAll)
  }
}

extension RuleFile.FieldsMatch {
  /// Whether a table must have the columns of all fields.
  fileprivate var demandsAll: Bool { self == .exact || self == .equal || self == .subset }

  /// Whether a table may have columns that are no fields.
  fileprivate var allowsOthers: Bool { self == .subset || self == .partial }

  /// Whether each header that matches by this also matches by the other.
  fileprivate func isWithin(_ other: RuleFile.FieldsMatch) -> Bool {
    switch (self, other) {
    case (.exact, _), (_, .partial): true
    case (.equal, .exact): false
    case (.equal, _): true
    default: self == other
    }
  }
}
