internal import CArrow
internal import TableValidation
internal import Validation

/// An error of a function of the C interface: its status and its text.
struct CallFault {
  let status: val_status
  let text: String

  init(_ error: any Error) {
    text =
      if let error = error as? KeyMemoryError {
        "\(error.reason); allow more memory for keys, or require fewer columns to be unique"
      } else {
        "\(error)"
      }
    status =
      switch error {
      case is ArgumentFault: VAL_ARGUMENT
      case is RulesFault, is RuleError: VAL_RULES
      case let fault as ArrowFault: fault.kind == .type ? VAL_TYPE : VAL_DATA
      case is KeyMemoryError: VAL_MEMORY
      default: VAL_INPUT
      }
  }
}

/// An error: an argument has no meaning, or a function is called out of order.
struct ArgumentFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// An error: the rules have faults.
struct RulesFault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
