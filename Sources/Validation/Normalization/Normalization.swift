internal import Bytes

/// What is done to a value before anything is asked of it: steps, in their order.
///
/// ```swift
/// let normalization = Normalization([.trim, .collapseSpaces, .lowercase])
/// normalization.normalized("  Ann   LEE ")  // "ann lee"
/// normalization.changes("ann lee")          // false
/// ```
///
/// Values are bytes that may be broken UTF-8: `nfc` and `nfkc` leave such a value as it is, the other steps each broken
/// sequence. Each step is idempotent. O(n) a step, O(n log n) in a run of combining marks for `nfc` and `nfkc`; nothing is
/// allocated while a value is left as it is, but by these two where they cannot tell from the characters alone.
public struct Normalization: Sendable, Hashable {
  /// One thing that is done, by the name that rule files have for it.
  public enum Step: String, Sendable, CaseIterable {
    /// Removes white space at both ends: Unicode's `White_Space`, as the rule `trimmed` has it.
    case trim
    /// Makes one blank, U+0020, of each run of white space, at the ends too.
    case collapseSpaces = "collapse-spaces"
    /// Canonical composition (UAX #15), in the version of GNU libunistring.
    case nfc
    /// Compatibility composition (UAX #15): ligatures, widths and styles undone too.
    case nfkc
    /// Unicode's full lower-case mapping of each character, in no locale and without context: a final Σ becomes σ.
    case lowercase
    /// Unicode's full upper-case mapping of each character, in no locale: ß becomes SS.
    case uppercase
    /// Removes all that is no ASCII digit.
    case digitsOnly = "digits-only"
  }

  /// The steps in the order in which they are done.
  public let steps: [Step]

  /// Steps that are done in that order; of none a value stays as it is.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Whether any step changes the value.
  public func changes(_ value: Span<UInt8>) -> Bool {
    // A step that changes nothing leaves the value to the next one as it is.
    steps.contains { $0.changes(value) }
  }

  /// Whether any step changes the text.
  public func changes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in unsafe changes(bytes.span) }
  }

  /// The text after all steps; the text itself, not copied, where they leave it.
  public func normalized(_ text: String) -> String {
    var text = text
    var bytes: [UInt8] = []
    let isChanged = text.withUTF8 { unsafe append($0.span, to: &bytes) }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Appends the value after all steps where they change it; `false`, and nothing appended, where they do not.
  ///
  /// - Parameter counts: One for each step; those of the steps that have changed the value go up.
  package func append(
    _ value: Span<UInt8>, to output: inout [UInt8], countingSteps counts: inout [Int]
  ) -> Bool {
    append(value, to: &output) { counts[$0] += 1 }
  }

  /// Appends the value after all steps where they change it; `false`, and nothing appended, where they do not.
  ///
  /// - Parameter note: Is told of each step that has changed the value.
  package func append(
    _ value: Span<UInt8>, to output: inout [UInt8], noting note: (_ step: Int) -> Void = { _ in }
  ) -> Bool {
    let steps = steps
    var first = 0
    while first < steps.count, !steps[first].changes(value) { first += 1 }
    guard first < steps.count else { return false }
    let start = output.count
    steps[first].append(value, to: &output)
    note(first)
    for index in first + 1..<steps.count {
      guard steps[index].changes(output.span.extracting(start..<output.count)) else { continue }
      let current = Array(output[start...])
      output.removeSubrange(start...)
      steps[index].append(current.span, to: &output)
      note(index)
    }
    return true
  }
}
