import Testing
import Validation

@Suite struct InputFieldDelegateTests {
  @Test func `the delegate is called in order and sees the final state`() {
    let inputField = InputField()
    let recorder = Recorder()
    inputField.delegate = recorder
    inputField.validationStrategy = AtSignStrategy()
    inputField.validateOn = .blur
    inputField.beginEditing()
    inputField.edit("jmp")
    inputField.endEditing()
    inputField.text = "j@m"
    inputField.disable()
    #expect(
      recorder.calls == [
        "begun: normal '' editing",
        "text: normal 'jmp' editing dirty",
        "ended: at-sign! 'jmp' error 'Needs an @' touched dirty",
        "state: at-sign! 'jmp' error 'Needs an @' touched dirty",
        "layout: at-sign! 'jmp' error 'Needs an @' touched dirty",
        "announce 'Needs an @': at-sign! 'jmp' error 'Needs an @' touched dirty",
        "state: normal 'j@m' touched dirty",
        "text: normal 'j@m' touched dirty",
        "layout: normal 'j@m' touched dirty",
        "state at once: disabled 'j@m' touched dirty",
      ])
  }

  @Test func `a change made by the delegate takes effect at once and is reported after the pending calls`() {
    let inputField = InputField()
    let recorder = Recorder()
    inputField.delegate = recorder
    inputField.show(errorText: "Taken")
    recorder.calls = []
    var isValid: Bool?
    recorder.onCall = { inputField, call in
      guard call == "state", inputField.text == "a" else { return }
      inputField.text = "A"
      #expect(inputField.text == "A")
      inputField.disable()
      isValid = inputField.validate()
    }
    inputField.edit("a")
    #expect(isValid == true)
    #expect(
      recorder.calls == [
        "state: normal 'a' dirty",
        "text: disabled 'A' dirty",
        "layout: disabled 'A' dirty",
        "text: disabled 'A' dirty",
        "state at once: disabled 'A' dirty",
      ])
  }

  @Test func `the result of a call does not depend on changes that the delegate makes during the call`() {
    let inputField = InputField()
    let recorder = Recorder()
    inputField.delegate = recorder
    recorder.onCall = { inputField, call in
      if call == "state", inputField.state.isInvalid { inputField.text = "filled in" }
      if call == "text", inputField.text == "a" { inputField.text = "b" }
    }
    #expect(!inputField.validate())
    #expect(inputField.isValid)
    #expect(inputField.edit("a"))
    #expect(inputField.text == "b")
  }

  @Test func `a delegate has no required methods and is referenced weakly`() {
    final class EmptyDelegate: InputFieldDelegate {}
    let inputField = InputField()
    var delegate: EmptyDelegate? = EmptyDelegate()
    inputField.delegate = delegate
    inputField.beginEditing()
    inputField.text = "jmp"
    inputField.show(errorText: "Taken")
    inputField.endEditing()
    #expect(inputField.delegate === delegate)
    delegate = nil
    #expect(inputField.delegate == nil)
  }

  @MainActor @Test func `a main-actor class can conform to the delegate protocol`() {
    let screen = Screen()
    let inputField = InputField()
    inputField.delegate = screen
    inputField.show(helperText: "Work")
    #expect(screen.layouts == 1)
  }
}

/// A delegate that records each call with the state of the field at that moment.
private final class Recorder: InputFieldDelegate {
  var calls: [String] = []
  var onCall: (InputField, String) -> Void = { _, _ in }

  private func record(_ call: String, _ inputField: InputField) {
    calls.append("\(call): \(inputField.model.summary)")
    onCall(inputField, call)
  }

  func inputFieldDidBeginEditing(_ inputField: InputField) { record("begun", inputField) }
  func inputFieldDidEndEditing(_ inputField: InputField) { record("ended", inputField) }
  func inputFieldDidUpdateState(_ inputField: InputField, animated: Bool) {
    record(animated ? "state" : "state at once", inputField)
  }
  func inputFieldTextDidChange(_ inputField: InputField) { record("text", inputField) }
  func inputFieldShouldLayout(_ inputField: InputField) { record("layout", inputField) }
  func inputField(_ inputField: InputField, shouldAnnounce message: String) {
    record("announce '\(message)'", inputField)
  }
}

@MainActor private final class Screen: @MainActor InputFieldDelegate {
  var layouts = 0
  func inputFieldShouldLayout(_ inputField: InputField) { layouts += 1 }
}
