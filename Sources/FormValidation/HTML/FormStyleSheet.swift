internal import Controls
internal import ControlsHTML

/// A small style sheet for the HTML of ``PlainFormTemplate`` and its buttons, to be served as it is or replaced by another one.
///
/// It distinguishes the three states of a field, normal, disabled and invalid, by more than color: an error
/// has a word before its text and a bar at the side of the field, and a warning has a word too. It follows
/// the system's settings for color scheme, contrast and reduced motion, and the direction of the language.
/// All colors, the radius of corners and the widths are custom properties of the root element, which the page around the form can use
/// and set: text has a contrast of at least 4.5:1 to its background, borders and the focus ring at least 3:1 (WCAG 2.2, success
/// criteria 1.4.3 and 1.4.11). The color of actions is that of the primary button.
public enum FormStyleSheet {
  /// The style sheet, of the type `text/css`; all characters are ASCII. It begins with that of the controls
  /// (`ControlsStyleSheet.css`), so that a page needs no other for them.
  public static let css = ControlsStyleSheet.css + ownCSS

  /// The rules for forms alone.
  static let ownCSS = propertiesCSS + layoutCSS + BrandVariant.Color.allCases.map(brandCSS).joined()

  /// Returns the rule for forms of a brand: the color of its primary button.
  private static func brandCSS(_ color: BrandVariant.Color) -> String {
    let look = BrandVariant(.primary, color).look(in: .normal)
    let (ground, text) = (look.background ?? look.foreground, look.foreground)
    return """
      .form[data-brand="\(color.rawValue)"] {
        --form-action: light-dark(\(ground.light.css), \(ground.dark.css));
        --form-on-action: light-dark(\(text.light.css), \(text.dark.css));
      }

      """
  }

  private static let propertiesCSS: String = {
    let look = ButtonModel.Style.primary.look(in: .normal)
    let (action, text) = (look.fill ?? look.text, look.text)
    return """
      :root {
        --form-page: #ffffff;
        --form-text: #1c1c21;
        --form-muted: #55565e;
        --form-border: #74757f;
        --form-error: #b0141e;
        --form-warning: #7a4b00;
        --form-focus: \(action.light.css);
        --form-action: \(action.light.css);
        --form-on-action: \(text.light.css);
        --form-disabled: #ebebef;
        --form-radius: 0.25rem;
        --form-width-short: 10rem;
        --form-width-medium: 20rem;
        --form-width: 40rem;
        --control-focus: var(--form-focus);
      }

      @media (prefers-color-scheme: dark) {
        :root {
          --form-page: #17171b;
          --form-text: #ececf1;
          --form-muted: #b3b4be;
          --form-border: #8b8c97;
          --form-error: #ff9d97;
          --form-warning: #f5c369;
          --form-focus: \(action.dark.css);
          --form-action: \(action.dark.css);
          --form-on-action: \(text.dark.css);
          --form-disabled: #2b2b31;
        }
      }

      """
  }()

