internal import Validation

/// The meaning of a field's type together with its format and the properties of the type.
struct FieldMeaning {
  let type: FieldType
  let compatibility: Compatibility
  /// The strategy of the type and its name in findings; `nil` for a type that accepts any text.
  var rule: (name: String, strategy: any InputFieldValidationStrategy)?
  var logicalType: any LogicalType = TextType()
  /// The spelling of numbers, for the types `number` and `integer`.
  var spelling = NumberSpelling.number
  /// The spelling of dates and times, for their types; a date in the default format has a separate strategy.
  var moment: MomentType?
  var duration: DurationType?
  /// The collection type, for types whose items are counted.
  var collection: ItemCountStrategy.Collection?
  /// The spellings of true and of false, for the type `boolean`.
  var truths: BooleanSpellings?

  init(_ type: FieldType, _ compatibility: Compatibility = .standard) {
    (self.type, self.compatibility) = (type, compatibility)
  }

  var isPython: Bool { compatibility == .frictionless }

  /// The noun for a bound or choice of the type, in a fault.
  var noun: String {
    guard let moment, case .pattern(let pattern) = moment.notation else { return type.noun }
    return "a \(type.rawValue) as \(pattern.text)"
  }
}

extension FieldMeaning {
  /// Returns the meaning of a type without properties, such as the item type of a list.
  static func plain(_ type: FieldType, _ compatibility: Compatibility) -> FieldMeaning {
    var meaning = FieldMeaning(type, compatibility)
    switch type {
    case .number, .integer:
      meaning.setNumber(
        NumberSpelling(isWhole: type == .integer, reader: meaning.isPython ? .python : .standard))
    case .boolean: meaning.setBoolean(BooleanSpellings())
    case .date: meaning.setMoment(.date, meaning.isPython ? .python : .standard)
    case .time: meaning.setMoment(.time, meaning.isPython ? .python : .standard)
    case .datetime: meaning.setMoment(.dateTime, meaning.isPython ? .python : .standard)
    case .year: meaning.setMoment(.year, meaning.isPython ? .python : .standard)
    case .yearmonth: meaning.setMoment(.yearMonth, meaning.isPython ? .python : .standard)
    case .duration: meaning.setDuration()
    case .object, .array: meaning.setJSON()
    case .string, .any, .list, .geopoint, .geojson: break
    }
    return meaning
  }

  mutating func setNumber(_ spelling: NumberSpelling) {
    self.spelling = spelling
    logicalType = NumberType(spelling)
    rule = (type.rawValue, spelling.strategy)
  }

  mutating func setBoolean(_ spellings: BooleanSpellings) {
    truths = spellings
    logicalType = BooleanType(trueValues: spellings.true, falseValues: spellings.false)
    rule = ("boolean", BooleanStrategy(trueValues: spellings.true, falseValues: spellings.false))
  }

  mutating func setMoment(_ kind: MomentType.Kind, _ notation: MomentType.Notation) {
    let moment = MomentType(kind, notation)
    self.moment = moment
    logicalType = moment
    rule = (type.rawValue, moment.strategy)
  }

  mutating func setDuration() {
    let duration = DurationType(isPython: isPython)
    self.duration = duration
    logicalType = duration
    rule = ("duration", TypeStrategy(duration))
  }

  mutating func setJSON() {
    let json = JSONType(allowsPythonNumbers: isPython)
    logicalType = json
    collection = type == .array ? .array(json) : .object(json)
    rule = (type.rawValue, JSONTypeStrategy(type == .array ? .array : .object, allowsPythonNumbers: isPython))
  }

  mutating func setList(delimiter: String, itemType: FieldType) {
    let item = FieldMeaning.plain(itemType, compatibility)
    let list = ListType(delimiter: delimiter, itemType: item.logicalType)
    logicalType = list
    collection = .list(list)
    rule = item.rule.map { ("list", ListStrategy(list, each: $0.strategy)) }
  }

  mutating func setGeoPoint(_ format: GeoPointType.Format) {
    logicalType = GeoPointType(format, isPython: isPython)
    rule = ("geopoint", GeoPointStrategy(format, isPython: isPython))
  }

  mutating func setGeoJSON(_ format: GeoJSONStrategy.Format) {
    logicalType = JSONType(allowsPythonNumbers: isPython)
    rule = ("geojson", GeoJSONStrategy(format, isPython: isPython))
  }

  mutating func setString(_ format: String) {
    switch format {
    case "email": rule = ("email", EmailStrategy())
    case "uri": rule = ("uri", URIStrategy(.uri))
    case "uuid": rule = ("uuid", UUIDStrategy())
    case "binary": rule = ("base64", BaseEncodingStrategy(.base64))
    default: break
    }
    if isPython, let name = rule?.name, let format = PythonFormatStrategy.Format(rawValue: format) {
      rule = (name, PythonFormatStrategy(format))
    }
  }
}
