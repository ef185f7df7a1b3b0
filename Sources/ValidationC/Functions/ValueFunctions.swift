// The names are those of the header.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import CArrow
internal import JSONDocument
internal import RuleFiles
internal import TableValidation
internal import Validation

// The functions of `validation.h` on single values, and those on the library.
//
// SAFETY: as in `RulesFunctions.swift`. The value is copied before it is checked; `text` has room for `room`
// bytes, and `needed` is a pointer to one number or `NULL`.

@c @implementation
public func val_abi() -> Int32 { Int32(VAL_ABI) }

@c @implementation
public func val_prepare() { _ = WarmUp.isDone }

@c @implementation
public func val_rules_value(
  _ rules: OpaquePointer!, _ field: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ count: Int,
  _ text: UnsafeMutablePointer<CChar>!, _ room: Int, _ needed: UnsafeMutablePointer<Int>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let file = unsafe LoadedRules.of(try rules.required("rules")).file
    let name = unsafe String(cString: try field.required("field"))
    let names = file.fields.map(\.name)
    guard names.contains(name) else {
      let hint = Suggestion.question(for: name, among: names)
      throw ArgumentError(
        "there is no field '\(name)'; \(hint ?? "the fields are " + names.joined(separator: ", "))")
    }
    let value = unsafe try textOfValue(value, count)
    let findings = file.evaluator.findings(inField: name, of: value).map(\.finding)
    unsafe write(findings, field: name, value: value, to: CallerMemory(text, room), needed: needed)
  }
}

@c @implementation
public func val_value(
  _ rule: UnsafePointer<CChar>!, _ value: UnsafePointer<CChar>!, _ count: Int,
  _ text: UnsafeMutablePointer<CChar>!, _ room: Int, _ needed: UnsafeMutablePointer<Int>!,
  _ error: UnsafeMutablePointer<CChar>!, _ capacity: Int
) -> Int32 {
  unsafe call(writingErrorTo: CallerMemory(error, capacity)) {
    let spelling = unsafe String(cString: try rule.required("rule"))
    let rules = RuleSet([try Catalog.rule(spelling, in: .files())])
    let value = unsafe try textOfValue(value, count)
    let findings = value.map { rules.findings(in: $0, all: true) } ?? rules.findingsInAbsence()
    unsafe write(findings, field: nil, value: value, to: CallerMemory(text, room), needed: needed)
  }
}

/// Returns the text of an argument, with U+FFFD for what is not UTF-8, or `nil` for `NULL`.
private func textOfValue(_ start: UnsafePointer<CChar>?, _ count: Int) throws(ArgumentError) -> String? {
  guard unsafe start != nil else { return nil }
  return unsafe String(decoding: try bytes(start, count: count, named: "value"), as: UTF8.self)
}

/// Writes findings as JSON to the caller's memory.
private func write(
  _ findings: [RuleSet.Finding], field: String?, value: String?, to memory: CallerMemory,
  needed: UnsafeMutablePointer<Int>?
) {
  var json = JSONWriter()
  json.array { json in
    for finding in findings {
      json.object { json in
        json.member("rule", finding.rule)
        json.member("code", finding.failure.code.rawValue)
        json.key("params")
        finding.failure.parameters.write(to: &json)
        json.member("message", finding.message(field: field, value: value ?? "", catalog: .english))
        json.member("severity", finding.severity.rawValue)
      }
    }
  }
  let count = memory.write(json.bytes)
  if let needed = unsafe needed { unsafe needed.pointee = count }
}
