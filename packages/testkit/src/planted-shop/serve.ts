import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { ORIGIN } from "./catalogue.ts";
import type { PlantedShop } from "./shop.ts";

export interface ServedShop {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as CRAWL_ALLOW_HOSTS wants it. */
  readonly host: string;
  close(): Promise<void>;
}

export interface ServedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** HTML or another text, with the shop's own addresses as in its pages. */
  readonly body?: string;
}

/** What somebody gets instead of what the shop would send; null where the shop answers. */
export type ShopAnswering = (
  asked: { readonly path: string; readonly headers: IncomingMessage["headers"] },
  shop: PlantedShop,
) => ServedAnswer | null;

/** Serves the shop on a loopback port, so that the real crawler and the real browser meet its faults. */
export async function servePlantedShop(shop: PlantedShop, answer: ShopAnswering = () => null): Promise<ServedShop> {
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const given = answer({ path, headers: request.headers }, shop) ?? answerOf(path, request.headers, shop);
    send(request, response, given);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url: `http://${host}/`, host, close: () => close(server) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers = {}, body = "" }: ServedAnswer,
) {
  const here = `http://${request.headers.host}`;
  const own = Object.entries(headers).filter(([name]) => name !== "date" && name !== "content-encoding");
  const sent = Object.fromEntries(own.map(([name, value]) => [name, value.replaceAll(ORIGIN, here)]));
  const text = Buffer.from(body.replaceAll(ORIGIN, here));
  const packed = headers["content-encoding"] !== undefined && /gzip/.test(String(request.headers["accept-encoding"]));
  const bytes = packed ? gzipSync(text) : text;
  response.writeHead(status, {
    "content-type": "text/html; charset=utf-8",
    ...sent,
    ...(packed ? { "content-encoding": "gzip" } : {}),
    ...(status === 304 ? {} : { "content-length": String(bytes.byteLength) }),
  });
  response.end(request.method === "HEAD" || status === 304 ? undefined : bytes);
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200"/></svg>';
const typed = (type: string, body: string): ServedAnswer => ({
  headers: { "content-type": type, "cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip" },
  body,
});
const NOT_FOUND: ServedAnswer = {
  status: 404,
  body: '<!doctype html><html lang="en"><title>Not found</title><meta name="robots" content="noindex"><h1>Not found</h1>',
};

/** What the sound shop sends: parameters it does not know change nothing. */
export function answerOf(path: string, headers: IncomingMessage["headers"], shop: PlantedShop): ServedAnswer {
  const page = shop.pages[path] ?? shop.pages[withoutTrial(path)];
  if (page !== undefined) {
    const { status = 200, redirectTo, html = "" } = page;
    if (redirectTo !== undefined) return { status: page.status ?? 301, headers: { location: redirectTo } };
    const etag = page.headers?.["etag"];
    if (etag !== undefined && headers["if-none-match"] === etag) return { status: 304, headers: { etag } };
    return { status, headers: { ...page.headers }, body: html };
  }
  const [plain = ""] = path.split("?");
  if (plain === "/robots.txt") return { headers: { "content-type": "text/plain" }, body: robotsText(shop) };
  if (plain === "/sitemap.xml") return { headers: { "content-type": "application/xml" }, body: sitemapText(shop) };
  if (/^\/media\/|\.png$/.test(plain)) return typed("image/svg+xml", PICTURE);
  if (plain.endsWith(".css"))
    return typed("text/css", "body{font:16px sans-serif;margin:8px}img{max-width:100%;height:auto}");
  if (plain.endsWith(".js")) return typed("text/javascript", "document.documentElement.dataset.ready = 'yes';");
  if (plain.endsWith(".webmanifest")) return typed("application/manifest+json", "{}");
  return NOT_FOUND;
}

/** Without what the audit adds to look again: a word that is searched for, and a way past caches. */
const withoutTrial = (path: string): string => path.replace(/[?&](fresh=1|q=\w+)$/, "");

const robotsText = ({ robots }: PlantedShop): string =>
  typeof robots === "string" ? robots : typeof robots === "object" ? robots.text : "";

function sitemapText({ sitemaps }: PlantedShop): string {
  const urls = sitemaps.entries.map(
    ({ url, lastmod }) =>
      `<url><loc>${url.replaceAll("&", "&amp;")}</loc>${lastmod === null ? "" : `<lastmod>${lastmod}</lastmod>`}</url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
