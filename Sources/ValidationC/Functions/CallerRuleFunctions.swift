// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CArrow
internal import FindingReports
internal import JSONDocument
internal import TableValidation
internal import Validation

// The functions of `validation.h` on rules whose verdicts the caller gives.
//
// SAFETY: as in `RulesFunctions.swift`.

@c @implementation
public func val_rules_add(
  _ rules: OpaquePointer!, _ rule: UnsafePointer<CChar>!, _ count: Int,
  _ result: UnsafeMutablePointer<OpaquePointer?>!, _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let result = unsafe try result.required("result")
    let rules = unsafe LoadedRules.of(try rules.required("rules"))
    let rule = try CallerRule(description: unsafe try bytes(rule, count: count, named: "rule"))
    let added = try LoadedRules(rules, adding: rule)
    unsafe result.pointee = OpaquePointer(Unmanaged.passRetained(added).toOpaque())
  }
}

@c @implementation
public func val_checker_reject(
  _ checker: OpaquePointer!, _ rule: Int32, _ rows: UnsafePointer<Int64>!, _ count: Int,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let checker = unsafe Checker.of(try checker.required("checker"))
    guard count > 0 else { return try checker.reject([], byRule: Int(rule)) }
    let rows = unsafe UnsafeBufferPointer(start: try rows.required("rows"), count: count)
    try checker.reject(unsafe rows.map { Int($0) }, byRule: Int(rule))
  }
}

extension CallerRule {
  /// Reads a rule from its description as JSON.
  fileprivate init(description: [UInt8]) throws {
    let rule: JSONValue
    do throws(JSONError) {
      rule = try JSONValue(description)
    } catch {
      throw ArgumentError("the description of a rule is not JSON: \(error)")
    }
    guard case .array(let columns)? = rule["columns"], let name = rule["name"]?.text else {
      throw ArgumentError("a rule has a name and columns")
    }
    guard let severity = Severity(rawValue: rule["severity"]?.text ?? "error"), severity != .ignored else {
      throw ArgumentError("the severity of a rule is error or warning")
    }
    do throws(CallerRule.Fault) {
      try self.init(
        name, columns: columns.compactMap(\.text), at: rule["at"]?.text, code: rule["code"]?.text,
        message: rule["message"]?.text, severity: severity)
    } catch {
      throw ArgumentError(error.description)
    }
  }
}
