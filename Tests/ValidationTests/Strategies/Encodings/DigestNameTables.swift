import Validation

extension RuleTable {
  static let digestNames: [RuleTable] = [
    RuleTable(
      "digest:crc32", as: .digest(.crc32), accepts: ["d94f3f01", "CBF43926", "00000000"],
      rejects: [
        "digest.length": ["", "d94f3f0", "d94f3f011"], "digest.character": ["d94f3f0g", "0xd94f3f01"],
      ]),
    RuleTable(
      "digest:sha384", as: .digest(.sha384),
      accepts: [
        "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b"
      ],
      rejects: ["digest.length": ["38b060a751ac96384cd9327eb1b1e36a21fdb711"]]),
    RuleTable(
      "digest:sha3-256", as: .digest(.sha3With256Bits),
      accepts: ["a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a"],
      rejects: ["digest.length": ["a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434"]]),
    RuleTable(
      "digest:ripemd160", as: .digest(.ripemd160), accepts: ["9c1185a5c5e9fc54612808977ee8f548b2258d31"],
      rejects: [
        "digest.length": [
          "9c1185a5c5e9fc54612808977ee8f548b2258d3", "9c1185a5c5e9fc54612808977ee8f548b2258d311",
        ]
      ]),
    RuleTable(
      "digest:tiger192", as: .digest(.tiger192),
      accepts: ["3293ac630c13f245f92bbb1766e16167a3ae1cf0d5e8e5ab"],
      rejects: ["digest.length": ["3293ac630c13f245f92bbb1766e16167"]]),
    RuleTable(
      "digest:md4", as: .digest(.md4),
      accepts: ["31d6cfe0d16ae931b73c59d7e0c089c0", "A448017AAF21D8525FC10AE87AA6729D"],
      rejects: [
        "digest.length": ["31d6cfe0d16ae931b73c59d7e0c089c"],
        "digest.character": ["31d6cfe0d16ae931b73c59d7e0c089cg"],
      ]),
    RuleTable(
      "digest:sha512", as: nil,
      accepts: [String(repeating: "0f", count: 64), String(repeating: "AB", count: 64)],
      rejects: ["digest.length": [String(repeating: "0f", count: 63)]]),
  ]
}
