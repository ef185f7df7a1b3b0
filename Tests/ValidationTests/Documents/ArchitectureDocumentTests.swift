import Foundation
import Testing

/// Checks that what Documentation/Architecture.md and Documentation/Reliability.md name exists.
@Suite struct ArchitectureDocumentTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../..").standardizedFileURL

  /// Returns the text of all code spans of a page.
  private static func names(in page: String = "Architecture.md") throws -> [String] {
    let path = root.appending(path: "Documentation").appending(path: page)
    return try String(contentsOf: path, encoding: .utf8).split(
      separator: "`", omittingEmptySubsequences: false
    ).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
  }

  @Test(arguments: ["Architecture.md", "Reliability.md"])
  func `every file and folder named in the page exists`(page: String) throws {
    let paths = try Self.names(in: page).filter { $0.hasPrefix("Sources/") || $0.hasSuffix(".swift") }
    #expect(paths.count > 10)
    for path in paths {
      #expect(FileManager.default.fileExists(atPath: Self.root.appending(path: path).path), "\(path)")
    }
  }

  @Test func `the floors have every target`() throws {
    let names = try Set(Self.names())
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Sources").path)
    #expect(targets.filter { !names.contains($0) } == [])
  }

  @Test func `every type named in the page is declared`() throws {
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

  @Test func `every campaign and every fuzz target is named in Reliability.md`() throws {
    let names = try Set(Self.names(in: "Reliability.md"))
    let targets = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Fuzzing/Corpus").path)
    #expect(targets.count > 5)
    var campaigns: [String] = []
    let folder = Self.root.appending(path: "Scripts/Attack")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    where file.pathExtension == "py" && !file.lastPathComponent.hasPrefix("test_") {
      for match in try String(contentsOf: file, encoding: .utf8).matches(of: /\n    name = "(.*)"\n/) {
        campaigns.append(String(match.1))
      }
    }
    #expect(campaigns.count == 14)
    for name in targets + campaigns { #expect(names.contains(name), "\(name)") }
  }
}
