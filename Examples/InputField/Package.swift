// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "InputField",
  dependencies: [.package(name: "Validation", path: "../..")],
  targets: [
    .executableTarget(
      name: "InputField", dependencies: [.product(name: "Validation", package: "Validation")])
  ]
)
