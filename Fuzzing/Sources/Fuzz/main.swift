internal import CFuzzer
internal import Glibc

// The target is named by the environment variable FUZZ_TARGET, which processes that libFuzzer starts inherit.
guard let target = FuzzTarget.selected else {
  print("fuzz: FUZZ_TARGET must be one of \(FuzzTarget.names)")
  exit(2)
}
print("target \(target.rawValue)")
// SAFETY: the arguments of the process; libFuzzer reads them only.
exit(unsafe fuzzer_run(CommandLine.argc, CommandLine.unsafeArgv))
