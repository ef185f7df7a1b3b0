import ControlsHTML
import JSONDocument
import Testing

@Suite struct ControlsScriptTests {
  @Test func `the script is ASCII under 8 KB`() {
    let script = ControlsScript.source
    #expect(script.count < 8 * 1024 && script.allSatisfy { $0 < 0x80 })
  }

  @Test func `the data has the tables of all controls`() throws {
    let data = try JSONValue(ControlsScript.data)
    guard case .array(let tables)? = data["tables"] else {
      Issue.record("the tables are no array")
      return
    }
    #expect(
      tables.compactMap { $0["control"]?.text } == [
        "Button", "PlayButton", "PlayButton", "FUIButton", "BrandButton",
      ])
    #expect(data["poses"]?["rotate"]?.text == "upright")
  }
}
