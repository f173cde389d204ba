import { html, htmlComment } from "../../escape/html.ts";
import { jsonLdScript, type Json } from "../../escape/json-script.ts";
import { markupChanges } from "./markup-changes.ts";
import { markupEdits } from "./markup-edits.ts";
import type { Patch } from "./patch.ts";

const meta = (name: string, content: string): string => `<meta name="${name}" content="${html(content)}">`;

/** A patch of a page as the code that its owner pastes; null for what other code around it says. */
export function printPatch(patch: Patch): string | null {
  const { op, key = "", after } = patch;
  if (patch.at !== "page") return null;
  if (after === null) return htmlComment(`remove: ${[op, key, patch.before ?? ""].filter(Boolean).join(" ")}`);
  if (op.startsWith("og:")) {
    const tag = `<meta property="${html(op)}" content="${html(after)}">`;
    return patch.before === null ? tag : `${htmlComment(`in place of the present ${op}`)}\n${tag}`;
  }
  if (op.startsWith("twitter:")) return meta(html(op), after);
  const code = PRINTED[op]?.(after, key) ?? null;
  if (op !== "jsonld" || patch.before === null || !patch.before.startsWith("{")) return code;
  return markupEdits(key, patch.before, after) ?? `${htmlComment(inPlaceOf(key, patch.before, after))}\n${code ?? ""}`;
}

/** Whose place a block takes, and what it says otherwise. */
function inPlaceOf(type: string, before: string, after: string): string {
  const { adds, changes, drops } = markupChanges(before, after);
  const said = [
    ["adds", adds],
    ["changes", changes],
    ["leaves out", drops],
  ] as const;
  const news = said.flatMap(([verb, names]) => (names.length === 0 ? [] : [`${verb} ${names.slice(0, 8).join(", ")}`]));
  return `in place of the ${type} data in the page's present block${news.length > 0 ? `; ${news.join("; ")}` : ""}`;
}

/** What stands inside the tag, such as a link, stays; its class keeps its looks. */
function promoted(text: string, tag: string): string {
  const className = /class="(.*)"$/.exec(tag)?.[1];
  const opened = className === undefined ? "<h1>" : `<h1 class="${html(className)}">`;
  return [
    htmlComment(`in place of the ${tag} with these words; what stands inside it stays`),
    `${opened}${html(text)}</h1>`,
  ].join("\n");
}

const PRINTED: Readonly<Record<string, (after: string, key: string) => string>> = {
  title: (text) => `<title>${html(text)}</title>`,
  description: (text) => meta("description", text),
  robots: (content) => meta("robots", content),
  viewport: (content) => meta("viewport", content),
  canonical: (url) => `<link rel="canonical" href="${html(url)}">`,
  hreflang: (url, code) => `<link rel="alternate" hreflang="${html(code)}" href="${html(url)}">`,
  h1: (text, tag) => (tag === "" ? `<h1>${html(text)}</h1>` : promoted(text, tag)),
  lang: (code) => `<html lang="${html(code)}">`,
  jsonld: (json) => jsonLdScript(JSON.parse(json) as Json),
  attribute: (value, key) => htmlComment(`set ${key.slice(key.lastIndexOf("@") + 1)}="${value}" on ${key}`),
  text: (text) => html(text),
};
