import Controls
import TestSupport
import Testing

@Suite struct FUIButtonTests {
  private final class Receiver {
    var calls: [String] = []
    func tapped(sender: FUIButton) { calls.append("target \(sender.isSelected)") }
  }

  private static func tap(_ button: FUIButton) { button.sendActions(for: [.touchDown, .touchUpInside]) }

  @Test(arguments: [
    [PressEvent.touchDown, .touchUpInside], [.keyDown(.enter, isRepeat: false)],
    [.keyDown(.space, isRepeat: false), .keyUp(.space)], [.primaryActionTriggered],
  ])
  func `a tap toggles a persistent selection, by pointer, keys and assistive technology`(events: [PressEvent])
  {
    let button = FUIButton()
    #expect(!button.isPersistentSelection)
    button.isPersistentSelection = true
    for expected in [true, false, true] {
      for event in events {
        button.press(event)
        #expect(!button.isHighlighted)
      }
      #expect(button.isSelected == expected)
    }
    button.isSelected = false
    #expect(button.state == .normal)
  }

  @Test func `a selected button that is dragged off stays selected`() {
    let button = FUIButton()
    button.isPersistentSelection = true
    button.isSelected = true
    button.sendActions(for: [.touchDown, .touchDragExit, .touchUpOutside])
    #expect(button.isSelected)
  }

  @Test func `a button that is not persistent is highlighted while it is held`() {
    let button = FUIButton()
    button.sendActions(for: .touchDown)
    #expect(button.state == .highlighted)
    button.sendActions(for: .touchUpInside)
    #expect(button.state == .normal)
    button.isSelected = true
    button.sendActions(for: .touchDown)
    #expect(button.state == [.selected, .highlighted])
    button.sendActions(for: .touchUpInside)
    #expect(button.state == .selected)
  }

  @Test func `disabled while selected, it keeps the flag`() {
    let button = FUIButton()
    button.isSelected = true
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    Self.tap(button)
    button.isEnabled = true
    #expect(button.state == .selected)
  }

  @Test func `a tap toggles, then calls the closure, then the targets; the program calls neither`() {
    let (button, receiver) = (FUIButton(), Receiver())
    button.isPersistentSelection = true
    button.addTarget(receiver, action: Receiver.tapped(sender:), for: .touchUpInside)
    button.didSelectHandler = { receiver.calls.append("closure \($0.isSelected)") }
    Self.tap(button)
    #expect(receiver.calls == ["closure true", "target true"])
    button.isSelected = false
    #expect(receiver.calls.count == 2)
  }

  @Test func `prepared for reuse, a button is at the start without handlers`() {
    let (button, receiver) = (FUIButton(style: .fuiRounded), Receiver())
    button.addTarget(receiver, action: Receiver.tapped(sender:), for: .touchUpInside)
    button.didSelectHandler = { _ in receiver.calls.append("closure") }
    button.style = .none
    button.isSelected = true
    button.setTitle("Follow", for: .normal)
    button.prepareForReuse()
    #expect(button.model == FUIButtonModel(style: .fuiRounded))
    Self.tap(button)
    #expect(receiver.calls.isEmpty)
  }

  @Test func `the text of the label is corrected until a title is set for a state`() {
    let button = FUIButton()
    button.titleLabel?.text = "Follow"
    for state in ControlState.allStates { #expect(button.title(for: state) == "Follow") }
    button.isSelected = true
    #expect(button.titleLabel?.text == "Follow")
    button.setTitle("Unfollow", for: .selected)
    #expect(button.titleLabel?.text == "Unfollow")
    button.titleLabel?.text = "for a moment"
    #expect(button.titleLabel?.text == "for a moment")
    button.isSelected = false
    #expect(button.titleLabel?.text == "Follow")
  }

  @Test func `a toggle has a pressed state or a changing name, never both`() {
    var model = FUIButtonModel()
    model.setTitle("Follow", for: .normal)
    #expect(model.accessibility.isPressed == nil)
    _ = model.reduce(.setPersistentSelection(true))
    #expect(model.accessibility == AccessibilityState(name: "Follow", isPressed: false))
    _ = model.reduce(.setSelected(true))
    #expect(model.accessibility == AccessibilityState(name: "Follow", isPressed: true))
    model.setTitle("Unfollow", for: .selected)
    #expect(model.accessibility == AccessibilityState(name: "Unfollow", isPressed: nil))
    model.toggleName = .pressed("Following")
    #expect(model.accessibility == AccessibilityState(name: "Following", isPressed: true))
    model.toggleName = .renaming(off: "Show", on: "Hide")
    #expect(model.accessibility == AccessibilityState(name: "Hide", isPressed: nil))
  }

  @Test func `100,000 random events give the obvious state and taps`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    for _ in 0..<TestRun.rounds(2_500) {
      var model = FUIButtonModel()
      var (isEnabled, isSelected, isPersistent, isDown, isInside, isSpaceDown) = (
        true, false, false, false, false, false
      )
      for _ in 0..<40 {
        let flag = Bool.random(using: &random)
        var isTap = false
        let event: FUIButtonModel.Event
        switch Int.random(in: 0..<12, using: &random) {
        case 0: (event, isEnabled) = (.setEnabled(flag), flag)
        case 1: (event, isSelected) = (.setSelected(flag), flag)
        case 2: (event, isPersistent) = (.setPersistentSelection(flag), flag)
        default:
          let press = PressEvent.allCases.randomElement(using: &random)!
          event = .press(press)
          guard isEnabled else { break }
          switch press {
          case .touchDown: (isDown, isInside) = (true, true)
          case .touchDragExit: isInside = false
          case .touchDragEnter: isInside = isDown
          case .touchUpInside: (isTap, isDown) = (isDown, false)
          case .touchUpOutside, .touchCancel: isDown = false
          case .keyDown(.space, isRepeat: false): isSpaceDown = true
          case .keyUp(.space): (isTap, isSpaceDown) = (isSpaceDown, false)
          case .focusLost: isSpaceDown = false
          case .keyDown(.enter, isRepeat: false), .primaryActionTriggered: isTap = true
          case .keyDown, .keyUp: break
          }
        }
        if isTap && isPersistent { isSelected.toggle() }
        if !isEnabled { (isDown, isSpaceDown) = (false, false) }
        var expected: ControlState = isSelected ? .selected : .normal
        if !isEnabled {
          expected.insert(.disabled)
        } else if (isDown && isInside || isSpaceDown) && !isPersistent {
          expected.insert(.highlighted)
        }
        let effects = model.reduce(event)
        if model.state == expected && effects.contains(.tapped) == isTap { continue }
        Issue.record("seed \(seed): \(event): \(model.state), \(effects) for \(expected), \(isTap)")
        return
      }
    }
  }
}
