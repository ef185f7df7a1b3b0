/// The style sheet of an ``HTMLReport``.
enum HTMLReportStyle {
  /// The sheet: light and dark, for narrow screens, and for print.
  static let sheet: StaticString = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f6f7f9; --line: #d9dde3; --text: #1b2430; --soft: #56616f;
      --bad: #b3261e; --bad-ground: #fdeceb; --warn: #8a5a00; --warn-ground: #fdf3dd; --good: #1d6b3a; --good-ground: #e7f5ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14181e; --raised: #1c222b; --line: #343d4a; --text: #e6eaf0; --soft: #a3aebb;
        --bad: #ffb4ab; --bad-ground: #46201d; --warn: #f0c369; --warn-ground: #3d2f10; --good: #8fd6a8; --good-ground: #173524;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
    main, footer { max-inline-size: 72rem; margin-inline: auto; padding: 1rem; }
    header { border: 1px solid var(--line); border-inline-start: 6px solid var(--good); border-radius: 8px; padding: 1rem 1.25rem; background: var(--raised); }
    header.invalid { border-inline-start-color: var(--bad); }
    h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere; }
    .verdict { display: inline-block; padding: 0 .5em; border-radius: 4px; background: var(--good-ground); color: var(--good); }
    .invalid .verdict { background: var(--bad-ground); color: var(--bad); }
    .name { font-weight: 500; }
    dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1rem 0 0; }
    dt { color: var(--soft); font-size: .875rem; }
    dd { margin: 0; font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    h2 { margin: 2rem 0 .75rem; font-size: 1.125rem; }
    h3 { margin: 0 0 .5rem; font-size: 1rem; }
    table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
    th, td { padding: .5rem .75rem; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    thead th { color: var(--soft); font-weight: 500; font-size: .875rem; white-space: nowrap; }
    td p { margin: 0; color: var(--soft); }
    tbody th { min-inline-size: 8rem; }
    tbody th + td { min-inline-size: 15rem; }
    .location { white-space: nowrap; }
    .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .bar { display: block; block-size: 4px; margin-block-start: .375rem; margin-inline-start: auto; border-radius: 2px; background: var(--bad); }
    .warning .bar { background: var(--warn); }
    .ignored .bar { background: var(--soft); }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .875em; }
    code { overflow-wrap: anywhere; }
    .value { display: inline-block; margin: 0 .5rem .25rem 0; }
    .value code { padding: .1em .35em; border-radius: 4px; background: var(--bad-ground); }
    .warning .value code { background: var(--warn-ground); }
    .tag { margin-inline-start: .5rem; padding: 0 .4em; border-radius: 4px; background: var(--warn-ground); color: var(--warn); font-size: .8125rem; }
    article { margin-block-end: 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; }
    article ul { margin: .75rem 0 0; padding-inline-start: 1.25rem; }
    article li code { color: var(--soft); }
    td.error { background: var(--bad-ground); }
    td.warning { background: var(--warn-ground); }
    td i { color: var(--soft); }
    mark { background: none; color: var(--bad); font-weight: 600; text-decoration: underline wavy; text-underline-offset: .2em; }
    .warning mark { color: var(--warn); }
    .scroll { overflow-x: auto; }
    .scroll:focus-visible, pre:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    article .scroll td, article .scroll th { min-inline-size: 8rem; }
    pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); overflow-x: auto; }
    footer { color: var(--soft); font-size: .875rem; }
    @media (max-width: 40rem) {
      section > .scroll table, section > .scroll tbody, section > .scroll tr, section > .scroll th, section > .scroll td { display: block; }
      section > .scroll thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      section > .scroll tr { padding-block: .5rem; border-block-end: 1px solid var(--line); }
      section > .scroll th, section > .scroll td { min-inline-size: 0; padding: .125rem 0; border: 0; text-align: start; }
      section > .scroll .number { position: relative; padding-block-end: .625rem; }
      section > .scroll .number::before { content: "Findings: "; }
      section > .scroll .bar { position: absolute; inset-block-end: .125rem; inset-inline-start: 0; }
    }
    @media (forced-colors: active) { td.error, td.warning, mark { outline: 2px solid Mark; } .bar { background: CanvasText; forced-color-adjust: none; } }
    @media print {
      body { font-size: 10pt; }
      article, tr, header { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .scroll, pre { overflow: visible; }
      table, thead th { font-size: 9pt; }
      th, td { padding-inline: .375rem; }
      tbody th { min-inline-size: 6rem; }
      tbody th + td { min-inline-size: 10rem; }
      article .scroll td, article .scroll th { min-inline-size: 2.5rem; white-space: normal; }
      pre { white-space: pre-wrap; }
      .bar, td.error, td.warning, .verdict, .value code { print-color-adjust: exact; }
    }

    """
}
