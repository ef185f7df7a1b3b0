internal import Validation

/// How the values of a column of lists, structs or maps, and those in them, are known to be valid by JSON Schemas without their
/// JSON.
indirect enum NestedProof: Sendable {
  /// Numbers, by an interval; without one, all.
  case numbers(AcceptedInterval?, acceptsNull: Bool)
  /// Texts, by the number of their characters; they must be UTF-8.
  case texts(lengths: ClosedRange<Int>, acceptsNull: Bool)
  /// Values of which only nulls may be rejected.
  case others(acceptsNull: Bool)
  case structure([NestedProof], acceptsNull: Bool)
  case list(NestedProof, counts: ClosedRange<Int>, acceptsNull: Bool)
  case map(keys: NestedProof, values: NestedProof, acceptsNull: Bool)

  /// The number of levels of a type up to which its JSON is not too deep for any reader.
  private static let deepest = 32

  /// Returns `nil` if only the JSON decides.
  init?(_ type: ColumnType, _ schemas: [JSONSchema], depth: Int = 0) {
    let schemas = schemas.flatMap(\.requirements)
    guard depth < Self.deepest, schemas.allSatisfy(\.isSimple) else { return nil }
    let acceptsNull = schemas.accept(.null)
    switch type {
    case .null: self = .others(acceptsNull: acceptsNull)
    case .boolean:
      guard schemas.accept(.boolean) else { return nil }
      self = .others(acceptsNull: acceptsNull)
    case .integer(let type):
      self.init(type.text, schemas, acceptsNull: acceptsNull)
    case .formatted(let text) where text.isNumber:
      self.init(text, schemas, acceptsNull: acceptsNull)
    case .formatted:
      guard schemas.accept(.string), schemas.lengths == 0...Int.max else { return nil }
      self = .others(acceptsNull: acceptsNull)
    case .text, .largeText, .view:
      guard schemas.accept(.string), let lengths = schemas.lengths else { return nil }
      self = .texts(lengths: lengths, acceptsNull: acceptsNull)
    case .structure(let members): self.init(members, schemas, acceptsNull: acceptsNull, depth: depth)
    case .list(_, let type), .listView(_, let type), .fixedList(_, let type):
      guard schemas.accept(.array), let counts = schemas.itemCounts,
        let element = NestedProof(type, schemas.flatMap(\.items), depth: depth + 1)
      else { return nil }
      self = .list(element, counts: counts, acceptsNull: acceptsNull)
    case .map(let key, let value):
      guard schemas.accept(.object), !schemas.contains(where: \.dependsOnNames),
        let keys = NestedProof(key, []),
        let values = NestedProof(value, schemas.flatMap(\.additionalProperties), depth: depth + 1)
      else { return nil }
      self = .map(keys: keys, values: values, acceptsNull: acceptsNull)
    case .fixedBinary, .dictionary, .runs: return nil
    }
  }

  /// The same proof with another decision on nulls, which are absent values in a column.
  func acceptingNull(_ acceptsNull: Bool) -> NestedProof {
    switch self {
    case .numbers(let interval, _): .numbers(interval, acceptsNull: acceptsNull)
    case .texts(let lengths, _): .texts(lengths: lengths, acceptsNull: acceptsNull)
    case .others: .others(acceptsNull: acceptsNull)
    case .structure(let members, _): .structure(members, acceptsNull: acceptsNull)
    case .list(let element, let counts, _): .list(element, counts: counts, acceptsNull: acceptsNull)
    case .map(let keys, let values, _): .map(keys: keys, values: values, acceptsNull: acceptsNull)
    }
  }

  /// The proof of numbers.
  private init?(_ text: ValueText, _ schemas: [JSONSchema], acceptsNull: Bool) {
    guard schemas.accept(text.order?.kind == .integer ? .integer : .number) else { return nil }
    let parts = schemas.flatMap(\.boundsOfNumbers)
    guard text.order != nil else {
      guard parts.isEmpty else { return nil }
      self = .numbers(nil, acceptsNull: acceptsNull)
      return
    }
    guard let interval = AcceptedInterval(parts, text) else { return nil }
    self = .numbers(interval, acceptsNull: acceptsNull)
  }

  /// The proof of structs.
  private init?(
    _ members: [ColumnType.Member], _ schemas: [JSONSchema], acceptsNull: Bool, depth: Int
  ) {
    let names = members.map { Array($0.name.utf8) }
    guard schemas.accept(.object), Set(names).count == names.count,
      schemas.allSatisfy({ $0.propertyCounts.contains(names.count) && Set($0.required).isSubset(of: names) })
    else { return nil }
    var proofs: [NestedProof] = []
    for (name, member) in zip(names, members) {
      let ofMember = schemas.flatMap { schema in
        schema.properties[name].map { [$0] } ?? schema.additionalProperties
      }
      guard let proof = NestedProof(member.type, ofMember, depth: depth + 1) else { return nil }
      proofs.append(proof)
    }
    self = .structure(proofs, acceptsNull: acceptsNull)
  }
}

extension JSONSchema {
  /// The schema without those that it requires in addition, and these.
  fileprivate var requirements: [JSONSchema] {
    var own = self
    own.allOf = []
    return [own] + allOf.flatMap(\.requirements)
  }

  /// Whether it requires no choice, no comparison of values and no names.
  fileprivate var isSimple: Bool {
    !rejectsAll && choices.isEmpty && multiples.isEmpty && patterns.isEmpty && formats.isEmpty
      && prefixItems.isEmpty && !hasUniqueItems && contains.isEmpty && propertyNames.isEmpty
      && patternProperties.isEmpty && dependences.isEmpty && dependentSchemas.isEmpty
      && anyOf == nil && oneOf == nil && not.isEmpty && condition.isEmpty && references.isEmpty
  }

  /// Whether it requires something of names of members or of their number.
  fileprivate var dependsOnNames: Bool {
    !properties.isEmpty || !required.isEmpty || propertyCounts != 0...Int.max
  }
}

extension [JSONSchema] {
  /// Whether each of the schemas accepts values of a kind.
  fileprivate func accept(_ kind: JSONSchema.Kind) -> Bool {
    allSatisfy { schema in
      schema.kinds.map { $0.contains(kind) || (kind == .integer && $0.contains(.number)) } ?? true
    }
  }

  /// The numbers of characters that all accept; `nil` if there are none.
  fileprivate var lengths: ClosedRange<Int>? { intersection(\.lengths) }
  /// The numbers of elements that all accept; `nil` if there are none.
  fileprivate var itemCounts: ClosedRange<Int>? { intersection(\.itemCounts) }

  private func intersection(_ range: (JSONSchema) -> ClosedRange<Int>) -> ClosedRange<Int>? {
    var result = 0...Int.max
    for schema in self {
      guard result.overlaps(range(schema)) else { return nil }
      result = result.clamped(to: range(schema))
    }
    return result
  }
}
