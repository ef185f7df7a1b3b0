import Foundation

func expectEqual<Value: Equatable>(
  _ value: @autoclosure () throws -> Value, _ expected: Value, file: String = #filePath, line: Int = #line
) throws {
  let value = try value()
  guard value != expected else { return }
  fail("\(file):\(line): expected \(expected), got \(value)")
}

func expectEqual<First: Equatable, Second: Equatable>(
  _ value: @autoclosure () throws -> [(First, Second)], _ expected: [(First, Second)], file: String = #filePath,
  line: Int = #line
) throws {
  let value = try value()
  if value.count != expected.count || !zip(value, expected).allSatisfy(==) {
    fail("\(file):\(line): expected \(expected), got \(value)")
  }
}

func expectNil<Value>(
  _ value: @autoclosure () throws -> Value?, file: String = #filePath, line: Int = #line
) throws {
  guard let value = try value() else { return }
  fail("\(file):\(line): expected nil, got \(value)")
}

/// - Parameter expected: A part of the error's description, or the name of its case.
func expectThrown(
  _ expected: String, file: String = #filePath, line: Int = #line, _ body: () throws -> Void
) throws {
  do {
    try body()
    fail("\(file):\(line): expected \(expected) to be thrown")
  } catch where "\(error)".contains(expected) || Mirror(reflecting: error).children.first?.label == expected {
  } catch {
    fail("\(file):\(line): expected \(expected) to be thrown, got \(error)")
  }
}

func expectPrinted(_ printed: [String], _ expected: [String], file: String = #filePath, line: Int = #line) {
  if !expected.isEmpty, printed != expected { fail("\(file):\(line): expected \(expected), printed \(printed)") }
}

nonisolated(unsafe) private var failures = 0

private func fail(_ text: String) {
  failures += 1
  print(text)
}

func run(_ location: String, _ sample: () async throws -> Void) async {
  do { try await sample() } catch { fail("\(location): threw \(error)") }
}

func finish() -> Never { exit(failures == 0 ? 0 : 1) }
