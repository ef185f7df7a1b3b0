internal import Bytes

/// The format of a file, recognized by its first bytes.
package enum FileSignature: Equatable, Sendable {
  case compressed(CompressionFormat)
  /// A file that cannot be read as text.
  case foreign(ForeignFormat)

  /// Returns the format of a file with these first bytes; `nil` for text.
  ///
  /// - Parameters:
  ///   - head: The first bytes, as many as ``isUndecided(_:)`` requires or, if the file is shorter, all of them.
  ///   - name: The name of the file. A file that ends within the signature of a format is a truncated file of that
  ///     format if it is not text, or if its name has the ending of the format.
  package static func of(_ head: [UInt8], name: [UInt8]) -> FileSignature? {
    if let first = head.first, !mayBegin(first) { return nil }
    for format in CompressionFormat.allCases
    where format.signatures.contains(where: { head.begins($0) == .true }) {
      return .compressed(format)
    }
    if let format = ForeignFormat.allCases.first(where: { $0.matches(head) }) { return .foreign(format) }
    let cut = CompressionFormat.allCases.first { format in
      guard format.signatures.contains(where: { head.begins($0) == .unknown }) else { return false }
      return CompressionFormat(fileName: name) == format || head.contains { $0 < 0x20 || $0 >= 0x80 }
    }
    return cut.map(FileSignature.compressed)
  }

  /// Whether more bytes are needed to recognize the format.
  package static func isUndecided(_ head: [UInt8]) -> Bool {
    guard let first = head.first, mayBegin(first) else { return false }
    return CompressionFormat.allCases.contains { $0.signatures.contains { head.begins($0) == .unknown } }
      || ForeignFormat.allCases.contains { head.begins($0.signature.map { $0...$0 }) == .unknown }
      || head.elementsEqual(ForeignFormat.parquet.signature)
  }

  /// Whether a signature begins with the byte. It rejects most text without a comparison with the signatures.
  private static func mayBegin(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x1F, 0x25, 0x28, 0x42, 0x50...0x5F, 0xD0, 0xFD: true
    default: false
    }
  }
}

/// A format of tables and documents that are not text.
package enum ForeignFormat: CaseIterable, Sendable {
  case archive, parquet, portableDocument, compoundFile

  var signature: [UInt8] {
    switch self {
    case .archive: [0x50, 0x4B, 0x03, 0x04]
    case .parquet: Array("PAR1".utf8)
    case .portableDocument: Array("%PDF".utf8)
    case .compoundFile: [0xD0, 0xCF, 0x11, 0xE0]
    }
  }

  func matches(_ head: [UInt8]) -> Bool {
    guard head.starts(with: signature) else { return false }
    // A column can have the name PAR1. The characters that end a name in a header do not follow PAR1 in a Parquet file.
    return self != .parquet || !(head.dropFirst(4).first.map { ",;\t| \"\r\n".utf8.contains($0) } ?? false)
  }

  /// Returns the format of a file with these first bytes and the way to check its content, to follow the name of the
  /// file.
  package func advice(_ head: [UInt8], _ name: String) -> String {
    func has(_ text: String) -> Bool { head.span.contains(text.utf8Span.span) }
    let export = "save the sheet as CSV (UTF-8) and check that file"
    switch self {
    case .archive:
      if has("[Content_Types].xml") || has("xl/") || name.hasSuffix(".xlsx") || name.hasSuffix(".xlsm") {
        return "it is an Excel workbook (.xlsx); \(export)"
      }
      if has("application/vnd.oasis.opendocument") || name.hasSuffix(".ods") {
        return "it is an OpenDocument file (.ods); \(export)"
      }
      return "it is a ZIP archive; unpack it, as by 'unzip -p FILE | validate …', and check the file inside"
    case .parquet:
      return
        "it is a Parquet file; convert it to CSV, as by duckdb -csv -c \"FROM 'FILE.parquet'\", and check that"
    case .portableDocument: return "it is a PDF document; check the table that it was made from, saved as CSV"
    case .compoundFile: return "it is an old Excel or Office file (.xls); \(export)"
    }
  }
}

/// Whether bytes begin with a signature.
enum SignatureMatch {
  case `true`, `false`
  /// The bytes are fewer than those of the signature, and begin like it.
  case unknown
}

extension [UInt8] {
  func begins(_ signature: [ClosedRange<UInt8>]) -> SignatureMatch {
    guard zip(self, signature).allSatisfy({ $1.contains($0) }) else { return .false }
    return count >= signature.count ? .true : .unknown
  }
}
