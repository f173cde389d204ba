import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { PICTURE } from "../picture.ts";
import { createDice } from "../planted-shop/words.ts";
import type { ShopChange } from "./changes.ts";
import { renderShop } from "./render.ts";
import { newShopState, type ShopState } from "./shop.ts";

export interface ChangingShop {
  /** Start address with final slash; stays the same whatever changes. */
  readonly url: string;
  /** Every host:port the shop may be read under, as CRAWL_ALLOW_HOSTS wants them. */
  readonly hosts: readonly string[];
  /** Lets something happen; what was only for a while is over then. */
  change(change: ShopChange): void;
  close(): Promise<void>;
}

/** Serves a small shop on two loopback ports that changes meanwhile. @param seed which pages changes choose */
export async function startChangingShop(seed: number): Promise<ChangingShop> {
  const state = newShopState();
  const pick = createDice(seed);
  const origins: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const asked = new URL(request.url ?? "/", `http://${request.headers.host}`);
    const isOld = state.hasMoved && asked.origin === origins[0];
    const given = isOld ? moved(origins[1]! + asked.pathname + asked.search) : answerOf(state, asked);
    response.writeHead(given.status, {
      "content-type": given.type,
      ...(given.location ? { location: given.location } : {}),
    });
    response.end(request.method === "HEAD" ? undefined : given.body);
  };
  const servers = [createServer(answer), createServer(answer)];
  for (const server of servers) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origins.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }
  return {
    url: `${origins[0]}/`,
    hosts: origins.map((origin) => new URL(origin).host),
    change: ({ apply }) => {
      state.shut.clear();
      apply(state, pick);
    },
    close: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
}

const html = (body: string, status = 200): Answer => ({ status, type: "text/html; charset=utf-8", body });
const moved = (location: string): Answer => ({ status: 301, type: "text/plain", body: "", location });

function answerOf(state: ShopState, { origin, pathname: path }: URL): Answer {
  if (path === "/robots.txt") return { status: 200, type: "text/plain", body: `User-agent: *\n${state.robots}\n` };
  const pages = renderShop(state, origin);
  if (path === "/sitemap.xml") return { status: 200, type: "application/xml", body: sitemapOf(state, origin, pages) };
  const to = state.redirects.get(path);
  if (to !== undefined) return moved(origin + to);
  if (state.shut.has(path)) return html("<title>Back soon</title><h1>Back soon</h1>", 503);
  if (path.startsWith("/img/")) return { status: 200, type: "image/gif", body: PICTURE };
  const page = pages.get(path);
  return page === undefined ? html("<title>Not found</title><h1>Not found</h1>", 404) : html(page);
}

function sitemapOf({ hasDates }: ShopState, origin: string, pages: ReadonlyMap<string, string>): string {
  const date = hasDates ? "<lastmod>2026-01-15</lastmod>" : "";
  const urls = [...pages.keys()].map((path) => `<url><loc>${origin}${path}</loc>${date}</url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>`;
}
