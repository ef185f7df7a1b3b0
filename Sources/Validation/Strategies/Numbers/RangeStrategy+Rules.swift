extension InputFieldValidationStrategy where Self == RangeStrategy {
  /// A number above zero; zero is rejected in every spelling.
  public static var positive: RangeStrategy { RangeStrategy(lower: .exclusive(ExactDecimal(0))) }

  /// A number below zero; `-0` is rejected.
  public static var negative: RangeStrategy { RangeStrategy(upper: .exclusive(ExactDecimal(0))) }

  /// A latitude in degrees, negative south of the equator: -90 to 90 (RFC 7946, section 4: WGS 84).
  public static var latitude: RangeStrategy { RangeStrategy(-90...90) }

  /// A longitude in degrees, negative west of Greenwich: -180 to 180, both ends the same meridian (RFC 7946, sections 4
  /// and 3.1.9).
  public static var longitude: RangeStrategy { RangeStrategy(-180...180) }

  /// A number from 0 to 100, without a percent sign after it.
  public static var percentage: RangeStrategy { RangeStrategy(0...100) }
}

extension CatalogEntry {
  static let range = CatalogEntry(
    name: "range", group: .numbers,
    summary: "A number within inclusive bounds, compared exactly.",
    argument: .required("[MIN]..[MAX]", "decimals in the grammar of the rule number"),
    structure: .range,
    swift: ".range(0...10000)",
    messages: [
      "range.not-a-number": "must be a number",
      "range.too-small": "must be at least {minimum}",
      "range.too-large": "must be at most {maximum}",
      "range.not-above": "must be above {exclusiveMinimum}",
      "range.not-below": "must be below {exclusiveMaximum}",
    ],
    synonyms: [
      "ge", "greater-than", "gt", "gte", "le", "less-than", "lt", "lte", "max", "max-value", "maximum",
      "maxvalue", "min", "min-value", "minimum", "minvalue",
    ],
    examples: [
      .init(argument: "0..10000", valid: "0", "-0", "1e4", "10000.0", "1e-400"),
      .init(
        argument: "0..10000", invalid: ("10000.0000000000000000001", "range.too-large"),
        ("-0.1", "range.too-small"), ("NaN", "range.not-a-number"), ("1e400", "range.too-large")),
      .init(argument: "-1.5..", valid: "-1.5", "7"),
      .init(argument: "-1.5..", invalid: ("-1.51", "range.too-small")),
      .init(argument: "..0", invalid: ("0.1", "range.too-large")),
    ]
  ) { argument throws(RuleError) in
    let bounds = try Bounds(argument ?? "", of: "range") { ExactDecimal($0) }
    return .content(
      RangeStrategy(lower: bounds.lower.map { .inclusive($0) }, upper: bounds.upper.map { .inclusive($0) }))
  }

  static let positive = CatalogEntry(
    name: "positive", group: .numbers,
    summary: "A number above zero, decided exactly.",
    swift: ".positive",
    messages: [
      "range.not-a-number": nil,
      "range.not-above": nil,
    ],
    strategy: RangeStrategy.positive,
    synonyms: ["natural", "unsigned"],
    lesserSynonyms: ["uint"],
    examples: [
      .init(valid: "1", "+0.5", "1e-400", "00.10"),
      .init(
        invalid: ("0", "range.not-above"), ("-0", "range.not-above"), ("-1e-400", "range.not-above"),
        ("one", "range.not-a-number")),
    ])

  static let negative = CatalogEntry(
    name: "negative", group: .numbers,
    summary: "A number below zero, decided exactly; -0 is not.",
    swift: ".negative",
    messages: [
      "range.not-a-number": nil,
      "range.not-below": nil,
    ],
    strategy: RangeStrategy.negative,
    examples: [
      .init(valid: "-1", "-.5", "-1e-400"),
      .init(
        invalid: ("0", "range.not-below"), ("-0", "range.not-below"), ("1", "range.not-below"),
        ("−1", "range.not-a-number")),
    ])

  static let latitude = CatalogEntry(
    name: "latitude", group: .numbers,
    summary: "A latitude as a number of degrees from -90 to 90.",
    swift: ".latitude",
    messages: [
      "range.not-a-number": nil,
      "range.too-small": nil,
      "range.too-large": nil,
    ],
    strategy: RangeStrategy.latitude,
    synonyms: ["lat", "latlng"],
    examples: [
      .init(valid: "0", "-90", "90.000", "52.52"),
      .init(
        invalid: ("90.0000001", "range.too-large"), ("-90.1", "range.too-small"),
        ("52°31′N", "range.not-a-number"), ("52,52", "range.not-a-number")),
    ])

  static let longitude = CatalogEntry(
    name: "longitude", group: .numbers,
    summary: "A longitude as a number of degrees from -180 to 180.",
    swift: ".longitude",
    messages: [
      "range.not-a-number": nil,
      "range.too-small": nil,
      "range.too-large": nil,
    ],
    strategy: RangeStrategy.longitude,
    synonyms: ["lng", "lon"],
    lesserSynonyms: ["latlng", "long"],
    examples: [
      .init(valid: "0", "-180", "180.0", "13.405"),
      .init(
        invalid: ("180.0000001", "range.too-large"), ("-181", "range.too-small"),
        ("13.405E", "range.not-a-number")),
    ])

  static let percentage = CatalogEntry(
    name: "percentage", group: .numbers,
    summary: "A number from 0 to 100, without a percent sign.",
    swift: ".percentage",
    messages: [
      "range.not-a-number": nil,
      "range.too-small": nil,
      "range.too-large": nil,
    ],
    strategy: RangeStrategy.percentage,
    synonyms: ["percent"],
    examples: [
      .init(valid: "0", "100", "99.9", "1e2"),
      .init(
        invalid: ("100.01", "range.too-large"), ("-1", "range.too-small"), ("50%", "range.not-a-number")),
    ])
}

extension ArgumentStructure {
  /// The bounds of a range in a rule file, inclusive or exclusive: `{min: 0, exclusive-max: 100}`.
  fileprivate static var range: ArgumentStructure {
    let names = ["min", "exclusive-min", "max", "exclusive-max"]
    return ArgumentStructure(parts: names.map { Part($0, .number) }) { argument, _ throws(RuleError) in
      var numbers: [String: ExactDecimal] = [:]
      for name in names {
        guard let text = argument.text(name) else { continue }
        guard let number = ExactDecimal(text) else {
          throw .malformedArgument(text, expected: "a number", of: name)
        }
        numbers[name] = number
      }
      for end in ["min", "max"] where numbers[end] != nil && numbers["exclusive-" + end] != nil {
        let expected = "one lower and one upper bound: \(end) or exclusive-\(end)"
        throw .malformedArgument(argument.description, expected: expected, of: "range")
      }
      let lower = numbers["min"].map { RangeStrategy.Bound.inclusive($0) }
      let upper = numbers["max"].map { RangeStrategy.Bound.inclusive($0) }
      let range = RangeStrategy(
        lower: lower ?? numbers["exclusive-min"].map { .exclusive($0) },
        upper: upper ?? numbers["exclusive-max"].map { .exclusive($0) })
      if numbers.isEmpty { throw .noBound(argument, of: "range") }
      guard !range.isEmpty else { throw .emptyRange(argument.description, of: "range") }
      return .rule(.content(range))
    }
  }
}
