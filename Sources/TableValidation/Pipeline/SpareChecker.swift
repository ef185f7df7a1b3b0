/// The checker of an input that has been checked, kept for the next one: to prepare the rules of a plan anew takes as long as to
/// check a short input.
final class SpareChecker: Sendable {
  private let kept = Locked((plan: 0, checker: RecordChecker?.none))

  /// Removes the checker and returns it, if it is one of that plan.
  func take(plan: Int) -> RecordChecker? {
    kept.withLock { kept in
      kept.plan == plan ? kept.checker.take() : nil
    }
  }

  /// Keeps a checker in place of the one before.
  func keep(_ checker: consuming RecordChecker, plan: Int) {
    let checker = checker
    kept.withLock { $0 = (plan, checker) }
  }
}
