internal import CYAML

/// The events of a YAML document in the order of its text: LibYAML, wrapped once.
///
/// Time and memory are linear in the text; the reader bounds nesting and the size of aliases.
@safe
struct YAMLEvents: ~Copyable {
  /// A scalar as it is written.
  struct Scalar {
    let text: String
    /// Whether it is neither quoted nor a block.
    let isPlain: Bool
  }

  /// What may precede a node.
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

  /// Why the text is not YAML, in LibYAML's words, and where.
  struct Problem: Error {
    let text: String
    let location: Location

    /// The offset of a byte that is not text, or the mark of text that is not YAML.
    enum Location {
      case byte(Int)
      case mark(Mark)
    }
  }

  /// A position as LibYAML counts: 0-based lines, which NEL, LS and PS end too, and 0-based columns of scalars.
  struct Mark: Comparable {
    let line: Int
    let column: Int

    static func < (left: Self, right: Self) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
  }

  // SAFETY of the pointers: both are allocated by `init` and released by `deinit`, once, since the value cannot be
  // copied; the parser is initialised before any use and reads the text's copy within its bounds.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let text: UnsafeMutableBufferPointer<UInt8>

  /// - Parameter bytes: UTF-8, without a byte-order mark.
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

  /// The next event and the mark of its first character.
  mutating func next() throws(Problem) -> (event: Event, mark: Mark) {
    var event = unsafe yaml_event_t()
    guard unsafe yaml_parser_parse(parser, &event) == 1 else { throw problem }
    defer { unsafe yaml_event_delete(&event) }
    return (unsafe Self.copy(event), unsafe Self.mark(event.start_mark))
  }

  private var problem: Problem {
    // SAFETY: where LibYAML reports an error, its text is a constant of the library, or null.
    let text = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "not YAML"
    let isOfReader = unsafe parser.pointee.error == YAML_READER_ERROR
    return Problem(
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
      // SAFETY: the event has the value's length in bytes; the event owns them until it is deleted.
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
    // SAFETY: anchors and tags end with NUL and are owned by the event until it is deleted.
    unsafe characters.map { unsafe String(cString: $0) }
  }
}
