/// Novum's button of a user interface.
///
/// ```swift
/// let button = Button(style: .primary, title: "Send", loadingTitle: "Sending")
/// button.state = .loading
/// button.model.shownTitle  // "Sending"
/// button.state = .normal
/// ```
public final class Button: Control<ButtonModel, Button> {
  /// A style of the button.
  public typealias Style = ButtonModel.Style
  /// A size of the button.
  public typealias Size = ButtonModel.Size
  /// A state of the button.
  public typealias State = ButtonModel.State

  /// The measure of text, by which the button computes its size.
  public var textMeasure: any TextMeasuring = ApproximateTextMeasure()

  /// Creates a button.
  public init(
    style: Style = .primary, size: Size = .regular, title: String = "", loadingTitle: String? = nil
  ) {
    super.init(ButtonModel(style: style, size: size, title: title, loadingTitle: loadingTitle))
  }
}

/// Properties under the names of the original.
extension Button {
  /// The state; setting it sends ``ButtonModel/Event/setState(_:)``.
  public var state: State {
    get { model.state }
    set { send(.setState(newValue)) }
  }

  /// Whether the button is selected by the program.
  public var isSelected: Bool {
    get { model.isSelected }
    set { send(.setSelected(newValue)) }
  }

  /// Whether the button is loading.
  public var isLoading: Bool {
    get { model.isLoading }
    set { send(.setLoading(newValue)) }
  }

  /// The size that fits the text, not narrower than the least width.
  public var intrinsicContentSize: Controls.Size { sizeThatFits(width: .infinity) }

  /// Returns the size in a container of that width, which the button never exceeds.
  public func sizeThatFits(width: Double) -> Controls.Size {
    model.intrinsicContentSize(in: width, measure: textMeasure)
  }
}
