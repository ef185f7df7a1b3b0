internal import FormValidation
internal import Glibc

/// A parser of untrusted bytes, with the checks of its results. A trap, a fault of memory and a false result end the program.
enum FuzzTarget: String, CaseIterable {
  case csv, json, yaml, pattern, headers, template
  case jsonLines = "json-lines"
  case urlEncoded = "url-encoded"
  case multipart
  case jsonPost = "json-post"

  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  static let selected: FuzzTarget? = {
    // SAFETY: the environment is not changed.
    unsafe getenv("FUZZ_TARGET").flatMap { FuzzTarget(rawValue: unsafe String(cString: $0)) }
  }()

  func run(_ bytes: [UInt8]) {
    switch self {
    case .csv: CSVTarget.run(bytes)
    case .jsonLines: JSONLinesTarget.run(bytes)
    case .json: RuleFileTarget.runJSON(bytes)
    case .yaml: RuleFileTarget.run(bytes)
    case .pattern: PatternTarget.run(bytes)
    case .headers: HeaderTarget.run(bytes)
    case .template: TemplateTarget.run(bytes)
    case .urlEncoded: PostTarget.run(bytes, as: .urlEncoded)
    case .multipart: PostTarget.runMultipart(bytes)
    case .jsonPost: PostTarget.run(bytes, as: .json)
    }
  }
}

/// The entry point of libFuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  // SAFETY: libFuzzer lends that many bytes during the call.
  let bytes = unsafe [UInt8](UnsafeBufferPointer(start: start, count: count))
  FuzzTarget.selected?.run(bytes)
  return 0
}

/// Ends the program with the message unless the condition holds.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
  if !condition { fatalError(message()) }
}
