/// A strategy that accepts a value if all of its parts accept it.
///
/// ```swift
/// let strategy: AllStrategy = .all(.email, .length(...20))
/// strategy.verdict(on: "ann@example.com")  // .valid
/// strategy.failure(of: "ann")?.code        // "email.no-at-sign": the first part that fails
/// ```
///
/// Invalid if a part is; else undecided if a part is; else valid. With no parts, every value is valid.
///
/// Reports the failure of the first part that fails. With ``Reporting/collected``, if several parts fail, it
/// reports `all.failed` with their failures as `causes`.
public struct AllStrategy: InputFieldValidationStrategy {
  /// The selection of the failures that are reported.
  public enum Reporting: Sendable, Hashable {
    /// The failure of the first part that fails.
    case first
    /// The failures of all parts that fail, as causes of one failure.
    case collected
  }

  /// The parts, in the order in which they are evaluated.
  public let parts: [any InputFieldValidationStrategy]
  /// The selection of the failures that are reported.
  public let reporting: Reporting

  /// Creates a strategy that accepts a value if all parts accept it.
  public init(_ parts: [any InputFieldValidationStrategy], reporting: Reporting = .first) {
    self.parts = parts
    self.reporting = reporting
  }

  public var isSecret: Bool { parts.contains { $0.isSecret } }

  public var ruleName: String { "all" }

  public func verdict(on value: Span<UInt8>) -> Verdict {
    var isUndecided = false
    for part in parts {
      switch part.verdict(on: value) {
      case .valid: continue
      case .invalid: return .invalid
      case .undecided: isUndecided = true
      }
    }
    return isUndecided ? .undecided : .valid
  }

  /// The failure of an invalid part precedes that of an undecided one, because it decides the verdict.
  public func failure(of value: Span<UInt8>) -> ValidationFailure? {
    var failures: [ValidationFailure] = []
    var undecided: ValidationFailure?
    for part in parts {
      guard let failure = part.failure(of: value) else { continue }
      if reporting == .collected {
        failures.append(failure)
      } else if part.verdict(on: value) == .invalid {
        return failure
      } else {
        undecided = undecided ?? failure
      }
    }
    return failures.count > 1 ? .init("all.failed", causes: failures) : failures.first ?? undecided
  }

  /// Each part skips the values that an earlier one rejected. A value on which a part is undecided is checked
  /// once more, alone, because a later part may reject it.
  public func judge(
    _ values: Span<Range<Int>>, in bytes: Span<UInt8>, verdicts: inout MutableSpan<Verdict>
  ) {
    var decided: [Int] = []
    for index in verdicts.indices where verdicts[index] != .valid { decided.append(index) }
    for part in parts { part.judge(values, in: bytes, verdicts: &verdicts) }
    var skipped = decided[...]
    for index in verdicts.indices where verdicts[index] == .undecided {
      while let first = skipped.first, first < index { skipped.removeFirst() }
      if skipped.first == index { continue }
      verdicts[index] = verdict(on: bytes.extracting(values[index]))
    }
  }
}

/// The strategy's name in mistica-ios.
public typealias CompositeInputFieldValidationStrategy = AllStrategy

extension InputFieldValidationStrategy where Self == AllStrategy {
  /// A strategy that accepts a value if all parts accept it, and reports the first failure: `.all(.email,
  /// .length(...254))`.
  public static func all<each Part: InputFieldValidationStrategy>(_ parts: repeat each Part) -> AllStrategy {
    var list: [any InputFieldValidationStrategy] = []
    for part in repeat each parts { list.append(part) }
    return AllStrategy(list)
  }

  /// A strategy that accepts a value if all parts accept it, and reports the failures of all parts together.
  public static func collecting<each Part: InputFieldValidationStrategy>(
    _ parts: repeat each Part
  ) -> AllStrategy {
    AllStrategy(AllStrategy.all(repeat each parts).parts, reporting: .collected)
  }
}
