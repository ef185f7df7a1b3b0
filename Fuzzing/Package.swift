// swift-tools-version: 6.2
import PackageDescription

/// The fuzz targets, a package of its own, so that nobody who uses the project builds them. `Scripts/fuzz.sh` builds and runs
/// them with the flags that libFuzzer and AddressSanitizer need.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Validation", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "CSVRecords", package: "Validation"),
        .product(name: "FormValidation", package: "Validation"),
        .product(name: "JSONDocument", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"),
        .product(name: "TableValidation", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ],
      swiftSettings: [
        .strictMemorySafety(),
        .treatAllWarnings(as: .error),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
