internal import Bytes
internal import Validation

/// The properties by which one field is decoded, prepared once for all submissions: to copy a field and its rules for each
/// value would cost more than to decode most values.
final class CompiledField: Sendable {
  let field: FormField
  /// The language of the form's texts.
  let language: String
  let isDisabled: Bool
  /// Whether its values are files, which have limits besides the rules for their names.
  let isOfFiles: Bool
  /// Whether its values are texts: they are not files, and the field is no group, whose elements have the values.
  let takesText: Bool
  let isMultiline: Bool
  /// Whether it is a day in three boxes.
  let hasDayParts: Bool
  let allowsSeveral: Bool
  /// The values of a check box; `nil` for any other field.
  let checkbox: CheckboxValues?
  let kind: FormField.Kind
  let normalization: Normalization?
  /// Whether its rules require the seconds of a time, which browsers omit if they are 0.
  let needsSeconds: Bool
  /// The type of its values in JSON.
  let jsonType: JSONFieldType
  /// The last sentences about the field.
  let sentences = FormSentenceCache()
  /// The examples of valid values by language and rule: to try values is slow. More than there are rules with examples in all languages.
  let examples = BoundedCache<String, String?>(capacity: 256)
  /// The texts of the field by the language of the page.
  private let wordings = BoundedCache<String, FieldWording>(capacity: 64)
  private let name: [UInt8]

  init(_ field: FormField, language: String) {
    self.field = field
    self.language = language
    isDisabled = field.isDisabled
    isOfFiles = if case .file = field.kind { true } else { false }
    takesText = !isOfFiles && field.kind.group == nil
    isMultiline = field.kind == .multiline
    hasDayParts = field.kind == .dayParts
    allowsSeveral = field.kind.allowsSeveral
    checkbox = CheckboxValues(field)
    kind = field.kind
    normalization = field.normalization
    needsSeconds = [.time, .dateTime].contains(field.kind) && field.rules.needsSeconds
    jsonType = JSONFieldType(field)
    name = Array(field.name.utf8)
  }

  /// Whether its name begins with that name and a bracket: `address[street]` is inside `address`.
  func isInside(_ other: Span<UInt8>) -> Bool {
    let name = name
    return name.count > other.count && name[other.count] == UInt8(ascii: "[") && name.span.starts(with: other)
  }

  /// Whether values are changed before the rules are evaluated.
  var changesValues: Bool { normalization != nil || needsSeconds }

  /// Returns the texts of the field on a page in a language.
  func wording(in page: String) -> FieldWording {
    wordings.value(for: page) { FieldWording(field, of: language, on: page) }
  }

  /// Returns the part of a day whose box has that name; `nil` if it is no box of this field.
  func dayPart(of other: Span<UInt8>) -> DayParts.Part? {
    guard hasDayParts else { return nil }
    let name = name
    return DayParts.Part(other, of: name.span)
  }

  /// Whether a value of that name belongs to this field: the name is that of the field, followed by empty brackets or an index
  /// (`tags[]`, `tags[0]`) if the field has several values, or by the name of a part of a day.
  func takes(_ other: Span<UInt8>) -> Bool {
    let (name, own) = (name, name.count)
    if hasDayParts, dayPart(of: other) != nil { return true }
    guard allowsSeveral, other.count > own else { return other.equals(name.span) }
    guard other.starts(with: name.span) else { return false }
    var end = own + 1
    while end < other.count, other[end].isDigit { end += 1 }
    return other[own] == UInt8(ascii: "[") && end == other.count - 1 && other[end] == UInt8(ascii: "]")
  }
}

extension RuleSet {
  /// Whether a rule requires times in the default format of Table Schema, `hh:mm:ss`.
  fileprivate var needsSeconds: Bool {
    strategies.contains { named in
      guard let type = (named.strategy as? TypeStrategy)?.moment, type.kind == .time || type.kind == .dateTime
      else {
        return false
      }
      if case .standard = type.notation { return true } else { return false }
    }
  }
}
