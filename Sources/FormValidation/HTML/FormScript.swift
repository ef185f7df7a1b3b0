/// The script of a form: it inserts the buttons that show typed passwords, which the page has in `template` elements.
///
/// It is a module, to be served as `form.js` from the folder of `ControlsScript.source` (`controls.js`), which it imports, and
/// `ControlsScript.data(for: [.button, .fuiButton])` (`controls.json`; with a brand `.brandButton` too). The page around the form has
/// the live regions of `HTMLWriter.liveRegions()`. Without the script the form works, and has no such button.
public enum FormScript {
  /// The script, of the type `text/javascript`; all characters are ASCII.
  public static var source: [UInt8] { PackageResources.form_js }

  /// The script of repeated groups, to be served as `groups.js` beside `form.js`, which imports it on a page with a group: it adds,
  /// removes and moves elements without a request. Without it the buttons send the form to the server, which does the same.
  public static var groups: [UInt8] { PackageResources.groups_js }

  /// The script of fields that depend on others, to be served as `dependence.js` beside `form.js`, which imports it on a page with such a
  /// field: it hides them while their condition does not hold. Without it all are shown, and the server reads those whose
  /// condition holds.
  public static var dependence: [UInt8] { PackageResources.dependence_js }
}
