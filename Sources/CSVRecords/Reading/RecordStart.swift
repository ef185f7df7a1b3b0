internal import Bytes

/// The estimate of where the first record begins in bytes from anywhere in an input.
enum RecordStart: Equatable {
  /// A record seems to begin at this offset; the bytes before it belong to an earlier one.
  case found(Int)
  /// More bytes are needed.
  case undecided

  /// Returns the estimate. O(n).
  ///
  /// In CSV it depends on whether the bytes begin in quotes. The first quote that has a separator on one side alone decides
  /// this: it opens a field if the separator is before it, otherwise it closes one. Without such a quote, the bytes are
  /// taken to begin outside quotes.
  static func estimate(in bytes: Span<UInt8>, _ format: RecordFormat) -> RecordStart {
    switch format {
    case .csv(let dialect): dialect.recordStart(in: bytes)
    case .lines, .jsonLines, .jsonArray, .nulTerminated:
      format.terminators.flatMap { bytes.firstIndex(of: $0.record) }.map { .found($0 + 1) } ?? .undecided
    }
  }
}

extension Dialect {
  fileprivate func recordStart(in bytes: Span<UInt8>) -> RecordStart {
    var isQuoted = beginsInQuotes(bytes)
    for index in bytes.indices {
      switch bytes[index] {
      case quote where !isEscaped(index, in: bytes): isQuoted.toggle()
      case 0x0A where !isQuoted: return .found(index + 1)
      case 0x0D where !isQuoted:
        // A LF may follow a CR that is the last byte.
        guard index + 1 < bytes.count else { return .undecided }
        return .found(bytes[index + 1] == 0x0A ? index + 2 : index + 1)
      default: break
      }
    }
    return .undecided
  }

  /// Whether the bytes seem to begin in quotes.
  private func beginsInQuotes(_ bytes: Span<UInt8>) -> Bool {
    guard let quote else { return false }
    var isParityOdd = false
    var next = 0
    while let index = bytes.firstIndex(of: quote, from: next) {
      next = index + 1
      guard !isEscaped(index, in: bytes) else { continue }
      if index > 0, next < bytes.count, bytes[index - 1] != quote, bytes[next] != quote {
        let (opens, closes) = (hasSeparator(before: index, in: bytes), hasSeparator(at: next, in: bytes))
        if opens != closes { return closes != isParityOdd }
      }
      isParityOdd.toggle()
    }
    return false
  }

  private func hasSeparator(before offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard !bytes[offset - 1].isLineEnd else { return true }
    guard case .delimiter(let delimiter) = separator, delimiter.count <= offset else { return false }
    return delimiter.begins(bytes, at: offset - delimiter.count)
  }

  private func hasSeparator(at offset: Int, in bytes: Span<UInt8>) -> Bool {
    guard case .delimiter(let delimiter) = separator else { return bytes[offset].isLineEnd }
    return bytes[offset].isLineEnd || delimiter.begins(bytes, at: offset)
  }

  private func isEscaped(_ index: Int, in bytes: Span<UInt8>) -> Bool {
    escape != nil && escape != quote && index > 0 && bytes[index - 1] == escape
  }
}
