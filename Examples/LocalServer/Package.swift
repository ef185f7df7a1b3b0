// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target; they are the same as in the project.
let settings: [SwiftSetting] = [
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "LocalServer",
  products: [.library(name: "LocalServer", targets: ["LocalServer"])],
  targets: [
    .systemLibrary(name: "CSockets"),
    .target(name: "LocalServer", dependencies: ["CSockets"], swiftSettings: settings),
    .testTarget(name: "LocalServerTests", dependencies: ["LocalServer"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
