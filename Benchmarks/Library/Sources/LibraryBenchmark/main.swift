// Measures calls of the libraries. Usage: LibraryBenchmark calls | posts | controls | linear [VALUES [SEED]] | patterns FILE
//
// `calls` prints nanoseconds per call and per value of a batch, medians of 9 runs. `posts` prints nanoseconds for decoding
// and checking a submission with ten fields, `controls` for a page of 200 controls. `linear` repeats parts of values of every rule up to 1 MiB and reports
// whether the time grows in proportion to the length. `patterns` reads JSON Lines with `pattern`, `flags` and `attack`
// (prefix, pump, suffix), and prints the slowest values of up to 64 KiB, each with its best time of 3 runs, which other
// processes disturbed least.

let arguments = CommandLine.arguments.dropFirst()
let numbers = arguments.dropFirst().map { UInt64($0) ?? 0 }
switch arguments.first {
case "calls": try Calls.run()
case "posts": try Posts.run()
case "controls": try ControlPage.run()
case "linear": try Linear.run(pumps: Int(numbers.first ?? 40), seed: numbers.dropFirst().first ?? 1)
case "patterns" where arguments.count == 2: try Patterns.run(CommandLine.arguments[2])
default: print("usage: LibraryBenchmark calls | posts | controls | linear [VALUES [SEED]] | patterns FILE")
}
