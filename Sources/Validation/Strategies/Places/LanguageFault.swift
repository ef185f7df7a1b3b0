/// A fault of a language tag, with its offset or range in bytes.
enum LanguageFault: Error, Hashable {
  /// The kind of a subtag that is not in the registry.
  enum Kind: String {
    case language, script, region, variant
    case extendedLanguage = "extended-language"
  }

  case malformed(at: Int)
  case unregistered(Kind, Range<Int>)
  case duplicateVariant(Range<Int>)
  case duplicateSingleton(Range<Int>)

  func failure(of value: Span<UInt8>) -> ValidationFailure {
    switch self {
    case .malformed(let offset):
      .init(
        "language.malformed",
        .position(offset, in: value)
          + (offset < value.count && value[offset] == UInt8(ascii: "_") ? ["variant": "underscore"] : [:]))
    case .unregistered(let kind, let subtag):
      .init(
        "language.unregistered",
        ["kind": .phrase("subtag." + kind.rawValue)] + Self.parameters(subtag, in: value))
    case .duplicateVariant(let subtag):
      .init("language.duplicate-variant", Self.parameters(subtag, in: value))
    case .duplicateSingleton(let subtag):
      .init("language.duplicate-singleton", Self.parameters(subtag, in: value))
    }
  }

  private static func parameters(_ subtag: Range<Int>, in value: Span<UInt8>) -> FailureParameters {
    ["subtag": .text(String(repairing: value.extracting(subtag)))] + .position(subtag.lowerBound, in: value)
  }
}
