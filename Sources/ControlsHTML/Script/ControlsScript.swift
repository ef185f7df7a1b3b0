internal import Controls
internal import JSONDocument

/// The script of the controls and the data that it interprets, to be served from the same folder.
///
/// ```swift
/// ControlsScript.source.count < 8 * 1024  // true
/// ```
///
/// A page refers to the script as a module: `<script type="module" src="/controls.js"></script>`. It loads the data from
/// `controls.json` beside its own address, and works under `Content-Security-Policy: default-src 'self'`.
public enum ControlsScript {
  /// The script, of the type `text/javascript`, to be served as `controls.js`.
  public static var source: [UInt8] { PackageResources.controls_js }

  /// The transition tables, the durations of steps in milliseconds and the poses at the ends of steps, of the type
  /// `application/json`, to be served as `controls.json`.
  public static let data: [UInt8] = {
    var json = JSONWriter()
    json.object { json in
      json.key("tables")
      json.raw(String(decoding: TransitionTable.json(tables), as: UTF8.self))
      json.key("durations")
      json.object { json in
        json.member("Button", milliseconds(ButtonModel.Step.duration))
        json.member("PlayButton", milliseconds(PlayButtonModel.Step.duration))
        json.member("BrandButton", milliseconds(BrandButtonModel.Step.duration))
      }
      json.key("poses")
      json.object { json in
        for step in PlayStepKind.allCases {
          json.member(step.rawValue, PicturePose.Name(endOf: step).rawValue)
        }
      }
    }
    return json.bytes
  }()

  private static var tables: [TransitionTable] {
    ButtonModel.transitionTables + PlayButtonModel.transitionTables + FUIButtonModel.transitionTables
      + BrandButtonModel.transitionTables
  }

  private static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
