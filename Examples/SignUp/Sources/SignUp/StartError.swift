/// An error: the server cannot start. Its message is the reason.
struct StartError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
