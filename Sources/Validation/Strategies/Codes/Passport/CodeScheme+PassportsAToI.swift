/// The forms of passport numbers, by country.
extension CodeScheme {
  static let armeniaPassport = CodeScheme("aaddddddd", like: "AF0549358")
  static let argentinaPassport = CodeScheme("aaadddddd", like: "AAC811035")
  static let austriaPassport = CodeScheme("addddddd", like: "P4366918")
  static let australiaPassport = CodeScheme("addddddd", like: "L4819236")
  static let azerbaijanPassport = CodeScheme("adddddddd", like: "A16175905")
  static let belgiumPassport = CodeScheme("aadddddd", like: "EM000000")
  static let bulgariaPassport = CodeScheme("ddddddddd", like: "366732161")
  static let brazilPassport = CodeScheme("aadddddd", like: "FZ973689")
  static let belarusPassport = CodeScheme("aaddddddd", like: "MP3899901")
  static let canadaPassport = CodeScheme("aadddddd|addddddaa", like: "GA302922")
  static let switzerlandPassport = CodeScheme("addddddd|Xddddddd", like: "S1100409")
  static let chinaPassport = CodeScheme(
    "Gdddddddd|Edddddddd|Eaddddddd", like: "E00160027",
    .part(1..<2) { $0[1] < 10 || !$0.isOne(of: "IO", at: 1) })
  static let cyprusPassport = CodeScheme("adddddd|adddddddd", like: "K00000413")
  static let czechiaPassport = CodeScheme("dddddddd", like: "99003853")
  static let germanyPassport = CodeScheme(
    "ccccccccc", like: "C01X00T47",
    .part(0..<9) { number in !(0..<9).contains { number.isOne(of: "ABDEIOQSU", at: $0) } })
  static let denmarkPassport = CodeScheme("ddddddddd", like: "900010172")
  static let algeriaPassport = CodeScheme("ddddddddd", like: "113907902")
  static let estoniaPassport = CodeScheme("addddddd|aaddddddd", like: "K3295867")
  static let spainPassport = CodeScheme("aaadddddd|aadddddd", like: "AF238143")
  static let finlandPassport = CodeScheme("aaddddddd", like: "XP8271602")
  static let francePassport = CodeScheme("ddaaddddd", like: "05RP34083")
  static let unitedKingdomPassport = CodeScheme("ddddddddd", like: "107182890")
  static let greecePassport = CodeScheme("aaddddddd", like: "AE0000005")
  static let croatiaPassport = CodeScheme("ddddddddd", like: "017106306")
  static let hungaryPassport = CodeScheme("aadddddd|aaddddddd", like: "ZA084505")
  static let indonesiaPassport = CodeScheme(
    "addddddd", like: "C1253473",
    .part(0..<1) { $0[0] <= 14 })
  static let irelandPassport = CodeScheme("ccddddddd", like: "D23145890")
  static let indiaPassport = CodeScheme("addddddd|a-ddddddd", like: "A1234567")
  static let iranPassport = CodeScheme("adddddddd", like: "A01234567")
  static let icelandPassport = CodeScheme("Addddddd", like: "A2040611")
  static let italyPassport = CodeScheme("ccddddddd", like: "YA8335453")
}
