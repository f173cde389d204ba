import { timeText } from "@audit/contract";
import type { ActionJson, FindingJson } from "@audit/engine";
import { evidenceText } from "@audit/exports";
import { scoreText, type Reported } from "./reported.ts";

const MOST_ADDRESSES = 50;

/** One file that opens in a browser without anything else: scores, plan with code, faults. Nothing in it runs or loads. */
export function asHtml({ audit, findings, fresh, held, warnings }: Reported): string {
  const { site, scores, coverage, actions } = audit;
  const tiles = [
    ["Health", scores.health] as const,
    ["AI visibility", scores.aiCitation] as const,
    ...Object.entries(scores.byCategory),
  ];
  const host = new URL(site.finalUrl).host;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>SEO audit of ${html(host)}</title>
<style>${STYLE}</style>
<main>
<h1>SEO audit of ${html(host)}</h1>
<p class="muted">${html(site.finalUrl)} · ${html(site.finishedAt.slice(0, 10))} · ${coverage.pages} pages read</p>
${held.map((text) => `<p class="held">${html(text)}</p>`).join("\n")}
${warnings.map((text) => `<p class="note">${html(text)}</p>`).join("\n")}
<ul class="tiles">${tiles.map(([name, value]) => `<li><b>${scoreText(value)}</b>${html(name)}</li>`).join("")}</ul>
<h2>Plan (${actions.length})</h2>
${actions.map(taskOf).join("\n") || "<p>Nothing to do was found.</p>"}
<h2>${fresh === null ? "Faults" : "Faults, new ones marked"} (${findings.length})</h2>
${findings.map((finding) => faultOf(finding, fresh)).join("\n") || "<p>None.</p>"}
</main>
</html>
`;
}

const taskOf = (action: ActionJson, at: number): string => `<details>
<summary><span class="tag ${action.impact}">${action.impact}</span> ${at + 1}. ${html(action.title)} <span class="muted">${timeText(action.time_estimate)}</span></summary>
<p>${html(action.problem)}</p>
<p class="lines">${html(action.solution)}</p>
${action.implementation === null ? "" : `<pre>${html(action.implementation)}</pre>`}
${addresses(
  action.affected.urls.map((url) => html(url)),
  action.affected.count,
)}
<p class="muted">How to check: ${html(action.check)}</p>
</details>`;

function faultOf({ rule, severity, title, pages }: FindingJson, fresh: Reported["fresh"]): string {
  const isNew = fresh?.some((one) => one.rule === rule) === true;
  const seen = pages
    .slice(0, MOST_ADDRESSES)
    .map(({ url, evidence }) => `${html(url)}<br><span class="muted">${html(evidenceText(evidence))}</span>`);
  return `<details>
<summary><span class="tag ${severity}">${severity}</span> ${html(title)} <span class="muted">${html(rule)} · ${pages.length}${isNew ? " · new" : ""}</span></summary>
${addresses(seen, pages.length)}
</details>`;
}

function addresses(shown: readonly string[], count: number): string {
  if (shown.length === 0) return "";
  const rest = count - shown.length;
  return `<ul>${shown.map((text) => `<li>${text}</li>`).join("")}${rest > 0 ? `<li>and ${rest} more</li>` : ""}</ul>`;
}

const html = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const STYLE = `
:root{color-scheme:light dark;--ink:light-dark(#1b1f24,#e8eaed);--soft:light-dark(#5b636e,#a3abb5);--line:light-dark(#dfe3e8,#343a42);--pane:light-dark(#f6f7f9,#1d2127);--ground:light-dark(#fff,#15181c)}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:56rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
.muted{color:var(--soft);font-size:.875rem}.lines{white-space:pre-line}
.held,.note{border-left:4px solid #b42318;background:var(--pane);padding:.5rem .75rem;margin:.5rem 0}.note{border-color:#b54708}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(7.5rem,1fr));gap:.5rem;list-style:none;padding:0;margin:1rem 0}
.tiles li{background:var(--pane);border:1px solid var(--line);border-radius:.5rem;padding:.6rem .75rem;text-transform:capitalize;font-size:.875rem}
.tiles b{display:block;font-size:1.5rem}
details{border-bottom:1px solid var(--line);padding:.5rem 0}summary{cursor:pointer}
details li,pre{overflow-wrap:anywhere}details ul{padding-left:1.25rem;font-size:.9rem}
pre{white-space:pre-wrap;background:var(--pane);border:1px solid var(--line);border-radius:.5rem;padding:.75rem;font-size:.85rem}
.tag{display:inline-block;min-width:4.2em;text-align:center;border-radius:1rem;padding:0 .5rem;font-size:.8rem;color:#fff;background:#4b5563}
.tag.high{background:#b42318}.tag.medium{background:#93520a}`;
