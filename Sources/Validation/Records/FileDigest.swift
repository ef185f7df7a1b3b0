internal import Bytes

/// A comparison of a file that a value names with a digest that another value has.
///
/// ```swift
/// let folder = FileFolder("photos", entry: { _ in .file }, digest: { _, _ in .computed([0xD4, 0x1D]) })
/// let rule = RecordRule("file-digest", .fileDigest(RecordField("path"), FileDigest(.md5, in: folder), RecordField("md5")))
/// rule.failure(of: ["path": "1.jpg", "md5": "D41D"])?.code  // nil
/// rule.failure(of: ["path": "1.jpg", "md5": "d41e"])?.code  // "file-digest.different"
/// ```
///
/// Codes: `file-digest.different` (`algorithm`, `field`, `digest`), `file-digest.no-file` (`folder`), and `file-digest.unreadable`
/// (`reason`), by which a record is undecided.
public struct FileDigest: Sendable {
  /// The functions by which files are compared: those that OpenSSL computes without its provider of old ones.
  public static let algorithms: [DigestAlgorithm] = [
    .md5, .sha1, .sha224, .sha256, .sha384, .sha512, .sha3With224Bits, .sha3With256Bits, .sha3With384Bits,
    .sha3With512Bits,
  ]

  /// The function that computes the digests, one of ``algorithms``.
  public let algorithm: DigestAlgorithm
  /// The folder of the files.
  public let folder: FileFolder

  /// Creates a comparison of the files of a folder.
  public init(_ algorithm: DigestAlgorithm, in folder: FileFolder) {
    (self.algorithm, self.folder) = (algorithm, folder)
  }

  /// Reads a file, and returns whether it has a digest in hexadecimal digits of either case.
  func verdict(on path: Span<UInt8>, digest expected: Span<UInt8>) -> Verdict {
    switch folder.digest(path, algorithm) {
    case .computed(let digest): Verdict(Self.isEqual(digest, to: expected))
    case .noFile: .invalid
    case .unreadable: .undecided
    }
  }

  /// Reads a file that does not have the digest of a field, and returns the failure.
  func failure(of path: Span<UInt8>, field: String) -> ValidationFailure {
    switch folder.digest(path, algorithm) {
    case .computed(let digest):
      return .init(
        "file-digest.different",
        [
          "algorithm": .text(algorithm.title), "field": .text(field),
          "digest": .text(digest.hexadecimal),
        ])
    case .noFile: return .init("file-digest.no-file", ["folder": .text(folder.path)])
    case .unreadable(let reason): return .init("file-digest.unreadable", ["reason": .text(reason)])
    }
  }

  private static func isEqual(_ digest: [UInt8], to digits: Span<UInt8>) -> Bool {
    guard digits.count == 2 * digest.count else { return false }
    for index in 0..<digits.count {
      let half = index.isMultiple(of: 2) ? digest[index / 2] >> 4 : digest[index / 2] & 0xF
      guard digits[index].hexDigitValue == half else { return false }
    }
    return true
  }
}
