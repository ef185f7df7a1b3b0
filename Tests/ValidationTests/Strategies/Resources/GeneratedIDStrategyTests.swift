import Validation

extension RuleTable {
  static let nanoid = RuleTable(
    "generated-id:nanoid", as: .generatedID(.nanoid),
    accepts: [
      "V1StGXR8_Z5jdHi6B-myT", "000000000000000000000", "---------------------", "_____________________",
      "zzzzzzzzzzzzzzzzzzzzz", "AAAAAAAAAAAAAAAAAAAAA", "f8vjQPFtZ8kXEXAMPLE-1", "abcdefghijklmnopqrstu",
      "ABCDEFGHIJKLMNOPQRSTU", "0123456789_-0123456_-",
    ],
    rejects: [
      "generated-id.length": [
        "", "V", "V1StGXR8_Z5jdHi6B-my", "V1StGXR8_Z5jdHi6B-myTT", "-",
        "V1StGXR8_Z5jdHi6B-myTV1StGXR8_Z5jdHi6B-myT",
      ],
      "generated-id.character": [
        "V1StGXR8 Z5jdHi6B-myT", "V1StGXR8+Z5jdHi6B-myT", "V1StGXR8/Z5jdHi6B-myT", "V1StGXR8_Z5jdHi6B-my\n",
        " 1StGXR8_Z5jdHi6B-myT", "é1StGXR8_Z5jdHi6B-my", "V1StGXR8.Z5jdHi6B-myT",
      ],
    ])

  static let mongodb = RuleTable(
    "generated-id:mongodb", as: .generatedID(.mongodb),
    accepts: [
      "507f1f77bcf86cd799439011", "507F1F77BCF86CD799439011", "000000000000000000000000",
      "ffffffffffffffffffffffff", "FFFFFFFFFFFFFFFFFFFFFFFF", "0123456789abcdefABCDEF01",
      "65a1b2c3d4e5f60718293a4b", "aaaaaaaaaaaaaaaaaaaaaaaa", "123456789012345678901234",
      "deadbeefdeadbeefdeadbeef",
    ],
    rejects: [
      "generated-id.length": ["", "507f1f77bcf86cd79943901", "507f1f77bcf86cd7994390111", "0", "507f1f77"],
      "generated-id.character": [
        "507f1f77bcf86cd79943901g", "0x7f1f77bcf86cd799439011", "507f1f77-cf86-d799439011",
        "507f1f77bcf86cd79943901 ", "507f1f77bcf86cd79943901\n", "é",
      ],
    ])

  static let ksuid = RuleTable(
    "generated-id:ksuid", as: .generatedID(.ksuid),
    accepts: [
      "0ujtsYcgvSTl8PAuAdqWYSMnLOv", "0ujsszwN8NRY24YaXiTIE2VWDTS", "000000000000000000000000000",
      "aWgEPTl1tmebfsQzFP4bxwgy80V", "aWgEPTl1tmebfsQzFP4bxwgy80U", "aWgEPTl1tmebfsQzFP4bxwgy7zz",
      "ZZZZZZZZZZZZZZZZZZZZZZZZZZZ", "1srOrx2ZWZBpBUvZwXKQmoEYga2", "aAAAAAAAAAAAAAAAAAAAAAAAAAA",
      "9zzzzzzzzzzzzzzzzzzzzzzzzzz",
    ],
    rejects: [
      "generated-id.too-large": [
        "aWgEPTl1tmebfsQzFP4bxwgy80W", "aWgEPTl1tmebfsQzFP4bxwgy8zz", "b00000000000000000000000000",
        "zzzzzzzzzzzzzzzzzzzzzzzzzzz",
      ],
      "generated-id.length": ["", "0", "0ujtsYcgvSTl8PAuAdqWYSMnLO", "0ujtsYcgvSTl8PAuAdqWYSMnLOv0"],
      "generated-id.character": [
        "0ujtsYcgvSTl8PAuAdqWYSMnLO-", "0ujtsYcgvSTl8PAuAdqWYSMnLO_", "0ujtsYcgvSTl8PAuAdqWYSMnL v", "é",
      ],
    ])

  static let xid = RuleTable(
    "generated-id:xid", as: .generatedID(.xid),
    accepts: [
      "9m4e2mr0ui3e8a215n4g", "00000000000000000000", "vvvvvvvvvvvvvvvvvvvg", "vvvvvvvvvvvvvvvvvvv0",
      "c0000000000000000000", "b50vl5e54p1000fo3gh0", "bsb2v3b3d0qg00d6dbc0", "01234567890123456780",
      "abcdefghijklmnopqrsg", "9m4e2mr0ui3e8a215n40",
    ],
    rejects: [
      "generated-id.length": ["", "0", "9m4e2mr0ui3e8a215n4", "9m4e2mr0ui3e8a215n4g0"],
      "generated-id.character": [
        "9m4e2mr0ui3e8a215n4h", "9m4e2mr0ui3e8a215n4v", "9m4e2mr0ui3e8a215n41", "9M4e2mr0ui3e8a215n4g",
        "9m4e2mr0ui3e8a215nwg", "9m4e2mr0ui3e8a215n4 ", "9m4e2mr0-i3e8a215n4g",
      ],
    ])

  static let cuid = RuleTable(
    "generated-id:cuid", as: .generatedID(.cuid),
    accepts: [
      "cjld2cjxh0000qzrmn831i7rn", "cjld2cyuq0000t3rmniod1foy", "c000000000000000000000000",
      "czzzzzzzzzzzzzzzzzzzzzzzz", "ckopqwooh000001la8mbi2im9", "cm1234567890abcdefghijklm",
      "ccccccccccccccccccccccccc", "c0123456789abcdefghijklmn", "cl9ebqhxk00003b600tymydho",
      "ch72gsb320000udocl363eofy",
    ],
    rejects: [
      "generated-id.length": ["", "c", "cjld2cjxh0000qzrmn831i7r", "cjld2cjxh0000qzrmn831i7rnn"],
      "generated-id.character": [
        "ajld2cjxh0000qzrmn831i7rn", "Cjld2cjxh0000qzrmn831i7rn", "cJld2cjxh0000qzrmn831i7rn",
        "cjld2cjxh-000qzrmn831i7rn", "cjld2cjxh0000qzrmn831i7r\n", "0jld2cjxh0000qzrmn831i7rn",
      ],
    ])

  static let cuid2 = RuleTable(
    "generated-id:cuid2", as: .generatedID(.cuid2),
    accepts: [
      "tz4a98xxat96iws9zmbrgj3a", "pfh0haxfpzowht3oi213cqos", "a0", "ab", "z9",
      "a0123456789abcdefghijklmnopqrstu", "nc6bzmkmd014706rfda898to", "aaaaaaaaaaaaaaaaaaaaaaaa",
      "abcdefghijklmnopqrstuvwxyz", "q1w2e3r4t5",
    ],
    rejects: [
      "generated-id.length": ["", "a", "a0123456789abcdefghijklmnopqrstuv"],
      "generated-id.character": [
        "0z4a98xxat96iws9zmbrgj3a", "9", "Tz4a98xxat96iws9zmbrgj3a", "tz4A98xxat96iws9zmbrgj3a", "a-b", "a b",
        "é0",
      ],
    ])
}
