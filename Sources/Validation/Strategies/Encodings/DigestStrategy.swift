internal import Bytes

/// A strategy that accepts a digest as hexadecimal digits in either case: 32 for MD5 (RFC 1321), 40 for SHA-1, 64 for
/// SHA-256, 128 for SHA-512 (RFC 6234), and those of further functions (``DigestAlgorithm``).
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

  public var ruleName: String {
    switch algorithm {
    case .md5, .sha1, .sha256, .sha512: algorithm.rawValue
    default: "digest"
    }
  }

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

/// A function that computes a digest; the raw value is its name in rules.
///
/// FIPS 180-4 (SHA-1 and SHA-2), FIPS 202 (SHA-3), RFC 1320 and 1321 (MD4, MD5), ISO/IEC 10118-3 (RIPEMD), ISO/IEC 8802-3 (CRC-32), and
/// "Tiger: A Fast New Hash Function" (1996).
public enum DigestAlgorithm: String, Sendable, CaseIterable {
  /// The function of this name.
  case crc32, md4, md5, ripemd128, ripemd160, sha1, sha224, sha256, sha384, sha512
  case sha3With224Bits = "sha3-224"
  case sha3With256Bits = "sha3-256"
  case sha3With384Bits = "sha3-384"
  case sha3With512Bits = "sha3-512"
  case tiger128, tiger160, tiger192

  /// The number of hexadecimal digits of a digest.
  public var digits: Int {
    switch self {
    case .crc32: 8
    case .md4, .md5, .ripemd128, .tiger128: 32
    case .ripemd160, .sha1, .tiger160: 40
    case .tiger192: 48
    case .sha224, .sha3With224Bits: 56
    case .sha256, .sha3With256Bits: 64
    case .sha384, .sha3With384Bits: 96
    case .sha512, .sha3With512Bits: 128
    }
  }

  /// The name of the function in its standard.
  var title: String {
    switch self {
    case .crc32: "CRC-32"
    case .md4: "MD4"
    case .md5: "MD5"
    case .ripemd128: "RIPEMD-128"
    case .ripemd160: "RIPEMD-160"
    case .sha1: "SHA-1"
    case .sha224: "SHA-224"
    case .sha256: "SHA-256"
    case .sha384: "SHA-384"
    case .sha512: "SHA-512"
    case .sha3With224Bits: "SHA3-224"
    case .sha3With256Bits: "SHA3-256"
    case .sha3With384Bits: "SHA3-384"
    case .sha3With512Bits: "SHA3-512"
    case .tiger128: "Tiger/128"
    case .tiger160: "Tiger/160"
    case .tiger192: "Tiger/192"
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

  static let digest = CatalogEntry(
    name: "digest", group: .encodings,
    summary: "A digest of a function by its name, in hexadecimal digits in either case.",
    argument: .required(
      "FUNCTION", "one of " + DigestAlgorithm.allCases.map(\.rawValue).joined(separator: ", ")),
    swift: ".digest(.sha384)",
    messages: ["digest.character": nil, "digest.length": nil],
    synonyms: ["checksum-file", "hash"],
    examples: [
      .init(argument: "crc32", valid: "d94f3f01", "CBF43926"),
      .init(argument: "crc32", invalid: ("d94f3f0", "digest.length"), ("d94f3f0g", "digest.character")),
      .init(argument: "sha3-256", valid: "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"),
    ]
  ) { argument throws(RuleError) in
    .content(DigestStrategy(try DigestAlgorithm(argument: argument ?? "", of: "function")))
  }

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
