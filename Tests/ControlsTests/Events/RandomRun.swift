import TestSupport

@testable import Controls

/// A model with random events, also ends of steps and attempts that are not the last ones.
protocol RandomModel: TabulatedModel {
  /// Returns events that end what was not started last.
  func staleEnds(using random: inout SeededGenerator) -> [Event]
}

extension ButtonModel: RandomModel {
  func staleEnds(using random: inout SeededGenerator) -> [Event] {
    let number = Int.random(in: 0...2, using: &random)
    return [.stepEnded(lastStep - number), .finished(attempt: attempt - number)]
  }
}

extension PlayButtonModel: RandomModel {
  func staleEnds(using random: inout SeededGenerator) -> [Event] {
    let number = Int.random(in: 0...2, using: &random)
    return [.stepEnded(lastStep - number), .failed(attempt: attempt - number, message: "failure")]
  }
}

extension BrandButtonModel: RandomModel {
  func staleEnds(using random: inout SeededGenerator) -> [Event] {
    [.stepEnded(lastStep - Int.random(in: 0...2, using: &random))]
  }
}

extension FUIButtonModel: RandomModel {
  func staleEnds(using random: inout SeededGenerator) -> [Event] { [] }
}

extension Tabulated {
  /// The number of what the effect starts; what is stopped is always what was started last.
  fileprivate var startedNumber: Int? { name == "stepCancelled" || name == "loopStopped" ? nil : number }
}

/// A random sequence of events with the rows and effects that the reducer has for each.
struct RandomRun<Model: RandomModel> {
  struct Step {
    let event: String
    let number: Int?
    let rows: [String]
    let effects: [String]
  }

  let steps: [Step]

  /// - Parameter parts: The parts of the model.
  init(count: Int, parts: [TablePart<Model>] = Model.tableParts, using random: inout SeededGenerator) {
    var model = Model.tableStart
    steps = (0..<count).map { _ in
      // Each part is as likely as the others, and so are ends of what is no longer awaited.
      let ends = model.staleEnds(using: &random)
      let choice = Int.random(in: 0..<(parts.count * 4 + (ends.isEmpty ? 0 : 1)), using: &random)
      let events = choice < parts.count * 4 ? parts[choice / 4].events(model) : ends
      let event = events.randomElement(using: &random)!
      let effects = model.reduce(event).map { effect in
        effect.startedNumber.map { "\(effect.name) \($0)" } ?? effect.name
      }
      return Step(
        event: event.name, number: event.number, rows: parts.map { $0.rowName(model) }, effects: effects)
    }
  }

  /// Returns the first event for which the tables differ from the reducer; `nil` if there is none.
  static func difference(sequences: Int, using random: inout SeededGenerator) -> String? {
    let (tables, parts) = (Model.transitionTables, Model.tableParts)
    for _ in 0..<sequences {
      let run = RandomRun(count: 20, parts: parts, using: &random)
      var interpreter = TableInterpreter(tables)
      for (index, step) in run.steps.enumerated() {
        let effects = interpreter.apply(step.event, number: step.number)
        if effects == step.effects && interpreter.rows == step.rows { continue }
        let history = run.steps[...index].map { "\($0.event) \($0.number.map(String.init) ?? "")" }
        return "\(history): \(interpreter.rows) \(effects), not \(step.rows) \(step.effects)"
      }
    }
    return nil
  }
}
