internal import Controls
internal import Synchronization

/// What the posts of the gallery have done, for all clients together.
final class GalleryState: Sendable {
  /// The state at one moment.
  struct Snapshot: Sendable {
    var mode = PlayMode.play
    var isFollowing = false
    /// The number of forms that were sent, by which a second post of the same page is recognized.
    var sent = 0
    var text = "Nothing has been sent."
    var field = LiveField()
  }

  private let state = Mutex(Snapshot())

  func snapshot() -> Snapshot { state.withLock { $0 } }

  /// Applies the body of a post: the token of its page, and the button by which it was sent.
  func apply(_ body: String) {
    let values = body.split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    func value(_ name: String) -> String? {
      values.first { $0.first.map(String.init) == name }.map { $0.count > 1 ? Self.decoded($0[1]) : "" }
    }
    state.withLock { state in
      guard value("token") == String(state.sent) else {
        state.text = "That was sent before; it was not done again."
        return
      }
      state.sent += 1
      if let request = value("run") {
        // The requested mode begins at once here; a real player would report when.
        state.mode = request == "play" ? .pause : .play
        state.text = "The player was asked: \(request)."
      } else if let mode = value("mode").flatMap(PlayMode.init(rawValue:)) {
        state.mode = mode
        state.text = "The player reports: \(mode.rawValue)."
      } else if let action = value("field").flatMap(FieldAction.init(rawValue:)) {
        state.field.perform(action, typed: value("email"))
        state.text = "The field was asked: \(action.rawValue)."
      } else if value("follow") != nil {
        state.isFollowing.toggle()
        state.text = state.isFollowing ? "Following." : "Not following."
      } else {
        state.text = "Sent \(state.sent) times."
      }
    }
  }

  /// Decodes a value of `application/x-www-form-urlencoded`.
  private static func decoded(_ value: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = value.utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let code = UInt8(String(rest.prefix(2)) ?? "", radix: 16) {
        bytes.append(code)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
