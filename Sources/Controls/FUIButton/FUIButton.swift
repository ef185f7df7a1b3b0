/// Fiori's button of a user interface, with a closure that is called before the targets.
///
/// ```swift
/// let button = FUIButton(style: .fuiRounded)
/// button.setTitle("Follow", for: .normal)
/// button.setTitle("Unfollow", for: .selected)
/// button.isPersistentSelection = true
/// button.sendActions(for: .primaryActionTriggered)
/// button.isSelected  // true
/// ```
open class FUIButton: Control<FUIButtonModel, FUIButton>, FUIButtonClosureHandling, FUIStateSelectable,
  FUIBackgroundSchemeSupporting, PrepareForReuse
{
  /// The closure that is called after a tap has toggled the selection, before the targets.
  open var didSelectHandler: ((FUIButton) -> Void)?

  /// The measure of text, by which the button computes its size.
  public var textMeasure: any TextMeasuring = ApproximateTextMeasure()

  private let initialStyle: FUIButtonStyle
  private lazy var label = TitleLabel(of: self)

  /// Creates a button with content insets of 7 above and below, and 16 on the sides.
  public init(style: FUIButtonStyle) {
    initialStyle = style
    super.init(FUIButtonModel(style: style))
  }

  /// Creates a button of the style `.none`.
  public convenience init() { self.init(style: .none) }

  override func callTargets(for events: ControlEvent) {
    didSelectHandler?(self)
    super.callTargets(for: events)
  }

  /// Sets the tint for a state, which colors the title, the border, the image or the background, depending on the
  /// style.
  open func setTintColor(_ color: UIColor, for state: UIControlState) { model.tintColors[state] = color }

  /// Sets the color behind the content for a state.
  public func setBackgroundColor(_ color: UIColor, for state: UIControlState) {
    model.backgroundColors[state] = color
  }

  /// Sets whether the border has the tint in a state.
  public func setIsApplyingBorderColor(_ value: Bool, for state: UIControlState) {
    model.appliesBorderColor[state] = value
  }

  /// Resets the button to its initial style and removes its handlers and targets.
  open func prepareForReuse() {
    model = FUIButtonModel(style: initialStyle)
    didSelectHandler = nil
    effectHandler = nil
    targets = TargetList()
  }

  /// The label of the title.
  public var titleLabel: TitleLabel? { label }
}

/// A Fiori button with a round border.
open class FUIRoundedButton: FUIButton {
  /// Creates a button of the style `.fuiRounded`.
  public init() { super.init(style: .fuiRounded) }
}

/// A Fiori button with a round background.
open class FUIRoundedFillButton: FUIButton {
  /// Creates a button of the style `.fuiRoundedFilled`.
  public init() { super.init(style: .fuiRoundedFilled) }
}
