import { html, htmlComment } from "../../escape/html.ts";
import { jsonLdScript, type Json } from "../../escape/json-script.ts";
import type { Patch } from "./patch.ts";

const meta = (name: string, content: string): string => `<meta name="${name}" content="${html(content)}">`;

/** A patch of a page as the code that its owner pastes; null for what other code around it says. */
export function printPatch(patch: Patch): string | null {
  const { op, key = "", after } = patch;
  if (patch.at !== "page") return null;
  if (after === null) return htmlComment(`remove: ${[op, key, patch.before ?? ""].filter(Boolean).join(" ")}`);
  if (op.startsWith("og:")) return `<meta property="${html(op)}" content="${html(after)}">`;
  if (op.startsWith("twitter:")) return meta(html(op), after);
  return PRINTED[op]?.(after, key) ?? null;
}

const PRINTED: Readonly<Record<string, (after: string, key: string) => string>> = {
  title: (text) => `<title>${html(text)}</title>`,
  description: (text) => meta("description", text),
  robots: (content) => meta("robots", content),
  viewport: (content) => meta("viewport", content),
  canonical: (url) => `<link rel="canonical" href="${html(url)}">`,
  hreflang: (url, code) => `<link rel="alternate" hreflang="${html(code)}" href="${html(url)}">`,
  h1: (text) => `<h1>${html(text)}</h1>`,
  lang: (code) => `<html lang="${html(code)}">`,
  jsonld: (json) => jsonLdScript(JSON.parse(json) as Json),
  attribute: (value, key) => htmlComment(`set ${key.slice(key.lastIndexOf("@") + 1)}="${value}" on ${key}`),
  text: (text) => html(text),
};
