// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Embedding",
  dependencies: [.package(name: "Validation", path: "../..")],
  targets: [
    .executableTarget(
      name: "Embedding",
      dependencies: [
        .product(name: "CSVRecords", package: "Validation"),
        .product(name: "RuleFiles", package: "Validation"),
        .product(name: "TableValidation", package: "Validation"),
        .product(name: "Validation", package: "Validation"),
      ])
  ]
)
