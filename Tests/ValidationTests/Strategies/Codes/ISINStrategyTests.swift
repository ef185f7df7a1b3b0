import Validation

extension RuleTable {
  static let isin = RuleTable(
    "isin", as: .isin,
    accepts: [
      "AD0000000003", "US0378331005", "US0231351067", "DE000BAY0017", "DE000WCH8881", "AU0000XVGZA3",
      "GB0002634946",
      "XS0356705219", "FR0000120271", "EU000A1G0BN7", "CH0012221716",
    ],
    rejects: [
      "isin.structure": [
        "", "US037833100", "US03783310055", "us0378331005", "U50378331005", "US037833100A", "US 0378331005",
        "US0378331005 ", "US03783É1005",
      ],
      "isin.country": ["ZZ0378331005", "UK0378331005", "XX0378331005", "AA0000000000"],
      "isin.checksum": ["US0378331004", "US0373831005", "DE000BAY0018", "FR0000120217"],
    ])
}
