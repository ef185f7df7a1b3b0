internal import JSONDocument

/// The texts that a control shows or announces in its states, as the attribute `data-texts`.
///
/// The key of a title is a state. That of a name is `label:` and a state, or `label` for all other states; that of the URL of
/// an image is `image:` and a state; that of an announcement, made when a state is reached, is `announce:` and the state, or
/// `announce:assertive` if a form cannot be sent.
struct ControlTexts {
  private var json = JSONWriter(minimumCapacity: 160)
  private var isEmpty = true

  /// Adds a text, unless it is empty.
  mutating func add(_ key: String, _ text: String?) {
    guard let text, !text.isEmpty else { return }
    add(key, url: text)
  }

  /// Adds the URL of an image; empty for none.
  mutating func add(_ key: String, url: String) {
    json.member(key, url)
    isEmpty = false
  }

  /// Returns the texts that the closure adds, as JSON; `nil` if there are none.
  static func json(_ place: ControlPlace, _ write: (inout ControlTexts) -> Void) -> String? {
    var texts = ControlTexts()
    texts.json = JSONWriter(appendingTo: [UInt8(ascii: "{")])
    write(&texts)
    if place.name != nil || place.submits { texts.add("announce:assertive", place.failure) }
    return texts.isEmpty ? nil : String(decoding: texts.json.bytes + [UInt8(ascii: "}")], as: UTF8.self)
  }
}
