import Platform
import Testing
import Validation

extension RuleTable {
  static let inFile = RuleTable(
    "in-file:countries.csv#code",
    accepts: ["DE", "US", "FR", "São Tomé", "a,b", "x y", "\"", "12345678", "123456789", "\0"],
    rejects: [
      "in-file.not-listed": [
        "", "de", "D", "DE ", "DEU", "code", "Sa\u{303}o Tomé", "a", "1234567", "12345678\0", "1234567890",
      ]
    ])
}

@Suite struct InFileStrategyTests {
  @Test func `a failure names the file and the column`() throws {
    let rule = try Catalog.rule("in-file:countries.csv#code", in: .testing)
    let finding = try #require(RuleSet([rule]).findings(in: "XX").first)
    #expect(
      finding.failure == ValidationFailure("in-file.not-listed", ["column": "code", "path": "countries.csv"]))
    #expect(finding.failure.message == "must be a value of column code in countries.csv")
  }

  @Test(arguments: ["", "countries.csv", "countries.csv#", "#code"])
  func `an argument without a file or a column throws an error`(argument: String) {
    #expect(throws: RuleError.self) { try Catalog.rule("in-file:" + argument, in: .testing) }
  }

  @Test func `everything after the first number sign is the name of the column`() {
    #expect(throws: RuleError.unreadableFile("a", reason: "no such column")) {
      try Catalog.rule("in-file:a#b#c", in: .testing)
    }
  }

  @Test func `a context without a column reader opens no file`() {
    #expect(throws: RuleError.unreadableFile("a", reason: "no file may be read here")) {
      try Catalog.rule("in-file:a#b")
    }
  }

  @Test func `relative paths are resolved from the folder of the context`() throws {
    let context = RuleContext { path throws(RuleError) in
      throw .unreadableFile(path, reason: "asked")
    } readColumn: { column, _ throws(RuleError) in
      throw .unreadableFile(column.path, reason: "asked")
    }.inside("rules/").inside("lists/")
    for (path, asked) in [("a", "rules/lists/a"), ("/a", "/a"), ("-", "-"), ("../a", "rules/lists/../a")] {
      #expect(throws: RuleError.unreadableFile(asked, reason: "asked")) {
        try Catalog.rule("in-file:\(path)#b", in: context)
      }
      #expect(throws: RuleError.unreadableFile(asked, reason: "asked")) {
        try Catalog.rule("password:list=\(path)", in: context)
      }
    }
  }

  @Test(.timeLimit(.minutes(20)))
  func `values that would have neighboring hashes by the golden ratio take linear time`() throws {
    // The products of neighboring multiples of this number with 2^64 divided by the golden ratio differ by less than 2^26.
    let count: UInt64 = 400_000
    @Sendable func forEachWord(_ body: (Span<UInt8>) -> Void) {
      for number in 1...count {
        let word = number * 2_971_215_073
        let bytes = (0..<7).map { UInt8(truncatingIfNeeded: word >> UInt64(8 * $0)) }
        body(bytes.span)
      }
    }
    let rule = try InFileStrategy(
      FileColumn(path: "a", column: "b"),
      in: RuleContext(readColumn: { _, body throws(RuleError) in forEachWord(body) }))
    var accepted = 0
    forEachWord { accepted += rule.verdict(on: $0) == .valid ? 1 : 0 }
    #expect(accepted == count)
  }

  @Test func `values of 2 GiB together are an error, and are not copied`() throws {
    // Memory that is reserved, but not there, as long as nothing is written to it.
    let size = 1 << 31
    let start = unsafe mmap(nil, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
    let address = try #require(unsafe start == MAP_FAILED ? nil : Int(bitPattern: start))
    defer { unsafe munmap(UnsafeMutableRawPointer(bitPattern: address), size) }
    let context = RuleContext(readColumn: { _, body throws(RuleError) in
      let bytes = unsafe UnsafeRawBufferPointer(start: UnsafeRawPointer(bitPattern: address), count: size)
      unsafe body(bytes.bindMemory(to: UInt8.self).span)
    })
    #expect(throws: RuleError.unreadableFile("a", reason: "column 'b' has 2 GiB of values or more")) {
      try InFileStrategy(FileColumn(path: "a", column: "b"), in: context)
    }
  }
}
