internal import FileOutput

/// What is kept of all records of a table for its groups, in streams by group and by the hashes of the keys.
final class GroupStore: @unchecked Sendable {
  // SAFETY of `@unchecked Sendable`: records are added in turns (`KeyTurn`).

  /// The streams by the number of the group in the rule file.
  private var streams: [Int: [ScratchStream]] = [:]
  private let file: ScratchFile

  init(in file: ScratchFile) {
    self.file = file
  }

  /// Adds the records of a batch, by the index of the group and the stream.
  func add(_ records: [[UInt8]], of groups: [PlannedGroup]) throws(FileError) {
    for (index, group) in groups.enumerated() {
      var own =
        streams.removeValue(forKey: group.number)
        ?? (0..<StoredGroup.streamCount).map { _ in ScratchStream(in: file) }
      for (stream, index) in StoredGroup.streams(of: index).enumerated()
      where !records[index].isEmpty {
        try own[stream].append { $0 += records[index] }
      }
      streams[group.number] = own
    }
  }

  /// Writes the last records, and returns the streams of a group, given by its number in the rule file, that have some.
  func finish(_ group: Int) throws(FileError) -> [ScratchStream] {
    var own = streams.removeValue(forKey: group) ?? []
    for index in own.indices { try own[index].finish() }
    return own.filter { $0.count > 0 }
  }
}
