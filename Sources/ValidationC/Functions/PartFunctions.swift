// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CArrow
internal import CSVRecords
internal import FileOutput
internal import TableValidation

// The functions of `validation.h` on parts of files.
//
// SAFETY: as in `RulesFunctions.swift`. A `val_scan` is a retained object until it is freed. Pushed bytes are read during the call
// only, and the head is copied.

@c @implementation
public func val_head_read(
  _ rules: OpaquePointer!, _ path: UnsafePointer<CChar>!, _ name: UnsafePointer<CChar>!,
  _ head: UnsafeMutablePointer<val_head>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try head.required("head")
    let name = unsafe BytePath(cString: try name.required("name"))
    let reading = unsafe try FileReading(LoadedRules.of(try rules.required("rules")), name: name)
    let input = unsafe try reading.input(
      BytePath(cString: try path.required("path")), named: name.description)
    unsafe result.pointee = val_head(
      size: Int64(input.headSize), records: Int64(input.recordsOffset),
      is_divisible: input.isDivisible ? 1 : 0, has_quotes: input.hasQuotes ? 1 : 0)
  }
}

@c @implementation
public func val_scan_open(
  _ rules: OpaquePointer!, _ head: UnsafePointer<CChar>!, _ size: Int, _ name: UnsafePointer<CChar>!,
  _ inQuotes: Int32, _ scan: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try scan.required("scan")
    let (reading, input) = unsafe try start(rules, head: head, size: size, name: name, flags: [])
    let made = try FileScan(reading, input, startsInQuotes: inQuotes != 0)
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }
}

@c @implementation
public func val_scan_push(
  _ scan: OpaquePointer!, _ bytes: UnsafePointer<CChar>!, _ count: Int,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let scan = unsafe FileScan.of(try scan.required("scan"))
    guard count > 0 else { return }
    let start = unsafe UnsafeRawPointer(try bytes.required("bytes")).assumingMemoryBound(to: UInt8.self)
    try scan.push(unsafe UnsafeBufferPointer(start: start, count: count).span)
  }
}

@c @implementation
public func val_scan_end(
  _ scan: OpaquePointer!, _ counts: UnsafeMutablePointer<val_scan_counts>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try counts.required("counts")
    let counts = try unsafe FileScan.of(try scan.required("scan")).end()
    unsafe result.pointee = val_scan_counts(
      records: Int64(counts.records), first_row: Int64(counts.firstRow ?? -1), markers: Int64(counts.markers),
      ends_in_quotes: counts.endsInQuotes ? 1 : 0)
  }
}

@c @implementation
public func val_scan_free(_ scan: OpaquePointer!) {
  if let scan = unsafe scan { unsafe Unmanaged<FileScan>.fromOpaque(UnsafeRawPointer(scan)).release() }
}

@c @implementation
public func val_checker_open_part(
  _ rules: OpaquePointer!, _ head: UnsafePointer<CChar>!, _ size: Int, _ path: UnsafePointer<CChar>!,
  _ name: UnsafePointer<CChar>!, _ firstRecord: Int64, _ isFirst: Int32, _ flags: Int32,
  _ checker: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe open(checker, flags: flags, writingErrorTo: CallerMemory(error, capacity)) { flags in
    try ArrowCheck.requireRecordNumber(Int(firstRecord))
    let path = unsafe BytePath(cString: try path.required("path"))
    guard unsafe head != nil else {
      let name = unsafe BytePath(cString: try name.required("name"))
      let reading = unsafe try FileReading(
        LoadedRules.of(try rules.required("rules")), name: name, flags: flags)
      let input = try reading.input(path, named: name.description)
      return Checker(
        try FileCheck(reading, input, isPart: true), named: input.name, flags: flags)
    }
    let (reading, input) = unsafe try start(rules, head: head, size: size, name: name, flags: flags)
    guard input.isDivisible else {
      throw ArgumentError("\(input.name) cannot be divided: see val_head_read()")
    }
    let part = try FileCheck(
      reading, head: input, path: path, firstRecord: Int(firstRecord), isFirst: isFirst != 0)
    return Checker(part, named: input.name, flags: flags)
  }
}

extension FileScan {
  fileprivate static func of(_ pointer: OpaquePointer) -> FileScan {
    unsafe Unmanaged<FileScan>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

/// Returns how the rules read a file, and the input of its first bytes.
private func start(
  _ rules: OpaquePointer?, head: UnsafePointer<CChar>?, size: Int, name: UnsafePointer<CChar>?,
  flags: CheckerFlags
) throws -> (FileReading, TableInput) {
  let name = unsafe BytePath(cString: try name.required("name"))
  let reading = unsafe try FileReading(LoadedRules.of(try rules.required("rules")), name: name, flags: flags)
  return (
    reading,
    try reading.input(ofHead: unsafe try bytes(head, count: size, named: "head"), named: name.description)
  )
}
