import Testing
import Validation

extension RuleTable {
  static let uuid = RuleTable(
    "uuid", as: .uuid,
    accepts: [
      "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
      "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "c232ab00-9414-11ec-b3c8-9f6bdeced846",
      "5df41881-3aed-3515-88a7-2f4a814cf09e", "919108f7-52d1-4320-9bac-f847db4148a8",
      "2ed6657d-e927-568b-95e1-2665a8aea6a2", "1ec9414c-232a-6b00-b3c8-9f6bdeced846",
      "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0",
      "00000000-0000-f000-0000-000000000000", "C232AB00-9414-11eC-B3c8-9F6BDECED846",
    ],
    rejects: [
      "uuid.malformed": [
        "", "0", "00000000-0000-0000-0000-00000000000", "00000000-0000-0000-0000-0000000000000",
        "00000000000000000000000000000000", "{00000000-0000-0000-0000-000000000000}",
        "urn:uuid:00000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-000000000000\n",
        " 00000000-0000-0000-0000-000000000000", "000000000-000-0000-0000-000000000000",
        "00000000_0000_0000_0000_000000000000", "00000000-0000-0000-000000000000-0000",
        "00000000–0000-0000-0000-0000000000",
      ],
      "uuid.character": [
        "g0000000-0000-0000-0000-000000000000", "00000000-0000-0000-0000-00000000000g",
        "00000000-0000-0000-0000-00000000000\n", "-0000000-0000-0000-0000-000000000000",
        "00000000-0000-0000-0000-0000000000é", "0000000/-0000-0000-0000-000000000000",
      ],
    ])

  static let uuidOfVersion4 = RuleTable(
    "uuid:4", as: .uuid(version: 4),
    accepts: [
      "00000000-0000-4000-8000-000000000000", "00000000-0000-4000-9000-000000000000",
      "00000000-0000-4000-a000-000000000000", "00000000-0000-4000-b000-000000000000",
      "00000000-0000-4000-A000-000000000000", "00000000-0000-4000-B000-000000000000",
      "ffffffff-ffff-4fff-bfff-ffffffffffff", "919108f7-52d1-4320-9bac-f847db4148a8",
      "919108F7-52D1-4320-9BAC-F847DB4148A8", "12345678-9abc-4def-8012-3456789abcde",
    ],
    rejects: [
      "uuid.version": [
        "00000000-0000-0000-0000-000000000000", "00000000-0000-3000-8000-000000000000",
        "00000000-0000-5000-8000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
        "00000000-0000-a000-8000-000000000000",
      ],
      "uuid.variant": [
        "00000000-0000-4000-0000-000000000000", "00000000-0000-4000-7000-000000000000",
        "00000000-0000-4000-c000-000000000000", "00000000-0000-4000-F000-000000000000",
      ],
      "uuid.malformed": ["", "00000000-0000-4000-8000-00000000000"],
      "uuid.character": ["00000000-0000-4000-8000-00000000000x", "00000000-0000-x000-8000-000000000000"],
    ])
}

@Suite struct UUIDStrategyTests {
  @Test func `a version is one digit from 1 to 8`() throws {
    for argument in ["0", "9", "15", "", "04", "-4", "v4", "٤"] {
      #expect(throws: RuleError.self) { try Catalog.rule("uuid:" + argument) }
    }
    for version in 1...8 {
      let value = "00000000-0000-\(version)000-8000-000000000000"
      for other in 1...8 {
        #expect(UUIDStrategy(version: other).verdict(on: value) == Verdict(other == version))
      }
    }
  }

  @Test func `a failure has the actual version`() {
    #expect(
      UUIDStrategy(version: 4).failure(of: "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF")
        == ValidationFailure("uuid.version", ["expected": 4, "actual": "f"]))
    #expect(
      UUIDStrategy().failure(of: "0000000z-0000-0000-0000-000000000000")
        == ValidationFailure("uuid.character", ["position": 8, "character": "z"]))
  }
}
