import Foundation
import Testing

/// Checks the table of Documentation/Controls.md, which lists the sentences of the founding documents with the tests that
/// show them.
@Suite struct ControlsDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// A row of the table: a sentence, and the entries that show it.
  private struct Row {
    let document: String
    let sentence: String
    let entries: [String]
  }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The rows under the headings that have the names of the controls.
  private static func rows() throws -> [Row] {
    var rows: [Row] = []
    var document = ""
    for line in try text("Documentation/Controls.md").split(separator: "\n") {
      if line.hasPrefix("### ") { document = String(line.dropFirst(4)) }
      guard line.hasPrefix("| "), !line.hasPrefix("| sentence |") else { continue }
      // A bar within a cell is escaped.
      let cells = line.replacing("\\|", with: "\u{0}").split(separator: "|").map {
        $0.replacing("\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
      }
      guard cells.count == 2,
        ["Button", "PlayButton", "FUIButton", "BrandButton", "InputField"].contains(document)
      else {
        continue
      }
      rows.append(
        Row(
          document: document, sentence: cells[0],
          entries: cells[1].components(separatedBy: "<br>")))
    }
    return rows
  }

  /// The titles of the tests of each file, by the file's name without its extension; underscores of Python are spaces.
  private static func tests() throws -> [String: Set<String>] {
    var tests: [String: Set<String>] = [:]
    for folder in ["Tests", "Examples/Gallery/tests"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in try #require(files) where ["swift", "py"].contains(file.pathExtension) {
        let text = try String(contentsOf: file, encoding: .utf8)
        let titles: [String] =
          if file.pathExtension == "swift" {
            text.matches(of: #/func `([^`]+)`/#).map { String($0.output.1) }
          } else {
            text.matches(of: #/def test_(\w+)/#).map {
              $0.output.1.split(separator: "_").joined(separator: " ")
            }
          }
        tests[file.deletingPathExtension().lastPathComponent, default: []].formUnion(titles)
      }
    }
    return tests
  }

  /// Returns the file and the title of an entry that names a test.
  private static func test(_ entry: String) -> (file: String, title: String)? {
    guard let match = entry.wholeMatch(of: #/(\w+Tests|test_\w+): (.+)/#) else { return nil }
    return (String(match.output.1), String(match.output.2))
  }

  @Test func `every test named in the table exists`() throws {
    let tests = try Self.tests()
    let rows = try Self.rows()
    var count = 0
    for row in rows {
      for (file, title) in row.entries.compactMap(Self.test) {
        count += 1
        #expect(tests[file]?.contains(title) == true, "\(row.document), \(row.sentence): \(file): \(title)")
      }
    }
    #expect(count > 150)
  }

  @Test func `every sentence has a test, or the reason why a page cannot have it`() throws {
    let rows = try Self.rows()
    let counts = Dictionary(grouping: rows, by: \.document).mapValues(\.count)
    #expect(counts == ["Button": 19, "PlayButton": 57, "FUIButton": 70, "BrandButton": 32, "InputField": 25])
    for row in rows {
      #expect(
        row.entries.contains { Self.test($0) != nil || $0.hasPrefix("Not on a page: ") },
        "\(row.document): \(row.sentence)")
    }
  }
}
