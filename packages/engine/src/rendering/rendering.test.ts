import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AuditRequest } from "../audit.ts";
import type { AuditJson } from "../audit-json.ts";
import { openAudit } from "../open-audit.ts";
import { openAuditInProcess } from "../process/open-audit-in-process.ts";
import { createMemoryStore } from "../testing/memory-store.ts";

const words = "Fine tea from the hills of Uji, picked by hand and steamed. ".repeat(12);
const app = `
const pages = {
  "/": ["Tea shop", "<a href=/products/green>Green</a> <a href=/products/black>Black</a>"],
  "/products/green": ["Green tea", "<p>€ 12,50</p>"],
  "/products/black": ["Black tea", "<p>€ 9,50</p>"],
};
const [title, body] = pages[location.pathname];
document.title = title;
document.querySelector("#root").innerHTML = "<main><h1>" + title + "</h1>" + body + "<p>${words}</p></main>";`;
const frame = `<!doctype html><html lang=en><head><title>App</title></head><body><div id=root></div><script type=module src=/app.js></script></body></html>`;

/** A shop of which nothing can be read before its scripts run, not even its links. */
async function startFrameShop(): Promise<{ server: Server; origin: string; host: string; opened: string[] }> {
  const opened: string[] = [];
  const server = createServer(({ url = "/" }, response) => {
    opened.push(url);
    const isApp = url === "/app.js";
    const isPage = ["/", "/products/green", "/products/black"].includes(url);
    response.writeHead(isApp || isPage ? 200 : 404, { "content-type": isApp ? "text/javascript" : "text/html" });
    response.end(isApp ? app : isPage ? frame : "<title>Not found</title>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, origin: `http://${host}/`, host, opened };
}

describe("a site whose pages are empty frames for scripts", { timeout: 90_000 }, () => {
  let shop: Awaited<ReturnType<typeof startFrameShop>>;
  let request: AuditRequest;
  beforeAll(async () => {
    shop = await startFrameShop();
    const bounds = { maxPages: 50, maxSeconds: 60, concurrency: 4, rate: 0 };
    request = { ...bounds, url: shop.origin, allowHosts: [shop.host], render: 1 };
  });
  afterAll(() => new Promise((resolve) => shop.server.close(resolve)));

  const failing = (audit: AuditJson, rule: string): string[] =>
    audit.findings
      .filter((finding) => finding.rule === rule && finding.verdict === "fail")
      .flatMap(({ pages }) => pages.map(({ url }) => new URL(url).pathname).toSorted());

  test("is judged as a browser shows it, and told what readers without scripts find; a second run opens nothing again", async () => {
    const store = createMemoryStore();
    const first = openAuditInProcess(request, store);
    await first.crawl();
    const { warnings } = await first.judge();
    const audit = await first.json();
    await first.close();
    expect(audit.pages.map(({ title }) => title ?? "").toSorted()).toEqual(["Black tea", "Green tea", "Tea shop"]);
    for (const page of audit.pages) expect(page.words).toBeGreaterThan(50);
    expect(warnings).toEqual([
      "The start page has no content before its scripts run; it was judged as a browser shows it.",
    ]);

    const everyPage = ["/", "/products/black", "/products/green"];
    expect(failing(audit, "ai-content-needs-js")).toEqual(everyPage);
    // One cause, one finding: what a rule nearer to it tells is not told twice.
    expect(failing(audit, "js-main-content-missing")).toEqual([]);
    expect(audit.inBrowser).toEqual({ state: "done", pages: 2, failed: [] });
    // The three pages, and robots.txt with the seven usual addresses of sitemaps, which a killed crawl reads once as well.
    expect(store.entries.size).toBe(11);

    const before = shop.opened.length;
    const again = openAuditInProcess(request, store);
    const { findings } = await again.judge();
    await again.close();
    expect(findings).toBe(audit.findings.filter(({ verdict }) => verdict === "fail").length);
    expect(shop.opened.slice(before)).toEqual([]);
  });

  test("is read as sent when no page is to be run, and that is said", async () => {
    const audit = openAudit({ ...request, render: "off" });
    const { pages, inBrowser } = await audit.json();
    const { warnings } = await audit.judge();
    await audit.close();
    expect(pages.map(({ title }) => title)).toEqual(["App"]);
    expect(inBrowser).toEqual({ state: "off", pages: 0, failed: [] });
    expect(warnings[0]).toContain("only what stands in the HTML was judged");
  });

  test("is read as sent where there is no browser, and that is said", async () => {
    const known = process.env["CHROMIUM_PATH"];
    process.env["CHROMIUM_PATH"] = "/nowhere/chromium";
    const audit = openAudit({ ...request, render: "all" });
    const { inBrowser } = await audit.json();
    await audit.close();
    if (known === undefined) delete process.env["CHROMIUM_PATH"];
    else process.env["CHROMIUM_PATH"] = known;
    expect(inBrowser).toEqual({ state: "no-browser", pages: 0, failed: [] });
  });
});
