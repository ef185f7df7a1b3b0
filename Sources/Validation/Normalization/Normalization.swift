internal import Bytes

/// Steps that change a value before its rules are evaluated.
///
/// ```swift
/// let normalization = Normalization([.trim, .collapseSpaces, .lowercase])
/// normalization.normalized("  Ann   LEE ")  // "ann lee"
/// normalization.changes("ann lee")          // false
/// ```
///
/// A value may be ill-formed UTF-8: `nfc` and `nfkc` do not change such a value, and the other steps do not
/// change its ill-formed sequences. Each step is idempotent. A step takes O(n), and `nfc` and `nfkc` O(n log
/// n) for a run of combining marks. A value that is not changed costs no allocation, except that `nfc` and
/// `nfkc` allocate memory for most values with characters that they could change.
public struct Normalization: Sendable, Hashable {
  /// One step, by its name in rule files.
  public enum Step: String, Sendable, CaseIterable {
    /// Removes white space, Unicode's `White_Space`, at both ends, as the rule `trimmed` requires.
    case trim
    /// Replaces each run of white space, also at the ends, by one space, U+0020.
    case collapseSpaces = "collapse-spaces"
    /// Removes all white space: an account number is often written in groups.
    case removeSpaces = "remove-spaces"
    #if InternationalNames
    /// Canonical composition (UAX #15), in the version of GNU libunistring.
    case nfc
    /// Compatibility composition (UAX #15), which also replaces ligatures and variants of width and style.
    case nfkc
    #else
    /// Canonical composition (UAX #15); unavailable without the trait.
    @available(*, unavailable, message: "the step needs the package trait InternationalNames")
    public static var nfc: Step { fatalError() }
    /// Compatibility composition (UAX #15); unavailable without the trait.
    @available(*, unavailable, message: "the step needs the package trait InternationalNames")
    public static var nfkc: Step { fatalError() }
    #endif
    /// Unicode's full lower-case mapping of each character, without locale or context: a final Σ becomes σ.
    case lowercase
    /// Unicode's full upper-case mapping of each character, without locale: ß becomes SS.
    case uppercase
    /// Removes all but ASCII digits.
    case digitsOnly = "digits-only"
  }

  /// The steps in order.
  public let steps: [Step]

  /// Creates a normalization by steps in the given order; without steps, no value is changed.
  public init(_ steps: [Step]) {
    self.steps = steps
  }

  /// Whether any step changes the value.
  public func changes(_ value: Span<UInt8>) -> Bool {
    // Every step can read the original value, because the search ends at the first step that changes it.
    steps.contains { $0.changes(value) }
  }

  // SAFETY of both functions on texts: the span is used only during the call of the closure, as long as the
  // bytes are valid.

  /// Whether any step changes the text.
  public func changes(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in unsafe changes(bytes.span) }
  }

  /// The text after all steps; the same text, not copied, if they do not change it.
  public func normalized(_ text: String) -> String {
    var text = text
    var bytes: [UInt8] = []
    let isChanged = text.withUTF8 { unsafe append($0.span, to: &bytes) }
    return isChanged ? String(decoding: bytes, as: UTF8.self) : text
  }

  /// Appends the value after all steps, if they change it, and returns whether they do.
  ///
  /// - Parameter counts: One for each step; incremented for each step that changes the value.
  package func append(
    _ value: Span<UInt8>, to output: inout [UInt8], countingSteps counts: inout [Int]
  ) -> Bool {
    append(value, to: &output) { counts[$0] += 1 }
  }

  /// Appends the value after all steps, if they change it, and returns whether they do.
  ///
  /// - Parameter note: Called with each step that changes the value.
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
