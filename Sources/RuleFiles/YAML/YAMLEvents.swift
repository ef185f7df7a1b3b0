internal import CYAML

/// A stream of the events of a YAML document in document order: a wrapper of LibYAML's parser.
///
/// O(*n*) in time and memory; `YAMLReader` bounds the nesting and the expansion of aliases.
@safe
struct YAMLEvents: ~Copyable {
  /// The text of a scalar, with escapes and folding resolved.
  struct Scalar {
    let text: String
    /// Whether it is neither quoted nor a block scalar.
    let isPlain: Bool
  }

  /// The optional properties that precede a node.
  struct Properties {
    let anchor: String?
    let tag: String?
  }

  enum Event {
    case streamStart
    case streamEnd
    case documentStart
    case documentEnd
    case alias(String)
    case scalar(Scalar, Properties)
    case sequenceStart(Properties)
    case sequenceEnd
    case mappingStart(Properties)
    case mappingEnd
  }

  /// An error in a text that is not YAML: LibYAML's message and the location.
  struct Fault: Error {
    let text: String
    let location: Location

    /// The offset of a byte that is not text, or the mark of a syntax error.
    enum Location {
      case byte(Int)
      case mark(Mark)
    }
  }

  /// A position as LibYAML counts it: a 0-based line, where NEL, LS and PS also end lines, and a 0-based column in Unicode
  /// scalars.
  struct Mark: Comparable {
    let line: Int
    let column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  // SAFETY: `init` allocates both pointers and `deinit` releases them, exactly once, since the value is noncopyable. The
  // parser is initialized before any use and reads the copy of the text within its bounds.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// Creates the events of a text, which is copied.
  ///
  /// - Parameter bytes: UTF-8 without a byte-order mark.
  init(_ bytes: ArraySlice<UInt8>) {
    unsafe text = .allocate(capacity: max(bytes.count, 1))
    _ = unsafe text.initialize(from: bytes)
    unsafe parser = .allocate(capacity: 1)
    unsafe parser.initialize(to: yaml_parser_t())
    precondition(unsafe yaml_parser_initialize(parser) == 1, "no memory for a YAML parser")
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, text.baseAddress, bytes.count)
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe text.deallocate()
  }

  /// Returns the next event and the mark of its first character.
  mutating func next() throws(Fault) -> (event: Event, mark: Mark) {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw fault }
    defer { unsafe yaml_event_delete(&event) }
    return (unsafe Self.copy(event), unsafe Self.mark(event.start_mark))
  }

  private var fault: Fault {
    // SAFETY: the message of an error is a constant string of LibYAML, or null.
    let text = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "not YAML"
    let isOfReader = unsafe parser.pointee.error == YAML_READER_ERROR
    return Fault(
      text: text,
      location: unsafe isOfReader
        ? .byte(parser.pointee.problem_offset) : .mark(Self.mark(parser.pointee.problem_mark)))
  }

  private static func mark(_ mark: yaml_mark_t) -> Mark { Mark(line: mark.line, column: mark.column) }

  private static func copy(_ event: yaml_event_t) -> Event {
    switch unsafe event.type {
    case YAML_STREAM_START_EVENT: return .streamStart
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_DOCUMENT_END_EVENT: return .documentEnd
    case YAML_ALIAS_EVENT: return unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      // SAFETY: `length` is the size of the value in bytes; the event owns them until it is deleted.
      let value = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        Scalar(
          text: String(decoding: value, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE),
        Properties(anchor: text(scalar.anchor), tag: text(scalar.tag)))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(Properties(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(Properties(anchor: text(start.anchor), tag: text(start.tag)))
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    default: return .streamEnd
    }
  }

  private static func text(_ characters: UnsafeMutablePointer<yaml_char_t>?) -> String? {
    // SAFETY: anchors and tags end with NUL, and the event owns them until it is deleted.
    unsafe characters.map { unsafe String(cString: $0) }
  }
}
