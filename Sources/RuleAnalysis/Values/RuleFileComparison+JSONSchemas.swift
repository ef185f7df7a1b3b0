internal import Validation

extension RuleFileComparison {
  /// The name of a value that is no object, and of what is required of a whole object.
  private static let (valueName, objectName) = ("value", "object")

  /// Compares two versions of a JSON Schema by the values of JSON that they accept: by property, and what is about several of them.
  package init(_ old: JSONSchemaVersion, _ new: JSONSchemaVersion) {
    let forward = JSONSchemaContainment(of: old.whole, in: new.whole).answer
    guard !old.properties.isEmpty || !new.properties.isEmpty else {
      let backward = JSONSchemaContainment(of: new.whole, in: old.whole).answer
      let field = FieldComparison(Self.valueName, forward: forward.ofField, backward: backward.ofField)
      self.init([field], [], keepsAccepted: field.keepsAccepted)
      return
    }
    var olds: [String: JSONSchemaVersion.Property] = [:]
    for property in old.properties { olds[property.name] = property }
    let news = Set(new.properties.map(\.name))
    let keeps = forward == .proved
    let fields =
      new.properties.map { property in
        guard let before = olds[property.name] else {
          let reason = property.isRequired ? "it must be present" : nil
          return FieldComparison(property.name, .added, keepsAccepted: keeps, reason: reason)
        }
        return Self.compare(before, property)
      }
      + old.properties.filter { !news.contains($0.name) }.map { property in
        FieldComparison(property.name, .removed, keepsAccepted: keeps, reason: nil)
      }
    var rules = Self.compareObjects(old, new)
    let keepsAll = fields.allSatisfy(\.keepsAccepted) && rules.allSatisfy { $0.relation == .wider }
    if keepsAll, !keeps {
      // Values that are no objects, or several properties together.
      rules.append(
        RuleComparison(name: Self.valueName, relation: forward == .unknown ? .unknown : .narrower))
    }
    self.init(fields, rules, keepsAccepted: keeps)
  }

  private static func compare(
    _ old: JSONSchemaVersion.Property, _ new: JSONSchemaVersion.Property
  ) -> FieldComparison {
    var forward = JSONSchemaContainment(of: old.checker, in: new.checker).answer.ofField
    var backward = JSONSchemaContainment(of: new.checker, in: old.checker).answer.ofField
    var differences: [String] = []
    if new.isRequired, !old.isRequired {
      if forward == .proved { forward = .refuted(nil) }
      differences.append("it must now be present")
    }
    if old.isRequired, !new.isRequired {
      if backward == .proved { backward = .refuted(nil) }
      differences.append("it may now be absent")
    }
    return FieldComparison(new.name, forward: forward, backward: backward, differences)
  }

  /// Compares what is required of objects beside the values and the presence of properties.
  private static func compareObjects(_ old: JSONSchemaVersion, _ new: JSONSchemaVersion) -> [RuleComparison] {
    guard !(old.rest.acceptsAll && new.rest.acceptsAll) else { return [] }
    let forward = JSONSchemaContainment(of: old.rest, in: new.rest).answer
    let backward = JSONSchemaContainment(of: new.rest, in: old.rest).answer
    let relation = FieldComparison(objectName, forward: forward.ofField, backward: backward.ofField).relation
    return relation == .same ? [] : [RuleComparison(name: objectName, relation: relation)]
  }
}

extension JSONSchemaContainment.Answer {
  fileprivate var ofField: FieldContainment.Answer {
    switch self {
    case .proved: .proved
    case .refuted(let text): .refuted(text)
    case .unknown: .unknown(["schema"])
    }
  }
}
