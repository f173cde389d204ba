import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const letters = "a b c d e f g h";
const data = (json: string): string => `<script type="application/ld+json">${json}</script>`;
const chain = Array.from(
  { length: 5000 },
  (_, index) => `<b id=n${index}><i itemscope itemprop=a itemref=n${index + 1}></i></b>`,
).join("");

/** Pages that once ended their audit, or the process that read them. */
export const hostilePages: Readonly<Record<string, string>> = {
  "/names": `<div itemscope>${`<div itemscope itemprop="${letters}">`.repeat(12)}x`,
  "/rdfa-names": `<div vocab="https://schema.org/" typeof=A>${`<div property="${letters}" typeof=B>`.repeat(12)}x`,
  "/nul": data('{"@context":"https://schema.org","@type":"Product","name":"Te\\u0000nt"}'),
  "/half": data('{"@context":"https://schema.org","@type":"Product","name":"Tent \\ud83d"}'),
  "/key": data('{"@context":"https://schema.org","@type":"Product","na\\u0000me":"Tent"}'),
  "/deep-rdfa": '<div vocab="https://schema.org/" typeof=A property=a>'.repeat(5000),
  "/chain": `${chain}<div itemscope itemref=n0></div>`,
};

export interface Site {
  readonly host: string;
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

/** @param answer what a path answers with: HTML, an address to go to, or nothing */
export async function serveSite(
  name: "127.0.0.1" | "127.0.0.2" | "localhost",
  answer: (path: string) => { readonly html: string } | { readonly to: string } | { readonly text: string } | null,
): Promise<Site> {
  const asked: string[] = [];
  const server = createServer(({ url = "/" }, reply) => {
    asked.push(url);
    const what = answer(url);
    if (what === null) reply.writeHead(404).end();
    else if ("to" in what) reply.writeHead(302, { location: what.to }).end();
    else if ("html" in what) reply.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(what.html);
    else reply.writeHead(200, { "content-type": "text/plain; charset=utf-8" }).end(what.text);
  });
  await new Promise<void>((resolve) => server.listen(0, name === "127.0.0.2" ? name : "127.0.0.1", resolve));
  const host = `${name}:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What a page does in a browser to somebody else: frames that ask without end, sockets, beacons, workers, large bodies. */
const assault = (target: Site): string => {
  const at = target.host;
  return `${`<iframe src="${target.url}frame"></iframe>`.repeat(10)}<script>
    for (let i = 0; i < 300; i++) {
      try { new WebSocket("ws://${at}/socket" + i) } catch {}
      navigator.sendBeacon("${target.url}beacon" + i, "x");
      fetch("${target.url}post" + i, { mode: "no-cors", method: "POST", body: "y".repeat(5000) }).catch(() => {});
    }
    navigator.serviceWorker?.register("/worker.js").catch(() => {});
  </script>`;
};

/** Whom browsers are led to: each frame asks three hundred times more. */
export const serveVictim = (): Promise<Site> =>
  serveSite("127.0.0.2", (path) =>
    path === "/frame"
      ? { html: "<script>for (let i = 0; i < 300; i++) fetch('/n' + i).catch(() => {})</script>" }
      : { text: "" },
  );

/** The attacker's site: a start page that links to all hostile ones, and sitemaps that lead to a stranger. */
export const serveAttacker = (stranger: Site, victim: Site): Promise<Site> =>
  serveSite("127.0.0.1", (path) => {
    if (path === "/robots.txt") {
      return { text: Array.from({ length: 200 }, (_, index) => `Sitemap: /s${index}.xml`).join("\n") };
    }
    if (/^\/s\d+\.xml$/.test(path)) return { to: stranger.url + path.slice(1) };
    if (path === "/hook") return { to: `${stranger.url}hooked` };
    const links = Object.keys(hostilePages).map((name) => `<a href="${name}">${name}</a>`);
    const html = path === "/" ? links.join(" ") + assault(victim) : hostilePages[path];
    return html === undefined ? null : { html: `<!doctype html><html lang=en><title>Shop</title><h1>Shop</h1>${html}` };
  });
