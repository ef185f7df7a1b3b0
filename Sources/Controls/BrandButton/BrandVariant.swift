/// The kind and the color of a brand button.
public struct BrandVariant: Hashable, Sendable {
  /// The kind of a brand button.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Filled with the color.
    case primary
    /// Outlined in the color.
    case secondary
    /// Text in the color, without a background or an outline.
    case base
  }

  /// A color of the brand.
  public enum Color: String, Hashable, Sendable, CaseIterable {
    /// Green, the default.
    case green
    /// Blue.
    case blue
    /// Gray.
    case gray
    /// Black; white on a dark background.
    case black
  }

  /// The kind.
  public var kind: Kind

  /// The color.
  public var color: Color

  /// Creates a variant.
  public init(_ kind: Kind, _ color: Color = .green) {
    self.kind = kind
    self.color = color
  }

  /// All variants.
  public static var allCases: [BrandVariant] {
    Kind.allCases.flatMap { kind in Color.allCases.map { BrandVariant(kind, $0) } }
  }

  /// The variant with which a button is created, under the names of the original. A variant named `…Disabled` creates a
  /// button that is not enabled.
  public struct Choice: Hashable, Sendable {
    /// The variant.
    public let variant: BrandVariant

    /// Whether the button is enabled.
    public let isEnabled: Bool

    /// Creates the choice of a variant.
    ///
    /// - Parameters:
    ///   - variant: The variant.
    ///   - isEnabled: Whether the button is enabled.
    public init(_ variant: BrandVariant, isEnabled: Bool = true) {
      self.variant = variant
      self.isEnabled = isEnabled
    }

    /// A filled button.
    public static func primary(_ color: Color) -> Choice { Choice(BrandVariant(.primary, color)) }
    /// An outlined button.
    public static func secondary(_ color: Color) -> Choice { Choice(BrandVariant(.secondary, color)) }
    /// A button without background and outline.
    public static func base(_ color: Color) -> Choice { Choice(BrandVariant(.base, color)) }

    /// A filled green button.
    public static let primaryGreen = primary(.green)
    /// A filled blue button.
    public static let primaryBlue = primary(.blue)
    /// A filled gray button.
    public static let primaryGray = primary(.gray)
    /// A filled black button.
    public static let primaryBlack = primary(.black)
    /// A filled green button that is not enabled.
    public static let primaryDisabled = Choice(BrandVariant(.primary), isEnabled: false)
    /// An outlined green button.
    public static let secondaryGreen = secondary(.green)
    /// An outlined blue button.
    public static let secondaryBlue = secondary(.blue)
    /// An outlined gray button.
    public static let secondaryGray = secondary(.gray)
    /// An outlined black button.
    public static let secondaryBlack = secondary(.black)
    /// An outlined green button that is not enabled.
    public static let secondaryDisabled = Choice(BrandVariant(.secondary), isEnabled: false)
    /// A black button without background and outline.
    public static let baseButton = base(.black)
  }
}
