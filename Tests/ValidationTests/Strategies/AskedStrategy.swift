import Synchronization
import Validation

/// A stub that accepts every value and counts its evaluations.
struct AskedStrategy: InputFieldValidationStrategy {
  final class Counter: Sendable {
    private let evaluations = Atomic(0)

    var count: Int { evaluations.load(ordering: .relaxed) }
    func increment() { evaluations.add(1, ordering: .relaxed) }
  }

  let counter: Counter

  func verdict(on value: Span<UInt8>) -> Verdict {
    counter.increment()
    return .valid
  }

  func failure(of value: Span<UInt8>) -> ValidationFailure? { nil }
}

extension [Verdict] {
  /// A value on which ``parts`` have these verdicts.
  var value: [UInt8] { map(\.letter) }

  /// One stub strategy for each verdict.
  var parts: [any InputFieldValidationStrategy] { indices.map { WrittenVerdictStrategy(place: $0) } }

  /// The failures of the parts that are not valid, in order.
  var failures: [ValidationFailure] {
    enumerated().compactMap { $1 == .valid ? nil : WrittenVerdictStrategy.failure($1, at: $0) }
  }
}
