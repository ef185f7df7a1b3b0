internal import Validation

/// The lines of a writer's findings, of which a limited number is kept.
///
/// A finding that differs from an earlier one only in its location and value is written by the same line. A line is at one of
/// four indices, which depend on its failure; a new line replaces the oldest of the four.
struct LineCache {
  private static let associativity = 4

  /// The hash of the line at each index; 0 where there is none.
  private var hashes: [UInt64]
  private var lines: [CachedLine?]

  /// - Parameter capacity: The maximum number of lines: a power of 2, at least 4.
  init(capacity: Int) {
    hashes = [UInt64](repeating: 0, count: capacity)
    lines = [CachedLine?](repeating: nil, count: capacity)
  }

  /// Returns the line of findings of a kind whose failure has a number, if it is kept.
  func line(_ kind: Int, number: Int) -> CachedLine? {
    let hash = Self.hash(kind, number)
    let first = firstIndex(of: hash)
    for index in first..<first + Self.associativity where hashes[index] == hash {
      if let line = lines[index], line.kind == kind, line.number == number { return line }
    }
    return nil
  }

  /// Returns the line of findings of a kind with this failure, which has no number, if it is kept.
  func line(_ kind: Int, of failure: ValidationFailure) -> CachedLine? {
    let hash = Self.hash(kind, failure.fingerprint)
    let first = firstIndex(of: hash)
    for index in first..<first + Self.associativity where hashes[index] == hash {
      if let line = lines[index], line.kind == kind, line.number == nil, line.failure == failure {
        return line
      }
    }
    return nil
  }

  /// Adds a line.
  mutating func insert(_ line: CachedLine) {
    let hash = Self.hash(line.kind, line.number ?? line.failure.fingerprint)
    let first = firstIndex(of: hash)
    for index in (first + 1..<first + Self.associativity).reversed() {
      hashes[index] = hashes[index - 1]
      lines[index] = lines[index - 1]
    }
    hashes[first] = hash
    lines[first] = line
  }

  @inline(__always)
  private func firstIndex(of hash: UInt64) -> Int { Int(hash >> 40) & (hashes.count - Self.associativity) }

  /// Fibonacci hashing (Knuth, volume 3, section 6.4), which spreads neighboring numbers over all indices. Never 0.
  @inline(__always)
  private static func hash(_ kind: Int, _ number: Int) -> UInt64 {
    (UInt64(truncatingIfNeeded: number &* 31 &+ kind) &* 0x9E37_79B9_7F4A_7C15) | 1
  }
}

/// The line of findings that differ only in their location and value.
///
/// It is a class because an element of an array is copied to be compared, and copying a failure is expensive.
final class CachedLine: Sendable {
  /// Twice the index of the rule, plus 1 if the value is truncated.
  let kind: Int
  /// The number of the failure by its rule (``NumberedFailures``), or `nil`.
  let number: Int?
  let failure: ValidationFailure
  /// Whether the report has a template for such findings; otherwise the text is empty. It is not optional, because the check of
  /// an optional copies it.
  let hasTemplate: Bool
  private let text: PreparedLine
  /// The form of the findings if they are passed as rows; else `nil`.
  let form: FindingForm?

  init(
    _ kind: Int, number: Int?, failure: ValidationFailure, template: LineTemplate?,
    form: FindingForm? = nil
  ) {
    (self.kind, self.number, self.failure, self.form) = (kind, number, failure, form)
    hasTemplate = template != nil
    text = PreparedLine(template ?? LineTemplate(escapes: NoEscapes()))
  }

  /// The number of bytes of its texts.
  var size: Int { text.size + (form?.size ?? 0) }

  /// Appends the line with a location and a value.
  ///
  /// - Parameter scratch: An array that is reused for the value with its escapes, if it has any.
  /// - Precondition: There is a template.
  @inline(never)
  func append(
    _ location: Finding.Location, _ value: Span<UInt8>, escapedIn scratch: inout [UInt8],
    to output: inout [UInt8]
  ) {
    text.append(location, value, escapedIn: &scratch, to: &output)
  }
}
