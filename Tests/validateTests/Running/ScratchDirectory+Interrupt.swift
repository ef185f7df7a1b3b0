import TestSupport

extension ScratchDirectory {
  /// Runs the program on a pipe that does not end, interrupts it after it has read the input, and lists the files.
  ///
  /// The signal is sent when the program catches it (SIGINT is the second bit of `SigCgt`) and the pipe has been read.
  ///
  /// - Parameters:
  ///   - words: The arguments of the program, as words of a shell.
  ///   - input: The input as a format of `printf`.
  func interrupt(_ words: String, reading input: String) throws -> ProgramResult {
    try shell(
      """
      mkfifo p
      env --default-signal=INT validate \(words) < p & program=$!
      exec 3> p
      printf '\(input)' >&3
      until grep -q '^SigCgt:.*[2367abef]$' /proc/$program/status; do sleep 0.05; done
      python3 -c 'import fcntl, struct, termios, time
      while struct.unpack("i", fcntl.ioctl(3, termios.FIONREAD, bytes(4)))[0]: time.sleep(0.05)'
      kill -INT $program; wait $program; status=$?
      ls; exit $status
      """)
  }
}
