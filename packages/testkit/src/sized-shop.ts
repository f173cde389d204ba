import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { renderPage } from "./fixture-shop/render.ts";

export interface SizedShop {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as CRAWL_ALLOW_HOSTS wants it. */
  readonly host: string;
  /** Paths of robots.txt and sitemaps asked for, in order. */
  readonly files: string[];
  /** Paths of pages asked for, in order. */
  readonly asked: string[];
  close(): Promise<void>;
}

const PER_CATEGORY = 20;

/** A shop of exactly `pages` pages (2 or more) that links and sitemap agree on: a start page, categories, products. */
export async function startSizedShop(
  pages: number,
  { latencyMs = 0 }: { latencyMs?: number } = {},
): Promise<SizedShop> {
  const categories = Math.max(1, Math.ceil((pages - 1) / (PER_CATEGORY + 1)));
  const products = pages - 1 - categories;
  const asked: string[] = [];
  const files: string[] = [];
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const path = new URL(request.url ?? "/", origin).pathname;
    const body = bodyOf(path, origin, categories, products);
    if (body !== null) (path.includes(".") ? files : asked).push(path);
    setTimeout(() => send(response, path, body), latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    asked,
    files,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const types: Record<string, string> = { xml: "application/xml", txt: "text/plain" };

function send(response: ServerResponse, path: string, body: string | null): void {
  const type = types[path.split(".")[1] ?? ""] ?? "text/html; charset=utf-8";
  response.writeHead(body === null ? 404 : 200, { "content-type": type });
  response.end(body ?? renderPage({ title: "Not found", head: "", body: "<h1>Not found</h1>" }));
}

function bodyOf(path: string, origin: string, categories: number, products: number): string | null {
  const paths = (folder: string, from: number, to: number): string[] =>
    Array.from({ length: Math.max(0, to - from) }, (_, index) => `/${folder}/${from + index}`);
  if (path === "/robots.txt") return `User-agent: *\nDisallow: /cart\nSitemap: ${origin}/sitemap.xml\n`;
  if (path === "/sitemap.xml") {
    return sitemap(["/", ...paths("category", 0, categories), ...paths("product", 0, products)], origin);
  }
  if (path === "/") return pageOf("A shop of a certain size", paths("category", 0, categories));
  const [, folder, id = ""] = path.split("/");
  if (!/^\d+$/.test(id)) return null;
  const number = Number(id);
  if (folder === "category" && number < categories) {
    const from = number * PER_CATEGORY;
    return pageOf(`Category ${number}`, paths("product", from, Math.min(from + PER_CATEGORY, products)));
  }
  // Every fifth product has its neighbour's title, so that there is something to find.
  const named = number % 5 === 0 ? number + 1 : number;
  return folder === "product" && number < products ? pageOf(`Product ${named}`, [`/category/0`]) : null;
}

const pageOf = (title: string, links: readonly string[]): string => {
  const list = links.map((href) => `<li><a href="${href}">${href}</a></li>`).join("");
  return renderPage({ title, head: "", body: `<h1>${title}</h1><p>About ${title}.</p><ul>${list}</ul>` });
};

function sitemap(paths: readonly string[], origin: string): string {
  const urls = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
