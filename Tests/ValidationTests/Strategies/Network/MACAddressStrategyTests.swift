import TestSupport
import Testing

@testable import Validation

@Suite struct MACAddressStrategyTests {
  @Test(
    arguments: [
      ("00:00-5E:00:53:01", ValidationFailure("mac.mixed-separators", ["position": 6])),
      ("00:0:5E:00:53:01", ValidationFailure("mac.group-length", ["expected": 2, "position": 4])),
      ("0000.5e0.5301", ValidationFailure("mac.group-length", ["expected": 4, "position": 6])),
      ("00:0g:5E:00:53:01", ValidationFailure("mac.character", ["position": 5, "character": "g"])),
      ("00:00", ValidationFailure("mac.group-count", ["expected": .numbers([6, 8]), "actual": 2])),
      ("0000.0000", ValidationFailure("mac.group-count", ["expected": .numbers([3, 4]), "actual": 2])),
    ] as [(String, ValidationFailure)])
  func `a failure has the position of the error or the number of groups`(
    value: String, failure: ValidationFailure
  ) {
    #expect(MACAddressStrategy().failure(of: value) == failure)
  }

  @Test func `an address is valid exactly if its grammar derives it`() {
    let digit = Grammar.values(0x30...0x39, 0x41...0x46, 0x61...0x66)
    func notation(_ digits: Int, _ separator: Grammar, _ counts: [Int]) -> [Grammar] {
      let group = Grammar.times(digits...digits, digit)
      return counts.map { .sequence(group, .times($0 - 1...$0 - 1, .sequence(separator, group))) }
    }
    let address = Grammar.alternatives(
      notation(2, "-", [6, 8]) + notation(2, ":", [6, 8]) + notation(4, ".", [3, 4]))
    let seed = TestRun.seed
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(20_000) {
      let separator = generator.pick(["-", ":", "."])
      let digits = separator == "." ? 4 : 2
      let groups = (0..<3 + generator.below(6)).map { _ in
        generator.string(
          of: Array("0189abcfABCF"), count: digits...digits + (generator.below(20) == 0 ? 1 : 0)
        ).map(String.init).joined()
      }
      var value = Array(groups.joined(separator: separator).utf8)
      if generator.below(4) == 0 {
        value[generator.below(value.count)] = generator.pick(Array("0g-:. x".utf8))
      }
      let isValid = MACAddressStrategy().verdict(on: value) == .valid
      guard isValid != address.matches(value) else { continue }
      Issue.record("seed \(seed): \(value.shown) is \(isValid ? "accepted" : "rejected")")
      return
    }
  }
}

extension RuleTable {
  static let mac = RuleTable(
    "mac", as: .macAddress,
    accepts: [
      "00-00-00-00-00-00", "FF-FF-FF-FF-FF-FF", "00:00:5e:00:53:01", "00-00-5E-00-53-01", "aA:bB:cC:dD:eE:fF",
      "0000.5e00.5301", "FFFF.ffff.FFFF", "02-00-5E-10-00-00-00-01", "02:00:5e:10:00:00:00:01",
      "0200.5e10.0000.0001",
      "01:23:45:67:89:ab",
    ],
    rejects: [
      "mac.group-count": [
        "00", "00:00:5e:00:53", "00:00:5e:00:53:01:02", "00:00:5e:00:53:01:02:03:04", "0000.5e00",
        "0000.5e00.5301.0000.0000",
      ],
      "mac.group-length": [
        "", "0", ":", "00005e005301", "0:0:5e:0:53:1", "00:00:5e:00:53:", ":00:5e:00:53:01",
        "00::5e:00:53:01",
        "000:00:5e:00:53:01", "000.5e00.5301", "00.00.5e.00.53.01", "0000-5e00-5301",
      ],
      "mac.mixed-separators": ["00-00:5e:00:53:01", "00:00:5e:00:53-01", "0000.5e00-5301", "0000.5e00:5301"],
      "mac.character": [
        "0g:00:5e:00:53:01", "00 00 5e 00 53 01", " 00:00:5e:00:53:01", "00:00:5e:00:53:01\n",
        "00:00:5e:00:53:０1",
        "00:00:5e:00:53:01\0", "00_00_5e_00_53_01",
      ],
    ])

  static let mac48 = RuleTable(
    "mac:48", as: .macAddress(.eui48), accepts: ["00-00-5E-00-53-01", "0000.5e00.5301"],
    rejects: ["mac.group-count": ["02-00-5E-10-00-00-00-01", "0200.5e10.0000.0001"]])

  static let mac64 = RuleTable(
    "mac:64", as: .macAddress(.eui64), accepts: ["02-00-5E-10-00-00-00-01", "0200.5e10.0000.0001"],
    rejects: ["mac.group-count": ["00-00-5E-00-53-01", "0000.5e00.5301"]])
}
