import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface HostileSite {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as CRAWL_ALLOW_HOSTS wants it. */
  readonly host: string;
  close(): Promise<void>;
}

const ATTACK = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>';
const ESCAPED = ATTACK.replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const ENDLESS = "Loremipsum".repeat(600);
/** Breaks out of markdown, tables, sheets and reading order. */
const TRICKS = "| x | y |\n---\n# Title [link](javascript:window.hit=1) \u202egnp.exe =cmd|' /C calc'!A0";

const page = (name: string): string => `<!doctype html><html lang="en"><head>
<title>${ESCAPED} ${name}</title><title>${TRICKS}</title>
<meta name="description" content="${ESCAPED} ${ENDLESS}">
<link rel="canonical" href="javascript:window.hit=1">
<script type="application/ld+json">{"@context":"https://schema.org","@type":["${ENDLESS}","\\u003cimg src=x onerror=window.hit=1\\u003e"],"name":"\\u003cscript>"}</script>
<script type="application/ld+json">{"@type": ${ATTACK.replaceAll("</script>", "")}</script>
</head><body><h1>${ESCAPED}</h1><h1>${ENDLESS}</h1><img src="/a.png"><p>${TRICKS}</p>
<a href="javascript:window.hit=1">${ESCAPED}</a> <a href="/${encodeURIComponent(ATTACK)}">more</a>
<a href="/two">${ENDLESS}</a> <a href="/=cmd()|x">sheet</a> <a href="/gone">gone</a></body></html>`;

/** Starts a site whose every text tries to be more than text. */
export async function startHostileSite(): Promise<HostileSite> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const isGone = path === "/gone" || path.includes(".txt") || path.includes(".xml");
    response.writeHead(isGone ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
    response.end(isGone ? ESCAPED : page(path === "/" ? "home" : "page"));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(() => resolve()));
  };
  return { url: `http://${host}/`, host, close };
}
