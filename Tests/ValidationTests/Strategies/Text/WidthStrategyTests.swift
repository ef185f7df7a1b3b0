import Validation

extension RuleTable {
  static let widthFull = RuleTable(
    "width:full", as: .width(.full),
    accepts: [
      "", "カナ", "１２３", "漢字　かな", "ＡＢＣ", "한국어", "，。！？", "α±§", "ー", "〇", "𠮷", "👍", "❤️", "👨‍👩‍👧",
      "か\u{3099}",
    ],
    rejects: [
      "width.half": ["abc", "ｶﾅ", "カナ123", "カ ナ", "１2", "ñ", "ﾊﾟ", "かな.", "\u{A0}", "漢\n", "￨", "א"]
    ])

  static let widthHalf = RuleTable(
    "width:half", as: .width(.half),
    accepts: [
      "", "abc", "ｶﾅ", "123 45", "!\"#$", "é", "α", "אב", "ﾊﾟ", "\u{A0}", "x-y",
    ],
    rejects: [
      "width.full": ["カナ", "１２３", "abc漢", "　", "Ａ", "한", "，", "a！", "ー", "𠮷", "👍", "❤️"]
    ])
}
