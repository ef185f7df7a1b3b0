/// The style sheet of an ``HTMLReport``.
enum HTMLReportStyle {
  /// The colors, light and dark, and the parts of the page. Good, warned and bad differ by their patterns too.
  static let sheet: StaticString = """
    :root {
      color-scheme: light dark;
      --ground: #ffffff; --raised: #f6f7f9; --line: #d5dae1; --text: #1b2430; --soft: #56616f;
      --bad: #b3261e; --bad-ground: #fdeceb; --warn: #805300; --warn-ground: #fdf3dd; --good: #1d6b3a; --good-ground: #e7f5ec;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #14181e; --raised: #1c222b; --line: #343d4a; --text: #e6eaf0; --soft: #a3aebb;
        --bad: #ffb4ab; --bad-ground: #46201d; --warn: #f0c369; --warn-ground: #3d2f10; --good: #8fd6a8; --good-ground: #173524;
      }
    }
    * { box-sizing: border-box; }
    body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
    main, footer { max-inline-size: 72rem; margin-inline: auto; padding: 1rem; }
    header { border: 1px solid var(--line); border-inline-start: 6px solid var(--good); border-radius: 8px; padding: 1.25rem; background: var(--raised); }
    header.warned { border-inline-start-color: var(--warn); }
    header.invalid { border-inline-start-color: var(--bad); }
    header p { margin: .75rem 0 0; }
    h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; overflow-wrap: anywhere; }
    .verdict { display: inline-block; padding: .05em .5em; border-radius: 4px; background: var(--good-ground); color: var(--good); }
    .warned .verdict { background: var(--warn-ground); color: var(--warn); }
    .invalid .verdict { background: var(--bad-ground); color: var(--bad); }
    .name { font-weight: 500; }
    .shares { display: flex; gap: 2px; block-size: .5rem; border-radius: 4px; overflow: hidden; }
    .whole { margin-block-start: 1rem; }
    .whole .shares { block-size: .875rem; }
    .shares > span { flex: 1 1 0; min-inline-size: 4px; background: var(--good); }
    .shares > .warned { background: repeating-linear-gradient(90deg, var(--warn) 0 4px, transparent 4px 6px); }
    .shares > .bad { background: repeating-linear-gradient(135deg, var(--bad) 0 5px, transparent 5px 7px); }
    .legend { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin-block-start: .375rem; font-variant-numeric: tabular-nums; }
    .legend > span::before { content: ""; display: inline-block; inline-size: .625em; block-size: .625em; margin-inline-end: .375em; border-radius: 2px; background: var(--good); }
    .legend > .warned::before { background: repeating-linear-gradient(90deg, var(--warn) 0 3px, transparent 3px 4px); }
    .legend > .bad::before { background: repeating-linear-gradient(135deg, var(--bad) 0 3px, transparent 3px 4px); }
    td .legend { font-size: .875rem; }
    header dl { display: flex; flex-wrap: wrap; gap: .5rem 2.5rem; margin: 1rem 0 0; }
    dt { color: var(--soft); font-size: .875rem; }
    dd { margin: 0; overflow-wrap: anywhere; }
    .figures dd { font-size: 1.25rem; font-variant-numeric: tabular-nums; }
    .run { padding-block-start: .75rem; border-block-start: 1px solid var(--line); }
    .run dd { font-size: .9375rem; }
    h2 { margin: 2.25rem 0 .5rem; font-size: 1.125rem; }
    h3 { margin: 0 0 .5rem; font-size: 1rem; }
    h4 { margin: .75rem 0 .25rem; color: var(--soft); font-size: .875rem; font-weight: 500; }
    .note { margin: 0 0 .75rem; color: var(--soft); font-size: .9375rem; }
    table + .note { margin-block-start: .5rem; }
    table { border-collapse: collapse; inline-size: 100%; font-size: .9375rem; }
    caption { padding-block-end: .25rem; color: var(--soft); font-size: .9375rem; text-align: start; }
    article caption, article thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    th, td { padding: .5rem .75rem .5rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: anywhere; }
    thead th { color: var(--soft); font-weight: 500; font-size: .875rem; white-space: nowrap; }
    tbody th { min-inline-size: 7rem; max-inline-size: 20rem; }
    tbody th + td { min-inline-size: 9rem; }
    .location { white-space: nowrap; }
    .number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; padding-inline-end: 1.5rem; }
    .wide { inline-size: 45%; }
    .share, .title, .type { display: block; color: var(--soft); font-size: .875rem; font-weight: 400; }
    .type { display: inline; margin-inline-start: .5rem; }
    h3 .title { display: inline; margin-inline-start: .75rem; }
    code, pre { font-family: ui-monospace, "DejaVu Sans Mono", monospace; font-size: .875em; }
    code { overflow-wrap: anywhere; }
    .rule { color: var(--soft); }
    .value { display: inline-block; margin: 0 .5rem .25rem 0; }
    .value code, .bad mark code { padding: .1em .35em; border-radius: 4px; background: var(--bad-ground); }
    .warning .value code, .warning .bad mark code { background: var(--warn-ground); }
    .tag { display: inline-block; padding: 0 .4em; border-radius: 4px; background: var(--bad-ground); color: var(--bad); font-size: .8125rem; }
    .warning .tag { background: var(--warn-ground); color: var(--warn); }
    .ignored .tag { background: var(--raised); color: var(--soft); }
    .result { display: inline-block; padding: 0 .4em; border-radius: 4px; white-space: nowrap; font-variant-numeric: tabular-nums; color: var(--soft); }
    .result.good { background: var(--good-ground); color: var(--good); }
    .result.warned { background: var(--warn-ground); color: var(--warn); }
    .result.bad { background: var(--bad-ground); color: var(--bad); }
    article { margin-block-end: 1rem; padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 8px; }
    article tbody th { inline-size: 20%; max-inline-size: none; }
    article tbody th + td { inline-size: 35%; }
    article tbody tr:last-child > * { border-block-end: 0; }
    .fields { display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; margin: 0; font-size: .9375rem; }
    .fields div { min-inline-size: 0; max-inline-size: 100%; }
    td i, dd i { color: var(--soft); }
    mark { background: none; color: var(--bad); font-weight: 600; text-decoration: underline wavy; text-underline-offset: .25em; }
    mark i { color: inherit; }
    .warning mark { color: var(--warn); }
    details { margin-block-start: 1rem; }
    summary { cursor: pointer; padding-block: .25rem; }
    summary:focus-visible, pre:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    pre { margin: .5rem 0 0; padding: 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); overflow-x: auto; }
    footer { color: var(--soft); font-size: .875rem; }

    """

