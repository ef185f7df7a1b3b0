import Testing
import Validation

extension RuleTable {
  static let isbn = RuleTable(
    "isbn", as: .isbn,
    accepts: [
      "0000000000", "9780000000002", "9791000000008", "9799999999990", "080442957X", "0-8044-2957-X",
      "0306406152",
      "978-0-306-40615-7", "978 0 306 40615 7", "978-0306406157", "9780306406157",
    ],
    rejects: [
      "isbn.structure": [
        "", "-", "X", "080442957x", "0-8044-2957--X", "978-0-306 40615-7", "978-0-306-40-615-7",
        "-9780306406157",
        "9780306406157-", "0-8-0-4-42957X", "978030640615X", "9780306406157 ", "ISBN 0306406152",
      ],
      "isbn.length": ["0", "030640615", "03064061521", "978030640615", "97803064061570", "978-0-306-40615"],
      "isbn-10.checksum": ["0306406153", "0-306-40615-1", "0804429570", "030640615X"],
      "isbn-13.prefix": ["9770306406158", "9800306406152", "9790260000438", "0000000000000"],
      "isbn-13.checksum": ["9780306406158", "978-0-306-40615-1", "9791000000007"],
    ])

  static let isbn10 = RuleTable(
    "isbn-10", as: .isbn(.isbn10),
    accepts: [
      "0000000000", "9999999999", "0306406152", "0-306-40615-2", "0 306 40615 2", "080442957X",
      "0-8044-2957-X",
      "3-598-21508-8", "359821507X", "8090273416",
    ],
    rejects: [
      "isbn-10.structure": [
        "", "080442957x", "X804429570", "08044295XX", "0-8044_2957-X", "0-8-0-4-42957X", "0306406152\n",
      ],
      "isbn-10.length": ["9780306406157", "030640615", "030640615200"],
      "isbn-10.checksum": ["0306406151", "0306406125", "0000000001", "0804429575"],
    ])

  static let isbn13 = RuleTable(
    "isbn-13", as: .isbn(.isbn13),
    accepts: [
      "9780000000002", "9791000000008", "9799999999990", "9780306406157", "978-0-306-40615-7",
      "978 0 306 40615 7",
      "978-0306406157", "979 10 90636 07 1", "9783161484100", "978-3-16-148410-0",
    ],
    rejects: [
      "isbn-13.structure": [
        "", "978030640615X", "978--0306406157", "978-0 306406157", "978-0-306-40-615-7", "97803O6406157",
      ],
      "isbn-13.length": ["0306406152", "080442957X", "978030640615", "97803064061577"],
      "isbn-13.prefix": ["9770306406158", "9790260000438", "0978030640615"],
      "isbn-13.checksum": ["9780306406150", "9780306406175", "9783161484101"],
    ])
}

@Suite struct ISBNStrategyTests {
  @Test func `the actual length in a failure counts only digits`() {
    let failure = ISBNStrategy().failure(of: "978-0-306-40615")
    #expect(failure?.parameters["actual"] == 12)
    let long = ISBNStrategy(.isbn13).failure(of: String(repeating: "9", count: 300))
    #expect(long?.parameters["actual"] == 300)
  }

  @Test(arguments: [
    ("0-306-4061-5-2", 13), ("0-8-0-4-42957X", 8), ("978-0-306-40-615-7", 17), ("978-0 306-40615-7", 6),
    ("080442957X-", 10), ("-", 1), ("", 1),
  ])
  func `a failure is at the first separator that is not allowed there`(value: String, position: Int) {
    #expect(ISBNStrategy().failure(of: value)?.code == "isbn.structure")
    #expect(ISBNStrategy().failure(of: value)?.parameters["position"] == .integer(position))
  }
}
