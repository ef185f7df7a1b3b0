import Foundation
import TestSupport
import Testing

/// Tests that run the console sessions in the documentation, with its sample files, and compare the output.
struct RuleFileDocumentTests {
  private static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(
      path: "Documentation")

  /// Returns the fenced blocks of a text: the words after the opening fence, and the content.
  private static func blocks(_ text: String) -> [(words: [Substring], body: String)] {
    var blocks: [(words: [Substring], body: String)] = []
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = lines.popFirst() {
      guard line.hasPrefix("```") else { continue }
      let body = lines.prefix { $0 != "```" }
      lines = lines.dropFirst(body.count + 1)
      blocks.append((line.dropFirst(3).split(separator: " "), body.map { $0 + "\n" }.joined()))
    }
    return blocks
  }

  @Test(arguments: [("RuleFiles.md", 10), ("Files.md", 4), ("Conversion.md", 4), ("Samples.md", 6)])
  func `every console session prints the output shown in the document`(name: String, minimum: Int) throws {
    let text = try String(contentsOf: Self.directory.appending(path: name), encoding: .utf8)
    let scratch = ScratchDirectory()
    var sessions = 0
    for (words, body) in Self.blocks(text) {
      if words.count == 2 { scratch.write(Array(body.utf8), to: String(words[1])) }
      guard words.first == "console" else { continue }
      for session in body.split(separator: "$ ").map(String.init) {
        let command = session.prefix { $0 != "\n" }
        let result = try scratch.shell("( \(command) ) 2>&1")
        let printed = result.outputText.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
          .filter {
            $0.wholeMatch(of: SummaryTests.speedLine) == nil
          }
        #expect(printed.map { $0 + "\n" }.joined() == session.dropFirst(command.count + 1), "\(command)")
        sessions += 1
      }
    }
    #expect(sessions >= minimum)
  }
}
