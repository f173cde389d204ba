import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { hostileTexts } from "./hostile-texts.ts";

/** A site that puts a hostile text wherever a page can hold one, a page for each text. */
export async function startHostileShop(): Promise<{ host: string; url: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const [, index] = /^\/page\/(\d+)/.exec(request.url ?? "") ?? [];
    const text = index === undefined ? "Start" : (hostileTexts[Number(index)] ?? "Start");
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "x-said": encodeURIComponent(text) });
    response.end(pageWith(text));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Escaped here, so that a crawler reads exactly these texts. */
function pageWith(text: string): string {
  const said = escaped(text);
  const links = hostileTexts.map(
    (words, index) => `<a href="/page/${index}?said=${escaped(words)}">${escaped(words)}</a>`,
  );
  const markup = JSON.stringify({ "@context": "https://schema.org", "@type": "Product", name: text, sku: text });
  return `<!doctype html><html lang="en"><head><title>${said}</title><title>${said}</title>
<meta name="description" content="${said}"><link rel="canonical" href="/${said}">
<script type="application/ld+json">${markup.replaceAll("<", "\\u003c")}</script></head>
<body><h1>${said}</h1><h1>${said}</h1><p>${said}</p><img src="/${said}.png"><img src="/a.png" alt="${said}">
<a href="javascript:alert(1)">${said}</a> ${links.join(" ")}</body></html>`;
}
