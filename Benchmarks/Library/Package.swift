// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "LibraryBenchmark",
  dependencies: [.package(name: "Validation", path: "../..")],
  targets: [
    .executableTarget(
      name: "LibraryBenchmark",
      dependencies: [
        .product(name: "Validation", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"), .product(name: "FormValidation", package: "Validation"),
        .product(name: "Controls", package: "Validation"), .product(name: "ControlsHTML", package: "Validation"),
        .product(name: "HTMLMarkup", package: "Validation"),
      ])
  ]
)
