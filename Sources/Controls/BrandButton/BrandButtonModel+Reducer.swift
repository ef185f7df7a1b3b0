extension BrandButtonModel {
  /// A running change of the scale.
  public struct Step: Hashable, Sendable {
    /// The number of the step, from 1, which identifies it when its end is reported.
    public let id: Int

    /// The scale at its end; it begins at the scale that is presented.
    public let scale: Double

    /// Creates a step.
    public init(id: Int, scale: Double) {
      self.id = id
      self.scale = scale
    }

    /// The duration in seconds.
    public static let duration = 2.0

    /// The timing curve of the step.
    public static let curve = TimingCurve.easeInOut
  }

  /// An event of the button.
  public enum Event: Hashable, Sendable {
    /// A pointer, a key or assistive technology; ignored while disabled.
    case press(PressEvent)

    /// The program enables or disables the button.
    case setEnabled(Bool)

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

    /// The button was tapped.
    case tapped
  }

  /// Applies the event and returns its effects.
  public mutating func reduce(_ event: Event) -> [Effect] {
    let before = state
    var isTap = false
    switch event {
    case .press(let event): if isEnabled { isTap = press.reduce(event) }
    case .setEnabled(let isEnabled): self.isEnabled = isEnabled
    case .stepEnded(let id): if step?.id == id { step = nil }
    case .setReducesMotion(let reducesMotion): self.reducesMotion = reducesMotion
    }
    if !isEnabled { press.cancel() }
    return effects(since: before) + (isTap ? [.tapped] : [])
  }

  private mutating func effects(since before: State) -> [Effect] {
    var effects: [Effect] = state == before ? [] : [.stateChanged(state)]
    let scaleChanged = look.scale != variant.look(in: before).scale
    if let step, reducesMotion || scaleChanged {
      effects.append(.stepCancelled(step.id))
      self.step = nil
    }
    if scaleChanged && !reducesMotion {
      lastStep += 1
      let step = Step(id: lastStep, scale: look.scale)
      self.step = step
      effects.append(.stepStarted(step))
    }
    return effects
  }
}