  private static let layoutCSS = """
    .form {
      color-scheme: light dark;
      max-inline-size: var(--form-width);
      color: var(--form-text);
      background: var(--form-page);
      accent-color: var(--form-action);
      font: 1rem/1.5 system-ui, sans-serif;
    }

    .form .control { border-radius: var(--form-radius); }

    .form-summary {
      margin-block-end: 1.5rem;
      padding: 1rem;
      border: 2px solid var(--form-error);
      border-inline-start-width: 0.5rem;
    }

    .form-summary h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
    .form-summary ul { margin: 0; padding-inline-start: 1.25rem; }
    .form-summary a { color: var(--form-error); }

    .form-field { margin-block-end: 1.25rem; }
    .form-field[data-state="invalid"] { padding-inline-start: 0.75rem; border-inline-start: 4px solid var(--form-error); }
    .form-field label, .form-field legend { font-weight: 600; }
    .form-field > label { display: block; inline-size: fit-content; margin-block-end: 0.25rem; }
    .form-choice { display: flex; align-items: start; gap: 0.5rem; padding-block: 0.25rem; }
    .form-choice label { font-weight: 400; }
    .form-day { display: flex; flex-wrap: wrap; gap: 1rem; }
    .form-day label { display: block; font-weight: 400; margin-block-end: 0.25rem; }
    .form-field fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
    .form-field legend { padding: 0; }
    .form-field:has(> [type="checkbox"]) { display: grid; grid-template-columns: auto 1fr; column-gap: 0.5rem; }
    .form-field:has(> [type="checkbox"]) > p { grid-column: 1 / -1; }
    :is(.form-field, .form-group)[hidden] { display: none; }
    .form-field > [type="checkbox"] + label { font-weight: 400; }
    .form-group { min-inline-size: 0; margin: 0 0 1.5rem; padding: 0; border: 0; }
    .form-group > legend { padding: 0; font-size: 1.125rem; font-weight: 600; }
    .form-group[data-state="invalid"] { padding-inline-start: 0.75rem; border-inline-start: 4px solid var(--form-error); }
    .form-element { min-inline-size: 0; margin: 0.75rem 0; padding: 1rem; border: 1px solid var(--form-border); border-radius: var(--form-radius); }
    .form-element > legend { padding-inline: 0.5rem; font-weight: 600; }
    .form-element > .form-field:last-of-type { margin-block-end: 0.75rem; }
    .form-edits { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0; }
    .form-edit {
      min-block-size: 2.75rem;
      padding: 0.5rem 0.75rem;
      border: 1px solid var(--form-action);
      border-radius: var(--form-radius);
      color: var(--form-action);
      background: var(--form-page);
      font: inherit;
      cursor: pointer;
    }
    .form-edit:hover:enabled { text-decoration: underline; }
    .form-edit:disabled { color: var(--form-muted); border-color: var(--form-border); border-style: dashed; cursor: default; }
    .form-default { position: absolute; inline-size: 1px; block-size: 1px; margin: -1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); }
    .form-optional, .form-helper { color: var(--form-muted); font-weight: 400; }
    .form-helper, .form-error, .form-warning { margin: 0.25rem 0; }
    .form-error { color: var(--form-error); }
    .form-warning { color: var(--form-warning); }
    .form-warnings { margin: 0 0 1.5rem; padding: 1rem; border: 2px solid var(--form-warning); list-style: none; }

    .form-field input, .form-field select, .form-field textarea {
      box-sizing: border-box;
      padding: 0.5rem;
      border: 1px solid var(--form-border);
      border-radius: var(--form-radius);
      color: var(--form-text);
      background: var(--form-page);
      font: inherit;
      transition: border-color 120ms, box-shadow 120ms;
    }

    .form-field input:not([type="checkbox"], [type="radio"]), .form-field select, .form-field textarea {
      inline-size: 100%;
      min-block-size: 2.75rem;
    }

    .form-field select { inline-size: auto; min-inline-size: min(var(--form-width-short), 100%); max-inline-size: 100%; }
    .form-field [data-width="short"] { max-inline-size: var(--form-width-short); }
    .form-field [data-width="day"] { max-inline-size: 3.5rem; }
    .form-field [data-width="year"] { max-inline-size: 5.5rem; }
    .form-field [data-width="medium"] { max-inline-size: var(--form-width-medium); }

    .form-field input:is([type="checkbox"], [type="radio"]) {
      flex: none;
      inline-size: 1.5rem;
      block-size: 1.5rem;
      margin: 0;
      vertical-align: middle;
    }

    .form-field :is(input, select, textarea)[aria-invalid="true"] { border: 2px solid var(--form-error); }
    .form-field ::placeholder { color: var(--form-muted); opacity: 1; }
    .form-field :disabled { color: var(--form-muted); background: var(--form-disabled); border-style: dashed; }

    .form-password { display: flex; flex-wrap: wrap; gap: 0.5rem; }
    .form-password input { flex: 1 1 12em; min-inline-size: min(12em, 100%); }
    .form-password .control { flex: none; --text: var(--form-action); --edge: var(--form-action); }
    .form-password .control[data-state="selected"] { --fill: var(--form-action); --text: var(--form-on-action); }

    .form :focus-visible, .form :is([type="date"], [type="time"], [type="datetime-local"]):focus-within { outline: 3px solid var(--form-focus); outline-offset: 2px; }

    @media (prefers-reduced-motion: reduce) {
      .form * { transition: none; animation: none; scroll-behavior: auto; }
    }

    @media (forced-colors: active) {
      .form-field[data-state="invalid"] { border-inline-start-color: Highlight; }
      .form .control:enabled { color: ButtonText; }
    }

    """
}
