internal import Bytes

/// The values in a text that are isolated, so that neither the value nor the text changes the direction of the other.
/// An isolated value is surrounded by U+2068 FIRST STRONG ISOLATE and U+2069 POP DIRECTIONAL ISOLATE (UAX #9, sections
/// 2.4 and 2.7).
///
/// ```swift
/// var output: [UInt8] = []
/// ValueIsolation.whereMixed.append("Ann", to: &output)   // Ann
/// ValueIsolation.whereMixed.append("דנה", to: &output)   // ⁨דנה⁩, between two isolate characters
/// ```
///
/// A value remains isolated regardless of its content. Isolates that the value opens and does not close are
/// closed at its end. A closing character without an opening one is omitted, because it has no effect in the
/// value alone. Embeddings and overrides end with the surrounding isolate (rule X6a). Each paragraph of the
/// value is isolated separately, because an isolate ends with its paragraph (BD9).
package enum ValueIsolation: Sendable {
  /// None, because the program that displays the text escapes characters that change the direction of text.
  case never
  /// Values that contain a right-to-left character or a character that changes the direction of text. This is
  /// sufficient in a language written from left to right, and leaves other values unchanged.
  case whereMixed
  /// All values: in text written from right to left, the order of an address, a date or a pattern would change too.
  case always

  /// Appends the value. O(n).
  package func append(_ value: String, to output: inout [UInt8]) {
    switch self {
    case .never: output.append(value)
    case .whereMixed:
      let bytes = value.utf8Span.span
      guard !bytes.isASCII, value.unicodeScalars.contains(where: Self.isMixing) else {
        return output.append(bytes)
      }
      Self.appendIsolated(value, to: &output)
    case .always: Self.appendIsolated(value, to: &output)
    }
  }

  /// Whether a character is written from right to left, or changes the direction of the surrounding text.
  ///
  /// Contains whole blocks whose unassigned characters also have the class R or AL (`DerivedBidiClass.txt` of Unicode
  /// 16). Isolating the few characters without a direction in these blocks has no visible effect.
  private static func isMixing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x590: false
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF, 0x1_E800...0x1_EFFF: true
    case 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private static func appendIsolated(_ value: String, to output: inout [UInt8]) {
    var opened = 0
    var isIsolated = false
    func close() {
      guard isIsolated else { return }
      for _ in 0...opened { output.append("\u{2069}") }
      opened = 0
      isIsolated = false
    }
    for scalar in value.unicodeScalars {
      switch scalar {
      // The paragraph separators, bidirectional class B.
      case "\n", "\r", "\u{1C}"..."\u{1E}", "\u{85}", "\u{2029}":
        close()
        output += UTF8.encode(scalar)!
        continue
      case "\u{2069}":
        guard opened > 0 else { continue }
        opened -= 1
      case "\u{2066}"..."\u{2068}": opened += 1
      default: break
      }
      if !isIsolated { output.append("\u{2068}") }
      isIsolated = true
      output += UTF8.encode(scalar)!
    }
    close()
  }
}
