internal import Bytes

/// A strategy that accepts a digest as hexadecimal digits in either case: 32 for MD5 (RFC 1321), 40 for SHA-1, 64 for
/// SHA-256, 128 for SHA-512 (RFC 6234).
///
/// ```swift
/// DigestStrategy(.md5).verdict(on: "d41d8cd98f00b204e9800998ecf8427e")  // .valid
/// DigestStrategy(.sha1).failure(of: "da39a3ee")?.code                   // "digest.length"
/// ```
///
/// Codes: `digest.character` (`position`, `character`), `digest.length` (`algorithm`, `expected`, `actual`:
/// digits).
public struct DigestStrategy: ByteValidationStrategy, Hashable {
  /// The function that computes the digests.
  public let algorithm: DigestAlgorithm

  /// Creates a strategy that accepts the digests of a function.
  public init(_ algorithm: DigestAlgorithm) {
    self.algorithm = algorithm
  }

  public var ruleName: String { algorithm.rawValue }

  public func check(_ value: Span<UInt8>) throws(ValidationFailure) {
    for index in 0..<value.count where !value[index].isHexDigit {
      throw .init("digest.character", ["algorithm": .text(algorithm.title)] + .character(index, in: value))
    }
    guard value.count == algorithm.digits else {
      throw .init(
        "digest.length",
        [
          "algorithm": .text(algorithm.title), "expected": .integer(algorithm.digits),
          "actual": .integer(value.count),
        ])
    }
  }
}

/// A function that computes a digest; the raw value is the name of the rule.
public enum DigestAlgorithm: String, Sendable, CaseIterable {
  /// The function of this name.
  case md5, sha1, sha256, sha512

  /// The number of hexadecimal digits of a digest.
  public var digits: Int {
    switch self {
    case .md5: 32
    case .sha1: 40
    case .sha256: 64
    case .sha512: 128
    }
  }

  /// The name of the function in its standard.
  var title: String {
    switch self {
    case .md5: "MD5"
    case .sha1: "SHA-1"
    case .sha256: "SHA-256"
    case .sha512: "SHA-512"
    }
  }
}

extension InputFieldValidationStrategy where Self == DigestStrategy {
  /// A digest of an algorithm, in hexadecimal digits.
  public static func digest(_ algorithm: DigestAlgorithm) -> DigestStrategy { DigestStrategy(algorithm) }
}

extension CatalogEntry {
  static let md5 = CatalogEntry(
    name: "md5", group: .encodings, algorithm: .md5, digest: "d41d8cd98f00b204e9800998ecf8427e")

  static let sha1 = CatalogEntry(
    name: "sha1", group: .encodings, algorithm: .sha1, digest: "DA39A3EE5E6B4B0D3255BFEF95601890AFD80709")

  static let sha256 = CatalogEntry(
    name: "sha256", group: .encodings, algorithm: .sha256,
    digest: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")

  static let sha512 = CatalogEntry(
    name: "sha512", group: .encodings, algorithm: .sha512,
    digest: "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce"
      + "47d0d13c5d85f2b0ff8318d2877eec2f63b931bd47417a81a538327af927da3e")

  private init(name: String, group: Group, algorithm: DigestAlgorithm, digest example: String) {
    self.init(
      name: name, group: group,
      summary: "A digest of \(algorithm.title): \(algorithm.digits) hexadecimal digits in either case.",
      swift: ".digest(.\(algorithm.rawValue))",
      messages: [
        "digest.character":
          "must be a digest of {algorithm}: character {position}, '{character}', is not a hexadecimal digit",
        "digest.length": "must be a digest of {algorithm} in {expected} hexadecimal digits, has {actual}",
      ],
      strategy: DigestStrategy(algorithm),
      examples: [
        .init(valid: example),
        .init(
          invalid: (String(example.dropLast()), "digest.length"), (example + "0", "digest.length"),
          ("g" + example.dropFirst(), "digest.character"), (example + "\n", "digest.character")),
      ])
  }
}
