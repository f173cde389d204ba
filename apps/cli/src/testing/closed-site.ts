import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface ClosedSite {
  readonly url: string;
  /** "host:port" of the site and of the other host its pages link to and load from. */
  readonly host: string;
  readonly otherHost: string;
  /** Headers of each request, by host. */
  readonly asked: { readonly own: IncomingHttpHeaders[]; readonly other: IncomingHttpHeaders[] };
  close(): Promise<void>;
}

const PAGES = ["/", "/a", "/b", "/private/c"];

/**
 * A site that opens to one value of the Authorization header, prints what it was sent on each page (as careless sites do),
 * redirects one address to another host and links there.
 */
export async function startClosedSite(authorization: string): Promise<ClosedSite> {
  const asked: ClosedSite["asked"] = { own: [], other: [] };
  const other = await listen(
    createServer((request, response) => {
      asked.other.push(request.headers);
      response.setHeader("content-type", "text/html").end("<title>Elsewhere</title>");
    }),
  );
  const own = await listen(
    createServer((request, response) => {
      asked.own.push(request.headers);
      const path = request.url ?? "/";
      if (request.headers.authorization !== authorization) return void response.writeHead(401).end();
      if (path === "/away") return void response.writeHead(302, { location: `http://${other.host}/` }).end();
      if (path === "/sitemap.xml") return void response.setHeader("content-type", "text/xml").end(sitemap(own.host));
      if (!PAGES.includes(path)) return void response.writeHead(404).end();
      const links = [...PAGES, "/away", `http://${other.host}/x`].map((href) => `<a href="${href}">page ${href}</a>`);
      const sent = `${request.headers.authorization} ${request.headers.cookie ?? ""}`;
      response
        .setHeader("content-type", "text/html")
        .end(`<title>${sent}</title><h1>${sent}</h1><p>${sent}</p>${links.join(" ")}`);
    }),
  );
  return {
    url: `http://${own.host}/`,
    host: own.host,
    otherHost: other.host,
    asked,
    close: async () => void (await Promise.all([own.close(), other.close()])),
  };
}

const sitemap = (host: string): string =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://${host}/b</loc></url></urlset>`;

async function listen(server: Server): Promise<{ host: string; close(): Promise<unknown> }> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = (): Promise<unknown> => {
    server.closeAllConnections();
    return new Promise((resolve) => server.close(resolve));
  };
  return { host: `127.0.0.1:${port}`, close };
}
