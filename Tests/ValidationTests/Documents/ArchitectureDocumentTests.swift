import Foundation
import Testing

/// The names in Documentation/Architecture.md, which have to be those of the sources.
@Suite struct ArchitectureDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// The texts between backquotes.
  private static func names() throws -> [String] {
    let page = try String(contentsOf: root.appending(path: "Documentation/Architecture.md"), encoding: .utf8)
    return page.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test func `every file and folder that the page names exists`() throws {
    let paths = try Self.names().filter { $0.hasPrefix("Sources/") || $0.hasSuffix(".swift") }
    #expect(paths.count > 10)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
    }
  }

  @Test func `every type that the page names has a declaration`() throws {
    let names = try Self.names().filter { !$0.hasSuffix(".swift") }.map { $0.prefix { $0 != "." } }.filter {
      $0.first?.isUppercase == true && $0.allSatisfy(\.isLetter)
    }
    #expect(names.count > 30)
    let sources = FileManager.default.enumerator(
      at: Self.root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    var declared: Set<String> = []
    for case let file as URL in try #require(sources) where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        for (keyword, name) in zip(words, words.dropFirst())
        where ["struct", "class", "enum", "protocol", "actor", "typealias"].contains(keyword) {
          declared.insert(name)
        }
      }
    }
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    for name in names where !targets.contains(String(name)) {
      #expect(declared.contains(String(name)), "\(name)")
    }
  }
}
