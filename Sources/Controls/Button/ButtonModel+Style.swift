extension ButtonModel {
  /// A style of Novum's buttons.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// The most important action.
    case primary
    /// Another action.
    case secondary
    /// An action that destroys something.
    case danger
    /// An action that looks like a link.
    case link
    /// The most important action, on a background in the color of the brand.
    case primaryInverse
    /// Another action, on a background in the color of the brand.
    case secondaryInverse
    /// An action that looks like a link, on a background in the color of the brand.
    case linkInverse

    /// Whether the button looks like a link: small insets and no least width.
    public var isLink: Bool { self == .link || self == .linkInverse }

    /// The background on which the style is used.
    public var ground: ColorPair {
      switch self {
      case .primary, .secondary, .danger, .link: ColorPair(0xFFFFFF, 0x191919)
      case .primaryInverse, .secondaryInverse, .linkInverse: ColorPair(0x003A66, 0x0B2239)
      }
    }

    /// Returns the look in a state.
    public func look(in state: State) -> ButtonLook {
      var look = colors(isHeld: state == .selected)
      if state == .disabled { look.opacity = ButtonLook.disabledOpacity }
      return look
    }

    private func colors(isHeld: Bool) -> ButtonLook {
      switch self {
      case .primary:
        ButtonLook(
          fill: isHeld ? ColorPair(0x004A80, 0x9CCBF5) : ColorPair(0x0066B3, 0x6DB3F2), text: .onAccent)
      case .danger:
        ButtonLook(
          fill: isHeld ? ColorPair(0x8E1B1B, 0xFFC2BC) : ColorPair(0xC62828, 0xFF9A91), text: .onAccent)
      case .secondary:
        ButtonLook(fill: isHeld ? ColorPair(0xE0EFFA, 0x17324A) : nil, text: .accent, border: .accent)
      case .link:
        ButtonLook(fill: isHeld ? ColorPair(0xE0EFFA, 0x17324A) : nil, text: .accent)
      case .primaryInverse:
        ButtonLook(
          fill: isHeld ? ColorPair(0xC7DFF3, 0xC7DFF3) : ColorPair(0xFFFFFF, 0xFFFFFF), text: .onWhite)
      case .secondaryInverse:
        ButtonLook(fill: isHeld ? ColorPair(0x1B5685, 0x1B4468) : nil, text: .white, border: .white)
      case .linkInverse:
        ButtonLook(fill: isHeld ? ColorPair(0x1B5685, 0x1B4468) : nil, text: .white)
      }
    }
  }
}

extension ColorPair {
  fileprivate static let accent = ColorPair(0x0066B3, 0x6DB3F2)
  fileprivate static let onAccent = ColorPair(0xFFFFFF, 0x0D1B28)
  fileprivate static let onWhite = ColorPair(0x00508C, 0x00508C)
  fileprivate static let white = ColorPair(0xFFFFFF, 0xFFFFFF)
}
