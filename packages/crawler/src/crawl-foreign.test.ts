import { describe, expect, it } from "vitest";
import { crawlBounds } from "./egress/foreign-account.ts";
import { crawlLocal } from "./testing/crawl-local.ts";
import { page, plainText, redirect, startSite, type Answer, type LocalSite } from "./testing/local-site.ts";

/** The stranger listens beside the site, under another name. */
const nameOf = ({ hostPort }: LocalSite): string => hostPort.replace("127.0.0.1", "localhost");

/** A site of 200 sitemaps, each of which redirects to the stranger five times. */
function leading(stranger: LocalSite): Record<string, Answer> {
  const names = Array.from({ length: 200 }, (_, index) => `/s${index}.xml`);
  return {
    "/": page("Home"),
    "/robots.txt": plainText(names.map((name) => `Sitemap: {origin}${name}`).join("\n")),
    ...Object.fromEntries(names.map((name) => [name, redirect(`http://${nameOf(stranger)}${name}`)])),
  };
}

/** A site whose robots.txt names so many sitemaps of the stranger. */
function naming(stranger: LocalSite, count: number): Record<string, Answer> {
  const lines = Array.from({ length: count }, (_, index) => `Sitemap: http://${nameOf(stranger)}/s${index}.xml`);
  return { "/": page("Home"), "/robots.txt": plainText(lines.join("\n")) };
}

const crawlBeside = (site: LocalSite, stranger: LocalSite) =>
  crawlLocal(site, { allowHosts: [site.hostPort, nameOf(stranger)], maxPages: 200 });

describe("redirects to a stranger", () => {
  it("are followed few times, after the stranger's robots.txt was asked", async () => {
    await using stranger = await startSite((path) => (path === "/robots.txt" ? plainText("") : redirect(`${path}x`)));
    await using site = await startSite(leading(stranger));
    await crawlBeside(site, stranger);
    const paths = stranger.paths();
    expect(paths[0]).toBe("/robots.txt");
    expect(paths.filter((path) => path !== "/robots.txt").length).toBeLessThanOrEqual(5 * 5);
    expect(paths.length).toBeGreaterThan(1);
  });

  it("are not followed at all where the stranger's robots.txt forbids it", async () => {
    await using stranger = await startSite({ "/robots.txt": plainText("User-agent: *\nDisallow: /") });
    await using site = await startSite(leading(stranger));
    const { end } = await crawlBeside(site, stranger);
    expect(stranger.paths()).toEqual(["/robots.txt"]);
    expect(end.sitemaps.files[0]).toMatchObject({ status: 301, urls: 0 });
  });

  it.each(["file:///etc/passwd", "ftp://stranger.example/s.xml", "data:text/xml,<urlset/>", "javascript:1"])(
    "to %s, which is no web address, end there and cost the crawl nothing",
    async (target) => {
      await using site = await startSite({
        "/": page("Home", "/a"),
        "/a": page("A"),
        "/robots.txt": plainText(`Sitemap: {origin}/s.xml\nSitemap: ${target}`),
        "/s.xml": redirect(target),
      });
      const { end } = await crawlBeside(site, site);
      expect(end.sitemaps.files.every(({ urls }) => urls === 0)).toBe(true);
      expect(site.paths()).toContain("/a");
    },
  );

  it("of robots.txt files are few as well", async () => {
    await using stranger = await startSite((path) => redirect(`${path}x`));
    await using site = await startSite({
      "/": page("Home"),
      "/robots.txt": redirect(`http://${nameOf(stranger)}/robots`),
    });
    await crawlBeside(site, stranger);
    expect(stranger.paths().length).toBeLessThanOrEqual(5);
  });
});

describe("sitemaps on a stranger's host", () => {
  it("are read after the stranger's robots.txt was asked, five at most", async () => {
    await using stranger = await startSite((path) =>
      path === "/robots.txt" ? plainText("") : "<urlset><url><loc>http://a.example/</loc></url></urlset>",
    );
    await using site = await startSite(naming(stranger, 50));
    const { end } = await crawlBeside(site, stranger);
    expect(stranger.paths()).toEqual(["/robots.txt", "/s0.xml", "/s1.xml", "/s2.xml", "/s3.xml", "/s4.xml"]);
    expect(end.sitemaps).toMatchObject({ truncated: true });
  });

  it("are not asked for where the stranger's robots.txt forbids it, and that is no fault of the site", async () => {
    await using stranger = await startSite({ "/robots.txt": plainText("User-agent: *\nDisallow: /") });
    await using site = await startSite(naming(stranger, 50));
    const { end } = await crawlBeside(site, stranger);
    expect(stranger.paths()).toEqual(["/robots.txt"]);
    expect(end.sitemaps).toMatchObject({ truncated: true, files: [] });
  });

  it("and all that they lead to are twenty requests at most to one site", async () => {
    await using stranger = await startSite((path) => (path === "/robots.txt" ? plainText("") : redirect(`${path}x`)));
    await using site = await startSite(naming(stranger, 50));
    await crawlBeside(site, stranger);
    expect(stranger.paths()).toHaveLength(crawlBounds.requests);
  });
});
