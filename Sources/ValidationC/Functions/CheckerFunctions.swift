// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CArrow
internal import FileOutput
internal import TableValidation

// The functions of `validation.h` on checkers.
//
// SAFETY: as in `RulesFunctions.swift`. A `val_findings` is a retained object until it is freed, and a stream
// of findings retains the checker or the findings that it reads. A struct that is passed in is moved to an
// object before anything can fail, which releases it; one that is passed out is initialized only by success,
// without reading what it contained.

@c @implementation
public func val_checker_open(
  _ rules: OpaquePointer!, _ schema: UnsafeMutablePointer<ArrowSchema>!, _ file: UnsafePointer<CChar>!,
  _ flags: Int32, _ checker: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe open(checker, flags: flags, writingErrorTo: CallerMemory(error, capacity)) { flags in
    let schema = unsafe OwnedSchema(moving: try schema.required("schema"))
    let file = unsafe String(cString: try file.required("file"))
    return unsafe try Checker(
      LoadedRules.of(rules.required("rules")), schema: schema, file: file, flags: flags)
  }
}

@c @implementation
public func val_checker_open_stream(
  _ rules: OpaquePointer!, _ stream: UnsafeMutablePointer<ArrowArrayStream>!, _ file: UnsafePointer<CChar>!,
  _ flags: Int32, _ checker: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe open(checker, flags: flags, writingErrorTo: CallerMemory(error, capacity)) { flags in
    let stream = unsafe OwnedStream(moving: try stream.required("stream"))
    let file = unsafe String(cString: try file.required("file"))
    return unsafe try Checker(
      LoadedRules.of(rules.required("rules")), stream: stream, file: file, flags: flags)
  }
}

@c @implementation
public func val_checker_open_file(
  _ rules: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!, _ flags: Int32,
  _ checker: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe open(checker, flags: flags, writingErrorTo: CallerMemory(error, capacity)) { flags in
    let path = unsafe BytePath(cString: try path.required("path"))
    let name = unsafe name.map { unsafe String(cString: $0) }
    return unsafe try Checker(LoadedRules.of(rules.required("rules")), path: path, named: name, flags: flags)
  }
}

@c @implementation
public func val_checker_open_files(
  _ rules: OpaquePointer!, _ paths: UnsafePointer<UnsafePointer<CChar>?>!,
  _ names: UnsafePointer<UnsafePointer<CChar>?>!, _ count: Int, _ flags: Int32,
  _ checker: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe open(checker, flags: flags, writingErrorTo: CallerMemory(error, capacity)) { flags in
    let count = max(0, count)
    let files = try (0..<count).map { index in
      let path = unsafe BytePath(cString: try paths.required("paths")[index].required("paths"))
      let name = unsafe try names.map { unsafe String(cString: try $0[index].required("names")) }
      return OpenedFiles.Source(path: path, name: name)
    }
    return unsafe try Checker(LoadedRules.of(rules.required("rules")), files: files, flags: flags)
  }
}

@c @implementation
public func val_checker_begin_file(
  _ checker: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    try checker.begin(file: unsafe String(cString: try name.required("name")))
  }
}

@c @implementation
public func val_checker_set_id(
  _ checker: OpaquePointer!, _ columns: UnsafePointer<UnsafePointer<CChar>?>!, _ count: Int,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    let columns = unsafe UnsafeBufferPointer(start: try columns.required("columns"), count: max(0, count))
    try checker.identify(by: unsafe columns.map { unsafe String(cString: try $0.required("columns")) })
  }
}

@c @implementation
public func val_checker_set_key_memory(
  _ checker: OpaquePointer!, _ size: Int64, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    try unsafe Checker.of(try checker.required("checker")).setKeyMemory(Int(size))
  }
}

@c @implementation
public func val_checker_schema(_ checker: OpaquePointer!, _ schema: UnsafeMutablePointer<ArrowSchema>!) {
  let id = unsafe checker.map { unsafe Checker.of($0).idNames } ?? []
  unsafe schema?.initialize(to: .findings(id: id))
}

@c @implementation
public func val_checker_free(_ checker: OpaquePointer!) {
  if let checker = unsafe checker {
    unsafe Unmanaged<Checker>.fromOpaque(UnsafeRawPointer(checker)).release()
  }
}

@c @implementation
public func val_checker_push(
  _ checker: OpaquePointer!, _ batch: UnsafeMutablePointer<ArrowArray>!, _ firstRecord: Int64,
  _ findings: UnsafeMutablePointer<ArrowArray>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let batch = unsafe OwnedArray(moving: try batch.required("batch"))
    let checker = unsafe Checker.of(try checker.required("checker"))
    guard unsafe findings == nil || !checker.countsOnly else {
      throw ArgumentError("a checker with VAL_COUNT_ONLY has no findings")
    }
    var table = checker.findingTable()
    let isKept = unsafe findings == nil && checker.keepsFindings
    try checker.push(batch, firstRecord: Int(firstRecord), isKept: isKept, to: &table)
    if let findings = unsafe findings { unsafe findings.initialize(to: table.take()) }
  }
}

