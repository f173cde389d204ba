/** The test provider's pages have a look of their own, so that nobody takes them for the product or for real money. */
export const SANDBOX_CSS = `
:root { color-scheme: light dark; --ink: #1c1917; --quiet: #57534e; --line: #d6d3d1; --page: #fafaf9; --card: #fff; --mark: #92400e; --tint: #fef3c7; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f5f5f4; --quiet: #a8a29e; --line: #44403c; --page: #0c0a09; --card: #1c1917; --mark: #fcd34d; --tint: #451a03; }
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 14px/1.5 system-ui, sans-serif; }
.test { background: var(--tint); color: var(--mark); padding: 8px 16px; text-align: center; font-weight: 600; }
main { max-width: 440px; margin: 40px auto; padding: 0 16px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 24px; }
h1 { font-size: 20px; line-height: 1.3; margin: 0 0 4px; }
p { margin: 0 0 16px; color: var(--quiet); }
.amount { font-size: 40px; line-height: 1.2; font-weight: 600; margin: 16px 0; color: var(--ink); font-variant-numeric: tabular-nums; }
.amount small { font-size: 14px; font-weight: 400; color: var(--quiet); }
form { display: grid; gap: 8px; }
button { font: inherit; min-height: 44px; padding: 8px 16px; border-radius: 6px; border: 1px solid var(--line); background: transparent; color: inherit; cursor: pointer; text-align: left; }
button.main { background: var(--ink); color: var(--card); border-color: var(--ink); text-align: center; font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
button small { display: block; color: var(--quiet); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 24px; }
dt { color: var(--quiet); } dd { margin: 0; text-align: right; }
[role=alert] { border: 1px solid var(--mark); color: var(--mark); border-radius: 6px; padding: 8px 12px; margin: 0 0 16px; }
a { color: inherit; }
`;
