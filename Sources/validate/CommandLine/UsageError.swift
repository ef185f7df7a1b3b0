/// Words on the command line that ask for nothing that can be done: what is wrong and what would be right.
struct UsageError: Error, CustomStringConvertible, Hashable {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
