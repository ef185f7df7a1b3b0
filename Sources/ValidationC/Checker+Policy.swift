internal import TableValidation

extension Checker {
  /// The conditions under which the check fails: the limits of the rule file.
  var failurePolicy: FailurePolicy {
    switch input {
    case .batches(let check), .stream(let check, _): check.failurePolicy
    case .file(let check): check.failurePolicy
    }
  }
}
