/// A network of payment cards, which the first digits of a number identify.
///
/// ISO/IEC 7812-2 defines how the first digits are assigned, in a register that is not public. The ranges and
/// lengths here are those in common use, as the article "Payment card number" of Wikipedia collects them from
/// the guides of the networks. Some ranges belong to two networks, whose cards show both brands. Of Maestro's
/// ranges 50 and 56 to 69, those with 60 to 62, 64 to 66, 68 and 69 are omitted, because other networks use
/// them. So are ranges in which cards are no longer issued (JCB's 1800 and 2131).
public enum CardNetwork: String, Sendable, CaseIterable {
  /// The network of this name.
  case visa, mastercard, amex, discover, diners, jcb, unionpay, maestro, mir, rupay, troy, dankort, uatp,
    verve

  /// The lengths of its numbers, in digits.
  var lengths: [Int] {
    switch self {
    case .visa: [13, 16, 19]
    case .mastercard, .rupay, .troy, .dankort: [16]
    case .amex, .uatp: [15]
    case .diners: [14, 15, 16, 17, 18, 19]
    case .discover, .jcb, .unionpay, .mir: [16, 17, 18, 19]
    case .verve: [16, 18, 19]
    case .maestro: [12, 13, 14, 15, 16, 17, 18, 19]
    }
  }

  /// Whether cards of the network begin with the six digits of `prefix`.
  func holds(_ prefix: Int) -> Bool {
    switch (self, prefix) {
    case (.visa, 400_000...499_999),
      (.mastercard, 510_000...559_999), (.mastercard, 222_100...272_099),
      (.amex, 340_000...349_999), (.amex, 370_000...379_999),
      (.discover, 601_100...601_199), (.discover, 622_126...622_925), (.discover, 644_000...659_999),
      (.diners, 300_000...309_999), (.diners, 360_000...369_999), (.diners, 380_000...399_999),
      (.jcb, 352_800...358_999),
      (.unionpay, 620_000...629_999), (.unionpay, 810_000...817_199),
      (.maestro, 500_000...509_999), (.maestro, 560_000...599_999),
      (.maestro, 630_000...639_999), (.maestro, 670_000...679_999),
      (.mir, 220_000...220_499),
      (.rupay, 508_000...508_999), (.rupay, 600_000...609_999), (.rupay, 650_000...659_999),
      (.rupay, 810_000...829_999), (.rupay, 353_000...353_999), (.rupay, 356_000...356_999),
      (.troy, 979_200...979_299), (.troy, 650_000...659_999),
      (.dankort, 501_900...501_999), (.dankort, 457_100...457_199),
      (.uatp, 100_000...199_999),
      (.verve, 506_099...506_198), (.verve, 507_865...507_964), (.verve, 650_002...650_027):
      true
    default: false
    }
  }
}
