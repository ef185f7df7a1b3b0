// Times the library's calls. Usage: LibraryBenchmark calls | LibraryBenchmark patterns FILE
//
// `calls` prints nanoseconds a call, the median of 9 runs. `patterns` reads JSON Lines with `pattern`, `flags` and
// `attack` (prefix, pump, suffix), and prints how long the slowest values up to 64 KiB took, each the best of 3: what
// the library promises is a count, and the best run is the one that other work disturbed least.

switch CommandLine.arguments.dropFirst().first {
case "calls": Calls.run()
case "patterns" where CommandLine.arguments.count == 3: try Patterns.run(CommandLine.arguments[2])
default: print("usage: LibraryBenchmark calls | LibraryBenchmark patterns FILE")
}
