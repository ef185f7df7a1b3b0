internal import Bytes
internal import JSONDocument

/// One check of a value by a JSON Schema, which ends after a bounded number of steps.
struct JSONSchemaEvaluation {
  typealias Fault = JSONSchemaChecker.Fault

  /// The most schemas within each other.
  private static let maximumDepth = 400
  /// The number of steps for each byte of the value, and for a value without bytes.
  private static let (stepsPerByte, leastSteps) = (1_000, 1_000_000)

  let definitions: [JSONSchema]
  private var steps: Int
  /// The pattern that did not decide a text within its steps.
  private var undecidedPattern: String?

  /// The reason why the result means nothing; `nil` if it is decided.
  var doubt: JSONSchemaChecker.Doubt? {
    undecidedPattern.map { .pattern($0) } ?? (steps == 0 ? .references : nil)
  }

  init(_ definitions: [JSONSchema], size: Int) {
    self.definitions = definitions
    steps = Self.leastSteps + Self.stepsPerByte * size
  }

  mutating func fault(of schema: JSONSchema, in value: JSONValue, at pointer: String, depth: Int) -> Fault? {
    var parts: EvaluatedParts?
    return fault(of: schema, in: value, at: pointer, depth: depth, evaluating: &parts)
  }

  /// - Parameter parts: Receives what the schema evaluates of the value if that is valid; `nil` if it does not matter.
  private mutating func fault(
    of schema: JSONSchema, in value: JSONValue, at pointer: String, depth: Int,
    evaluating parts: inout EvaluatedParts?
  ) -> Fault? {
    guard steps > 0, depth < Self.maximumDepth else {
      steps = 0
      return nil
    }
    steps -= 1
    if schema.rejectsAll { return Fault("false", pointer) }
    if let kinds = schema.kinds, !kinds.contains(where: value.isOf) { return Fault("type", pointer) }
    if !schema.choices.isEmpty, !schema.choices.allSatisfy({ $0.contains(value) }) {
      return Fault("enum", pointer)
    }
    let isNeeded =
      parts != nil || !schema.unevaluatedProperties.isEmpty || !schema.unevaluatedItems.isEmpty
    var evaluated = isNeeded ? EvaluatedParts(ofOwn: schema) : nil
    let own: Fault? =
      switch value {
      case .number(let text): numberFault(of: schema, in: value, text).map { Fault($0, pointer) }
      case .string(let text): textFault(of: schema, in: text).map { Fault($0, pointer) }
      case .array(let elements):
        arrayFault(of: schema, in: elements, at: pointer, depth: depth + 1, evaluating: &evaluated)
      case .object(let object):
        objectFault(of: schema, in: object, at: pointer, depth: depth + 1, evaluating: &evaluated)
      default: nil
      }
    let fault =
      own ?? combinedFault(of: schema, in: value, at: pointer, depth: depth + 1, evaluating: &evaluated)
    guard fault == nil, var evaluated else { return fault }
    if let fault = unevaluatedFault(of: schema, in: value, at: pointer, depth: depth + 1, beside: evaluated) {
      return fault
    }
    evaluated.addUnevaluated(of: schema)
    parts?.formUnion(evaluated)
    return nil
  }

  mutating func accepts(_ schema: JSONSchema, _ value: JSONValue, depth: Int) -> Bool {
    fault(of: schema, in: value, at: "", depth: depth) == nil
  }

  /// - Parameter parts: Receives what the schema evaluates of the value if it accepts it; `nil` if it does not matter.
  private mutating func accepts(
    _ schema: JSONSchema, _ value: JSONValue, depth: Int, evaluating parts: inout EvaluatedParts?
  ) -> Bool {
    fault(of: schema, in: value, at: "", depth: depth, evaluating: &parts) == nil
  }

  /// Whether a pattern is found in a text.
  mutating func matches(_ pattern: JSONSchema.Pattern, _ text: [UInt8]) -> Bool {
    let verdict = pattern.strategy.verdict(on: text.span)
    if verdict == .undecided { undecidedPattern = pattern.text }
    return verdict == .valid
  }

  private mutating func numberFault(of schema: JSONSchema, in value: JSONValue, _ text: String) -> String? {
    guard let number = value.number else { return nil }
    if let minimum = schema.minimum, number < minimum { return "minimum" }
    if let maximum = schema.maximum, number > maximum { return "maximum" }
    if let minimum = schema.exclusiveMinimum, number <= minimum { return "exclusiveMinimum" }
    if let maximum = schema.exclusiveMaximum, number >= maximum { return "exclusiveMaximum" }
    guard !schema.multiples.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    return schema.multiples.allSatisfy { $0.verdict(on: bytes.span) == .valid } ? nil : "multipleOf"
  }

  private mutating func textFault(of schema: JSONSchema, in text: [UInt8]) -> String? {
    if schema.lengths != 0...Int.max {
      let count = UTF8Sequence.scalarCount(in: text.span)
      if count < schema.lengths.lowerBound { return "minLength" }
      if count > schema.lengths.upperBound { return "maxLength" }
    }
    for pattern in schema.patterns where !matches(pattern, text) { return "pattern" }
    if !schema.formats.allSatisfy({ $0.strategy.verdict(on: text.span) == .valid }) { return "format" }
    return nil
  }

