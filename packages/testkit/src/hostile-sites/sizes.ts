import { all, asksAtMost, fails, isCut, reads, readsAtLeast, sitemapFault } from "./endings.ts";
import { html, page, routes, send, type HostileSite, type Visit } from "./hostile-site.ts";

const GIGABYTE = 1_000_000_000;
const home = html("Home", "/big");
const isHome = reads("/", "Home");

/** Writes the same piece over and over until the reader has gone or so many bytes are out. */
const pour =
  (piece: string | Uint8Array, bytes: number, headers: Readonly<Record<string, string>> = {}, first = "") =>
  ({ response }: Visit): void => {
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers });
    response.write(first);
    let left = bytes - first.length;
    const more = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= piece.length;
        if (!response.write(piece)) return void response.once("drain", more);
      }
      response.end();
    };
    more();
  };

const drip =
  (everyMs: number, piece: string) =>
  ({ response }: Visit): void => {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write(piece), everyMs);
    response.once("close", () => clearInterval(timer));
  };

const links = Array.from({ length: 1000 }, (_, index) => `<a href="/p/${index}">`).join("");
const words = "more and more words that nobody asked for ".repeat(1600);

export const sizeSites: readonly HostileSite[] = [
  {
    name: "a page of 1 GB that says so",
    answer: routes({ "/": home, "/big": pour(words, GIGABYTE, { "content-length": String(GIGABYTE) }) }),
    ends: all(isHome, isCut("/big")),
  },
  {
    name: "a page of 1 GB without a length",
    answer: routes({ "/": home, "/big": pour(words, GIGABYTE) }),
    ends: all(isHome, isCut("/big")),
  },
  {
    name: "chunks that never end",
    answer: routes({ "/": home, "/big": drip(1, "<p>and on") }),
    ends: all(isHome, fails("/big", "too-slow")),
  },
  {
    name: "a body that drips",
    answer: routes({ "/": home, "/big": drip(200, ".") }),
    ends: all(isHome, fails("/big", "too-slow")),
  },
  {
    name: "10 MB of headers",
    answer: routes({
      "/": home,
      "/big": ({ response }) => {
        const { socket } = response;
        socket?.write("HTTP/1.1 200 OK\r\n");
        for (let line = 0; line < 1000; line += 1) socket?.write(`x-${line}: ${"a".repeat(10_000)}\r\n`);
      },
    }),
    ends: all(isHome, fails("/big", "protocol")),
  },
  {
    name: "a million links on a page",
    answer: (visit) => {
      if (visit.path === "/") pour(links, 1000 * links.length, {}, "<title>Home</title>")(visit);
      else send(page("One of many"))(visit);
      return true;
    },
    ends: all(isCut("/"), readsAtLeast(10)),
  },
  {
    name: "a sitemap of 200 MB",
    answer: routes({
      "/": html("Home"),
      "/sitemap.xml": pour(
        "<url><loc>http://127.0.0.1/elsewhere</loc></url>".repeat(1000),
        200_000_000,
        { "content-type": "application/xml" },
        '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ),
    }),
    ends: all(isHome, sitemapFault(/larger than|more than 50000/)),
  },
  {
    name: "sitemap indexes in a circle",
    answer: routes({
      "/": html("Home"),
      "/sitemap.xml": indexOf("/sitemap.xml", "/other.xml"),
      "/other.xml": indexOf("/sitemap.xml", "/other.xml"),
    }),
    ends: all(isHome, asksAtMost(40)),
  },
];

function indexOf(...paths: readonly string[]): (visit: Visit) => void {
  return (visit) => {
    const names = paths.map((path) => `<sitemap><loc>${visit.origin}${path}</loc></sitemap>`).join("");
    send(`<?xml version="1.0"?><sitemapindex>${names}</sitemapindex>`, { "content-type": "application/xml" })(visit);
  };
}
