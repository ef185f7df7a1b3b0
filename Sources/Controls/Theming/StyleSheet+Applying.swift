extension StyleSheet.Declaration {
  /// Sets the attribute of a button.
  func apply(to button: inout FUIButtonModel) {
    switch value {
    case .color(let color): set(color, of: &button)
    case .fioriColor(let style):
      set(.preferredFioriColor(forStyle: style, background: button.backgroundColorScheme), of: &button)
    case .word(let word): set(word, of: &button)
    case .box(let insets): set(insets, of: &button)
    case .offset(let offset):
      if attribute.family == .shadowOffset {
        button.box.shadowOffset = offset
      } else {
        button.text.shadowOffset = offset
      }
    case .number(let number): set(number, of: &button)
    case .boolean(let flag): button.text.autoFit = flag
    case .integer(let count): button.text.lineClamp = count
    case .fontStyle(let style): button.text.fontStyle = style
    case .textAlign(let align): button.text.align = align
    }
  }

  private func set(_ color: Color, of button: inout FUIButtonModel) {
    switch attribute.family {
    case .tintColor: button.tintColors[attribute.state] = color
    case .backgroundColor: button.backgroundColors[attribute.state] = color
    case .fontColor: button.titleColors[attribute.state] = color
    case .textShadowColor: button.titleShadowColors[attribute.state] = color
    default: button.box.shadowColor = color
    }
  }

  private func set(_ word: String, of button: inout FUIButtonModel) {
    switch attribute.family {
    case .backgroundImage: button.backgroundImages[attribute.state] = word
    case .image: button.images[attribute.state] = word
    default: button.text.fontName = word
    }
  }

  private func set(_ insets: EdgeInsets, of button: inout FUIButtonModel) {
    switch attribute.family {
    case .contentInsets: button.box.contentInsets = insets
    case .imageInsets: button.box.imageInsets = insets
    default: button.box.titleInsets = insets
    }
  }

  private func set(_ number: Double, of button: inout FUIButtonModel) {
    switch attribute.family {
    case .shadowOpacity: button.box.shadowOpacity = number
    case .shadowRadius: button.box.shadowRadius = number
    case .textAlpha: button.text.alpha = number
    default: button.text.fontSize = number
    }
  }
}
