internal import Bytes
internal import Validation

/// Days in three boxes, whose parts arrive one by one.
extension SubmissionBuilder {
  /// Adds a part of a day to the value of its field and returns the range of the whole. A part that the value has already makes
  /// a further value; an empty one changes no value, so that at most three parts copy what was typed before.
  mutating func keep(
    _ range: Range<Int>, as part: DayParts.Part, of field: Int
  ) -> Range<Int>? {
    var parts = DayParts()
    if let value = values[field] {
      guard !range.isEmpty else { return nil }
      if value.origin == .dayParts { parts = self.parts(of: value) }
      guard value.origin == .dayParts, parts[part].isEmpty else {
        keep(range, of: field, .text)
        return range
      }
      values[field] = nil
    }
    parts[part] = String(decoding: bytes[range], as: UTF8.self)
    let lines = append(parts.lines)
    keep(lines, of: field, .dayParts)
    return lines
  }

  /// Makes the day of a field from its parts: none if no box has a text, and no value of the field if one has none.
  mutating func joinDayParts(of field: Int) {
    guard let value = values[field], value.origin == .dayParts else { return }
    let parts = parts(of: value)
    if parts.isEmpty {
      values[field] = nil
    } else if parts.isIncomplete {
      failures.append(ValidationFailure("form.incomplete-day"))
      values[field] = .init(raw: value.raw, normalized: value.raw, origin: .refused(failures.count - 1))
    } else {
      values[field] = .init(raw: value.raw, normalized: append(parts.iso), origin: .dayParts)
    }
  }

  private func parts(of value: PostedValues.Value) -> DayParts {
    DayParts(String(decoding: bytes[value.raw], as: UTF8.self))
  }

  private mutating func append(_ text: String) -> Range<Int> {
    let start = bytes.count
    bytes.append(text)
    return start..<bytes.count
  }
}