  /// The rules for narrow screens, on which the rows of tables are blocks, for colors of the user, and for print. The blocks are of a
  /// kind with which browsers keep the roles of table, row and cell.
  static let media: StaticString = """
    @media (max-width: 44rem) {
      main, footer { padding: .75rem; }
      header, article { padding: .875rem; }
      header dl { gap: .5rem 1.5rem; }
      .stack, .stack tbody { display: grid; grid-template-columns: minmax(0, 1fr); }
      .stack tr { display: flex; flex-wrap: wrap; gap: 0 1.25rem; }
      .stack caption { display: block; }
      .stack thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
      .stack tr { padding-block: .5rem; border-block-end: 1px solid var(--line); }
      .stack th, .stack td { display: inline-block; inline-size: 100%; min-inline-size: 0; max-inline-size: none; padding: .125rem 0; border: 0; text-align: start; white-space: normal; }
      .stack td[data-label]::before { content: attr(data-label) ": "; color: var(--soft); font-size: .875rem; }
      .stack .number { inline-size: auto; }
      .stack td:empty, .stack .none { display: none; }
      .result { white-space: normal; }
      .stack .share { display: inline; }
      .stack .wide::before { display: block; }
      article .stack tr:last-child { border-block-end: 0; padding-block-end: 0; }
      article .stack .bad { order: -1; font-size: 1.0625rem; }
    }
    @media (forced-colors: active) {
      mark, .tag, .result { outline: 1px solid; }
      .shares { border: 1px solid; }
      .shares > span, .legend > span::before { forced-color-adjust: none; background-color: CanvasText; }
      .shares > .warned, .legend > .warned::before { background: repeating-linear-gradient(90deg, CanvasText 0 3px, Canvas 3px 5px); }
      .shares > .bad, .legend > .bad::before { background: repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 6px); }
    }
    @media print {
      :root {
        --ground: #ffffff; --raised: #ffffff; --line: #b8bec7; --text: #000000; --soft: #444c57;
        --bad: #b3261e; --bad-ground: #fdeceb; --warn: #805300; --warn-ground: #fdf3dd; --good: #1d6b3a; --good-ground: #e7f5ec;
      }
      :root { font-size: 10pt; }
      main, footer { max-inline-size: none; padding: 0; }
      article, tr, header { break-inside: avoid; }
      h2, h3, caption { break-after: avoid; }
      th, td { padding-block: .25rem; }
      tbody th { min-inline-size: 5rem; }
      pre { overflow: visible; white-space: pre-wrap; overflow-wrap: anywhere; }
      .shares > span, .legend > span::before, .verdict, .tag, .result, code { print-color-adjust: exact; }
    }

    """
}
