import Testing
import Validation

extension RuleTable {
  static let cssColor = RuleTable(
    "css-color", as: .cssColor(),
    accepts: [
      "#369", "#369c", "#336699", "#336699CC", "rebeccapurple", "RebeccaPurple", "transparent",
      "currentColor", "rgb(51,102,153)",
      "rgb(51, 102, 153)", "rgb( 51 , 102 , 153 )", "rgb(20%, 40%, 60%)", "rgba(51, 102, 153, 0.5)",
      "rgba(51,102,153,50%)",
      "rgb(51 102 153)", "rgb(51 102 153 / 50%)", "rgb(51 102 153/.5)", "rgb(20% 102 none)",
      "RGB(300 -5 1e2)",
      "hsl(210, 50%, 40%)", "hsl(210deg, 50%, 40%)", "hsla(0.5turn,50%,40%,1)", "hsl(210 50% 40%)",
      "hsl(210 50 40 / none)",
      "hsl(none 50% 40%)", "hwb(210 20% 40%)", "lab(50% 20 -30)", "lch(50% 30 210deg)", "oklab(0.5 0.1 -0.1)",
      "oklch(70% 0.1 210 / 0.5)", "color(display-p3 1 0.5 0)", "color(srgb 100% 50% none / .5)",
      "color(xyz-d50\t1\n1 1)",
    ],
    rejects: [
      "css-color.form": [
        "", "336699", "rebeccapurpel", "rebecca purple", " red", "red ", "rgb", "cmyk(0 0 0 0)", "hex(1 2 3)",
        "color-mix(in srgb, red, blue)",
        "Canvas", "rgb (1 2 3)",
      ],
      "css-color.malformed": [
        "#", "#36", "#33669", "#336699c", "#33669g", "rgb()", "rgb(51, 102)", "rgb(51, 102 153)",
        "rgb(51 102, 153)", "rgb(51 102)",
        "rgb(51 102 153", "rgb(51 102 153) ", "rgb(51 102 153 .5)", "rgb(20%, 102, 153)", "rgb(none, 1, 1)",
        "rgb(1deg 2 3)",
        "rgb(51 102 153 / )", "rgb(51, 102, 153 / 1)", "rgb(1. 2 3)", "rgb(1px 2 3)", "hsl(210, 50, 40)",
        "hsl(50%, 50%, 40%)",
        "hwb(210, 20%, 40%)", "lch(50% 30deg 210)", "color(1 1 1)", "color(srgb 1 1)", "color(rgb 1 1 1)",
        "rgb(1 2 3 / 1deg)",
      ],
    ])

  static let cssColorForms = RuleTable(
    "css-color:rgb,hsl", as: .cssColor(.rgb, .hsl),
    accepts: ["rgb(1 2 3)", "rgba(1,2,3,.5)", "hsl(1 2% 3%)"],
    rejects: ["css-color.form": ["red", "#336699", "lab(1 2 3)"], "css-color.malformed": ["rgb(1 2)"]])
}

@Suite struct CSSColorStrategyTests {
  @Test(arguments: [
    ("rgb(51, 102 153)", 13), ("#33669g", 7), ("rgb(1px 2 3)", 6), ("rgb(1 2 3", 10), ("lch(1 2deg 3)", 7),
  ])
  func `a malformed color has the place of the fault`(color: String, position: Int) {
    #expect(CSSColorStrategy().failure(of: color)?.parameters["position"] == .integer(position), "\(color)")
  }
}
