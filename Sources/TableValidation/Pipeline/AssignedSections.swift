internal import CSVRecords

/// Numbers the chunks of an input, and assigns them sections as long as there are some.
struct AssignedSections {
  /// A chunk that a worker is to read.
  struct Assignment {
    /// The number of the chunk, from 0.
    let number: Int
    /// The section of the chunk; `nil` if it is read in order.
    let section: Section?
  }

  /// A part of the bytes that a worker reads beside the others.
  struct Section {
    let reader: SectionReader
    /// The offsets of its bytes.
    let range: Range<Int>
  }

  private var number = 0
  private var sections: SectionReader?
  /// The offset of the next section.
  private var offset = 0
  /// The size of a section for a worker that has read no chunk, and knows no size of a line.
  private var firstSize = 0

  /// Creates assignments without sections.
  init() {}

  /// Creates assignments of the bytes from an offset on to chunks, after a first one that has been read.
  init(_ sections: SectionReader, after first: Chunk, from offset: Int, size: Int) {
    self.sections = sections
    self.offset = offset
    firstSize = sections.sectionSize(atMost: size, after: first)
  }

  /// Returns the next chunk.
  ///
  /// - Parameters:
  ///   - size: The maximum size of a section.
  ///   - chunk: The previous chunk of the worker.
  mutating func next(atMost size: Int, after chunk: Chunk) -> Assignment {
    defer { number += 1 }
    guard number > 0, let sections else { return Assignment(number: number, section: nil) }
    let size = min(size, chunk.count > 0 ? sections.sectionSize(atMost: size, after: chunk) : firstSize)
    guard offset + size <= sections.inputSize else {
      stop()
      return Assignment(number: number, section: nil)
    }
    defer { offset += size }
    return Assignment(number: number, section: Section(reader: sections, range: offset..<offset + size))
  }

  /// Assigns no more sections.
  mutating func stop() { sections = nil }
}