  private mutating func arrayFault(
    of schema: JSONSchema, in elements: [JSONValue], at pointer: String, depth: Int,
    evaluating parts: inout EvaluatedParts?
  ) -> Fault? {
    guard schema.itemCounts.contains(elements.count) else {
      return Fault(elements.count < schema.itemCounts.lowerBound ? "minItems" : "maxItems", pointer)
    }
    for (index, element) in elements.enumerated() {
      let schemas = index < schema.prefixItems.count ? [schema.prefixItems[index]] : schema.items
      for schema in schemas {
        if let fault = fault(of: schema, in: element, at: pointer + "/\(index)", depth: depth) {
          return fault
        }
      }
    }
    if schema.hasUniqueItems, Set(elements.map(\.canonical)).count < elements.count {
      return Fault("uniqueItems", pointer)
    }
    guard let contained = schema.contains.first else { return nil }
    var count = 0
    for (index, element) in elements.enumerated() where accepts(contained, element, depth: depth) {
      count += 1
      if schema.containsEvaluates { parts?.add(element: index) }
    }
    guard !schema.containedCounts.contains(count) else { return nil }
    guard count < schema.containedCounts.lowerBound else { return Fault("maxContains", pointer) }
    return Fault(schema.containedCounts.lowerBound == 1 ? "contains" : "minContains", pointer)
  }

  private mutating func objectFault(
    of schema: JSONSchema, in object: JSONObject, at pointer: String, depth: Int,
    evaluating parts: inout EvaluatedParts?
  ) -> Fault? {
    for name in schema.required where object[name] == nil {
      return Fault("required", pointer + "/" + JSONSchema.escaped(name))
    }
    let count = object.members.count
    guard schema.propertyCounts.contains(count) else {
      return Fault(count < schema.propertyCounts.lowerBound ? "minProperties" : "maxProperties", pointer)
    }
    for dependence in schema.dependences where object[dependence.present] != nil {
      for name in dependence.required where object[name] == nil {
        return Fault("dependentRequired", pointer + "/" + JSONSchema.escaped(name))
      }
    }
    for member in object.membersByName {
      let location = pointer + "/" + JSONSchema.escaped(member.name)
      if let fault = memberFault(of: schema, in: member, at: location, depth: depth) { return fault }
    }
    guard !schema.dependentSchemas.isEmpty else { return nil }
    for member in object.membersByName {
      guard let schema = schema.dependentSchemas[member.name] else { continue }
      let fault = fault(of: schema, in: .object(object), at: pointer, depth: depth, evaluating: &parts)
      if let fault { return fault }
    }
    return nil
  }

  private mutating func memberFault(
    of schema: JSONSchema, in member: JSONMember, at pointer: String, depth: Int
  ) -> Fault? {
    if schema.propertyNames.contains(where: { !accepts($0, .string(member.name), depth: depth) }) {
      return Fault("propertyNames", pointer)
    }
    var own = schema.properties[member.name].map { [$0] } ?? []
    for named in schema.patternProperties where matches(named.pattern, member.name) {
      own.append(named.schema)
    }
    for schema in own {
      if let fault = fault(of: schema, in: member.value, at: pointer, depth: depth) { return fault }
    }
    for schema in own.isEmpty ? schema.additionalProperties : [] {
      if schema.rejectsAll { return Fault("additionalProperties", pointer) }
      if let fault = fault(of: schema, in: member.value, at: pointer, depth: depth) { return fault }
    }
    return nil
  }

  private mutating func combinedFault(
    of schema: JSONSchema, in value: JSONValue, at pointer: String, depth: Int,
    evaluating parts: inout EvaluatedParts?
  ) -> Fault? {
    for index in schema.references where definitions.indices.contains(index) {
      let fault = fault(of: definitions[index], in: value, at: pointer, depth: depth, evaluating: &parts)
      if let fault { return fault }
    }
    for schema in schema.allOf {
      let fault = fault(of: schema, in: value, at: pointer, depth: depth, evaluating: &parts)
      if let fault { return fault }
    }
    if let anyOf = schema.anyOf {
      // Each alternative that accepts the value evaluates parts of it.
      let isValid =
        parts == nil
        ? anyOf.contains { accepts($0, value, depth: depth) }
        : anyOf.count { accepts($0, value, depth: depth, evaluating: &parts) } > 0
      guard isValid else { return Fault("anyOf", pointer) }
    }
    if let oneOf = schema.oneOf,
      oneOf.count(where: { accepts($0, value, depth: depth, evaluating: &parts) }) != 1
    {
      return Fault("oneOf", pointer)
    }
    if schema.not.contains(where: { accepts($0, value, depth: depth) }) { return Fault("not", pointer) }
    guard let condition = schema.condition.first else { return nil }
    let isMet = accepts(condition, value, depth: depth, evaluating: &parts)
    for schema in isMet ? schema.then : schema.otherwise {
      let fault = fault(of: schema, in: value, at: pointer, depth: depth, evaluating: &parts)
      if let fault { return fault }
    }
    return nil
  }
}
