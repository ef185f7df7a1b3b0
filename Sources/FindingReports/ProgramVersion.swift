/// The version of the program and of the library with the C interface, which reports have.
package enum ProgramVersion {
  package static let current = "0.1.0"
}
