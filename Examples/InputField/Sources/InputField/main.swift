import Validation

let inputField = InputField(style: .email)
inputField.placeholderText = "Email"
inputField.validationStrategy = EmailInputFieldValidationStrategy()
inputField.text = "jmp"
inputField.validate()  // sets the state to .invalid
inputField.isValid  // returns false

print(inputField.state, inputField.isValid)
print(inputField.assistiveText ?? "")
