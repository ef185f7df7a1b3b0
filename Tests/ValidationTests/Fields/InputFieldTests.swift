import Testing
import Validation

@Suite struct InputFieldTests {
  @Test func `an e-mail field with an invalid text becomes invalid`() {
    let inputField = InputField(style: .email)
    inputField.placeholderText = "Email"
    inputField.validationStrategy = EmailInputFieldValidationStrategy()
    inputField.text = "jmp"
    #expect(inputField.state == .normal)
    #expect(!inputField.validate())
    #expect(inputField.state.isInvalid)
    #expect(inputField.assistiveText == inputField.errorText)
    #expect(!inputField.isValid)
  }

  @Test func `a new field is normal, and its style and placeholder are settable`() {
    let inputField = InputField(style: .phone)
    #expect(inputField.state == .normal && inputField.isEnabled && inputField.style == .phone)
    inputField.style = .inverse
    inputField.placeholderText = "Name"
    #expect(inputField.style == .inverse && inputField.placeholderText == "Name")
  }

  @Test func `a strategy of the program validates the text`() {
    struct Shout: TextValidationStrategy {
      let code: FailureCode = "shout"
      let message = "must end with an !"
      func isValid(_ text: String) -> Bool { text.hasSuffix("!") }
    }
    let inputField = InputField()
    inputField.validationStrategy = Shout()
    inputField.text = "Hey"
    #expect(!inputField.validate() && inputField.assistiveText == "Must end with an !")
    inputField.text = "Hey!"
    #expect(inputField.validate())
  }

  @Test func `a corrected text is valid and shows the helper text again`() {
    let inputField = InputField()
    inputField.validationStrategy = AtSignStrategy()
    inputField.helperText = "Work"
    inputField.text = "jmp"
    #expect(!inputField.validate())
    #expect(inputField.assistiveText == "Needs an @")
    inputField.text = "j@m"
    #expect(inputField.assistiveText == "Work")
    #expect(inputField.validate())
    #expect(inputField.state == .normal)
  }

  @Test func `a disabled field is valid without evaluating its strategy`() {
    let inputField = InputField()
    inputField.isEnabled = false
    #expect(inputField.validate())
    #expect(inputField.isValid)
    #expect(inputField.state == .disabled)
    #expect(!inputField.edit("jmp"))
    inputField.isEnabled = true
    #expect(inputField.state == .normal)
    #expect(inputField.edit("jmp"))
  }

  @Test func `settings of the field are forwarded to its model`() {
    let inputField = InputField(style: .phone, model: InputFieldModel(text: "1", helperText: "Mobile"))
    inputField.isOptional = true
    inputField.textInputLimit = 3
    inputField.clearsErrorOnEditing = false
    inputField.validateOn = .blur
    inputField.nonOptionalFieldFailureMessage = "Needed"
    let model = inputField.model
    #expect(model.isOptional && inputField.isOptional)
    #expect(model.textInputLimit == 3 && inputField.textInputLimit == 3)
    #expect(!model.clearsErrorOnEditing && !inputField.clearsErrorOnEditing)
    #expect(model.validateOn == .blur && inputField.validateOn == .blur)
    #expect(model.nonOptionalFieldFailureMessage == "Needed")
    #expect(inputField.nonOptionalFieldFailureMessage == "Needed")
    #expect(inputField.validationStrategy == nil)
    #expect(inputField.text == "1")
    #expect(inputField.helperText == "Mobile")
    #expect(inputField.style == .phone)
  }

  @Test func `editing makes the field touched and dirty until a reset`() {
    let inputField = InputField(model: InputFieldModel(text: "1"))
    inputField.beginEditing()
    #expect(inputField.isEditing && !inputField.isTouched)
    #expect(inputField.edit("12"))
    inputField.endEditing()
    #expect(!inputField.isEditing && inputField.isTouched && inputField.isDirty)
    inputField.reset()
    #expect(!inputField.isTouched && !inputField.isDirty)
    #expect(inputField.text == "1")
  }

  @Test func `a helper text is shown, replaced and hidden`() {
    let inputField = InputField()
    inputField.show(helperText: "Work")
    #expect(inputField.assistiveText == "Work")
    inputField.helperText = "Home"
    #expect(inputField.assistiveText == "Home")
    inputField.hideAssistiveText()
    #expect(inputField.helperText == nil)
    inputField.helperText = "Home"
    inputField.helperText = nil
    #expect(inputField.assistiveText == nil)
  }

  @Test func `an error that the program shows has a code`() {
    let inputField = InputField()
    inputField.show(errorText: "Taken")
    #expect(inputField.state == .invalid(.custom))
    inputField.show(errorText: "Taken", code: "name.taken")
    #expect(inputField.state == .invalid("name.taken"))
  }

  @Test func `a style determines the keyboard, secure entry and the number of lines`() {
    #expect(InputFieldStyle.allCases.filter(\.isSecure) == [.password])
    #expect(InputFieldStyle.allCases.filter(\.isMultiline) == [.multiline])
    #expect(InputFieldStyle.allCases.filter { $0.keyboard == .emailAddress } == [.email])
    #expect(InputFieldStyle.allCases.filter { $0.keyboard == .phonePad } == [.phone])
    #expect(InputFieldStyle.allCases.filter { $0.keyboard == .picker } == [.dropdown])
  }
}
