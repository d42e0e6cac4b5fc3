// The styles of the menu.

/** The style sheet of the menu. */
export const MENU_STYLES = `
summary,textarea,input{font:inherit;color:inherit}
dialog{border:1px solid var(--muted);border-radius:.7rem;background:var(--paper);color:var(--ink);width:min(32rem,calc(100vw - 1rem));max-height:calc(100vh - 2rem);padding:1rem}
dialog::backdrop{background:#0008}
.sheet{display:grid;grid-template-columns:minmax(0,1fr);gap:.6rem}.head{display:flex;gap:.6rem;align-items:center;position:sticky;top:-1rem;background:var(--paper);padding:.3rem 0;z-index:1}.head p{flex:1;margin:0;font-weight:650}
[type=file]{max-width:100%;min-height:44px}summary{min-height:32px;cursor:pointer}dialog{overscroll-behavior:contain}dialog:focus-visible{outline:none}.sheet h3{margin:.6rem 0 0;font-size:1rem}
.sheet label{display:flex;gap:.6rem;align-items:center;min-height:32px}.sheet [type=checkbox]{width:1.25rem;height:1.25rem;flex:none}
.choices{display:grid;gap:.35rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,11rem),1fr))}
.sheet textarea{width:100%;min-height:4rem;background:var(--soft);border:1px solid var(--muted);border-radius:.4rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.2rem .8rem;margin:0}dt{font-weight:650}dd{margin:0}
`
