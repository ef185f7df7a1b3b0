internal import Bytes
internal import Validation

/// The value after another one of its type: the next whole number, day, month, year or second.
struct LogicalSuccessor: Sendable {
  private let type: any LogicalType

  init(of type: any LogicalType) { self.type = type }

  /// Returns the value after another; `nil` if it has none, as text.
  func after(_ value: [UInt8]) -> [UInt8]? {
    let text = String(decoding: value, as: UTF8.self)
    guard let moment = type as? MomentType else {
      guard let number = Int(text), number < .max, type is NumberType else { return nil }
      return Array("\(number + 1)".utf8)
    }
    guard let seconds = moment.seconds(of: text), moment.writable.contains(seconds + moment.kind.step) else {
      return nil
    }
    var next: [UInt8] = []
    moment.append(secondsSince1970: seconds + moment.kind.step, to: &next)
    return next
  }
}

extension MomentType.Kind {
  /// A number of seconds after which the next value has begun, and the one after it has not.
  fileprivate var step: Int {
    switch self {
    case .date: 86_400
    case .yearMonth: 31 * 86_400
    case .year: 366 * 86_400
    case .time, .dateTime: 1
    }
  }
}