@c @implementation
public func val_checker_findings(
  _ checker: OpaquePointer!, _ findings: UnsafeMutablePointer<ArrowArrayStream>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try findings.required("findings")
    let checker = unsafe Checker.of(try checker.required("checker"))
    try checker.take(counting: false)
    unsafe result.initialize(to: FindingStream(checker).exported())
  }
}

@c @implementation
public func val_checker_collect(
  _ checker: OpaquePointer!, _ findings: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try findings.required("findings")
    let checker = unsafe Checker.of(try checker.required("checker"))
    try checker.take(counting: false)
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(try checker.collect()).toOpaque())
  }
}

@c @implementation
public func val_findings_stream(
  _ findings: OpaquePointer!, _ stream: UnsafeMutablePointer<ArrowArrayStream>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try stream.required("stream")
    let pointer = unsafe UnsafeRawPointer(try findings.required("findings"))
    let findings = unsafe Unmanaged<CollectedFindings>.fromOpaque(pointer).takeUnretainedValue()
    unsafe result.initialize(to: FindingStream(CollectedFindings.Reader(findings)).exported())
  }
}

@c @implementation
public func val_findings_free(_ findings: OpaquePointer!) {
  if let findings = unsafe findings {
    unsafe Unmanaged<CollectedFindings>.fromOpaque(UnsafeRawPointer(findings)).release()
  }
}

@c @implementation
public func val_checker_run(
  _ checker: OpaquePointer!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    try checker.take(counting: true)
    try checker.run()
  }
}

@c @implementation
public func val_checker_report(
  _ checker: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    let path = unsafe BytePath(cString: try path.required("path"))
    try checker.take(counting: true)
    try checker.writeReport(to: OutputFile(path))
  }
}

@c @implementation
public func val_checker_keys(
  _ checker: OpaquePointer!, _ keys: UnsafeMutablePointer<ArrowArray>!,
  _ schema: UnsafeMutablePointer<ArrowSchema>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try keys.required("keys")
    let checker = unsafe Checker.of(try checker.required("checker"))
    unsafe result.initialize(to: try checker.takeKeys())
    unsafe schema?.initialize(to: .keys(checker.emittedKeys.map(\.name)))
  }
}

@c @implementation
public func val_checker_invalid(
  _ checker: OpaquePointer!, _ invalid: UnsafeMutablePointer<ArrowArray>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try invalid.required("invalid")
    let checker = unsafe Checker.of(try checker.required("checker"))
    unsafe result.initialize(to: try checker.invalidRecords())
  }
}

@c @implementation
public func val_checker_describe_keys(
  _ checker: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  guard let checker = unsafe checker else { return unsafe CallerMemory(text, capacity).write([]) }
  return unsafe CallerMemory(text, capacity).write(Checker.of(checker).keyDescription)
}

@c @implementation
public func val_checker_counts(
  _ checker: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  guard let checker = unsafe checker else { return unsafe CallerMemory(text, capacity).write([]) }
  return unsafe CallerMemory(text, capacity).write(Checker.of(checker).description)
}

@c @implementation
public func val_checker_open_peer(
  _ checker: OpaquePointer!, _ peer: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let made = try Checker(peerOf: unsafe Checker.of(try checker.required("checker")))
    unsafe try peer.required("peer").pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }
}

@c @implementation
public func val_checker_progress(
  _ checker: OpaquePointer!, _ progress: UnsafeMutablePointer<val_progress>!
) {
  guard let checker = unsafe checker else { return }
  let source = unsafe Checker.of(checker).progress
  let checked = source.checked
  unsafe progress?.initialize(
    to: val_progress(
      records: Int64(checked.records), bytes: Int64(checked.bytes), size: Int64(source.size ?? -1)))
}

@c @implementation
public func val_checker_report_column(
  _ checker: OpaquePointer!, _ name: UnsafePointer<CChar>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    try checker.report(column: unsafe String(cString: try name.required("name")))
  }
}

@c @implementation
public func val_checker_cancel(_ checker: OpaquePointer!) {
  if let checker = unsafe checker { unsafe Checker.of(checker).cancel() }
}

@c @implementation
public func val_keep(_ lent: UnsafeMutableRawPointer!) {}

@c @implementation
public func val_findings_schema(_ schema: UnsafeMutablePointer<ArrowSchema>!) {
  unsafe schema?.initialize(to: .findings())
}

extension Checker {
  static func of(_ pointer: OpaquePointer) -> Checker {
    unsafe Unmanaged<Checker>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// Creates a checker and sets the caller's pointer to it.
func open(
  _ checker: UnsafeMutablePointer<OpaquePointer?>?, flags: Int32, writingErrorTo memory: CallerMemory,
  _ make: (CheckerFlags) throws -> Checker
) -> Int32 {
  call(writingErrorTo: memory) {
    let made = try make(CheckerFlags(rawValue: flags))
    guard CheckerFlags.known.isSuperset(of: CheckerFlags(rawValue: flags)) else {
      throw ArgumentError("there is no flag \(flags); they are the sums of val_flags")
    }
    unsafe try checker.required("checker").pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }
}
