extension RuleTable {
  /// Plates of every country of the rule `licence-plate`, with each separator.
  static let licencePlates: [RuleTable] = countries(
    "licence-plate",
    accepting: """
      AL: AA 123 BB, AA123BB, AA-123-BB
      AR: AB 123 CD, AB123CD, AB-123-CD
      BE: 1-ABC-123, 1ABC123, 1 ABC 123
      BG: CB 1234 AB, CB1234AB, CB-1234-AB
      BR: ABC1D23
      CH: ZH 123456, ZH123456, ZH-123456
      CZ: 1A2 3456, 1A23456, 1A2-3456
      DE: M AB 1234, MAB1234, M-AB-1234, FS AB 1234 E, HH-A 12H, B XY 1
      DK: AB 12 345, AB12345, AB-12-345
      EE: 123 ABC, 123ABC, 123-ABC
      ES: 1234 BCD, 1234BCD, 1234-BCD
      FI: ABC-123, ABC123, ABC 123
      FR: AB-123-CD, AB123CD, AB 123 CD
      GB: AB12 CDE, AB12CDE, AB12-CDE
      GR: ABE-1234, ABE1234, ABE 1234
      HR: ZG 1234-AB, ZG1234AB, ZG 1234 AB, ZG-1234-AB
      HU: AA BB-123, AABB123, AA BB 123, AA-BB-123
      IE: 231-D-12345, 231D12345, 231 D 12345
      IN: WB-04-ZU-2001, WB04ZU2001, WB 04 ZU 2001
      IT: AB 123 CD, AB123CD, AB-123-CD
      LI: FL 12345, FL12345, FL-12345
      LT: ABC 123, ABC123, ABC-123
      LU: AB 1234, AB1234, AB-1234
      LV: AB-1234, AB1234, AB 1234
      NL: 12-BDF-3, 12BDF3, 12 BDF 3
      NO: AB 12345, AB12345, AB-12345
      PK: LEA-1234, LEA1234, LEA 1234
      PL: WA 12345, WA12345, WA-12345
      PT: AA-12-BB, AA12BB, AA 12 BB
      RO: CJ 12 ABC, CJ12ABC, CJ-12-ABC
      RS: BG 123-AB, BG123AB, BG 123 AB, BG-123-AB
      RU: A 123 BC 77, A123BC77, A-123-BC-77
      SE: ABC 123, ABC123, ABC-123
      SG: SGX 1234 A, SGX1234A, SGX-1234-A
      SI: LJ 12-ABC, LJ12ABC, LJ 12 ABC, LJ-12-ABC
      SK: BA 123 AB, BA123AB, BA-123-AB
      TR: 34 AB 1234, 34AB1234, 34-AB-1234
      UA: AA 1234 BB, AA1234BB, AA-1234-BB
      """,
    rejecting: """
      AL structure: aa 123 bb, AA 123 B!, A.A123BB
      AR structure: ab 123 cd, AB 123 C!, A.B123CD
      BE structure: 1-abc-123, 1-ABC-12!, 1.ABC123
      BG structure: cb 1234 ab, CB 1234 A!, C.B1234AB
      BR structure: abc1d23, ABC1D2!, A.BC1D23
      CH structure: zh 123456, ZH 12345!, Z.H123456
      CZ structure: 1a2 3456, 1A2 345!, 1.A23456
      DE structure: m ab 1234, M AB 123!, M.AB1234
      DK structure: ab 12 345, AB 12 34!, A.B12345
      EE structure: 123 abc, 123 AB!, 1.23ABC
      ES structure: 1234 bcd, 1234 BC!, 1.234BCD
      FI structure: abc-123, ABC-12!, A.BC123
      FR structure: ab-123-cd, AB-123-C!, A.B123CD
      GB structure: ab12 cde, AB12 CD!, A.B12CDE
      GR structure: abe-1234, ABE-123!, A.BE1234
      HR structure: zg 1234-ab, ZG 1234-A!, Z.G1234AB
      HU structure: aa bb-123, AA BB-12!, A.ABB123
      IE structure: 231-d-12345, 231-D-1234!, 2.31D12345
      IN structure: wb-04-zu-2001, WB-04-ZU-200!, W.B04ZU2001
      IT structure: ab 123 cd, AB 123 C!, A.B123CD
      LI structure: fl 12345, FL 1234!, F.L12345
      LT structure: abc 123, ABC 12!, A.BC123
      LU structure: ab 1234, AB 123!, A.B1234
      LV structure: ab-1234, AB-123!, A.B1234
      NL structure: 12-bdf-3, 12-BDF-!, 1.2BDF3
      NO structure: ab 12345, AB 1234!, A.B12345
      PK structure: lea-1234, LEA-123!, L.EA1234
      PL structure: wa 12345, WA 1234!, W.A12345
      PT structure: aa-12-bb, AA-12-B!, A.A12BB
      RO structure: cj 12 abc, CJ 12 AB!, C.J12ABC
      RS structure: bg 123-ab, BG 123-A!, B.G123AB
      RU structure: a 123 bc 77, A 123 BC 7!, A.123BC77
      SE structure: abc 123, ABC 12!, A.BC123
      SG structure: sgx 1234 a, SGX 1234 !, S.GX1234A
      SI structure: lj 12-abc, LJ 12-AB!, L.J12ABC
      SK structure: ba 123 ab, BA 123 A!, B.A123AB
      TR structure: 34 ab 1234, 34 AB 123!, 3.4AB1234
      UA structure: aa 1234 bb, AA 1234 B!, A.A1234BB
      DE part: PAF AB 1234
      CH part: XX 1234, ZH 0123
      ES part: 1234 QBC
      FR part: AI-123-CD, AB-123-CU
      GB part: AQ12 CDE, IA12 CDE
      GR part: ABC-1234
      IT part: AB 123 CQ
      RU part: D 123 BC 77
      SE part: ABI 123
      TR part: 82 AB 1234, 00 AB 1234
      NL part: 12-BDQ-3
      BG part: DB 1234 AB
      UA part: AD 1234 BB
      SG part: SIX 1234 A
      LU part: 01234
      """)
}
