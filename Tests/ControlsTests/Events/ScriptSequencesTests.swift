import JSONDocument
import Platform
import TestSupport
import Testing

@testable import Controls

@Suite struct ScriptSequencesTests {
  /// Writes random sequences of events with the rows and effects of the reducers, for `Scripts/Controls/check_script.mjs`.
  @Test(.enabled(if: unsafe getenv("CONTROL_SEQUENCES") != nil))
  func `random sequences are written for the script`() throws {
    let folder = unsafe String(cString: getenv("CONTROL_SEQUENCES")!)
    let count = TestRun.rounds(100_000)
    var random = SeededGenerator(seed: TestRun.seed)
    write(ButtonModel.self, count, to: folder, using: &random)
    write(PlayButtonModel.self, count, to: folder, using: &random)
    write(FUIButtonModel.self, count, to: folder, using: &random)
    write(BrandButtonModel.self, count, to: folder, using: &random)
  }

  /// Writes `{"tables": …, "texts": […], "sequences": [[…]]}`. A sequence is a list of numbers: for each event the indices of
  /// its name, its number or −1, the indices of the rows, the count of the effects and their indices.
  private func write<Model: RandomModel>(
    _: Model.Type, _ count: Int, to folder: String, using random: inout SeededGenerator
  ) {
    var texts = Indices()
    let parts = Model.tableParts
    var json = JSONWriter()
    json.object { json in
      json.key("tables")
      json.array { json in for table in Model.transitionTables { PackedTable(table).write(to: &json) } }
      json.key("sequences")
      json.array { json in
        for _ in 0..<count {
          json.array { json in
            for step in RandomRun(count: 8, parts: parts, using: &random).steps {
              json.number(texts.index(of: step.event))
              json.number(step.number ?? -1)
              for row in step.rows { json.number(texts.index(of: row)) }
              json.number(step.effects.count)
              for effect in step.effects { json.number(texts.index(of: effect)) }
            }
          }
        }
      }
      json.member("texts", texts.texts)
    }
    ScratchDirectory.write(json.bytes, toPath: "\(folder)/\(Model.controlName).json")
  }
}

/// Texts by the numbers in whose order they first occurred.
private struct Indices {
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]

  mutating func index(of text: String) -> Int {
    if let index = indices[text] { return index }
    indices[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
