/// The body of a request while it arrives. A body that is too large is not stored.
struct RequestBody {
  enum Progress: Equatable { case incomplete, complete, malformed }

  /// A body of this size, or of twice the maximum, is read to its end even if it is too large, so that the client receives the
  /// response.
  private static let maximumBytesSkipped = 1 << 20
  /// The maximum size of the line before a chunk, and of the lines after the last one.
  private static let maximumLine = 4096

  private enum Part {
    case size
    case content(Int)
    case contentEnd
    case trailer(Int)
    case end
  }

  private(set) var bytes: [UInt8] = []
  private let maximumBytes: Int
  private let declared: Int
  private var count = 0
  private var part: Part

  init(_ framing: BodyFraming, maximumBytes: Int) {
    self.maximumBytes = maximumBytes
    switch framing {
    case .length(let length): (declared, part) = (length, length > 0 ? .content(length) : .end)
    case .chunks: (declared, part) = (0, .size)
    }
    isChunked = framing == .chunks
    if declared <= maximumBytes { bytes.reserveCapacity(declared) }
  }

  private let isChunked: Bool

  var isTooLarge: Bool { max(count, declared) > maximumBytes }

  /// Whether the body is so large that the rest of it is not read.
  var isHopeless: Bool { max(count, declared) > max(2 * maximumBytes, Self.maximumBytesSkipped) }

  /// Takes the bytes of the body from an offset on, and moves the offset behind them.
  mutating func read(_ input: Span<UInt8>, from offset: inout Int) -> Progress {
    while true {
      switch part {
      case .end: return .complete
      case .content(let rest):
        guard offset < input.count else { return .incomplete }
        let taken = min(rest, input.count - offset)
        take(input.extracting(offset..<offset + taken))
        offset += taken
        part = taken < rest ? .content(rest - taken) : isChunked ? .contentEnd : .end
      case .size:
        guard let line = line(of: input, from: &offset) else { return progressWithoutLine(input, offset) }
        guard let size = line.flatMap(Self.size) else { return .malformed }
        part = size > 0 ? .content(size) : .trailer(0)
      case .contentEnd:
        let rest = input.count - offset
        guard rest > 0 else { return .incomplete }
        guard input[offset] == 0x0D, rest == 1 || input[offset + 1] == 0x0A else { return .malformed }
        guard rest > 1 else { return .incomplete }
        offset += 2
        part = .size
      case .trailer(let before):
        guard let line = line(of: input, from: &offset) else { return progressWithoutLine(input, offset) }
        guard let line, before + line.count <= Self.maximumLine else { return .malformed }
        part = line.isEmpty ? .end : .trailer(before + line.count + 2)
      }
    }
  }

  private mutating func take(_ content: Span<UInt8>) {
    count += content.count
    if isTooLarge {
      bytes = []
    } else {
      // SAFETY: the buffer is valid during the call.
      unsafe content.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    }
  }

  private func progressWithoutLine(_ input: Span<UInt8>, _ offset: Int) -> Progress {
    input.count - offset > Self.maximumLine ? .malformed : .incomplete
  }

  /// Returns a line without its end: `nil` if it is incomplete, and `.some(nil)` if it does not end in CR LF.
  private func line(of input: Span<UInt8>, from offset: inout Int) -> [UInt8]?? {
    let rest = input.extracting(offset..<input.count)
    guard let end = rest.firstOffset(of: 0x0A) else { return nil }
    offset += end + 1
    guard end > 0, rest[end - 1] == 0x0D else { return .some(nil) }
    return (0..<end - 1).map { rest[$0] }
  }

  /// Returns the size of a chunk, hexadecimal digits before an extension: RFC 9112, section 7.1.
  private static func size(_ line: [UInt8]) -> Int? {
    let digits = line.prefix { $0.isHexadecimalDigit }
    let rest = line.dropFirst(digits.count).drop { $0 == 0x20 || $0 == 0x09 }
    guard 1...15 ~= digits.count, rest.first == nil || rest.first == UInt8(ascii: ";") else { return nil }
    guard !rest.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
