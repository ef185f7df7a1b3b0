internal import CArrow
internal import TableValidation
internal import Validation

/// What a function of the C interface says of an error: a status and a text.
struct CallError {
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
      case is ArgumentError: VAL_ARGUMENT
      case is RulesError, is RuleError: VAL_RULES
      case let error as ArrowError: error.kind == .type ? VAL_TYPE : VAL_DATA
      case is KeyMemoryError: VAL_MEMORY
      case is CheckCancelled: VAL_CANCELLED
      default: VAL_INPUT
      }
  }
}

/// An error: an argument has no meaning, or a function is called out of order.
struct ArgumentError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// An error: the rules have faults.
struct RulesError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
