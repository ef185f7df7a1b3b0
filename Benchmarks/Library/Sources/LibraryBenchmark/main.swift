// Times the library's calls. Usage: LibraryBenchmark calls | posts | linear [VALUES [SEED]] | patterns FILE
//
// `calls` prints nanoseconds a call and a value of a batch, medians of 9 runs, and `posts` nanoseconds to read and to
// check a post of ten fields. `linear` pumps values of every rule to 1 MiB and says whether
// the time grows in proportion. `patterns` reads JSON Lines with `pattern`, `flags` and `attack` (prefix, pump, suffix),
// and prints how long the slowest values up to 64 KiB took, each the best of 3: what the library promises is a count, and
// the best run is the one that other work disturbed least.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map { UInt64($0) ?? 0 }
switch arguments.first {
case "calls": try Calls.run()
case "posts": try Posts.run()
case "linear": try Linear.run(pumps: Int(numbers.first ?? 40), seed: numbers.dropFirst().first ?? 1)
case "patterns" where arguments.count == 2: try Patterns.run(CommandLine.arguments[2])
default: print("usage: LibraryBenchmark calls | posts | linear [VALUES [SEED]] | patterns FILE")
}
