import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { escapeMarkup } from "./page-shell.ts";

/** The product's own greys and measures, for pages that stand outside the application. */
const STYLE = `
:root { color-scheme: light dark; --ink: #16181d; --quiet: #60656d; --line: #dfe2e6; --page: #fff; }
@media (prefers-color-scheme: dark) { :root { --ink: #f1f2f4; --quiet: #a4a9b1; --line: #2c3036; --page: #0e1013; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.6 "Inter Variable", Inter, system-ui, sans-serif; }
header { border-bottom: 1px solid var(--line); }
header a { display: inline-flex; align-items: center; min-height: 56px; font-size: 14px; font-weight: 600; text-decoration: none; }
header, main { padding: 0 max(16px, 50vw - 34rem); }
main { padding-block: 40px 80px; }
main > * { max-width: 42rem; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; margin: 0 0 24px; }
h2 { font-size: 16px; font-weight: 600; margin: 40px 0 8px; }
ul { margin: 0; padding-left: 20px; }
li, p { color: var(--quiet); overflow-wrap: anywhere; }
li { margin: 8px 0; }
pre { margin: 12px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 10px; overflow-x: auto; font: 13px/1.6 ui-monospace, monospace; }
a { color: inherit; }
a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
@media print { header { display: none; } }
`;
const HASH = createHash("sha256").update(STYLE).digest("base64");
const POLICY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A text of ours: as a page for whoever reads with a browser, as it stands for everybody else. */
export function sendText(request: FastifyRequest, reply: FastifyReply, text: string, siteName: string): FastifyReply {
  reply.header("vary", "accept");
  if (request.headers.accept?.includes("text/html") !== true) return reply.type("text/plain; charset=utf-8").send(text);
  return reply.header("content-security-policy", POLICY).type("text/html; charset=utf-8").send(pageOf(text, siteName));
}

function pageOf(text: string, siteName: string): string {
  const [title = "", ...rest] = text.trim().split("\n");
  const site = escapeMarkup(siteName);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeMarkup(title)} - ${site}</title><style>${STYLE}</style></head>
<body><header><a href="/">${site}</a></header><main><h1>${escapeMarkup(title)}</h1>
${rest
  .join("\n")
  .trim()
  .split(/\n{2,}/)
  .map(block)
  .join("\n")}
</main></body></html>`;
}

/** Paragraphs, code that is set in by four blanks, and lists, whose first line may be their heading. */
function block(lines: string): string {
  if (lines.startsWith("    ")) return `<pre>${escapeMarkup(lines.replaceAll(/^ {4}/gm, ""))}</pre>`;
  const [heading, ...items] = lines.split(/\n?^- /m).map((part) => escapeMarkup(part.replaceAll(/\s+/g, " ").trim()));
  if (items.length === 0) return `<p>${heading}</p>`;
  return `${heading === "" ? "" : `<h2>${heading}</h2>`}<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
}
