import Platform
import TestSupport
import Testing

@testable import FileOutput

/// Tests that bytes are written completely, whatever the system does with a call.
struct DescriptorWriterTests {
  private static let bytes = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }

  private static func pipe() -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    precondition(unsafe Platform.pipe(&ends) == 0)
    return (ends[0], ends[1])
  }

  @Test func `a pipe that does not block its writer receives all bytes`() {
    let ends = Self.pipe()
    defer { close(ends.read) }
    _ = fcntl(ends.write, F_SETFL, O_NONBLOCK)
    let reading = BackgroundThread {
      usleep(100_000)
      return ends.read.readAll()
    }
    #expect(DescriptorWriter.write(Self.bytes.span, to: ends.write) == 0)
    close(ends.write)
    #expect(reading.join() == Self.bytes)
  }

  @Test func `calls that a signal interrupts or shortens lose nothing`() async {
    await #expect(processExitsWith: .success) {
      let ends = Self.pipe()
      var action = sigaction()
      unsafe action.__sigaction_handler.sa_handler = { _ in }
      #expect(unsafe sigaction(SIGALRM, &action, nil) == 0)
      let reading = BackgroundThread {
        var alarm = sigset_t()
        unsafe sigemptyset(&alarm)
        unsafe sigaddset(&alarm, SIGALRM)
        unsafe pthread_sigmask(SIG_BLOCK, &alarm, nil)
        var bytes: [UInt8] = []
        while let more = ends.read.readSome() {
          bytes += more
          usleep(1000)
        }
        return bytes
      }
      usleep(50_000)
      let millisecond = timeval(tv_sec: 0, tv_usec: 1000)
      var timer = itimerval(it_interval: millisecond, it_value: millisecond)
      #expect(unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil) == 0)
      #expect(DescriptorWriter.write(Self.bytes.span, to: ends.write) == 0)
      timer = itimerval()
      #expect(unsafe setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil) == 0)
      close(ends.write)
      #expect(reading.join() == Self.bytes)
    }
  }

  @Test func `bytes are written at an offset in a regular file`() throws {
    let directory = ScratchDirectory()
    let file = unsafe open(directory("out"), O_RDWR | O_CREAT, 0o600)
    defer { close(file) }
    let (head, tail) = (Array(Self.bytes[..<1_000_000]), Array(Self.bytes[1_000_000...]))
    #expect(DescriptorWriter.write(tail.span, to: file, at: head.count) == 0)
    #expect(DescriptorWriter.write(head.span, to: file, at: 0) == 0)
    #expect(try directory.bytes(of: "out") == Self.bytes)
  }

  @Test func `the error number of a failed call is returned`() {
    let bytes: [UInt8] = [1]
    let full = unsafe open("/dev/full", O_WRONLY)
    defer { close(full) }
    #expect(DescriptorWriter.write(bytes.span, to: full) == ENOSPC)
    #expect(DescriptorWriter.write(bytes.span, to: -1) == EBADF)
    let nothing: [UInt8] = []
    #expect(DescriptorWriter.write(nothing.span, to: -1) == 0)
  }
}
