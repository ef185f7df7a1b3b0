/// A network of payment cards, told by the first digits of a number.
///
/// ISO/IEC 7812-2 assigns the digits; its register is not public. The ranges are those that the networks publish for
/// routing, as of 2026: Visa and Mastercard "BIN attributes", American Express, Discover (with Diners Club International)
/// "IIN bulletin", JCB, UnionPay International, NSPK (Mir), NPCI (RuPay), BKM (Troy), Nets (Dankort), UATP. Some ranges belong to two
/// networks that honour each other's cards.
public enum CardNetwork: String, Sendable, CaseIterable {
  case visa, mastercard, amex, discover, diners, jcb, unionpay, maestro, mir, rupay, troy, dankort, uatp

  /// The ranges of the first six digits.
  private var ranges: InlineArray<5, ClosedRange<Int>> {
    let none = -1...(-1)
    return switch self {
    case .visa: [400_000...499_999, none, none, none, none]
    case .mastercard: [510_000...559_999, 222_100...272_099, none, none, none]
    case .amex: [340_000...349_999, 370_000...379_999, none, none, none]
    case .discover: [601_100...601_199, 644_000...659_999, none, none, none]
    case .diners: [300_000...305_999, 309_500...309_599, 360_000...369_999, 380_000...399_999, none]
    case .jcb: [352_800...358_999, none, none, none, none]
    case .unionpay: [620_000...629_999, 810_000...817_199, none, none, none]
    case .maestro: [500_000...509_999, 560_000...589_999, 630_000...639_999, 670_000...679_999, none]
    case .mir: [220_000...220_499, none, none, none, none]
    case .rupay:
      [508_500...508_999, 606_985...608_500, 652_150...653_149, 817_200...819_999, 820_000...829_999]
    case .troy: [979_200...979_299, 650_052...650_052, none, none, none]
    case .dankort: [501_900...501_999, 457_100...457_199, none, none, none]
    case .uatp: [100_000...199_999, none, none, none, none]
    }
  }

  /// The numbers of digits that its cards have.
  var lengths: [Int] {
    switch self {
    case .visa: [13, 16, 19]
    case .mastercard, .rupay, .troy, .dankort: [16]
    case .amex, .uatp: [15]
    case .diners: [14, 15, 16, 17, 18, 19]
    case .discover, .jcb, .unionpay, .mir: [16, 17, 18, 19]
    case .maestro: [12, 13, 14, 15, 16, 17, 18, 19]
    }
  }

  /// Whether cards of the network begin with those six digits.
  func holds(_ prefix: Int) -> Bool {
    for index in 0..<5 where ranges[index].contains(prefix) { return true }
    return false
  }
}
