/// An error in the arguments of the command line, with its correction.
struct UsageError: Error, CustomStringConvertible, Hashable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
