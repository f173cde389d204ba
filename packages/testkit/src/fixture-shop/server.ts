import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fixtureCategories, fixtureProducts } from "./catalogue.ts";
import { PICTURE } from "../picture.ts";
import { renderCategory, renderHome, renderPage, renderProduct, renderText } from "./render.ts";

export interface FixtureShop {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as CRAWL_ALLOW_HOSTS wants it. */
  readonly host: string;
  /** Paths asked for, in order. */
  readonly requests: string[];
  /** Answers no page from now on, until the returned function is called: a crawl then stands where it is. */
  hold(): () => void;
  close(): Promise<void>;
}

export interface FixtureShopOptions {
  /** Milliseconds before each answer, to watch a crawl while it runs. */
  readonly latencyMs?: number;
  /** Default 0: any free port. */
  readonly port?: number;
  /** Told the path of each request before it is answered: a hold from here on includes it. */
  readonly onRequest?: (path: string) => void;
}

type Page = { status: number; type: string; body: string; location?: string };

const html = (body: string, status = 200): Page => ({ status, type: "text/html; charset=utf-8", body });
const moved = (location: string): Page => ({ status: 301, type: "text/plain", body: "", location });

/** Starts a small shop with planted faults on a loopback port: 12 products, 3 categories, 4 texts. */
export async function startFixtureShop(options: FixtureShopOptions = {}): Promise<FixtureShop> {
  const { latencyMs = 0, port = 0, onRequest } = options;
  const requests: string[] = [];
  let gate = Promise.resolve();
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://shop").pathname;
    requests.push(path);
    onRequest?.(path);
    const page = pageAt(path, `http://${request.headers.host}`);
    const answer = (): unknown => gate.then(() => send(response, page));
    if (latencyMs === 0) answer();
    else setTimeout(answer, latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const hold = (): (() => void) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    return resolve;
  };
  return { url: `http://${host}/`, host, requests, hold, close: () => close(server) };
}

function send(response: ServerResponse, { status, type, body, location }: Page): void {
  response.writeHead(status, { "content-type": type, ...(location ? { location } : {}) });
  response.end(body);
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}

function pageAt(path: string, origin: string): Page {
  const [, folder, slug] = path.split("/");
  if (path === "/") return html(renderHome(origin));
  if (path === "/robots.txt") return { status: 200, type: "text/plain", body: robots(origin) };
  if (path === "/sitemap.xml") return { status: 200, type: "application/xml", body: sitemap(origin) };
  if (path === "/old-sale") return moved("/sale");
  if (path === "/sale") return moved("/collections/soaps");
  const category = fixtureCategories.find((entry) => folder === "collections" && entry.slug === slug);
  if (category) return html(renderCategory(origin, category.slug, category.name));
  const product = fixtureProducts.find((entry) => folder === "products" && entry.slug === slug);
  if (product) return html(renderProduct(origin, product));
  if (folder === "img") return { status: 200, type: "image/gif", body: PICTURE };
  const text = TEXTS[path];
  if (text) return html(renderText(text.title, text.paragraphs));
  return html(renderPage({ title: "Not found", head: "", body: "<h1>Not found</h1>" }), 404);
}

const robots = (origin: string): string =>
  `User-agent: *\nDisallow: /cart\n\nUser-agent: OAI-SearchBot\nDisallow: /\n\nSitemap: ${origin}/sitemap.xml\n`;

function sitemap(origin: string): string {
  const paths = ["/", ...fixtureCategories.map(({ slug }) => `/collections/${slug}`)];
  paths.push(...fixtureProducts.map(({ slug }) => `/products/${slug}`), "/pages/forgotten", "/products/gone");
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`;
}

const TEXTS: Record<string, { title: string; paragraphs: readonly string[] }> = {
  "/pages/about": {
    title: "About us",
    paragraphs: ["Two people, one workshop in Ghent, since 2014.", "We answer mails ourselves."],
  },
  "/pages/shipping": {
    title: "Shipping",
    paragraphs: ["We send on Tuesday and Friday.", "Orders above €60 travel free."],
  },
  "/pages/contact": {
    title: "Contact",
    paragraphs: ["Write to hello@quietbath.example.", "Kammerstraat 1, 9000 Ghent."],
  },
  "/pages/forgotten": { title: "A forgotten page", paragraphs: ["No link leads here, only the sitemap."] },
  "/blog/caring-for-linen": {
    title: "Caring for linen",
    paragraphs: ["How often should linen be washed?", "Every third use, at 40 degrees, without softener."],
  },
};
