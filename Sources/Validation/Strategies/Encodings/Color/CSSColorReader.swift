internal import Bytes

/// Reads the components of a color function in CSS, from the parenthesis on.
///
/// CSS Color 4, section 4.1, and CSS Syntax 3, section 4: numbers as `+1.5e3`, white space as space, tab and line ends.
struct CSSColorReader {
  /// The kind of a component.
  enum Component {
    case number, percentage, angle, missing
  }

  private(set) var index: Int

  init(at index: Int) {
    self.index = index
  }

  /// Reads the rest of a function; returns whether it is correct to its end. ``index`` is the place of the fault.
  mutating func readArguments(of form: CSSColorForm, in value: Span<UInt8>) -> Bool {
    skipSpace(in: value)
    if form == .color {
      guard let space = readName(in: value), space.isOne(of: CSSColorForm.spaces) else { return false }
      guard skipSpace(in: value) else { return false }
    }
    guard let first = readComponent(0, of: form, in: value) else { return false }
    let isSpaced = skipSpace(in: value)
    if form.hasCommas, skip(",", in: value) { return readLegacy(after: first, of: form, in: value) }
    guard isSpaced, readComponent(1, of: form, in: value) != nil, skipSpace(in: value),
      readComponent(2, of: form, in: value) != nil
    else { return false }
    skipSpace(in: value)
    if skip("/", in: value) {
      skipSpace(in: value)
      guard let alpha = readValue(in: value), alpha != .angle else { return false }
      skipSpace(in: value)
    }
    return ends(in: value)
  }

  /// Reads the second and third components and the alpha value with commas before them: without `none`, and all three of `rgb()` of
  /// one kind, those of `hsl()` percentages.
  private mutating func readLegacy(
    after first: Component, of form: CSSColorForm, in value: Span<UInt8>
  ) -> Bool {
    let kind = form == .hsl ? .percentage : first
    guard first != .missing, form == .hsl || first != .angle else { return false }
    for place in 1...2 {
      if place == 2 { guard skip(",", in: value) else { return false } }
      skipSpace(in: value)
      let start = index
      guard readValue(in: value) == kind else {
        index = start
        return false
      }
      skipSpace(in: value)
    }
    if skip(",", in: value) {
      skipSpace(in: value)
      guard let alpha = readValue(in: value), alpha == .number || alpha == .percentage else { return false }
      skipSpace(in: value)
    }
    return ends(in: value)
  }

  private mutating func readComponent(
    _ place: Int, of form: CSSColorForm, in value: Span<UInt8>
  ) -> Component? {
    let start = index
    guard let component = readValue(in: value) else { return nil }
    let isHue = form.hue == place
    let isAllowed = isHue ? component != .percentage : component != .angle
    guard isAllowed else {
      index = start
      return nil
    }
    return component
  }

  /// Reads a number with its unit, or `none`.
  private mutating func readValue(in value: Span<UInt8>) -> Component? {
    let start = index
    if let name = readName(in: value), name == "none" { return .missing }
    index = start
    guard readNumber(in: value) else { return nil }
    if skip("%", in: value) { return .percentage }
    let unitStart = index
    guard let unit = readName(in: value) else { return .number }
    if unit == "deg" || unit == "grad" || unit == "rad" || unit == "turn" { return .angle }
    index = unitStart
    return nil
  }

  private mutating func readNumber(in value: Span<UInt8>) -> Bool {
    if !skip("+", in: value) { skip("-", in: value) }
    let whole = skipDigits(in: value)
    if index + 1 < value.count, value[index] == UInt8(ascii: "."), value[index + 1].isDigit {
      index += 1
      skipDigits(in: value)
    } else if whole == 0 {
      return false
    }
    if index < value.count, value[index] | 0x20 == UInt8(ascii: "e") {
      let signed =
        index + 1 < value.count
        && (value[index + 1] == UInt8(ascii: "+") || value[index + 1] == UInt8(ascii: "-"))
      let digit = index + (signed ? 2 : 1)
      if digit < value.count, value[digit].isDigit {
        index = digit
        skipDigits(in: value)
      }
    }
    return true
  }

  /// Reads letters, digits and hyphens that begin with a letter.
  mutating func readName(in value: Span<UInt8>) -> CSSName? {
    guard index < value.count, value[index].isLetter else { return nil }
    var name = CSSName()
    while index < value.count,
      value[index].isLetter || value[index].isDigit || value[index] == UInt8(ascii: "-")
    {
      name.append(value[index])
      index += 1
    }
    return name
  }

  @discardableResult
  private mutating func skipDigits(in value: Span<UInt8>) -> Int {
    let start = index
    while index < value.count, value[index].isDigit { index += 1 }
    return index - start
  }

  @discardableResult
  private mutating func skipSpace(in value: Span<UInt8>) -> Bool {
    let start = index
    while index < value.count, isSpace(value[index]) { index += 1 }
    return index > start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x20, 0x09, 0x0A, 0x0C, 0x0D: true
    default: false
    }
  }

  @discardableResult
  private mutating func skip(_ character: Unicode.Scalar, in value: Span<UInt8>) -> Bool {
    guard index < value.count, value[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func ends(in value: Span<UInt8>) -> Bool {
    skip(")", in: value) && index == value.count
  }
}
