import Controls
import TestSupport
import Testing

@Suite struct BrandButtonRandomTests {
  /// The obvious model: two flags of the pointer and the key, and one step, written out event by event.
  private struct Obvious {
    var isEnabled = true
    var isDown = false
    var isInside = false
    var isSpaceDown = false
    var reducesMotion = false
    var steps = 0
    var running: Int?

    var isPressed: Bool { isDown && isInside || isSpaceDown }

    mutating func apply(_ event: BrandButtonModel.Event) -> Bool {
      let wasPressed = isPressed
      var isTap = false
      switch event {
      case .setEnabled(let flag): isEnabled = flag
      case .setReducesMotion(let flag): reducesMotion = flag
      case .stepEnded(let id): if id == running { running = nil }
      case .press(_) where !isEnabled: break
      case .press(.touchDown): (isDown, isInside) = (true, true)
      case .press(.touchDragExit): isInside = false
      case .press(.touchDragEnter): isInside = isDown
      case .press(.touchUpInside): (isTap, isDown) = (isDown, false)
      case .press(.touchUpOutside), .press(.touchCancel): isDown = false
      case .press(.keyDown(.space, isRepeat: false)): isSpaceDown = true
      case .press(.keyUp(.space)): (isTap, isSpaceDown) = (isSpaceDown, false)
      case .press(.focusLost): isSpaceDown = false
      case .press(.keyDown(.enter, isRepeat: false)), .press(.primaryActionTriggered): isTap = true
      case .press: break
      }
      if !isEnabled { (isDown, isSpaceDown) = (false, false) }
      if reducesMotion { running = nil }
      if isPressed != wasPressed && !reducesMotion {
        steps += 1
        running = steps
      }
      return isTap
    }
  }

  @Test func `100,000 random events give the obvious state, taps and steps`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2_500) {
      var model = BrandButtonModel(label: "Default", variant: .primaryGreen)
      var obvious = Obvious()
      var history: [BrandButtonModel.Event] = []
      for _ in 0..<40 {
        let event: BrandButtonModel.Event =
          switch Int.random(in: 0..<10, using: &random) {
          case 0: .setEnabled(.random(using: &random))
          case 1: .stepEnded(Int.random(in: max(obvious.steps - 1, 0)...obvious.steps + 1, using: &random))
          case 2: .setReducesMotion(Int.random(in: 0..<4, using: &random) == 0)
          default: .press(PressEvent.allCases.randomElement(using: &random)!)
          }
        history.append(event)
        let isTap = obvious.apply(event)
        let effects = model.reduce(event)
        if effects.contains(.tapped) == isTap && model.isPressed == obvious.isPressed
          && model.step?.id == obvious.running && model.isEnabled == obvious.isEnabled
        {
          continue
        }
        Issue.record("seed \(seed): \(history): \(model), \(effects) for \(obvious)")
        return
      }
    }
  }
}
