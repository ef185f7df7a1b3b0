// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CArrow
internal import FileOutput
internal import Platform
internal import TableValidation

// The functions of `validation.h` on rules.
//
// SAFETY of all functions of the C interface: the header states the requirements on each pointer. A pointer is used
// only during the call to which it was passed; a `val_rules` or `val_checker` is a retained object until it is freed.

@c @implementation
public func val_rules_parse(
  _ text: UnsafePointer<CChar>!, _ count: Int, _ folder: UnsafePointer<CChar>!,
  _ rules: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try rules.required("rules")
    let bytes = unsafe try bytes(text, count: count, named: "text")
    let folder = unsafe folder.map { unsafe BytePath(cString: $0) } ?? ""
    let isOpen = folder.bytes.isEmpty || folder.bytes.last == UInt8(ascii: "/")
    let loaded = try LoadedRules(bytes, in: isOpen ? folder : BytePath(folder.bytes + [UInt8(ascii: "/")]))
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(loaded).toOpaque())
  }
}

@c @implementation
public func val_rules_open(
  _ path: UnsafePointer<CChar>!, _ rules: UnsafeMutablePointer<OpaquePointer?>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try rules.required("rules")
    let loaded = unsafe try LoadedRules(BytePath(cString: try path.required("path")))
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(loaded).toOpaque())
  }
}

@c @implementation
public func val_rules_describe(
  _ rules: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  guard let rules = unsafe rules else { return unsafe CallerMemory(text, capacity).write([]) }
  return unsafe CallerMemory(text, capacity).write(LoadedRules.of(rules).description)
}

@c @implementation
public func val_rules_free(_ rules: OpaquePointer!) {
  if let rules = unsafe rules { unsafe Unmanaged<LoadedRules>.fromOpaque(UnsafeRawPointer(rules)).release() }
}

extension LoadedRules {
  static func of(_ pointer: OpaquePointer) -> LoadedRules {
    unsafe Unmanaged<LoadedRules>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}

extension BytePath {
  /// Creates a path from a string that ends with NUL.
  init(cString: UnsafePointer<CChar>) {
    unsafe self.init(Array(UnsafeRawBufferPointer(start: cString, count: strlen(cString))))
  }
}

/// Returns the bytes of an argument, which may be `NULL` if their number is 0.
func bytes(
  _ start: UnsafePointer<CChar>?, count: Int, named name: String
) throws(ArgumentError) -> [UInt8] {
  guard count > 0 else { return [] }
  return unsafe Array(UnsafeRawBufferPointer(start: try start.required(name), count: count))
}
