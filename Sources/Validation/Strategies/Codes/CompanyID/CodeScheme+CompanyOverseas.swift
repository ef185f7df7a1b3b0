extension CodeScheme {
  /// India, CIN: listed or not, five digits of the industry, the state, the year, three letters of the kind and six digits.
  ///
  /// Companies (Incorporation) Rules, 2014; Ministry of Corporate Affairs. Form only.
  static let cin = CodeScheme(
    "Ldddddaaddddaaadddddd|Udddddaaddddaaadddddd", like: "L17110MH1973PLC019786")

  /// Israel, company number: 5, seven digits and a Luhn digit (Registrar of Companies).
  static let israeliCompanyNumber = CodeScheme(
    "5dddddddd|5d-ddddddd", like: "516179157",
    .checksum { Luhn().holds(for: $0) })

  /// New Zealand, NZBN: a Global Location Number of thirteen digits that begins with 94 (New Zealand Business Number Act 2016).
  static let nzbn = CodeScheme(
    "94ddddddddddd", like: "9429041535110",
    .checksum { number in
      var checksum = GTINChecksum()
      for index in 0..<13 { checksum.append(number[index]) }
      return checksum.isValid
    })

  /// Singapore, UEN: eight digits and a check letter of a business; the year, five digits and a check letter of a company; or T, S or R,
  /// two digits of the year, two letters of the kind, four digits and a check letter of another body.
  ///
  /// Accounting and Corporate Regulatory Authority, "Unique Entity Number".
  static let uen = CodeScheme(
    "dddddddda|ddddddddda|addaadddda", like: "197401143C",
    .part(0..<1) { $0[0] < 10 || $0.isOne(of: "RST", at: 0) },
    .part(0..<4) { $0[0] >= 10 || $0.count == 9 || 1800...2099 ~= $0.number(0..<4) },
    .part(3..<5) { $0[0] < 10 || otherEntities.lists($0.byte(3), $0.byte(4)) },
    .checksum { number in
      if number.count == 9 {
        let sum = number.sum([10, 4, 9, 3, 8, 2, 7, 1])
        return StaticString("XMKECAWLJDB").index(of: number.byte(8)) == sum % 11
      }
      if number[0] < 10 {
        let sum = number.sum([10, 8, 6, 4, 9, 7, 5, 3, 1])
        return StaticString("ZKCMDNERGWH").index(of: number.byte(9)) == sum % 11
      }
      let alphabet: StaticString = "ABCDEFGHJKLMNPQRSTUVWX0123456789"
      let weights: InlineArray<9, Int> = [4, 3, 5, 3, 10, 2, 2, 5, 7]
      var sum = 0
      for index in 0..<9 { sum += weights[index] * (alphabet.index(of: number.byte(index)) ?? 0) }
      return alphabet.index(of: number.byte(9)) == (sum + 6) % 11
    })

  private static let otherEntities: StaticString = """
    CC CD CH CL CM CP CS CX DP FB FC FM FN GA GB GS HS LL LP MB MC MD MH MM MQ NB NR PA PB PF RF RP SM SS TC TU VH XL
    """

  /// Singapore, NRIC or FIN: S, T, F, G or M, seven digits and a check letter, by the weights 2 7 6 5 4 3 2, modulo 11.
  ///
  /// Immigration and Checkpoints Authority: T and G add 4, M adds 3; M is in use since 2022.
  static let nric = CodeScheme(
    "addddddda", like: "S0000001I",
    .part(0..<1) { $0.isOne(of: "STFGM", at: 0) },
    .checksum { number in
      let sum = number.sum([2, 7, 6, 5, 4, 3, 2], from: 1)
      return switch number.byte(0) {
      case UInt8(ascii: "S"): StaticString("JZIHGFEDCBA").index(of: number.byte(8)) == sum % 11
      case UInt8(ascii: "T"): StaticString("JZIHGFEDCBA").index(of: number.byte(8)) == (sum + 4) % 11
      case UInt8(ascii: "F"): StaticString("XWUTRQPNMLK").index(of: number.byte(8)) == sum % 11
      case UInt8(ascii: "G"): StaticString("XWUTRQPNMLK").index(of: number.byte(8)) == (sum + 4) % 11
      default: StaticString("XWUTRQPNJLK").index(of: number.byte(8)) == (sum + 3) % 11
      }
    })

  /// South Africa, registration number: the year, six digits and two digits of the kind; `2001/123456/07` (Companies and Intellectual
  /// Property Commission). Form only.
  static let southAfricanCompanyNumber = CodeScheme(
    "dddd/dddddd/dd|dddddddddddd", like: "2001/123456/07",
    .part(0..<2) { 18...20 ~= $0.number(0..<2) })
}
