internal import Controls

/// The rules for the insets, the shadow and the text of a Fiori button, if they are not the default ones.
enum BoxRules {
  static func fiori(_ model: FUIButtonModel, selector: String) -> [StyleRule] {
    [
      StyleRule(selector: selector, declarations: box(model.box) + text(model.text)),
      StyleRule(selector: "\(selector) .control-icon", declarations: icon(model.box)),
      StyleRule(selector: "\(selector) .control-title", declarations: title(model.text, model.box)),
    ]
  }

  private static let standard = (box: FUIBoxAttributes(), text: FUITextAttributes())

  private static func box(_ box: FUIBoxAttributes) -> [(name: String, value: String)] {
    var declarations: [(name: String, value: String)] = []
    if box.contentInsets != standard.box.contentInsets {
      declarations.append(("padding", box.contentInsets.css))
    }
    if box.layoutMargins != .zero { declarations.append(("margin", box.layoutMargins.css)) }
    if let color = box.shadowColor, box.shadowOpacity > 0 {
      var color = color
      color.alpha = UInt8((Double(color.alpha) * box.shadowOpacity).rounded())
      declarations.append(("box-shadow", "\(box.shadowOffset.css) \(box.shadowRadius.short)px \(color.css)"))
    }
    return declarations
  }

  private static func text(_ text: FUITextAttributes) -> [(name: String, value: String)] {
    var declarations: [(name: String, value: String)] = []
    if let name = text.fontName { declarations.append(("font-family", name.quotedInCSS)) }
    // The size is in rem, so that it follows the text size that the user has chosen.
    if text.font.size != standard.text.font.size {
      declarations.append(("font-size", "\((text.font.size / 16).short)rem"))
    }
    return declarations
  }

  private static func icon(_ box: FUIBoxAttributes) -> [(name: String, value: String)] {
    var declarations: [(name: String, value: String)] = []
    if box.imageInsets != .zero { declarations.append(("margin", box.imageInsets.css)) }
    if box.imageSize != standard.box.imageSize {
      declarations += [
        ("width", "\(box.imageSize.width.short)px"), ("height", "\(box.imageSize.height.short)px"),
      ]
    }
    return declarations
  }

  private static func title(
    _ text: FUITextAttributes, _ box: FUIBoxAttributes
  ) -> [(name: String, value: String)] {
    var declarations: [(name: String, value: String)] = []
    if box.titleInsets != .zero { declarations.append(("margin", box.titleInsets.css)) }
    if text.align != .center {
      declarations.append(("text-align", text.align == .natural ? "start" : text.align.rawValue.alignInCSS))
    }
    if text.alpha != 1 { declarations.append(("opacity", text.alpha.short)) }
    if text.shadowOffset != standard.text.shadowOffset {
      declarations.append(("text-shadow", "\(text.shadowOffset.css) var(--shade)"))
    }
    let width = text.preferredMaxLayoutWidth
    if width > 0 {
      declarations.append(("max-width", "\(width.short)px"))
      if text.isPreservingPreferredMaxLayoutWidth { declarations.append(("min-width", "\(width.short)px")) }
      if !text.lineBreakMode.wraps {
        declarations += [("white-space", "nowrap"), ("overflow", "hidden")]
        if text.lineBreakMode != .byClipping { declarations.append(("text-overflow", "ellipsis")) }
      } else if text.lineBreakMode == .byCharWrapping {
        declarations.append(("word-break", "break-all"))
      }
    }
    if text.lineClamp > 0 {
      declarations += [("max-height", "\(text.lineClamp)lh"), ("overflow", "hidden")]
    }
    return declarations
  }
}

extension EdgeInsets {
  fileprivate var css: String { [top, right, bottom, left].map { "\($0.short)px" }.joined(separator: " ") }
}

extension Offset {
  fileprivate var css: String { "\(horizontal.short)px \(vertical.short)px" }
}

extension String {
  /// The alignment in the notation of CSS.
  fileprivate var alignInCSS: String { self == "justified" ? "justify" : self }
}
