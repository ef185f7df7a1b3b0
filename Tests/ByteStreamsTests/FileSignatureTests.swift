import Testing

@testable import ByteStreams

struct FileSignatureTests {
  @Test(
    arguments: [
      ("a,b\n", nil), ("BZh9", nil), ("BZhello,b\n", nil), ("(a,b)\n", nil), ("P", nil), ("PK,b\n", nil),
      ("PAR1,PAR2\n", nil), ("PAR1;b\n", nil), ("PAR1", .foreign(.parquet)),
      ("PAR1\u{15}\u{4}", .foreign(.parquet)),
      ("PK\u{3}\u{4}\u{14}", .foreign(.archive)), ("%PDF-1.7\n", .foreign(.portableDocument)),
      ("BZh91AY&SY", .compressed(.bzip2)), ("PQ*M\u{18}", nil), ("P*M\u{18}\u{0}", .compressed(.zstd)),
      ("\u{1F}", .compressed(.gzip)), ("", nil),
    ] as [(String, FileSignature?)])
  func `a format is recognized by the first bytes`(head: String, signature: FileSignature?) {
    #expect(FileSignature.of(Array(head.utf8), name: []) == signature)
  }

  @Test(arguments: [
    ("", "t.gz", CompressionFormat.gzip), ("(", "t.zst", .zstd), ("BZh9", "t.bz2", .bzip2),
    ("", "t.csv.xz", .xz),
  ])
  func `a file shorter than the signature that its name promises is a cut one`(
    head: String, name: String, format: CompressionFormat
  ) {
    #expect(FileSignature.of(Array(head.utf8), name: Array(name.utf8)) == .compressed(format))
    #expect(FileSignature.of(Array(head.utf8), name: Array("t.csv".utf8)) == nil)
    #expect(FileSignature.of(Array("a,b\n".utf8), name: Array(name.utf8)) == nil)
  }

  @Test func `every signature is recognized`() {
    for format in CompressionFormat.allCases {
      for signature in format.signatures {
        for bytes in [signature.map(\.lowerBound), signature.map(\.upperBound)] {
          #expect(FileSignature.of(bytes, name: []) == .compressed(format))
          #expect(FileSignature.isUndecided(Array(bytes.dropLast())))
        }
      }
    }
    for format in ForeignFormat.allCases {
      #expect(FileSignature.of(format.signature, name: []) == .foreign(format))
    }
  }

  @Test func `bytes are wanted only while they could be a signature`() {
    for text in ["a", "B\n", "BZh9,", "Pa", "%a", "\n"] {
      #expect(!FileSignature.isUndecided(Array(text.utf8)))
    }
    for text in ["B", "BZh", "BZh91AY", "P", "PK", "PAR1", "%P", "("] {
      #expect(FileSignature.isUndecided(Array(text.utf8)))
    }
    #expect(FileSignature.isUndecided([0xD0, 0xCF]))
    #expect(FileSignature.of([0xD0, 0xCF, 0x11, 0xE0, 0xA1], name: []) == .foreign(.compoundFile))
  }

  @Test(arguments: [
    ("a.gz", CompressionFormat.gzip), ("a.csv.zst", .zstd), ("a.xz", .xz), ("a.bz2", .bzip2), (".gz", nil),
    ("a.GZ", nil), ("agz", nil), ("a.gzip", nil), ("-", nil),
  ])
  func `an output is compressed by its name`(name: String, format: CompressionFormat?) {
    #expect(CompressionFormat(fileName: Array(name.utf8)) == format)
  }
}
