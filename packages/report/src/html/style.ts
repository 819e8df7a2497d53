/** The style sheet of reports, with system fonts, for light mode, dark mode and print. */
export const STYLE = `
:root { color-scheme: light dark; --ink: #16202a; --muted: #55626e; --paper: #ffffff; --panel: #f4f6f8; --line: #d5dbe1; --link: #0b4f8a; --refuted: #a3230f; --holds: #14663b; --proved: #0b4f8a; --incomplete: #7d5a00; --vacuous: #55626e; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6ebf0; --muted: #a5b1bc; --paper: #12181e; --panel: #1b232b; --line: #35414c; --link: #8cc4f2; --refuted: #ff9d8a; --holds: #7fd6a3; --proved: #8cc4f2; --incomplete: #f0c860; --vacuous: #a5b1bc; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; }
main { max-width: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
header { border-bottom: 2px solid var(--line); padding-bottom: 1rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.4rem; margin: 2.6rem 0 .8rem; }
h3 { font-size: 1.05rem; margin: 1.6rem 0 .5rem; }
p { margin: .5rem 0; }
small, figcaption, header p { color: var(--muted); font-size: .875rem; }
a { color: var(--link); text-decoration-thickness: 1px; text-underline-offset: 2px; }
code { font: .875em/1.4 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; overflow-wrap: anywhere; }
pre { background: var(--panel); border: 1px solid var(--line); border-radius: 6px; padding: .8rem 1rem; overflow-x: auto; }
pre code { overflow-wrap: normal; }
article { border-top: 1px solid var(--line); margin-top: 1.4rem; }
math { font-size: 1.08em; }
.option { white-space: nowrap; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; font-variant-numeric: tabular-nums; border-top: 2px solid var(--ink); border-bottom: 2px solid var(--ink); }
thead { border-bottom: 1px solid var(--ink); }
th, td { text-align: left; vertical-align: baseline; padding: .32rem .7rem .32rem 0; }
th { font-weight: 600; }
tbody tr + tr { border-top: 1px solid var(--line); }
th.number, td.number { text-align: right; }
td code { white-space: nowrap; overflow-wrap: normal; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dt { color: var(--muted); }
dd { margin: 0; overflow-wrap: anywhere; }
.tally { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); gap: .8rem; }
.tally div { background: var(--panel); border: 1px solid var(--line); border-left: 4px solid var(--line); border-radius: 6px; padding: .7rem .9rem; }
.tally dd { color: var(--muted); font-size: .875rem; }
.tally strong { font-size: 1.5rem; color: var(--ink); }
.tally .refuted { border-left-color: var(--refuted); }
.tally .holds { border-left-color: var(--holds); }
.tally .proved { border-left-color: var(--proved); }
.tally .incomplete { border-left-color: var(--incomplete); }
.badge { font-weight: 600; font-size: .875rem; white-space: nowrap; }
.tally .badge { white-space: normal; }
.badge.refuted { color: var(--refuted); }
.badge.holds { color: var(--holds); }
.badge.proved { color: var(--proved); }
.badge.incomplete { color: var(--incomplete); }
.badge.vacuous { color: var(--vacuous); }
.evidence { background: var(--panel); border-left: 4px solid var(--refuted); border-radius: 0 6px 6px 0; padding: .5rem 1rem; margin: .7rem 0; }
.warning { border: 2px solid var(--incomplete); border-radius: 6px; padding: .6rem 1rem; font-weight: 600; }
summary { cursor: pointer; padding: .3rem 0; }
figure { margin: 1.4rem 0 2rem; }
figure svg { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; }
figcaption { margin-top: .5rem; max-width: 50rem; }
@media (max-width: 40rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: .4rem; } }
@page { margin: 18mm 16mm; }
@media print { :root { color-scheme: light; --ink: #000000; --muted: #333333; --paper: #ffffff; --panel: #ffffff; --line: #999999; --link: #000000; --refuted: #000000; --holds: #000000; --proved: #000000; --incomplete: #000000; --vacuous: #333333; } body { font-size: 10pt; } main { max-width: none; padding: 0; } nav { display: none; } figure, tr, .evidence { break-inside: avoid; } h2, h3 { break-after: avoid; } details::details-content { content-visibility: visible; } .wide, pre { overflow: visible; } pre code { white-space: pre-wrap; overflow-wrap: anywhere; } }
`
