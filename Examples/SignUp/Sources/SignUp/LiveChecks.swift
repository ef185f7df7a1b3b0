internal import FormValidation
internal import JSONDocument

/// Which fields a script may check before the form is sent, and which values each check reads. A secret is never sent before: no
/// secret field is checked, and no field at which a rule reads a secret.
struct LiveChecks: Sendable {
  struct Check: Sendable {
    /// The fields whose states depend on the one that has changed: itself first.
    let checked: [String]
    /// The fields that the rules at those fields read, in the order of the form.
    let read: [String]
  }

  private let checks: [(name: String, check: Check)]
  /// The values that each check reads, as JSON: `{"email":["email"]}`.
  let json: String

  init(of form: Form) {
    // The fields at which rules report that read a field, by its name.
    let dependents = form.fields.map { (field: $0, names: form.dependents(of: $0.name)) }
    func readers(_ names: [String]) -> [(field: FormField, names: [String])] {
      dependents.filter { reader in names.contains { reader.names.contains($0) } }
    }
    checks = dependents.compactMap { field, names in
      let checked = names.filter { name in !readers([name]).contains { $0.field.isSecret } }
      guard checked.contains(field.name) else { return nil }
      return (field.name, Check(checked: checked, read: readers(checked).map(\.field.name)))
    }
    json = Self.json(of: checks)
  }

  /// Returns the check of a field that has changed, or `nil` if it is checked only when the form is sent.
  subscript(name: String) -> Check? { checks.first { $0.name == name }?.check }

  private static func json(of checks: [(name: String, check: Check)]) -> String {
    var json = JSONWriter()
    json.object { json in
      for (name, check) in checks {
        json.key(name)
        json.array { json in for field in check.read { json.string(field) } }
      }
    }
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
