import Testing
import Validation

@Suite struct CurrencyStrategyTests {
  @Test func `a failure names the required kind of code`() {
    #expect(
      CurrencyStrategy().failure(of: "€")?.message == "must be a currency code: three upper-case letters")
    #expect(CurrencyStrategy(.numeric).failure(of: "EUR")?.message == "must be a currency code: three digits")
  }
}

extension RuleTable {
  static let currency = RuleTable(
    "currency", as: .currency,
    accepts: [
      "AED", "ZWG", "EUR", "USD", "GBP", "JPY", "CHE", "CHW", "XAU", "XDR", "XTS", "XXX", "VED", "SLE",
    ],
    rejects: [
      "currency.malformed": ["", "EU", "EURO", "eur", "Eur", "€", "978", "EUR ", "EUR\n", "E\0R", "ＥＵＲ"],
      "currency.inactive": ["DEM", "FRF", "ITL", "HRK", "AAA", "ZZZ", "BTC", "SLL", "ZWD"],
    ])

  static let currencyNumeric = RuleTable(
    "currency:numeric", as: .currency(.numeric),
    accepts: ["008", "012", "978", "840", "826", "392", "756", "959", "963", "999"],
    rejects: [
      "currency.malformed": ["", "8", "08", "0008", "EUR", "97 ", "٩٧٨"],
      "currency.inactive": ["000", "001", "276", "280", "191", "250"],
    ])
}
