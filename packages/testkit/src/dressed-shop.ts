import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A shop as browsers meet them: heavy pages of several kinds that share a layout, and load styles, scripts and pictures. */
export interface DressedShop {
  /** Start address with final slash. */
  readonly url: string;
  /** host:port, as CRAWL_ALLOW_HOSTS wants it. */
  readonly host: string;
  /** Requests so far, by what was asked for. */
  asked(): { readonly documents: number; readonly files: number };
  close(): Promise<void>;
}

const PER_CATEGORY = 20;
const PER_GUIDE = 10;
const TEXTS = ["about", "contact", "shipping"];
const WORDS =
  "A brush of bamboo lies well in the hand, dries quickly and lasts for months when it hangs by its loop after the bath. ";
const PICTURE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const STYLE = Array.from({ length: 400 }, (_, at) => `.c${at} { margin: ${at % 9}px; color: #222 }`).join("\n");
const SCRIPT = `document.documentElement.dataset.at = String(Date.now());\n${"/* what a shop's script brings along */\n".repeat(600)}`;

interface Plan {
  readonly categories: number;
  readonly guides: number;
  readonly products: number;
}

/** @param pages 10 or more, which links and sitemap agree on */
export async function startDressedShop(
  pages: number,
  { latencyMs = 0 }: { latencyMs?: number } = {},
): Promise<DressedShop> {
  const guides = Math.ceil(pages / (PER_GUIDE * 2));
  const rest = pages - 1 - TEXTS.length - guides;
  const categories = Math.ceil(rest / (PER_CATEGORY + 1));
  const plan = { categories, guides, products: rest - categories };
  const asked = { documents: 0, files: 0 };
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    const { pathname } = new URL(request.url ?? "/", origin);
    asked[pathname.includes(".") ? "files" : "documents"] += 1;
    setTimeout(() => answer(response, pathname, origin, plan), latencyMs);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    asked: () => ({ ...asked }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

const YEAR = { "cache-control": "public, max-age=31536000, immutable" };
const files: Readonly<Record<string, { type: string; body: string | Buffer }>> = {
  css: { type: "text/css", body: STYLE },
  js: { type: "text/javascript", body: SCRIPT },
  png: { type: "image/png", body: PICTURE },
};

function answer(response: ServerResponse, path: string, origin: string, plan: Plan): void {
  const file = files[path.split(".")[1] ?? ""];
  if (file) return void response.writeHead(200, { "content-type": file.type, ...YEAR }).end(file.body);
  if (path === "/robots.txt") return text(response, "text/plain", `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`);
  if (path === "/sitemap.xml") return text(response, "application/xml", sitemap(origin, plan));
  const page = pageAt(path, plan);
  response.writeHead(page === null ? 404 : 200, { "content-type": "text/html; charset=utf-8" });
  response.end(page ?? layout("Not found", "<p>There is nothing here.</p>", plan));
}

const text = (response: ServerResponse, type: string, body: string): void =>
  void response.writeHead(200, { "content-type": type }).end(body);

const paths = (folder: string, from: number, to: number): string[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => `/${folder}/${from + at}`);

const pathsOf = ({ categories, guides, products }: Plan): string[] => [
  "/",
  ...TEXTS.map((name) => `/${name}`),
  ...paths("category", 0, categories),
  ...paths("guide", 0, guides),
  ...paths("product", 0, products),
];

const sitemap = (origin: string, plan: Plan): string => {
  const urls = pathsOf(plan).map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
};

function pageAt(path: string, plan: Plan): string | null {
  if (path === "/") return layout("Things for a quiet bath", cards(0, 12, plan), plan);
  const [, folder = "", id = ""] = path.split("/");
  const number = Number(id);
  if (TEXTS.includes(folder) && id === "") return layout(`${folder} us`, prose(6), plan);
  if (!/^\d+$/.test(id)) return null;
  const from = number * PER_CATEGORY;
  if (folder === "category" && number < plan.categories)
    return layout(`Bath things, shelf ${number}`, cards(from, from + PER_CATEGORY, plan), plan);
  if (folder === "guide" && number < plan.guides)
    return layout(`How to care for brush ${number}`, `<article>${prose(20)}</article>`, plan);
  return folder === "product" && number < plan.products ? product(number, plan) : null;
}

const prose = (paragraphs: number): string => `<p>${WORDS.repeat(4)}</p>`.repeat(paragraphs);

const cards = (from: number, to: number, plan: Plan): string =>
  paths("product", from, Math.min(to, plan.products))
    .map(
      (href, at) =>
        `<article class="card c${at}"><a href="${href}"><img src="/img/${at % 12}.png" alt="Brush ${from + at}" width="300" height="300"><h2>Brush ${from + at}</h2></a><span class="price">€${from + at}.50</span></article>`,
    )
    .join("");

/** Every fifth product has its neighbour's title, so that there is something to find. */
const product = (number: number, plan: Plan): string =>
  layout(
    `Brush ${number % 5 === 0 ? number + 1 : number}`,
    `<img src="/img/${number % 12}.png" alt="Brush ${number}" width="800" height="800"><p class="price">€${number}.50</p>
<p class="stock">In stock</p><button type="submit">Add to cart</button>${prose(8)}<section>${cards(number + 1, number + 5, plan)}</section>`,
    plan,
  );

function layout(title: string, body: string, { categories, guides }: Plan): string {
  const shelves = [...paths("category", 0, categories), ...paths("guide", 0, guides)];
  const menu = shelves.map((href, at) => `<li class="c${at}"><a href="${href}">${href.slice(1)}</a></li>`).join("");
  const scripts = [0, 1, 2, 3].map((at) => `<script src="/assets/part-${at}.js" defer></script>`).join("");
  const pictures = [0, 1, 2, 3, 4].map((at) => `<img src="/img/seal-${at}.png" alt="" width="40" height="40">`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} | Quiet Bath</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="stylesheet" href="/assets/shop.css"><link rel="stylesheet" href="/assets/print.css">${scripts}</head>
<body><header><a href="/">Quiet Bath</a><nav aria-label="Shop"><ul>${menu}</ul></nav></header>
<main><h1>${title}</h1>${body}</main>
<footer>${TEXTS.map((name) => `<a href="/${name}">${name}</a>`).join(" ")}${pictures.join("")}${'<div class="c9"><span></span></div>'.repeat(300)}</footer></body></html>`;
}
