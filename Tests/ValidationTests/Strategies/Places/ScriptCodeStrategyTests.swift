import Validation

extension RuleTable {
  static let scriptCode = RuleTable(
    "script-code", as: .scriptCode,
    accepts: [
      "Latn", "Cyrl", "Arab", "Hant", "Hans", "Jpan", "Kore", "Grek", "Zyyy", "Zxxx", "Zsye", "Geok",
    ],
    rejects: [
      "script-code.unassigned": [
        "", "latn", "LATN", "Lat", "Latin", "Qaaa", "Qabx", "Xyzz", "Latn ", "Lat1", "Latñ", "lATN",
      ]
    ])

  static let locale = RuleTable(
    "language:locale", as: .language(.locale),
    accepts: [
      "en", "en_US", "en-US", "zh_Hant_TW", "zh-Hant_TW", "am_ET", "ca_ES_VALENCIA", "en_US_POSIX",
      "sl_rozaj_biske", "de_CH_x_phonebk",
      "en-u-ca-buddhist", "de_1996",
    ],
    rejects: [
      "language.malformed": [
        "", "_", "en_", "_US", "en__US", "12", "a_DE", "en.UTF-8", "en_US@euro",
      ],
      "language.unregistered": ["xx_US", "lo_POP", "en_UK", "en_Abcd", "en_US_posixx"],
      "language.duplicate-variant": ["de_1996_1996", "de-1996_1901_1996"],
      "language.duplicate-singleton": ["en_a_bb_a_cc"],
    ])
}
