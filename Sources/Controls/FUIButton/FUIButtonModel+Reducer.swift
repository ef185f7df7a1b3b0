extension FUIButtonModel {
  /// An event of the button.
  public enum Event: Hashable, Sendable {
    /// A pointer, a key or assistive technology; ignored while disabled.
    case press(PressEvent)

    /// The program enables or disables the button; the selection is kept.
    case setEnabled(Bool)

    /// The program selects the button or ends its selection; that is not a tap.
    case setSelected(Bool)

    /// The program determines whether a tap toggles the selection.
    case setPersistentSelection(Bool)
  }

  /// An action that the user interface performs after an event; effects are in the order of the cases.
  public enum Effect: Hashable, Sendable {
    /// The state changed.
    case stateChanged(ControlState)

    /// The button was tapped.
    case tapped
  }

  /// Applies the event and returns its effects: a tap toggles the selection first.
  public mutating func reduce(_ event: Event) -> [Effect] {
    let before = state
    var isTap = false
    switch event {
    case .press(let event): if isEnabled { isTap = press.reduce(event) }
    case .setEnabled(let isEnabled): self.isEnabled = isEnabled
    case .setSelected(let isSelected): self.isSelected = isSelected
    case .setPersistentSelection(let isPersistent): isPersistentSelection = isPersistent
    }
    if isTap && isPersistentSelection { isSelected.toggle() }
    if !isEnabled { press.cancel() }
    if state != before { momentaryTitle = nil }
    return (state == before ? [] : [.stateChanged(state)]) + (isTap ? [.tapped] : [])
  }
}
