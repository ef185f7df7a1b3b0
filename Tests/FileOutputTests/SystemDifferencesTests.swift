import Platform
import Testing

@testable import FileOutput

struct SystemDifferencesTests {
  @Test func `the message of an error number is that of the system, even for unknown numbers`() {
    #expect(SystemDifferences.message(ofError: ENOENT) == "No such file or directory")
    #expect(SystemDifferences.message(ofError: EACCES) == "Permission denied")
    #expect(SystemDifferences.message(ofError: 123_456) == "Unknown error 123456")
  }
}
