import Foundation
import RuleFiles
import Testing
import Validation

/// Tests that every sample of `Documentation/RuleFiles.md` is a valid rule file or has the faults shown below it.
struct RuleFilesDocumentTests {
  /// A fenced code block.
  private struct Sample {
    let language: String
    let text: String
  }

  private static func samples() throws -> [Sample] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Documentation/RuleFiles.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    return text.matches(of: /(?ms)^```([a-z]+)\n(.*?)^```$/).map {
      Sample(language: String($0.output.1), text: String($0.output.2))
    }
  }

  @Test func `every sample has exactly the faults that the document shows`() throws {
    let samples = try Self.samples()
    var files = ["countries.csv": "code\nDE\n"]
    var count = 0
    for (index, sample) in samples.enumerated() where sample.language == "yaml" {
      if let name = sample.text.firstMatch(of: /^# (\S+)\n/)?.output.1 {
        files[String(name)] = sample.text
        continue
      }
      let next = index + 1 < samples.count ? samples[index + 1] : nil
      let expected = next?.language == "text" ? next?.text ?? "" : ""
      let faults = ruleFileFaults(sample.text, beside: files)
      #expect(faults == expected.trimmingCharacters(in: .newlines), "\(sample.text)")
      count += 1
    }
    #expect(count >= 9)
  }

  @Test func `the table of arguments names exactly the rules with structured arguments`() throws {
    let text = try String(
      contentsOf: URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../Documentation/RuleFiles.md"), encoding: .utf8)
    let table = text.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { $0 != "| rules | list or object |" }.prefix { $0.hasPrefix("|") }
    let rows = table.filter { $0.hasPrefix("| `") }
    let named = Set(
      rows.flatMap { row in
        row.split(separator: "|")[0].split(separator: ",").map { $0.trimmingCharacters(in: [" ", "`"]) }
      })
    #expect(named == Set(Catalog.entries.filter { $0.structure != nil }.map(\.name)))
  }
}
