extension RuleTable {
  /// Passport numbers of every country of the rule `passport`.
  ///
  /// Valid numbers are the examples of the sources and random ones that python-stdnum 2.2 accepts where it has the number; invalid ones
  /// are the same with a fault.
  static let passports: [RuleTable] = countries(
    "passport",
    accepting: """
      AM: AF0549358
      AR: AAC811035
      AT: P4366918
      AU: L4819236
      AZ: A16175905
      BE: EM000000
      BG: 366732161
      BR: FZ973689
      BY: MP3899901
      CA: GA302922
      CH: S1100409
      CN: E00160027, G12345678, EA1234567
      CY: K00000413
      CZ: 99003853
      DE: C01X00T47
      DK: 900010172
      DZ: 113907902
      EE: K3295867
      ES: AF238143
      FI: XP8271602
      FR: 05RP34083
      GB: 107182890
      GR: AE0000005
      HR: 017106306
      HU: ZA084505
      ID: C1253473
      IE: D23145890
      IN: A1234567
      IR: A01234567
      IS: A2040611
      IT: YA8335453
      JM: A0123456
      JP: TH3474561
      KR: M35772699
      KZ: A0123456
      LI: A01234
      LT: 20200997
      LU: JCU9J4T2
      LV: LV9000339
      LY: P79JF34X
      MT: 1026564
      MX: G43103410
      MY: A00000000
      MZ: AB0808212
      NL: XTR110131
      NZ: LF012345
      PH: P1234567A
      PK: QZ1791293
      PL: ZS0000177
      PT: I700044
      RO: 05485968
      RU: 012345678
      SE: 59000001
      SK: P0000000
      SL: PB0036440
      TH: A123456
      TR: U06764100
      UA: EH345655
      US: 790369937
      ZA: T12345678
      """,
    rejecting: """
      AM structure: AF054935, AF05493580
      AR structure: AAC81103, AAC8110350
      AT structure: P436691, P43669180
      AU structure: L481923, L48192360
      AZ structure: A1617590, A161759050
      BE structure: EM00000, EM0000000
      BG structure: 36673216, 3667321610
      BR structure: FZ97368, FZ9736890
      BY structure: MP389990, MP38999010
      CA structure: GA30292, GA3029220
      CH structure: S110040, S11004090
      CN structure: E0016002, e00160027
      CY structure: K0000041, K000004130
      CZ structure: 9900385, 990038530
      DE structure: C01X00T4, C01X00T470
      DK structure: 90001017, 9000101720
      DZ structure: 11390790, 1139079020
      EE structure: K329586, K32958670
      ES structure: AF23814, AF2381430
      FI structure: XP827160, XP82716020
      FR structure: 05RP3408, 05RP340830
      GB structure: 10718289, 1071828900
      GR structure: AE000000, AE00000050
      HR structure: 01710630, 0171063060
      HU structure: ZA08450, za084505
      ID structure: C125347, C12534730
      IE structure: D2314589, D231458900
      IN structure: A123456, A12345670
      IR structure: A0123456, A012345670
      IS structure: A204061, A20406110
      IT structure: YA833545, YA83354530
      JM structure: A012345, A01234560
      JP structure: TH347456, TH34745610
      KR structure: M3577269, M357726990
      KZ structure: A012345, A01234560
      LI structure: A0123, A012340
      LT structure: 2020099, 202009970
      LU structure: JCU9J4T, JCU9J4T20
      LV structure: LV900033, LV90003390
      LY structure: P79JF34, P79JF34X0
      MT structure: 102656, 10265640
      MX structure: G4310341, G431034100
      MY structure: A0000000, A000000000
      MZ structure: AB080821, AB08082120
      NL structure: XTR11013, XTR1101310
      NZ structure: LF01234, LF0123450
      PH structure: P1234567, P1234567A0
      PK structure: QZ179129, QZ17912930
      PL structure: ZS000017, ZS00001770
      PT structure: I70004, I7000440
      RO structure: 0548596, 05485968A
      RU structure: 01234567, 0123456780
      SE structure: 5900000, 590000010
      SK structure: P000000, P00000000
      SL structure: PB003644, PB00364400
      TH structure: A12345, a123456
      TR structure: U0676410, U067641000
      UA structure: EH34565, EH3456550
      US structure: 79036993, 7903699370
      ZA structure: T1234567, T123456780
      """)
}
