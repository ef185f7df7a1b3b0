internal import Bytes

/// A `strptime` pattern, as Table Schema v2 uses them for dates and times: `%d/%m/%Y %H:%M`.
///
/// Directives: `%Y %y %m %d %e %j %H %I %M %S %f %p %a %A %b %B %h %w %u %z %Z %%`, and the abbreviations
/// `%D` (`%m/%d/%y`), `%F` (`%Y-%m-%d`), `%T` (`%H:%M:%S`), `%R` (`%H:%M`), `%n` and `%t` (white space); each
/// field at most once. Leading zeros of numbers are optional, except for years. Names are English (the C
/// locale), in any case. `%y` is 1969 to 2068 (POSIX `strptime`), `%f` has one to six digits (Python), `%z`
/// is `+0100`, `+01:00` or `Z`, and `%Z` is `UTC` or `GMT` and is ignored. White space matches white space of
/// any length. Parts without a directive default to 1900-01-01T00:00:00.
///
/// The whole value must match. The day must exist, even if only the time of day is used; the offset must be
/// less than 24 hours; second 60 is rejected.
///
/// ```swift
/// let pattern = try StrptimePattern("%d/%m/%y")
/// try pattern.moment(in: "21/11/06".utf8Span.span, .date) != nil  // true: 2006-11-21
/// ```
///
/// `isPython` selects what frictionless accepts with Python 3.11's `datetime.strptime`: letters of the pattern in any
/// case, digits of any script where its regular expressions have `\d`, a space instead of a leading zero of the day,
/// and day 366 of a year of 365 days as the first day of the next year. Differences: `%U`, `%W`, `%G`, `%V` and the fraction
/// of a second in an offset are rejected.
package struct StrptimePattern: Sendable {
  enum Part: Sendable {
    case literal(UInt8)
    case space
    case field(StrptimeField)
  }

  /// The text of the pattern.
  package let text: String
  let isPython: Bool
  let parts: [Part]

  /// - Throws: A `StrptimeFault` if the pattern is malformed or has an unsupported directive.
  package init(_ text: String, isPython: Bool = false) throws(StrptimeFault) {
    self.text = text
    self.isPython = isPython
    parts = try Self.parts(of: text, isPython: isPython)
  }

  private static func parts(of text: String, isPython: Bool) throws(StrptimeFault) -> [Part] {
    var parts: [Part] = []
    var fields: Set<StrptimeField> = []
    var pending = Array(text.unicodeScalars.reversed())
    var hasDirective = false
    while let scalar = pending.popLast() {
      if scalar == "%" {
        hasDirective = true
        guard let letter = pending.popLast() else { throw .incomplete }
        if let field = StrptimeField(letter), !(isPython && (letter == "e" || letter == "h")) {
          guard fields.insert(field).inserted else { throw .repeated(letter) }
          parts.append(.field(field))
        } else if letter == "%" {
          parts.append(.literal(UInt8(ascii: "%")))
        } else if !isPython, let expansion = expansions[letter] {
          pending += expansion.unicodeScalars.reversed()
        } else {
          throw .unknown(letter)
        }
      } else if PythonText.isSpace(scalar) {
        if case .space? = parts.last { continue }
        parts.append(.space)
      } else {
        parts += String(scalar).utf8.map { .literal($0) }
      }
    }
    guard hasDirective else { throw .noDirective }
    return parts
  }

  /// Whether the pattern has a directive for a year, a month or a day.
  var hasDate: Bool {
    parts.contains { part in
      if case .field(let field) = part { field.isOfDate } else { false }
    }
  }

  /// Whether the pattern has a directive for an hour.
  var hasHour: Bool {
    parts.contains { part in
      if case .field(let field) = part { field == .hour || field == .hour12 } else { false }
    }
  }

  private static let expansions: [Unicode.Scalar: String] = [
    "D": "%m/%d/%y", "F": "%Y-%m-%d", "T": "%H:%M:%S", "R": "%H:%M", "n": " ", "t": " ",
  ]

  /// Returns the moment that the whole value represents.
  ///
  /// - Throws: `strptime.no-match` (`format`), `date.no-such-day` (`day`, `last`), `date.no-such-year`,
  ///   `time.no-such-second` (`second`), `time.no-such-offset` (`offset`).
  func moment(in value: Span<UInt8>, _ kind: MomentType.Kind) throws(ValidationFailure) -> Moment {
    var reading = StrptimeReading()
    guard match(value, at: 0, part: 0, into: &reading) else {
      throw ValidationFailure("strptime.no-match", ["format": .text(text)])
    }
    return try reading.moment(kind, isPython: isPython)
  }

  /// Whether the rest of the value matches the rest of the parts. The function calls itself only after a
  /// directive, each of which occurs once, so that the depth does not grow with the pattern.
  private func match(
    _ value: Span<UInt8>, at start: Int, part first: Int, into reading: inout StrptimeReading
  ) -> Bool {
    var (index, part) = (start, first)
    while part < parts.count {
      switch parts[part] {
      case .literal(let byte):
        guard index < value.count,
          value[index] == byte || isPython && value[index].lowercased == byte.lowercased
        else { return false }
        index += 1
      case .space:
        let end = endOfSpace(in: value, from: index)
        guard end > index else { return false }
        index = end
      case .field(let field): return match(field, in: value, at: index, part: part, into: &reading)
      }
      part += 1
    }
    return index == value.count
  }

  /// Whether the rest of the value matches the directive at `part` and the parts after it. The spellings of
  /// the directive are tried in order; there are at most eight, so that the number of attempts is bounded.
  private func match(
    _ field: StrptimeField, in value: Span<UInt8>, at index: Int, part: Int,
    into reading: inout StrptimeReading
  ) -> Bool {
    if field == .offset {
      guard let (offset, end) = offset(in: value, at: index) else { return false }
      reading.offset = offset
      return match(value, at: end, part: part + 1, into: &reading)
    }
    for (offset, name) in field.names.enumerated() where value.startsSpelled(name, at: index) {
      reading.set(field, offset)
      return match(value, at: index + name.utf8CodeUnitCount, part: part + 1, into: &reading)
    }
    for shape in field.shapes {
      guard let (number, end) = number(shape, in: value, at: index) else { continue }
      reading.set(field, number, digits: shape.count)
      if match(value, at: end, part: part + 1, into: &reading) { return true }
    }
    guard field == .day, isPython, index < value.count, value[index] == 0x20,
      let (number, end) = number([1...9], in: value, at: index + 1)
    else { return false }
    reading.set(field, number)
    return match(value, at: end, part: part + 1, into: &reading)
  }

  /// Returns the number that has the shape and the index after it, or `nil` if there is none at `start`.
  func number(
    _ shape: StrptimeField.Shape, in value: Span<UInt8>, at start: Int
  ) -> (number: Int, end: Int)? {
    var number = 0
    var index = start
    for range in shape {
      guard index < value.count else { return nil }
      let (digit, count) = PythonText.digit(in: value, at: index)
      guard let digit, count == 1 || isPython && range == nil, range?.contains(digit) ?? true else {
        return nil
      }
      number = number * 10 + Int(digit)
      index += count
    }
    return (number, index)
  }

  private func endOfSpace(in value: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < value.count {
      let (scalar, count) = UTF8Sequence.scalar(in: value, at: index)
      guard let scalar, PythonText.isSpace(scalar), isPython || scalar.isASCII else { break }
      index += count
    }
    return index
  }
}

/// The reason why a text is not a supported `strptime` pattern.
package enum StrptimeFault: Error {
  case noDirective, noDate, noTime, incomplete
  case unknown(Unicode.Scalar)
  case repeated(Unicode.Scalar)

  /// The fault and its correction, in one line.
  package var reason: String {
    switch self {
    case .noDirective: "a pattern of strptime must have a directive, such as %d/%m/%Y"
    case .noDate: "a pattern of a date must have a directive for a year, a month or a day, as %d/%m/%Y has"
    case .noTime:
      "a pattern of a time must have a directive for an hour, as %I:%M %p has, and none for a date"
    case .incomplete: "the pattern ends in %; write %% for a percent sign"
    case .repeated(let letter): "%\(letter) occurs twice in the pattern, which strptime does not allow"
    case .unknown(let letter):
      "%\(letter) is not supported; the directives are Y y m d e j H I M S f p a A b B h w u z Z, and D F T R n t"
    }
  }
}
