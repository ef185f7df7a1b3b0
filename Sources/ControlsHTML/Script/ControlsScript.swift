internal import Controls
internal import JSONDocument

/// The script of the controls and the data that it interprets, to be served from the same folder.
///
/// ```swift
/// ControlsScript.source.count < 9 * 1024                            // true
/// ControlsScript.data(for: [.button, .fuiButton]).count < 13 * 1024  // true
/// ```
///
/// A page refers to the script as a module: `<script type="module" src="/controls.js"></script>`. It loads the data from
/// `controls.json` beside its own address, and works under `Content-Security-Policy: default-src 'self'`.
public enum ControlsScript {
  /// A control whose data a page can have.
  public enum ControlName: String, Hashable, Sendable, CaseIterable {
    /// The data of `ButtonModel`.
    case button = "Button"
    /// The data of `PlayButtonModel`.
    case playButton = "PlayButton"
    /// The data of `FUIButtonModel`.
    case fuiButton = "FUIButton"
    /// The data of `BrandButtonModel`.
    case brandButton = "BrandButton"
  }

  /// The script, of the type `text/javascript`, to be served as `controls.js`.
  public static var source: [UInt8] { PackageResources.controls_js }

  /// The data of all controls, of the type `application/json`, to be served as `controls.json`.
  public static let data = data(for: ControlName.allCases)

  /// Returns the data of some controls, to be served as `controls.json` to pages that have no others: the transition tables,
  /// the durations of steps in milliseconds and the poses at the ends of steps. Another control works as without the script.
  public static func data(for controls: [ControlName]) -> [UInt8] {
    let known = ControlName.allCases.filter(controls.contains)
    var json = JSONWriter()
    json.object { json in
      json.key("tables")
      json.array { json in
        for table in known.flatMap(tables(of:)) { PackedTable(table).write(to: &json) }
      }
      json.key("durations")
      json.object { json in
        for control in known {
          if let duration = duration(of: control) { json.member(control.rawValue, milliseconds(duration)) }
        }
      }
      json.key("poses")
      json.object { json in
        for step in PlayStepKind.allCases where known.contains(.playButton) {
          json.member(step.rawValue, PicturePose.Name(endOf: step).rawValue)
        }
      }
    }
    return json.bytes
  }

  private static func tables(of control: ControlName) -> [TransitionTable] {
    switch control {
    case .button: ButtonModel.transitionTables
    case .playButton: PlayButtonModel.transitionTables
    case .fuiButton: FUIButtonModel.transitionTables
    case .brandButton: BrandButtonModel.transitionTables
    }
  }

  private static func duration(of control: ControlName) -> Double? {
    switch control {
    case .button: ButtonModel.Step.duration
    case .playButton: PlayButtonModel.Step.duration
    case .fuiButton: nil
    case .brandButton: BrandButtonModel.Step.duration
    }
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
