import Controls
import ControlsHTML
import JSONDocument
import Testing

@Suite struct ControlsScriptTests {
  @Test func `the script is ASCII under 9 KB`() {
    let script = ControlsScript.source
    #expect(script.count < 9 * 1024 && script.allSatisfy { $0 < 0x80 })
  }

  @Test func `the data has the tables of all controls`() throws {
    let data = try JSONValue(ControlsScript.data)
    #expect(
      try Self.controls(ControlsScript.data) == [
        "Button", "PlayButton", "PlayButton", "FUIButton", "BrandButton",
      ])
    #expect(data["poses"]?["rotate"]?.text == "upright")
    #expect(ControlsScript.data.count < 26 * 1024)
  }

  @Test func `a page has the data of its controls alone`() throws {
    let data = ControlsScript.data(for: [.fuiButton, .button])
    #expect(try Self.controls(data) == ["Button", "FUIButton"])
    #expect(data.count < 13 * 1024)
    #expect(try Self.controls(ControlsScript.data(for: [])) == [])
  }

  @Test func `a packed table has the transitions of the table, with their names`() throws {
    let tables = try JSONValue(ControlsScript.data)["tables"]?.elements ?? []
    let expected: [TransitionTable] =
      ButtonModel.transitionTables + PlayButtonModel.transitionTables + FUIButtonModel.transitionTables
      + BrandButtonModel.transitionTables
    #expect(tables.count == expected.count)
    for (packed, table) in zip(tables, expected) {
      let events = packed["events"]?.elements.compactMap(\.text) ?? []
      let effects = packed["effects"]?.elements.map { $0.elements.compactMap(\.text) } ?? []
      let states = packed["states"]?.elements ?? []
      #expect(states.count == table.rows.count)
      for (state, row) in zip(states, table.rows) {
        let cells = state.elements.dropFirst(2).compactMap(\.index)
        let transitions = stride(from: 0, to: cells.count, by: 3).map { at in
          "\(events[cells[at]]) \(cells[at + 1]) \(effects[cells[at + 2]])"
        }
        #expect(state.elements.prefix(2).compactMap(\.text) == [row.name, row.state])
        #expect(transitions == row.transitions.map { "\($0.event) \($0.next) \($0.effects)" })
      }
    }
  }

  private static func controls(_ data: [UInt8]) throws -> [String] {
    try JSONValue(data)["tables"]?.elements.compactMap { $0["control"]?.text } ?? []
  }
}

extension JSONValue {
  /// The elements of an array; none for another value.
  fileprivate var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }

  /// The value of a whole number.
  fileprivate var index: Int? { if case .number(let number) = self { Int(number) } else { nil } }
}
