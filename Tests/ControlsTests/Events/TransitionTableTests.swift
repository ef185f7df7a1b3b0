import JSONDocument
import TestSupport
import Testing

@testable import Controls

@Suite struct TransitionTableTests {
  @Test(arguments: ["Button", "PlayButton", "FUIButton", "BrandButton"])
  func `tables are written as JSON`(control: String) throws {
    let models: [any ControlModel.Type] = [
      ButtonModel.self, PlayButtonModel.self, FUIButtonModel.self, BrandButtonModel.self,
    ]
    let tables = try #require(models.map { $0.transitionTables }.first { $0.first?.control == control })
    let json = TransitionTable.json(tables)
    guard case .array(let parts) = try JSONValue(json) else {
      Issue.record("the tables are no array")
      return
    }
    #expect(parts.map { $0["control"]?.text } == tables.map(\.control))
    #expect(GoldenFile("../Golden/\(control).json", near: #filePath).difference(from: json) == nil)
  }

  @Test func `the tables have every reachable state`() {
    func states(_ table: TransitionTable) -> Set<String> { Set(table.rows.map(\.state)) }
    #expect(states(ButtonModel.transitionTables[0]) == Set(ButtonModel.State.allCases.map(\.rawValue)))
    #expect(
      states(BrandButtonModel.transitionTables[0]) == Set(BrandButtonModel.State.allCases.map(\.rawValue)))
    #expect(states(FUIButtonModel.transitionTables[0]) == Set(ControlState.allStates.map(\.name)))
    #expect(states(PlayButtonModel.transitionTables[0]) == Set(PlayMode.allCases.map(\.rawValue)))
    #expect(states(PlayButtonModel.transitionTables[1]) == ["normal", "pressed", "disabled"])
  }

  @Test func `every reachable pair of step and target of the play button has a row`() {
    let moving = PlayButtonModel.transitionTables[0].rows.filter { $0.name.contains(" by ") }
    // A step toward a target that it does not lead to is replaced at once.
    let pairs = PlayStepKind.allCases.reduce(0) { count, kind in
      count + PlayMode.allCases.filter { kind.leads(to: $0) }.count
    }
    #expect(moving.count == pairs)
  }

  @Test func `rows of a table have different names`() {
    for table in [ButtonModel.transitionTables, PlayButtonModel.transitionTables].joined() {
      #expect(Set(table.rows.map(\.name)).count == table.rows.count)
    }
  }

  @Test func `the tables do what the reducers do`() {
    let seed = TestRun.seed
    var random = SeededGenerator(seed: seed)
    #expect(RandomRun<ButtonModel>.difference(sequences: 1_000, using: &random) == nil, "seed \(seed)")
    #expect(RandomRun<PlayButtonModel>.difference(sequences: 1_000, using: &random) == nil, "seed \(seed)")
    #expect(RandomRun<FUIButtonModel>.difference(sequences: 1_000, using: &random) == nil, "seed \(seed)")
    #expect(RandomRun<BrandButtonModel>.difference(sequences: 1_000, using: &random) == nil, "seed \(seed)")
  }
}
