internal import Bytes
internal import JSONDocument
internal import Validation

/// A decoder of the type of a field, its format and the properties of the type.
///
/// Properties of other types are ignored, as the standard requires; ``TypeProperty`` reports them.
struct FieldMeaningDecoder {
  let members: Members
  let compatibility: Compatibility

  private var faults: FaultCollector { members.faults }

  func decode() -> FieldMeaning? {
    guard let type = type() else { return nil }
    var meaning = FieldMeaning.plain(type, compatibility)
    let format = format(of: type)
    switch type {
    case .string: meaning.setString(format)
    case .number, .integer: spelling(of: type).map { meaning.setNumber($0) }
    case .boolean: meaning.setBoolean(BooleanSpellings(members))
    case .list: list(&meaning)
    case .geopoint: GeoPointType.Format(rawValue: format).map { meaning.setGeoPoint($0) }
    case .geojson: GeoJSONStrategy.Format(rawValue: format).map { meaning.setGeoJSON($0) }
    case .date: notation(format).map { meaning.setMoment(.date, $0) }
    case .time: notation(format).map { meaning.setMoment(.time, $0) }
    case .datetime: notation(format).map { meaning.setMoment(.dateTime, $0) }
    case .object, .array, .year, .yearmonth, .duration, .any: break
    }
    return meaning
  }

  private func type() -> FieldType? {
    guard let node = members.object["type"]?.value else {
      // frictionless takes a field without a type as a string.
      return compatibility == .frictionless ? .string : .any
    }
    guard let name = members.string("type") else { return nil }
    let names = FieldType.allCases.map(\.rawValue)
    guard let type = FieldType(rawValue: name) else {
      let hint = Suggestion.question(for: name, among: names).map { "; \($0)" }
      let text =
        "there is no type \(Excerpt(name))" + (hint ?? "; the types are \(names.joined(separator: ", "))")
      faults.report(text, at: node.position)
      return nil
    }
    return type
  }

  /// Returns the format without the prefix `fmt:` of version 0 of the standard, or `default` if the type does not allow it.
  private func format(of type: FieldType) -> String {
    guard let node = members.object["format"]?.value, let text = members.string("format") else {
      return "default"
    }
    let format = text.hasPrefix("fmt:") ? String(text.dropFirst(4)) : text
    guard !type.formats.contains(format), !(type.hasPatterns && format.contains("%")) else { return format }
    let patterns = type.hasPatterns ? ", or a pattern of strptime such as %d/%m/%Y" : ""
    let list = type.formats.joined(separator: ", ")
    let fault =
      "type '\(type.rawValue)' has no format \(Excerpt(format)); the formats are \(list)\(patterns)"
    faults.report(fault, at: node.position)
    return "default"
  }

  private func notation(_ format: String) -> MomentType.Notation? {
    let isPython = compatibility == .frictionless
    switch format {
    case "default": return isPython ? .python : .standard
    case "any": return .iso8601
    default: break
    }
    // The standard writes `<PATTERN>` as a placeholder, which some schemas repeat literally.
    let isBracketed = !isPython && format.hasPrefix("<") && format.hasSuffix(">")
    let pattern = isBracketed ? String(format.dropFirst().dropLast()) : format
    do throws(StrptimeFault) {
      return .pattern(try StrptimePattern(pattern, isPython: isPython))
    } catch {
      if let node = members.object["format"]?.value { faults.report(error.reason, at: node.position) }
      return nil
    }
  }

  private func spelling(of type: FieldType) -> NumberSpelling? {
    let isPython = compatibility == .frictionless
    let decimalChar = type == .number ? character("decimalChar") : nil
    // frictionless does not support groups of digits in integers.
    let groupChar = type == .number || !isPython ? character("groupChar") : nil
    let isBare = members.boolean("bareNumber") ?? true
    let point = decimalChar ?? "."
    if groupChar == point, let node = (members.object["groupChar"] ?? members.object["decimalChar"])?.value {
      let text =
        "'groupChar' and 'decimalChar' are both \(Excerpt(point)); they must differ"
      faults.report(text, at: node.position)
      return nil
    }
    return NumberSpelling(
      isWhole: type == .integer, decimalChar: point, groupChar: groupChar ?? "", isBare: isBare,
      reader: isPython ? .python : .standard)
  }

  /// Returns a non-empty string without digits and signs, which would be ambiguous in numbers.
  private func character(_ key: String) -> String? {
    guard let node = members.object[key]?.value, let text = members.string(key) else { return nil }
    guard !text.isEmpty, !text.utf8.contains(where: { $0.isDigit || $0 == 0x2B || $0 == 0x2D }) else {
      faults.report("'\(key)' must be at least one character, without digits and signs", at: node.position)
      return nil
    }
    return text
  }

  private func list(_ meaning: inout FieldMeaning) {
    var delimiter = members.string("delimiter") ?? ","
    if delimiter.isEmpty, let node = members.object["delimiter"]?.value {
      faults.report("'delimiter' must be at least one character", at: node.position)
      delimiter = ","
    }
    // Table Schema v2, type `list`.
    let types: [FieldType] = [.string, .integer, .boolean, .number, .datetime, .date, .time]
    var itemType = FieldType.string
    if let node = members.object["itemType"]?.value, let name = members.string("itemType") {
      guard let type = FieldType(rawValue: name), types.contains(type) else {
        faults.report(node, of: "itemType", isNoneOf: types.map(\.rawValue))
        return
      }
      itemType = type
    }
    meaning.setList(delimiter: delimiter, itemType: itemType)
  }
}
