internal import Controls

/// The looks of the controls as custom properties: `--fill`, `--text` and `--edge`, and those of a held button.
enum LookRules {
  static var button: [StyleRule] {
    ButtonModel.Style.allCases.map { style in
      let (normal, held) = (style.look(in: .normal), style.look(in: .selected))
      return StyleRule(
        selector: ".control-button[data-style=\"\(style.rawValue)\"]",
        declarations: [
          ("--fill", normal.fill?.css), ("--held-fill", held.fill?.css), ("--text", normal.text.css),
          ("--edge", normal.border?.css),
        ].compactMap { name, value in value.map { (name, $0) } })
    }
  }

  static var brand: [StyleRule] {
    BrandVariant.allCases.map { variant in
      rule(
        ".control-brand[data-kind=\"\(variant.kind.rawValue)\"][data-color=\"\(variant.color.rawValue)\"]",
        variant.look(in: .normal), held: variant.look(in: .pressed))
    }
      + BrandVariant.Kind.allCases.map { kind in
        rule(
          ".control-brand[data-kind=\"\(kind.rawValue)\"][data-state=\"disabled\"]",
          BrandVariant(kind).look(in: .disabled))
      }
  }

  private static func rule(
    _ selector: String, _ look: BrandButtonLook, held: BrandButtonLook? = nil
  ) -> StyleRule {
    let heldText = held.flatMap { $0.foreground == look.foreground ? nil : $0.foreground.css }
    return StyleRule(
      selector: selector,
      declarations: [
        ("--fill", look.background?.css), ("--held-fill", held?.background?.css),
        ("--text", look.foreground.css), ("--held-text", heldText), ("--edge", look.outline?.css),
      ].compactMap { name, value in value.map { (name, $0) } })
  }

  /// Returns the looks of a Fiori button in its six states on both backgrounds; for the other states only what differs
  /// from the normal state.
  static func fiori(_ model: (ColorScheme) -> FUIButtonModel, selector: String) -> [StyleRule] {
    let (light, dark) = (model(.light), model(.dark))
    let looks = ControlState.allStates.map {
      declarations(light: light.look(in: $0), dark: dark.look(in: $0))
    }
    let normal = StyleRule(
      selector: selector, declarations: looks[0].filter { defaults[$0.name] != $0.value })
    // In each rule, the selector is that of its states only.
    var rules: [StyleRule] = []
    for (state, look) in zip(ControlState.allStates, looks).dropFirst() {
      let changed = zip(look, looks[0]).filter { $0.0.value != $0.1.value }.map(\.0)
      let rule = StyleRule(selector: selectors(of: state), declarations: changed)
      if let same = rules.firstIndex(where: { $0.hasDeclarations(of: rule) }) {
        rules[same].selector += ",\n" + rule.selector
      } else {
        rules.append(rule)
      }
    }
    // States have no specificity, so that the normal look of a theme overrides every look without one.
    return [normal]
      + rules.map {
        StyleRule(selector: "\(selector):where(\($0.selector))", declarations: $0.declarations)
      }
  }

  /// A button under a pointer has the colors of a held one, which is darker by its layer. A persistent button has them as well,
  /// although it is never in the state: that it is held can be seen.
  private static func selectors(of state: ControlState) -> String {
    let own = "[data-state=\"\(state.name)\"]"
    return state == .highlighted ? "\(own), [data-state=\"normal\"]:hover" : own
  }

  /// The values that the style sheet uses for custom properties that are not set.
  private static let defaults = [
    "--fill": "transparent", "--edge": "transparent", "--ring": "var(--text)", "--icon": "var(--text)",
    "--shade": "transparent",
    "--alpha": "1", "--image": "none",
  ]

  private static func declarations(
    light: FUIButtonLook, dark: FUIButtonLook
  ) -> [(name: String, value: String)] {
    func pair(_ color: (FUIButtonLook) -> Color?) -> String {
      guard let light = color(light), let dark = color(dark) else { return "transparent" }
      return ColorPair(light: light, dark: dark).css
    }
    let (text, icon) = (pair(\.titleColor), pair { $0.imageTint ?? $0.titleColor })
    let ring = pair { $0.ring ?? $0.titleColor }
    return [
      ("--text", text), ("--fill", pair(\.background)), ("--edge", pair(\.border)),
      ("--ring", ring == text ? "var(--text)" : ring), ("--icon", icon == text ? "var(--text)" : icon),
      ("--shade", pair(\.titleShadowColor)),
      ("--alpha", light.opacity.short),
      ("--image", light.backgroundImage.map { "url(\($0.quotedInCSS))" } ?? "none"),
    ]
  }

  /// The poses and colors of a play button.
  static func play(_ model: PlayButtonModel, selector: String) -> StyleRule {
    var declarations = [
      ("--disc", model.colors.playBufferingBackgroundColor.css),
      ("--shape", model.colors.playBufferingTintColor.css),
      ("--pause-disc", model.colors.pauseStopBackgroundColor.css),
      ("--pause-shape", model.colors.pauseStopTintColor.css),
    ]
    for name in PicturePose.Name.allCases where name != .upright {
      let pose = PicturePose(name, of: model.shapes)
      declarations.append(("--\(name.rawValue)", "path(\"\(pose.outline)\")"))
      declarations.append(("--\(name.rawValue)-width", "\(pose.strokeWidth.short)px"))
    }
    return StyleRule(selector: selector, declarations: declarations.map { (name: $0.0, value: $0.1) })
  }
}

extension FUIButtonModel {
  /// Creates a button on a background.
  init(style: FUIButtonStyle, on scheme: ColorScheme) {
    self.init(style: style)
    backgroundColorScheme = scheme
  }
}
