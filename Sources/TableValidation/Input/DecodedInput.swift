internal import ByteStreams
internal import Bytes
internal import CSVRecords
internal import FileOutput

/// The text of an input in UTF-8: the bytes of a file, decompressed and decoded.
struct DecodedInput: ByteSource {
  /// The file that is read.
  let file: InputFile
  /// The encoding from which the text was decoded; `nil` for UTF-8.
  let encoding: String?
  /// Whether the text is the bytes of the file, at the same offsets.
  var isPlain: Bool { decompressed == nil && encoding == nil }
  /// The message about the input, which is complete when it has been read.
  let notice: InputNotice
  private var source: PeekedSource
  private let decompressed: DecodedSource?

  /// Creates the input, whose compression and encoding the first bytes of the file determine.
  ///
  /// - Parameters:
  ///   - encoding: The encoding of the text.
  ///   - hasNul: Whether NUL belongs to the format.
  /// - Throws: `FileError` if the file cannot be read, or is not text, such as a workbook.
  init(
    _ file: InputFile, encoding: InputEncoding = .automatic, hasNul: Bool = false,
    notice: InputNotice = InputNotice()
  ) throws {
    self.file = file
    self.notice = notice
    source = PeekedSource(file)
    let head = try source.peek(while: FileSignature.isUndecided)
    do {
      decompressed = try Self.decompressed(source, beginningWith: head, in: file)
      if let decompressed {
        source = PeekedSource(decompressed)
        try Self.requireText(&source, in: file)
      }
      self.encoding = try Self.encoding(&source, given: encoding, hasNul: hasNul, in: file)
    } catch let error as StreamError {
      throw FileError(file.name, "read", reason: error.description)
    }
    if let name = self.encoding {
      guard let transcoder = Transcoder(name) else {
        throw FileError(file.name, "read", reason: UnknownEncoding(name: name).description)
      }
      source = PeekedSource(DecodedSource(source, transcoder))
    }
  }

  /// Creates an input that begins at an offset in the text of the file.
  init(
    _ file: InputFile, offset: Int, encoding: InputEncoding, hasNul: Bool, notice: InputNotice
  ) throws {
    try self.init(file, encoding: encoding, hasNul: hasNul, notice: notice)
    try skip(offset)
  }

  /// Returns the content of a compressed source, or `nil` for any other text.
  private static func decompressed(
    _ source: PeekedSource, beginningWith head: [UInt8], in file: InputFile
  ) throws -> DecodedSource? {
    switch FileSignature.of(head, name: file.path.bytes) {
    case nil: nil
    case .foreign(let format)?:
      throw FileError(file.name, "read", reason: format.advice(head, file.name), isForeign: true)
    case .compressed(let format)?: try DecodedSource(source, format)
    }
  }

  /// Throws if the content of a compressed file is not text, or is compressed too.
  private static func requireText(_ source: inout PeekedSource, in file: InputFile) throws {
    let head = try source.peek(while: FileSignature.isUndecided)
    let reason: String
    switch FileSignature.of(head, name: []) {
    case nil: return
    case .foreign(let format)?: reason = "in the compressed data, \(format.advice(head, ""))"
    case .compressed(let format)?:
      reason = "in the compressed data is \(format) data; decompress the file once, and check the result"
    }
    throw FileError(file.name, "read", reason: reason, isForeign: true)
  }

  /// Returns the encoding of a source and skips its byte-order mark; `nil` for UTF-8.
  private static func encoding(
    _ source: inout PeekedSource, given encoding: InputEncoding, hasNul: Bool, in file: InputFile
  ) throws -> String? {
    switch encoding {
    case .utf8:
      try requireMark(of: "UTF-8", &source, file)
      return nil
    case .named(let name):
      try requireMark(of: name, &source, file)
      try requireByteOrder(&source, of: name, in: file)
      return name
    case .automatic: break
    }
    let head = try source.peek { WideText.isUndecided($0, hasNul: hasNul) }
    if let mark = WideText.byteOrderMark(head) {
      source.skip(mark.count)
      return mark.encoding
    }
    if !hasNul, let name = WideText.guess(head) {
      throw FileError(
        file.name, "read", reason: "it looks like \(name) without a byte-order mark; use --encoding \(name)")
    }
    return nil
  }

  /// Throws if the text begins with a byte-order mark that is none in the encoding that was named.
  private static func requireMark(
    of name: String, _ source: inout PeekedSource, _ file: InputFile
  ) throws {
    let ownMark = ByteOrderMark.utf8
    let head = try source.peek {
      WideText.isUndecided($0, hasNul: true) || ($0.count < ownMark.count && ownMark.starts(with: $0))
    }
    let mark =
      head.starts(with: ownMark) ? (encoding: "UTF-8", count: ownMark.count) : WideText.byteOrderMark(head)
    guard let mark, mark.encoding != name else { return }
    let decoded = Transcoder.decode(Array(head.prefix(mark.count)), as: name)
    guard let decoded, decoded.undecodable == 0, decoded.text.isEmpty || decoded.text == ownMark else {
      throw FileError(
        file.name, "read",
        reason:
          "it begins with the byte-order mark of \(mark.encoding), but its encoding is given as \(name); use --encoding auto"
      )
    }
  }

  /// Throws if an encoding is named without its byte order, and text without a byte-order mark has another one than the C library takes
  /// for granted, that of the machine.
  private static func requireByteOrder(
    _ source: inout PeekedSource, of name: String, in file: InputFile
  ) throws {
    guard
      ["UTF-16", "UTF16", "UTF-32", "UTF32", "UCS-2", "UCS2", "UCS-4", "UCS4"].contains(name.uppercased())
    else { return }
    let head = try source.peek { WideText.isUndecided($0, hasNul: false) }
    guard WideText.byteOrderMark(head) == nil, let guess = WideText.guess(head), guess.hasSuffix("BE")
    else { return }
    throw FileError(
      file.name, "read", reason: "it looks like \(guess) without a byte-order mark; use --encoding \(guess)")
  }

  var isReady: Bool { source.isReady }

  mutating func read(into buffer: inout [UInt8], at range: Range<Int>) throws -> Int {
    do {
      let count = try source.read(into: &buffer, at: range)
      if count == 0, let offset = decompressed?.ignoredOffset {
        notice.text = "the bytes from byte \(offset) on are not compressed data and were ignored"
      }
      return count
    } catch let error as StreamError {
      throw FileError(file.name, "read", reason: error.description)
    }
  }

  /// Reads all the text, for small files.
  ///
  /// - Parameter limit: The maximum number of bytes; more are an error.
  mutating func readAll(limit: Int) throws -> [UInt8] {
    let size = isPlain ? source.peekedCount + (file.remainingSize ?? 0) : 0
    guard size <= limit, let bytes = try readRest(limit: limit, expecting: size) else {
      throw file.tooLarge(limit)
    }
    return bytes
  }

  private mutating func skip(_ count: Int) throws {
    var rest = count
    var buffer = [UInt8](repeating: 0, count: min(rest, 64 << 10))
    while rest > 0 {
      let count = try read(into: &buffer, at: 0..<min(rest, buffer.count))
      guard count > 0 else { throw FileError(file.name, "read", reason: "it has changed while it was read") }
      rest -= count
    }
  }
}
