internal import Bytes
internal import Validation

/// Reads one value of a field as a type of Swift, by the spelling that the rules of the field accept.
struct PartReader {
  let part: DecodedPart

  /// The text of the value.
  func text(for type: Any.Type) throws(FormDecodingError) -> String {
    guard let field = part.field, field.kind.group == nil else {
      throw FormDecodingError(
        part.tree.name, "the form has no such field, but fields below it; \(type) is one value")
    }
    guard let text = part.texts.first else {
      throw FormDecodingError(
        part.tree.name, "a value is not always present, so that \(type) must be optional")
    }
    return text
  }

  func boolean() throws(FormDecodingError) -> Bool {
    if part.isCheckbox { return !part.texts.isEmpty }
    let text = try text(for: Bool.self)
    guard let value = part.field?.rules.boolean(of: text.utf8Span.span) else { throw misfit(text, Bool.self) }
    return value
  }

  func decimal(for type: Any.Type) throws(FormDecodingError) -> ExactDecimal {
    let text = try text(for: type)
    guard let value = part.field?.rules.number(of: text.utf8Span.span) else { throw misfit(text, type) }
    return value
  }

  func integer<Value: FixedWidthInteger>(_ type: Value.Type) throws(FormDecodingError) -> Value {
    let decimal = try decimal(for: type)
    guard let value = decimal.plainDescription.flatMap({ Value($0) }) else {
      throw misfit(decimal.description, type)
    }
    return value
  }

  func float<Value: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Value.Type
  ) throws(FormDecodingError) -> Value {
    let decimal = try decimal(for: type)
    guard let value = Value(decimal.description), value.isFinite else {
      throw misfit(decimal.description, type)
    }
    return value
  }

  func day() throws(FormDecodingError) -> CalendarDay {
    let text = try text(for: CalendarDay.self)
    guard let value = part.field?.rules.day(of: text.utf8Span.span) else {
      throw misfit(text, CalendarDay.self)
    }
    return value
  }

  /// Returns the error of a value that the rules accept and the type does not have. It contains no part of a secret.
  private func misfit(_ text: String, _ type: Any.Type) -> FormDecodingError {
    let shown = part.field?.isSecret ?? false ? "a value" : "the value '\(text)'"
    return FormDecodingError(
      part.tree.name, "\(shown) is valid and is no \(type); narrow the rules, or use another type")
  }
}
