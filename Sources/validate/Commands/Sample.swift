internal import Bytes
internal import FileOutput
internal import RuleAnalysis
internal import RuleFiles
internal import TableValidation
internal import Validation

/// The command `validate sample`, which makes records that rules accept, or that each break one of them.
struct Sample: Command {
  static let name = "sample"
  static let summary = "Makes records that rules accept, or that each break one of them."
  static let usage = [
    "sample [OPTIONS] -r RULES", "sample [OPTIONS] -e RULE", "sample [OPTIONS] -c COLUMN=RULE",
  ]
  static let details = [
    """
    Each value is checked before it is written. Keys, foreign keys, rules over several fields and those over the table are kept as well. \
    Values of patterns take every way through the pattern before they are random; ends of bounds are frequent.
    """,
    """
    With --broken CODE, each record breaks exactly one rule, with a finding of that code or, as with email, of one that begins with it; \
    --broken each breaks one code after another. A record that repeats a key follows one that breaks nothing.
    """,
    "The same rules, options and version make the same records.",
  ]
  static let examples = [
    "sample -r orders.yml > orders.csv", "sample -e iban -n 10",
    "sample -r orders.yml --broken each --output jsonl",
  ]
  static let statuses = [StatusMeaning(.valid, "The records are complete."), .failed]
  static var options: [Option<Sample>] {
    let rules: [Option<Sample>] = [
      .path(
        "rules", "r", value: "RULES",
        help: "Make records for a rule file, Data Package, JSON Schema or data contract."
      ) {
        $0.request.rules = $1
      },
      .text(
        "each", "e", value: "RULE", help: "Make lines that this rule accepts; can be repeated.",
        completion: .rules
      ) { $0.request.each.append($1) }.repeatable,
      .text(
        "column", "c", value: "COLUMN=RULE",
        help: "Make a column of values that this rule accepts; can be repeated.", completion: .columnRules
      ) { $0.request.columns.append($1) }.repeatable,
      .text("resource", value: "NAME", help: "With -r and a Data Package: the resource.") {
        $0.request.resource = $1
      },
      .text("table", value: "NAME", help: "With -r and a data contract that has several tables: the table.") {
        $0.request.table = $1
      },
      .day("today", help: "The day that past, age and the like use as the current one, YYYY-MM-DD.") {
        $0.request.today = $1
      },
    ]
    let output: [Option<Sample>] = [
      .count("number", "n", value: "N", help: "The number of records; by default 100.", from: 0) {
        $0.count = $1
      },
      .count("seed", value: "N", help: "The number on which the records depend; by default 1.", from: 0) {
        $0.seed = $1
      },
      .text("broken", value: "CODE", help: "Make records that break this code; each for one after another.") {
        $0.broken = $1
      },
      .choice("output", value: "FORMAT", help: "csv (default), jsonl, or lines (default with -e).") {
        $0.format = $1
      },
    ]
    return rules.group("Rules") + output.group("Output")
  }

  var operands: [Word] = []
  @Boxed private var request = CheckRequest()
  private var count: Int?
  private var seed = 1
  private var broken: String?
  private var format: SampleWriter.Format?

  func run() throws -> ExitStatus {
    if let operand = operands.first {
      throw UsageError("'\(operand.path)': sample reads no records; name the rules with -r, -e or -c")
    }
    var request = request
    if format == .jsonl { request.input = .jsonl }
    let rules = try SampledRules(request)
    let format = format ?? (rules.isOfLines ? .lines : .csv)
    if format == .jsonl, let typed = rules.typedSampler {
      try writeObjects(of: rules, typed)
      return .valid
    }
    let table = try rules.table(
      count: count, isWritable: SampleWriter.condition(format, rules.dialect, encoding: rules.encoding))
    guard format != .lines || table.fields.count == 1 else {
      throw UsageError("--output lines is for rules of one value; these have \(table.fields.count) fields")
    }
    try SampleWriter.requireWritable(
      table.fields.map(\.name), in: format, rules.dialect, encoding: rules.encoding)
    let writer = SampleWriter(format, table.fields, in: rules.dialect)
    if let broken {
      let code = broken == "each" ? nil : broken
      var sampler = try BrokenSampler(table, code: code, seed: UInt64(seed), by: rules.severities)
      Self.printNotes(on: sampler.unfilled)
      try write(writer) { try sampler.nextRecord() }
    } else {
      var sampler = try TableSampler(table, seed: UInt64(seed))
      Self.printNotes(on: sampler.unfilled)
      try write(writer) {
        try Self.makeBlocks(for: &sampler)
        return try sampler.nextRecord()
      }
    }
    return .valid
  }

  /// Prints a line for each field that has no value in any record.
  private static func printNotes(on fields: [String]) {
    for field in fields {
      Console.printLine("field '\(field)' is absent in all records: no value was found that its rules accept")
    }
  }

  /// The most records in a row of which none becomes an object.
  private static let maximumTries = 200

  /// Writes objects of JSON by the types of a JSON Schema.
  private func writeObjects(of rules: SampledRules, _ typed: TypedSampler) throws {
    guard broken == nil else {
      throw UsageError("--broken makes records of CSV under a JSON Schema; use --output csv")
    }
    let table = try rules.table(count: count, makesObjects: true) { _ in true }
    var (seed, typed) = (UInt64(seed), typed)
    var sampler = try TableSampler(table, seed: seed)
    var written = 0
    try write { output throws in
      guard written < table.count else { return false }
      written += 1
      var object: [UInt8]?
      for _ in 0..<Self.maximumTries where object == nil {
        try Self.makeBlocks(for: &sampler)
        if let record = try sampler.nextRecord() {
          object = typed.object(record)
        } else {
          // Objects that were not accepted need further records.
          seed &+= 1
          sampler = try TableSampler(table, seed: seed)
        }
      }
      guard let object else { throw SampleError.unsupported("no object was found that the schema accepts") }
      output += object
      output.append(0x0A)
      return true
    }
  }

  /// The maximum number of blocks that are made at a time, and kept in memory.
  private static let maximumBlocks = 16

  /// Makes the blocks that a sampler needs next, if it needs some, by all processors.
  private static func makeBlocks(for sampler: inout TableSampler) throws {
    guard let (maker, first) = sampler.nextBlock() else { return }
    let jobs = min(Threads.available, maximumBlocks)
    sampler.add(
      try Threads.map(count: min(jobs, maker.blocks - first), jobs: jobs, pieceSize: 1) {
        maker.block(first + $0)
      })
  }

  private static let bufferSize = 64 << 10

  /// Writes the header and the records.
  private func write(_ writer: SampleWriter, next: () throws -> SampledRecord?) throws {
    var hasHeader = false
    try write { output throws in
      if !hasHeader { writer.appendHeader(to: &output) }
      hasHeader = true
      guard let record = try next() else { return false }
      writer.append(record, to: &output)
      return true
    }
  }

  /// Writes records to standard output; those before one that cannot be made as well.
  ///
  /// - Parameter append: Appends the next record; returns whether there is one.
  private func write(_ append: (inout [UInt8]) throws -> Bool) throws {
    let file = try OutputFile("-")
    var output: [UInt8] = []
    let end = Result { () throws in
      while try append(&output) {
        guard output.count >= Self.bufferSize else { continue }
        try file.write(output.span)
        output.removeAll(keepingCapacity: true)
      }
    }
    try file.write(output.span)
    try end.get()
  }
}
