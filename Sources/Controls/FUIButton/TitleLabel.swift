/// The label of the title of a Fiori button, to which it has a weak reference.
public final class TitleLabel {
  private weak var button: FUIButton?

  init(of button: FUIButton) { self.button = button }

  /// The text shown. Setting it sets the title of the normal state or, after a call of `setTitle(_:for:)`, the text
  /// until the state changes.
  public var text: String? {
    get { button?.model.shownTitle }
    set { button?.model.setLabelText(newValue) }
  }

  /// The way in which a title that is wider than its preferred width is shortened or wrapped.
  public var lineBreakMode: LineBreakMode {
    get { attributes.lineBreakMode }
    set { button?.model.text.lineBreakMode = newValue }
  }

  /// The greatest width of the title; 0 for any.
  public var preferredMaxLayoutWidth: Double {
    get { attributes.preferredMaxLayoutWidth }
    set { button?.model.text.preferredMaxLayoutWidth = newValue }
  }

  /// The greatest number of lines; 0 for any.
  public var numberOfLines: Int {
    get { attributes.lineClamp }
    set { button?.model.text.lineClamp = newValue }
  }

  /// The font.
  public var font: Font {
    get { attributes.font }
    set {
      button?.model.text.fontName = newValue.name
      button?.model.text.fontSize = newValue.size
    }
  }

  /// The color of the text.
  public var textColor: UIColor? { button?.model.look.titleColor }

  private var attributes: FUITextAttributes { button?.model.text ?? FUITextAttributes() }
}
