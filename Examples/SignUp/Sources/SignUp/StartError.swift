/// Why the server does not start, in a sentence.
struct StartError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
