extension PlayButtonModel {
  /// An event of the button.
  public enum Event: Hashable, Sendable {
    /// A pointer, a key or assistive technology; ignored while disabled.
    case press(PressEvent)

    /// A pointer enters or leaves the button.
    case setHovered(Bool)

    /// The program sets the mode, animated or at once. Without animation, buffering starts from the beginning.
    case setMode(Mode, animated: Bool)

    /// The step or loop of that number has reached that fraction of its duration, from which a change continues;
    /// ignored unless that is the running one.
    case progressed(Int, to: Double)

    /// The step of that number has ended; ignored unless that is the running one.
    case stepEnded(Int)

    /// The request of that number has failed; ignored if it is not the last one, or has already failed.
    case failed(attempt: Int, message: String)

    /// The program enables or disables the button.
    case setEnabled(Bool)

    /// The button was hidden or shown.
    case setHidden(Bool)

    /// The preference for reduced motion changed.
    case setReducesMotion(Bool)
  }

  /// An action that the user interface performs after an event; effects are in the order of the cases.
  public enum Effect: Hashable, Sendable {
    /// The mode changed.
    case modeChanged(Mode)

    /// Scale or opacity changed.
    case scaleChanged(Double, opacity: Double)

    /// The step of that number is no longer shown.
    case stepCancelled(Int)

    /// The buffering animation of that number is no longer shown.
    case loopStopped(Int)

    /// A step is to be shown; its end is reported as `stepEnded`. After `stepCancelled` it is the reverse of that step
    /// and starts from the present picture.
    case stepStarted(Step)

    /// The buffering animation is to be shown, without end.
    case loopStarted(Loop)

    /// The button shows the mode, without a running step.
    case rested(Mode)

    /// A text for the live region.
    case announce(Announcement)

    /// The button was tapped, which requests a mode; with the number of the request.
    case requested(Request, attempt: Int)
  }

  /// Applies the event and returns its effects.
  public mutating func reduce(_ event: Event) -> [Effect] {
    let before = self
    var isTap = false
    var failure: String?
    switch event {
    case .press(let event): if isEnabled { isTap = press.reduce(event) }
    case .setHovered(let isHovered): self.isHovered = isHovered
    case .setMode(let mode, let animated): set(mode, animated: animated)
    case .progressed(let id, let fraction):
      let fraction = fraction.isNaN ? 0 : fraction.clamped(to: 0...1)
      if step?.id == id { step?.elapsed = fraction }
      if loop?.id == id { loop?.phase = fraction }
    case .stepEnded(let id):
      guard let step, step.id == id else { return [] }
      start(step.kind.poses.to.step(toward: mode))
    case .failed(let failed, let message):
      guard failed == attempt, canFail else { return [] }
      canFail = false
      failure = message
      set(.play, animated: true)
    case .setEnabled(let isEnabled): self.isEnabled = isEnabled
    case .setHidden(let isHidden): self.isHidden = isHidden
    case .setReducesMotion(let reducesMotion): self.reducesMotion = reducesMotion
    }
    if !isEnabled { press.cancel() }
    if jumps { step = nil }
    updateLoop()
    var effects = effects(since: before, ended: event.endedStep, failure: failure)
    if isTap {
      attempt += 1
      canFail = true
      effects.append(.requested(request, attempt: attempt))
    }
    return effects
  }

  private var jumps: Bool { isHidden || reducesMotion }

  private mutating func set(_ mode: Mode, animated: Bool) {
    if animated && mode == self.mode { return }
    let rest = PlayPose(self.mode)
    self.mode = mode
    if !animated || jumps {
      step = nil
      loop = nil
    } else if let step {
      if !step.kind.leads(to: mode), let back = step.kind.reversed { start(back, at: 1 - step.presented) }
    } else {
      start(rest.step(toward: mode), phase: loop?.phase ?? 0)
    }
  }

  private mutating func start(_ kind: PlayStepKind?, at start: Double = 0, phase: Double = 0) {
    step = nil
    guard let kind else { return }
    lastStep += 1
    step = Step(id: lastStep, kind: kind, start: start, phase: phase)
  }

  /// Starts or stops the buffering animation, which runs while the mode is buffering, no step runs and motion is
  /// allowed.
  private mutating func updateLoop() {
    guard mode == .buffering, step == nil, !jumps else {
      loop = nil
      return
    }
    guard loop == nil else { return }
    lastStep += 1
    loop = Loop(id: lastStep)
  }

  private func effects(since before: PlayButtonModel, ended: Int?, failure: String?) -> [Effect] {
    var effects: [Effect] = mode == before.mode ? [] : [.modeChanged(mode)]
    if (scale, opacity) != (before.scale, before.opacity) {
      effects.append(.scaleChanged(scale, opacity: opacity))
    }
    if let old = before.step, old.id != step?.id, old.id != ended { effects.append(.stepCancelled(old.id)) }
    if let old = before.loop, old.id != loop?.id { effects.append(.loopStopped(old.id)) }
    if let step, step.id != before.step?.id { effects.append(.stepStarted(step)) }
    if let loop, loop.id != before.loop?.id { effects.append(.loopStarted(loop)) }
    if step == nil && (before.step != nil || mode != before.mode) { effects.append(.rested(mode)) }
    if let failure {
      effects.append(.announce(Announcement(failure, urgency: .assertive)))
    } else if mode != before.mode {
      effects.append(.announce(Announcement(mode == .buffering ? texts.buffering : name)))
    }
    return effects
  }
}

extension PlayButtonModel.Event {
  fileprivate var endedStep: Int? { if case .stepEnded(let id) = self { id } else { nil } }
}
