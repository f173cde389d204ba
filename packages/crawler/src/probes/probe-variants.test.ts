import type { IncomingMessage, ServerResponse } from "node:http";
import type { PageView } from "@audit/facts";
import { expect, test } from "vitest";
import type { CrawlEnd } from "../request.ts";
import { crawlLocal } from "../testing/crawl-local.ts";
import { page, startSite } from "../testing/local-site.ts";

/** Answers by language, by device and on condition; says which headers came. */
function talkative(seen: IncomingMessage["headers"][]) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    seen.push(request.headers);
    if (request.headers["if-none-match"] === '"1"') return void response.writeHead(304).end();
    if (request.headers["accept-language"] === "de") return void response.writeHead(302, { location: "/de/" }).end();
    const phone = /Mobile/.test(request.headers["user-agent"] ?? "");
    response.writeHead(200, { "content-type": "text/html", etag: '"1"' });
    response.end(
      phone
        ? "<title>Small</title>"
        : `${page("Home", "/collections/mugs")}<link rel=stylesheet href=/shop.css><img src=/mug.jpg alt=Mug><script src=/gone.js></script>`,
    );
  };
}

/** Repeated requests under our own name. */
const ownLooks = ({ probes }: CrawlEnd): PageView[] =>
  (probes.views ?? []).filter(({ as }) => as !== "ai-agent" && as !== "search-engine");

const list = page("Mugs", "/collections/mugs?page=2");

test("a public site's pages are looked at once more in other ways, and its files asked for", async () => {
  const seen: IncomingMessage["headers"][] = [];
  await using site = await startSite({
    "/": talkative(seen),
    "/collections/mugs": list,
    "/mug.jpg": {
      headers: { "content-type": "image/jpeg", "content-length": "10" },
      body: "GIF89a\u0003\u0000\u0002\u0000",
    },
    "/shop.css": { headers: { "content-type": "text/css", "cache-control": "max-age=60" }, body: "a{}" },
  });
  const { end } = await crawlLocal(site, { again: true });
  const views = ownLooks(end).map(({ as, of, page: { url, response } }) => ({
    as,
    of: of.slice(site.origin.length),
    asked: url.slice(site.origin.length),
    status: response.status,
  }));
  expect(views).toEqual([
    { as: "smartphone", of: "/", asked: "/", status: 200 },
    { as: "other-language", of: "/", asked: "/", status: 302 },
    { as: "beyond-last", of: "/collections/mugs", asked: "/collections/mugs?page=9999", status: 200 },
    { as: "other-slash", of: "/collections/mugs", asked: "/collections/mugs/", status: 404 },
    { as: "if-changed", of: "/", asked: "/", status: 304 },
    { as: "echo", of: "/", asked: "/?q=zqxaudit7", status: 200 },
  ]);
  expect(end.probes.files).toMatchObject([
    { url: `${site.origin}/shop.css`, from: `${site.origin}/`, status: 200, cacheControl: "max-age=60" },
    { url: `${site.origin}/gone.js`, status: 404, cacheControl: null },
  ]);
  expect(end.probes.images).toMatchObject([
    {
      url: `${site.origin}/mug.jpg`,
      from: `${site.origin}/`,
      status: 200,
      contentType: "image/jpeg",
      bytes: 10,
      size: { width: 3, height: 2 },
    },
  ]);
  const ownName = seen.map((headers) => String(headers["x-asked-by"] ?? headers["user-agent"]));
  expect(ownName.filter((name) => !name.startsWith("SEOAuditBot/"))).toEqual([]);
  expect(end.probes.views?.[0]?.page.head.titles).toEqual(["Small"]);
});

test("of a copy on this machine only the pictures are asked for, those of previews too", async () => {
  const head = '<meta property="og:image" content="/share.jpg">';
  await using site = await startSite({
    "/": head + page("Home", "/collections/mugs"),
    "/collections/mugs": `${list}<img src=/mug.jpg>`,
    "/mug.jpg": { headers: { "content-type": "image/gif" }, body: "GIF89a\u0003\u0000\u0002\u0000" },
  });
  const { end } = await crawlLocal(site);
  expect([end.probes.views, end.probes.files]).toEqual([[], []]);
  expect(end.probes.images?.map(({ url, status }) => [url.slice(site.origin.length), status])).toEqual([
    ["/share.jpg", 404],
    ["/mug.jpg", 200],
  ]);
  const spared = await crawlLocal(site, { again: false });
  expect(spared.end.probes.images).toEqual([]);
  expect(site.paths().filter((path) => path === "/")).toHaveLength(2);
});

test("a small crawl looks at few pages again, and never at what robots.txt closes", async () => {
  await using site = await startSite({
    "/": page("Home", "/collections/mugs"),
    "/collections/mugs": list,
    "/robots.txt": { headers: { "content-type": "text/plain" }, body: "User-agent: *\nDisallow: /*?page=9999" },
  });
  const { end } = await crawlLocal(site, { again: true, maxPages: 10 });
  expect(ownLooks(end)).toHaveLength(2);
  const whole = await crawlLocal(site, { again: true });
  expect(whole.end.probes.views?.map(({ as }) => as)).not.toContain("beyond-last");
});
