package import JSONDocument

/// A transition table for a page: its events and its lists of effects are written once, and a transition is three numbers.
///
/// `{"control": …, "numbers": {NAME: KIND}, "events": […], "effects": [[…]…], "states": [[NAME, STATE, EVENT, NEXT, EFFECTS…]…]}`,
/// where `EVENT` and `EFFECTS` are indices of the lists and `NEXT` is that of a state.
package struct PackedTable {
  private let table: TransitionTable
  private var events: [String] = []
  private var effects: [[String]] = []
  private var rows: [[Int]] = []

  /// Packs a table.
  package init(_ table: TransitionTable) {
    self.table = table
    for row in table.rows {
      rows.append(
        row.transitions.flatMap { transition in
          [
            Self.index(of: transition.event, in: &events), transition.next,
            Self.index(of: transition.effects, in: &effects),
          ]
        })
    }
  }

  private static func index<Element: Equatable>(of element: Element, in list: inout [Element]) -> Int {
    if let index = list.firstIndex(of: element) { return index }
    list.append(element)
    return list.count - 1
  }

  /// Writes the table as an object.
  package func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("control", table.control)
      json.key("numbers")
      json.object { json in for (name, kind) in table.numbers { json.member(name, kind) } }
      json.key("events")
      json.array { json in for event in events { json.string(event) } }
      json.key("effects")
      json.array { json in
        for list in effects { json.array { json in for effect in list { json.string(effect) } } }
      }
      json.key("states")
      json.array { json in
        for (row, cells) in zip(table.rows, rows) {
          json.array { json in
            json.string(row.name)
            json.string(row.state)
            for cell in cells { json.number(cell) }
          }
        }
      }
    }
  }
}
