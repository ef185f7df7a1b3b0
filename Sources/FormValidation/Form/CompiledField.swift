internal import Bytes
internal import Validation

/// How a form reads one field and what it asks of it, laid out once for all posts: copying a field and its rules for every
/// value would cost more than most of them do.
final class CompiledField: Sendable {
  let field: FormField
  /// The position of the field in its form.
  let index: Int
  let isDisabled: Bool
  /// Whether its values are files, of which more is asked than a text can tell.
  let isOfFiles: Bool
  let isMultiline: Bool
  let normalization: Normalization?
  private let name: [UInt8]
  private let allowsSeveral: Bool
  private let presence: Presence
  private let missingValues: [[UInt8]]
  /// How many bytes the longest of them has: most often they are the empty value alone.
  private let longestMissing: Int
  private let strategies: StrategyChain?

  init(_ field: FormField, at index: Int) {
    self.field = field
    self.index = index
    isDisabled = field.isDisabled
    isOfFiles = if case .file = field.kind { true } else { false }
    isMultiline = field.kind == .multiline
    normalization = field.normalization
    name = Array(field.name.utf8)
    allowsSeveral = field.kind.allowsSeveral
    presence = field.rules.presence
    missingValues = field.rules.missingValues
    longestMissing = missingValues.map(\.count).max() ?? -1
    strategies = StrategyChain(field.rules.strategies[...])
  }

  /// Whether a value of that name is one of this field: the name is its own, or where it takes several has empty brackets or
  /// an index after it, `tags[]`, `tags[0]`.
  func takes(_ other: Span<UInt8>) -> Bool {
    let own = name.count
    guard allowsSeveral, other.count > own else { return isNamed(other) }
    guard isNamed(other.extracting(0..<own)) else { return false }
    var end = own + 1
    while end < other.count, 0x30...0x39 ~= other[end] { end += 1 }
    return other[own] == UInt8(ascii: "[") && end == other.count - 1 && other[end] == UInt8(ascii: "]")
  }

  private func isNamed(_ other: Span<UInt8>) -> Bool {
    guard name.count == other.count else { return false }
    for index in name.indices where name[index] != other[index] { return false }
    return true
  }

  /// What a value says to rules over several where there is nothing to say of it, no warning either; `refused` where that
  /// takes a closer look. Allocates nothing.
  ///
  /// - Parameters:
  ///   - range: Where the value is, or `nil` where there is none.
  ///   - isASCII: Whether all bytes are known to be ASCII.
  func input(_ range: Range<Int>?, in bytes: Span<UInt8>, isASCII: Bool) -> RecordInput {
    guard let range else { return presence == .optional ? .absent : .refused }
    let value = bytes.extracting(range)
    guard !isOfFiles, isASCII || value.isUTF8 else { return .refused }
    if isMissing(value) { return presence == .optional ? .absent : .refused }
    if presence == .notBlank, value.isBlank { return .refused }
    return strategies?.allKeep(value) ?? true ? .present(range) : .refused
  }

  /// Whether the value stands for an absent one.
  func isMissing(_ value: Span<UInt8>) -> Bool {
    guard value.count <= longestMissing else { return false }
    for missing in missingValues where missing.count == value.count {
      if value.indices.allSatisfy({ missing[$0] == value[$0] }) { return true }
    }
    return false
  }
}

/// The strategies of a field one after the other: a chain, since elements of an array are retained when they are asked.
private final class StrategyChain: Sendable {
  private let strategy: any InputFieldValidationStrategy
  private let next: StrategyChain?

  /// - Returns: `nil` for none.
  init?(_ strategies: ArraySlice<RuleSet.NamedStrategy>) {
    guard let first = strategies.first else { return nil }
    strategy = first.strategy
    next = StrategyChain(strategies.dropFirst())
  }

  /// Whether the value keeps all of them.
  func allKeep(_ value: Span<UInt8>) -> Bool {
    guard strategy.verdict(on: value) == .valid else { return false }
    return next?.allKeep(value) ?? true
  }
}
