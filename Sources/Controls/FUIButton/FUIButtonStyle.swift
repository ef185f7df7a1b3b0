/// The style of a Fiori button.
public enum FUIButtonStyle: String, Hashable, Sendable, CaseIterable {
  /// Only the content; the title has the tint.
  case none
  /// A round border; the title, the border and the image have the tint.
  case fuiRounded
  /// A round background; the background and the image have the tint.
  case fuiRoundedFilled

  /// Another name of ``fuiRoundedFilled``, which the documentation of the original uses as well.
  public static let fuiRoundedFill = FUIButtonStyle.fuiRoundedFilled
}

/// Fiori's name of ``ColorScheme``.
public typealias FUIBackgroundColorScheme = ColorScheme

/// The alignment of a text.
public enum TextAlign: String, Hashable, Sendable, CaseIterable {
  /// Alignment with the left edge.
  case left
  /// Alignment with the middle.
  case center
  /// Alignment with the right edge.
  case right
  /// Alignment with both edges.
  case justified
  /// Alignment with the edge at which the text begins.
  case natural
}

/// A text style, under the names of UIKit.
public enum UIFontTextStyle: String, Hashable, Sendable, CaseIterable {
  /// A text style of UIKit.
  case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2

  /// The size of the font at the default size of text.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

/// The attributes of the title of a Fiori button.
public struct FUITextAttributes: Hashable, Sendable {
  /// The name of the font.
  public var fontName: String?
  /// The text style, which determines the size of the font unless that is set.
  public var fontStyle = UIFontTextStyle.subheadline
  /// The size of the font.
  public var fontSize: Double?
  /// The alignment.
  public var align = TextAlign.center
  /// The opacity, from 0 to 1.
  public var alpha = 1.0
  /// Whether a text that is too wide is shrunk.
  public var autoFit = false
  /// The greatest number of lines; 0 for any.
  public var lineClamp = 0
  /// The displacement of the shadow.
  public var shadowOffset = Offset(horizontal: 0, vertical: 0)
  /// The way in which a title that is wider than its preferred width is shortened or wrapped.
  public var lineBreakMode = LineBreakMode.byTruncatingMiddle
  /// The greatest width of the title; 0 for any.
  public var preferredMaxLayoutWidth = 0.0
  /// Whether the preferred width is also the least width of the title.
  public var isPreservingPreferredMaxLayoutWidth = false

  /// The font.
  public var font: Font { Font(name: fontName, size: fontSize ?? fontStyle.size) }

  /// Creates the default attributes.
  public init() {}
}

/// The insets, sizes and the shadow of a Fiori button.
public struct FUIBoxAttributes: Hashable, Sendable {
  /// The distances between the content and the edges.
  public var contentInsets = EdgeInsets(top: 7, left: 16, bottom: 7, right: 16)
  /// The distances around the image.
  public var imageInsets = EdgeInsets.zero
  /// The distances around the title.
  public var titleInsets = EdgeInsets.zero
  /// The distances outside the content insets.
  public var layoutMargins = EdgeInsets.zero
  /// The size of the image.
  public var imageSize = Size(width: 20, height: 20)
  /// The color of the shadow.
  public var shadowColor: Color?
  /// The displacement of the shadow.
  public var shadowOffset = Offset(horizontal: 0, vertical: 0)
  /// The opacity of the shadow, from 0 to 1.
  public var shadowOpacity = 0.0
  /// The radius of the shadow.
  public var shadowRadius = 0.0

  /// Creates the default attributes.
  public init() {}
}
