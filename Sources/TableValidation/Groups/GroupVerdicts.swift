internal import Bytes
internal import FileOutput

/// The records of a table that do not meet the requirements of their groups, which have been found before the check.
final class GroupVerdicts: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: records are read in turns (`KeyTurn`).

  /// A stream of the rejections by one group, of which the next one is known.
  private struct Source {
    let group: Int
    var next: GroupRejection
    var reader: ScratchReader
  }

  /// A rejection by a group, given by its number in the rule file.
  typealias Verdict = (group: Int, rejection: GroupRejection)

  /// The inputs of the table, each with the number of records before it.
  private let inputs: [(name: String, base: Int)]
  /// The streams as a heap: the one with the lowest next record is the first.
  private var sources: [Source] = []

  /// - Parameters:
  ///   - inputs: The inputs of the table, each with the number of records before it.
  ///   - streams: The streams of rejections, with the number of their group in the rule file.
  ///   - blockSize: The number of bytes that are read at a time.
  init(_ inputs: [(name: String, base: Int)], _ streams: [(group: Int, ScratchStream)], blockSize: Int)
    throws(FileError)
  {
    self.inputs = inputs
    for (group, stream) in streams {
      var reader = ScratchReader(stream, blockSize: blockSize)
      if let next = try Self.next(in: &reader) {
        sources.append(Source(group: group, next: next, reader: reader))
      }
    }
    sources.sort { $0.next.record < $1.next.record }
  }

  private static func next(in reader: inout ScratchReader) throws(FileError) -> GroupRejection? {
    repeat {
      var offset = 0
      let rejection = GroupRejection(in: reader.buffer.span.extracting(reader.unread), at: &offset)
      if let rejection {
        reader.skip(offset)
        return rejection
      }
    } while try reader.readMore()
    return nil
  }

  /// The number of records of the table in the inputs before one, given by its number among those of the table.
  func base(ofInput number: Int) -> Int { inputs[number].base }

  /// Returns the number and line of a record in its input, and the input's name unless it is the current one.
  func location(of origin: KeyIndex.Origin, in current: Int) -> (record: Int, line: Int, file: String?) {
    let number = max(0, inputs.partitioningIndex { $0.base >= origin.record } - 1)
    let base = inputs[number].base
    return (origin.record - base, origin.line - base, number == current ? nil : inputs[number].name)
  }

  /// Passes the rejections of the records up to one to a closure, and removes them.
  func remove(upTo record: Int, _ body: (Verdict) -> Void) throws(FileError) {
    while let first = sources.first, first.next.record <= record {
      body((first.group, first.next))
      if let next = try Self.next(in: &sources[0].reader) {
        sources[0].next = next
      } else {
        sources.swapAt(0, sources.count - 1)
        sources.removeLast()
      }
      sink()
    }
  }

  /// Moves the first source down to where its next record belongs.
  private func sink() {
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < sources.count {
        if sources[child].next.record < sources[least].next.record { least = child }
      }
      guard least != parent else { return }
      sources.swapAt(parent, least)
      parent = least
    }
  }
}
