// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CArrow
internal import RuleAnalysis
internal import TableValidation

// The functions of `validation.h` on inferred rules.
//
// SAFETY: as in `RulesFunctions.swift` and `CheckerFunctions.swift`. A `val_inference` is a retained object until it is freed.

@c @implementation
public func val_inference_open(
  _ schema: UnsafeMutablePointer<ArrowSchema>!, _ name: UnsafePointer<CChar>!, _ tolerance: Double,
  _ inference: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let schema = unsafe OwnedSchema(moving: try schema.required("schema"))
    let result = unsafe try inference.required("inference")
    let name = unsafe String(cString: try name.required("name"))
    guard (0...0.5).contains(tolerance) else {
      throw ArgumentError("the tolerance is a share from 0 to 0.5, not \(tolerance)")
    }
    let made = try TableInference(schema: schema, named: name, Tolerance(tolerance))
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(made).toOpaque())
  }
}

@c @implementation
public func val_inference_push(
  _ inference: OpaquePointer!, _ batch: UnsafeMutablePointer<ArrowArray>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let batch = unsafe OwnedArray(moving: try batch.required("batch"))
    try unsafe TableInference.of(try inference.required("inference")).add(batch)
  }
}

@c @implementation
public func val_inference_drop(
  _ inference: OpaquePointer!, _ checker: OpaquePointer!, _ dropped: UnsafeMutablePointer<Int32>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try dropped.required("dropped")
    let inference = unsafe TableInference.of(try inference.required("inference"))
    let summary = unsafe Checker.of(try checker.required("checker")).summary
    unsafe result.pointee = try inference.drop(by: summary) ? 1 : 0
  }
}

@c @implementation
public func val_inference_text(
  _ inference: OpaquePointer!, _ text: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int {
  guard let inference = unsafe inference else { return unsafe CallerMemory(text, capacity).write([]) }
  return unsafe CallerMemory(text, capacity).write(Array(TableInference.of(inference).text.utf8))
}

@c @implementation
public func val_inference_free(_ inference: OpaquePointer!) {
  if let inference = unsafe inference {
    unsafe Unmanaged<TableInference>.fromOpaque(UnsafeRawPointer(inference)).release()
  }
}

extension TableInference {
  fileprivate static func of(_ pointer: OpaquePointer) -> TableInference {
    unsafe Unmanaged<TableInference>.fromOpaque(UnsafeRawPointer(pointer)).takeUnretainedValue()
  }
}
