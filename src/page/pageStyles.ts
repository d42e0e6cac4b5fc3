// The styles of a page outside of its puzzle.

/** The style sheet of a page. */
export const PAGE_STYLES = `:root{color-scheme:light dark;background:light-dark(#fff,#15171c);color:light-dark(#16181d,#eceef2);font-family:system-ui,sans-serif;line-height:1.4}
body{margin:0}main{max-width:62rem;margin:auto;padding:.25rem}
number-puzzle{display:block}number-puzzle>svg{display:block;width:100%;max-width:32rem;height:auto;margin:1rem auto;background:#fff}
a{color:light-dark(#0b4fc4,#8ab8ff)}li{margin:.5rem 0;padding:.35rem 0}h1,ol,p{margin-inline:1rem}
@media print{:root{color-scheme:light}.way{display:none}}`
