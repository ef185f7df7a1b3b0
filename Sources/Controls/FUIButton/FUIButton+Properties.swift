/// Properties under the names of the original.
extension FUIButton {
  /// Whether the background is light or dark.
  public var backgroundColorScheme: FUIBackgroundColorScheme {
    get { model.backgroundColorScheme }
    set { model.backgroundColorScheme = newValue }
  }

  /// The state.
  public var state: UIControlState { model.state }

  /// Whether the button is selected; setting it calls no handler.
  public var isSelected: Bool {
    get { model.isSelected }
    set { send(.setSelected(newValue)) }
  }

  /// Whether the button is held and shown as held.
  public var isHighlighted: Bool { model.state.contains(.highlighted) }

  /// Whether a tap toggles the selection.
  public var isPersistentSelection: Bool {
    get { model.isPersistentSelection }
    set { send(.setPersistentSelection(newValue)) }
  }

  /// The tint of the normal state.
  public var tintColor: UIColor {
    get { model.tint(for: .normal) }
    set { setTintColor(newValue, for: .normal) }
  }

  /// Sets the title for a state. Afterwards, a text set as `titleLabel.text` lasts only until the state changes.
  public func setTitle(_ title: String?, for state: UIControlState) { model.setTitle(title, for: state) }

  /// Returns the title for a state or for the first of its fallbacks that has one.
  public func title(for state: UIControlState) -> String? { model.title(for: state) }

  /// Sets the color of the title for a state, which the tint of the same state overrides.
  public func setTitleColor(_ color: UIColor?, for state: UIControlState) { model.titleColors[state] = color }

  /// Sets the name of the image beside the title for a state.
  public func setImage(_ name: String?, for state: UIControlState) { model.images[state] = name }

  /// Sets the name of the image behind the content for a state.
  public func setBackgroundImage(_ name: String?, for state: UIControlState) {
    model.backgroundImages[state] = name
  }

  /// The distances between the content and the edges.
  public var contentEdgeInsets: UIEdgeInsets {
    get { model.box.contentInsets }
    set { model.box.contentInsets = newValue }
  }

  /// The distances around the image.
  public var imageEdgeInsets: UIEdgeInsets {
    get { model.box.imageInsets }
    set { model.box.imageInsets = newValue }
  }

  /// The distances around the title.
  public var titleEdgeInsets: UIEdgeInsets {
    get { model.box.titleInsets }
    set { model.box.titleInsets = newValue }
  }

  /// The distances outside the content insets.
  public var layoutMargins: UIEdgeInsets {
    get { model.box.layoutMargins }
    set { model.box.layoutMargins = newValue }
  }

  /// Whether the preferred width of the label is also the least width of the title.
  public var isPreservingPreferredMaxLayoutWidth: Bool {
    get { model.text.isPreservingPreferredMaxLayoutWidth }
    set { model.text.isPreservingPreferredMaxLayoutWidth = newValue }
  }

  /// The size of the image, the title, all insets and the margins together.
  public var intrinsicContentSize: Size { model.intrinsicContentSize(measure: textMeasure) }

  /// Applies the attributes of a style sheet.
  public func apply(_ sheet: StyleSheet) { model.apply(sheet) }
}
