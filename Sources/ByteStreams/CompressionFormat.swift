internal import CCompression

/// A format of compressed files, which is recognized by the first bytes of a file.
package enum CompressionFormat: String, CaseIterable, Sendable {
  case gzip, zstd, xz, bzip2

  /// The format of an output by its name, which ends `.gz`, `.zst`, `.xz` or `.bz2`; `nil` for any other name.
  package init?(fileName name: [UInt8]) {
    let format = Self.allCases.first { format in
      let ending = Array(format.ending.utf8)
      return name.count > ending.count && name.suffix(ending.count).elementsEqual(ending)
    }
    guard let format else { return nil }
    self = format
  }

  /// The end of the names of such files.
  package var ending: String {
    switch self {
    case .gzip: ".gz"
    case .zstd: ".zst"
    case .xz: ".xz"
    case .bzip2: ".bz2"
    }
  }

  /// The library of the format, and the Debian package that contains it.
  var library: (name: String, package: String) {
    switch self {
    case .gzip: ("zlib", "zlib1g")
    case .zstd: ("libzstd", "libzstd1")
    case .xz: ("liblzma", "liblzma5")
    case .bzip2: ("libbz2", "libbz2-1.0")
    }
  }

  /// The name and the version of the library of each format; `not installed` for a library that is missing. O(1), but loads the
  /// libraries.
  package static var libraryVersions: [(name: String, version: String)] {
    allCases.map { format in
      // SAFETY: the function returns a constant text that ends with NUL, or NULL.
      let version = unsafe compression_version(format.code).map { unsafe String(cString: $0) }
      // The version of libbz2 is followed by its day: "1.0.8, 13-Jul-2019".
      return (format.library.name, version.map { String($0.prefix { $0 != "," }) } ?? "not installed")
    }
  }

  var code: compression_format {
    switch self {
    case .gzip: COMPRESSION_GZIP
    case .zstd: COMPRESSION_ZSTD
    case .xz: COMPRESSION_XZ
    case .bzip2: COMPRESSION_BZIP2
    }
  }

  /// The sets of bytes with which a file of the format begins, one element a byte.
  var signatures: [[ClosedRange<UInt8>]] {
    func exactly(_ bytes: [UInt8]) -> [ClosedRange<UInt8>] { bytes.map { $0...$0 } }
    switch self {
    case .gzip: return [exactly([0x1F, 0x8B])]
    case .zstd: return [exactly([0x28, 0xB5, 0x2F, 0xFD]), [0x50...0x5F] + exactly([0x2A, 0x4D, 0x18])]
    case .xz: return [exactly([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00])]
    case .bzip2:
      // "BZh9" alone could be text, so the magic number of the first block or of the end of the stream must follow.
      let begin = exactly([0x42, 0x5A, 0x68]) + [0x31...0x39]
      return [
        begin + exactly([0x31, 0x41, 0x59, 0x26, 0x53, 0x59]),
        begin + exactly([0x17, 0x72, 0x45, 0x38, 0x50, 0x90]),
      ]
    }
  }
}
