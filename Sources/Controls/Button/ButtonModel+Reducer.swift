extension ButtonModel {
  /// An event of the button.
  public enum Event: Hashable, Sendable {
    /// A pointer, a key or assistive technology; ignored while disabled or loading.
    case press(PressEvent)

    /// The program sets the state: `normal` clears all flags, another state sets its own and keeps the others.
    case setState(State)

    /// The program enables or disables the button.
    case setEnabled(Bool)

    /// The program selects the button or ends its selection.
    case setSelected(Bool)

    /// The program starts or ends the loading.
    case setLoading(Bool)

    /// The loading of that number has ended, with a text if it failed; ignored unless that is the last one.
    case finished(attempt: Int, failure: String? = nil)

    /// The step of that number has ended; ignored unless that is the running one.
    case stepEnded(Int)

    /// The preference for reduced motion changed.
    case setReducesMotion(Bool)
  }

  /// An action that the user interface performs after an event; effects are in the order of the cases.
  public enum Effect: Hashable, Sendable {
    /// The state changed.
    case stateChanged(State)

    /// The step of that number is no longer shown.
    case stepCancelled(Int)

    /// A step is to be shown; its end is reported as `stepEnded`.
    case stepStarted(Step)

    /// The button is loading; the end is reported as `finished` with that number.
    case loadingStarted(attempt: Int)

    /// A text for the live region.
    case announce(Announcement)

    /// The button was tapped.
    case tapped
  }

  /// Applies the event and returns its effects.
  public mutating func reduce(_ event: Event) -> [Effect] {
    let before = self
    var isTap = false
    var failure: String?
    switch event {
    case .press(let event):
      if acceptsPresses { isTap = press.reduce(event) }
    case .setState(let state):
      set(state)
    case .setEnabled(let isEnabled):
      self.isEnabled = isEnabled
    case .setSelected(let isSelected):
      self.isSelected = isSelected
    case .setLoading(let isLoading):
      self.isLoading = isLoading
    case .finished(let attempt, let text):
      guard attempt == self.attempt, isLoading else { return [] }
      isLoading = false
      failure = text
    case .stepEnded(let id):
      if step?.id == id { step = nil }
    case .setReducesMotion(let reducesMotion):
      self.reducesMotion = reducesMotion
    }
    if !acceptsPresses { press.cancel() }
    return effects(since: before, failure: failure) + (isTap ? [.tapped] : [])
  }

  private mutating func set(_ state: State) {
    switch state {
    case .normal:
      (isLoading, isEnabled, isSelected) = (false, true, false)
      press.cancel()
    case .selected: isSelected = true
    case .disabled: isEnabled = false
    case .loading: isLoading = true
    }
  }

  private mutating func effects(since before: ButtonModel, failure: String?) -> [Effect] {
    var effects: [Effect] = state == before.state ? [] : [.stateChanged(state)]
    if let step, reducesMotion || isLoading != before.isLoading {
      effects.append(.stepCancelled(step.id))
      self.step = nil
    }
    guard isLoading != before.isLoading else { return effects }
    if !reducesMotion {
      lastStep += 1
      let step = Step(id: lastStep, kind: isLoading ? .showLoading : .hideLoading)
      self.step = step
      effects.append(.stepStarted(step))
    }
    if isLoading {
      attempt += 1
      effects.append(.loadingStarted(attempt: attempt))
    }
    if let failure {
      effects.append(.announce(Announcement(failure, urgency: .assertive)))
    } else if let name = accessibility.name, isLoading || name != before.accessibility.name {
      effects.append(.announce(Announcement(name)))
    }
    return effects
  }
}
