// The style of the report page: for wide screens, for telephones, where tables and plots scroll sideways, and
// for paper, where folded parts are left out.

/** The CSS of the page. */
export const STYLE = `
:root { color-scheme: light; }
body { margin: 0 auto; padding: 1.5rem 1rem 4rem; max-width: 66rem; background: #fff; color: #222;
  font: 1rem/1.5 "Source Sans 3", "Source Sans Pro", system-ui, "Segoe UI", Helvetica, Arial, sans-serif; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.35rem; margin: 2.6rem 0 .6rem; border-bottom: 1px solid #ccc; padding-bottom: .2rem; }
h3 { font-size: 1.1rem; margin: 1.6rem 0 .5rem; }
h1, li, dd, blockquote, figcaption { overflow-wrap: anywhere; }
.lead { font-size: 1.1rem; margin: 0; color: #444; }
.warning { margin: .8rem 0 0; padding: .5rem 1rem; border: 2px solid #b45309; background: #fff7ed; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
dl { margin: 0; }
dl div { display: grid; grid-template-columns: 11rem 1fr; gap: 1rem; padding: .15rem 0; }
dt { color: #555; }
dd { margin: 0; }
table { border-collapse: collapse; font-size: .875rem; margin: .4rem 0 .8rem; font-variant-numeric: tabular-nums; }
th, td { padding: .22rem .6rem .22rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid #e4e4e4; }
thead th { vertical-align: bottom; border-bottom: 1px solid #888; line-height: 1.25; }
tbody th { font-weight: normal; }
.w { min-width: 11rem; }
thead .g { text-align: center; border-bottom: 1px solid #bbb; padding-bottom: .1rem; }
td, .n { text-align: right; padding-left: .4rem; white-space: nowrap; }
td span { display: inline-block; width: 0; }
td.t { text-align: left; padding-left: 0; white-space: normal; }
thead .n { white-space: normal; }
figure { margin: 0; }
.data { margin: .4rem 0 2.6rem; }
figure svg { display: block; height: auto; max-width: 100%; min-width: 40rem; }
figcaption { color: #333; font-size: .95rem; margin: .6rem 0; max-width: 46rem; }
details { margin: .4rem 0; }
summary { cursor: pointer; color: #0b4f8a; }
blockquote, pre { margin: .6rem 0; padding: .5rem 1rem; border-left: 3px solid #888; background: #f6f6f6; }
pre { font-size: .85rem; white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: #0b4f8a; }
@media (max-width: 40rem) {
  dl div { grid-template-columns: 1fr; gap: 0; padding: .3rem 0; }
}
@media print {
  body { max-width: none; padding: 0; font-size: 10pt; }
  figure { break-inside: avoid; margin-bottom: 1rem; }
  figure svg { min-width: 0; max-height: 20cm; width: 100%; }
  .wide { overflow: visible; }
  table { font-size: .72rem; }
  tr { break-inside: avoid; }
  .matrix table { font-size: .55rem; }
  .matrix td { padding-left: .1rem; padding-right: .4rem; }
  details:not([open]) { display: none; }
  h2, h3 { break-after: avoid; }
}
`
