import Testing
import Validation

extension RuleTable {
  static let hexColor = RuleTable(
    "hex-color", as: .hexColor,
    accepts: [
      "#000", "#fff", "#FFF", "#0000", "#abcD", "#000000", "#09afAF", "#FFFFFF", "#00000000", "#12345678",
      "#aBcDeF",
    ],
    rejects: [
      "hex-color.no-hash": ["", "0", "fff", "000000", " #fff", "0x000", "＃fff", "rgb(0,0,0)", "red"],
      "hex-color.length": ["#", "#0", "#00", "#00000", "#0000000", "#000000000"],
      "hex-color.character": [
        "#ggg", "##fff", "#fff\n", "#ff ", "#fff;", "#é00", "#00/", "#00:", "#@00", "#-00",
      ],
    ])

  static let simpleColor = RuleTable(
    "hex-color:html", as: .hexColor(.simple),
    accepts: [
      "#000000", "#ffffff", "#FFFFFF", "#123456", "#789abc", "#defDEF", "#ABCabc", "#c0ffee", "#999999",
      "#a0A0a0",
    ],
    rejects: [
      "hex-color.no-hash": ["", "000000", "white"],
      "hex-color.length": ["#", "#fff", "#ffff", "#fffff", "#fffffff", "#ffffffff"],
      "hex-color.character": ["#gggggg", "#fffff ", "#ffffff\n"],
    ])
}
