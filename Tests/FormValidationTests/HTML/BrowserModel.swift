import Validation

@testable import FormValidation

/// A simple model of how a browser changes a typed value and whether it rejects it: HTML, sections 4.10.5.1 and
/// 4.10.21. Patterns are tested in real browsers only.
enum BrowserModel {
  enum Answer: Equatable {
    /// The value as the browser sends it.
    case sent(String)
    /// The value cannot be typed or is not sent, because of the named constraint.
    case rejected(String)
  }

  static func answer(to typed: String, in control: ControlAttributes) -> Answer {
    let units = typed.utf16.count
    if let most = control.maximumLength, units > most { return .rejected("maxlength") }
    var value = typed
    switch control.type {
    case .email: value = trimmed(typed)
    case .number where !typed.isEmpty && !isNumber(typed): return .rejected("badInput")
    case .date where !typed.isEmpty && !isDay(typed): return .rejected("badInput")
    default: break
    }
    if value.isEmpty { return control.isRequired ? .rejected("required") : .sent("") }
    if let least = control.minimumLength, value.utf16.count < least { return .rejected("minlength") }
    switch control.type {
    case .email:
      if EmailStrategy(.html).verdict(on: Array(value.utf8).span) != .valid { return .rejected("type") }
    case .number: if let rejection = rejection(of: value, in: control) { return .rejected(rejection) }
    // Days with years of four digits have the order of their texts.
    case .date:
      if let minimum = control.minimum, value < minimum { return .rejected("min") }
      if let maximum = control.maximum, value > maximum { return .rejected("max") }
    default: break
    }
    return .sent(value)
  }

  private static func trimmed(_ text: String) -> String {
    let isSpace = { (scalar: Unicode.Scalar) in " \t\n\u{C}\r".unicodeScalars.contains(scalar) }
    let scalars = text.unicodeScalars.drop(while: isSpace).reversed().drop(while: isSpace).reversed()
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns whether the text is a valid floating-point number of HTML within the range of `Double`, which accepts
  /// more spellings.
  private static func isNumber(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { 0x30...0x39 ~= $0 || "-+.eE".utf8.contains($0) }
    let hasDigit = text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().allSatisfy {
      $0.utf8.first.map { 0x30...0x39 ~= $0 } ?? false
    }
    return isPlain && hasDigit && text.utf8.first != UInt8(ascii: "+") && Double(text)?.isFinite ?? false
  }

  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count >= 4, parts[0].utf8.count <= 6, let year = Int(parts[0]),
      1...275_759 ~= year
    else { return false }
    let inCycle = String(2000 + year % 400)
    return CalendarDay.isWritten("\(inCycle)-\(parts[1])-\(parts[2])")
  }

  private static func rejection(of value: String, in control: ControlAttributes) -> String? {
    guard let number = Double(value) else { return "badInput" }
    if let minimum = control.minimum.flatMap(Double.init), number < minimum { return "min" }
    if let maximum = control.maximum.flatMap(Double.init), number > maximum { return "max" }
    guard let step = control.step.flatMap(Double.init) else { return nil }
    let steps = (number - (control.minimum.flatMap(Double.init) ?? 0)) / step
    return abs(steps - steps.rounded()) > 1e-6 ? "step" : nil
  }
}

extension CalendarDay {
  fileprivate static func isWritten(_ text: String) -> Bool {
    DateStrategy().verdict(on: Array(text.utf8).span) == .valid
  }
}
