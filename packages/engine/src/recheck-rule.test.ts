import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { AuditRequest, AuditStore, CheckOutcome } from "./audit.ts";
import { openAudit } from "./open-audit.ts";
import { createMemoryStore } from "./testing/memory-store.ts";

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

describe("a check of what an action was about", () => {
  const pages = new Map<string, string>();
  let failing = false;
  let asked: string[] = [];
  let server: Server;
  let request: AuditRequest;
  let store: AuditStore;

  beforeEach(async () => {
    failing = false;
    pages.clear();
    pages.set("/", page("Shop of things", '<a href="/a">A</a> <a href="/b">B</a> <a href="/gone">old</a>'));
    pages.set("/a", page("Same title of two pages", "<p>First.</p>"));
    pages.set("/b", page("Same title of two pages", "<p>Second.</p>"));
    server = createServer((wanted, reply) => {
      asked.push(wanted.url!);
      const html = pages.get(wanted.url!);
      reply.writeHead(failing ? 503 : html ? 200 : 404, { "content-type": "text/html" }).end(html ?? "no");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    request = { url: `http://${host}/`, allowHosts: [host], maxPages: 20, maxSeconds: 20, concurrency: 2, rate: 0 };
    store = createMemoryStore();
    const audit = openAudit(request, { store });
    await audit.crawl();
    await audit.close();
    asked = [];
  });
  afterEach(() => server.close());

  const check = async (rule: string, ...paths: string[]): Promise<CheckOutcome> => {
    const audit = openAudit(request, { store });
    try {
      return await audit.check({ rule, urls: paths.map((path) => new URL(path, request.url).href), beside: [] });
    } finally {
      await audit.close();
    }
  };

  test("what stands there still is there, with what was seen", async () => {
    const outcome = await check("title-duplicate", "/a", "/b");
    expect(outcome).toMatchObject({ state: "there", checked: 2, outOf: 2, reason: null });
    expect(outcome.seen[0]).toMatchObject({ status: 200, evidence: { at: "head > title" } });
  });

  test("each picture at fault is asked for again, whatever else the site shows", async () => {
    const pictures = Array.from({ length: 30 }, (_, index) => `<img src="/p/${index}.jpg" alt="P${index}">`);
    for (const path of ["/a", "/b", "/c"])
      pages.set(path, page(path, pictures.map((one) => one.replace("/p/", `/p${path}`)).join("")));
    pages.set("/", page("Shop", '<a href="/a">A</a> <a href="/b">B</a> <a href="/c">C</a>'));
    const whole = openAudit(request, { store: (store = createMemoryStore()) });
    await whole.crawl();
    await whole.close();
    const audit = openAudit(request, { store });
    const url = new URL("/c", request.url).href;
    const files = pictures.map((_, index) => new URL(`/p/c${index}.jpg`, request.url).href);
    const { state, seen } = await audit.check({ rule: "img-broken", urls: [url], beside: [], files });
    await audit.close();
    expect({ state, saw: seen.map(({ evidence }) => evidence?.saw) }).toMatchObject({
      state: "there",
      saw: [{ count: 30 }],
    });
  });

  test("only the addresses at fault are read, and the start page, beside robots.txt, sitemaps and probes", async () => {
    await check("title-duplicate", "/a");
    const read = asked.filter((path) => pages.has(path));
    expect(read.toSorted()).toEqual(["/", "/a"]);
  });

  test("a mended page is judged beside the rest of the site as it is stored", async () => {
    pages.set("/a", page("A title of its own", "<p>First.</p>"));
    expect(await check("title-duplicate", "/a")).toMatchObject({ state: "gone", reason: null });
  });

  test("a dead address is mended on the pages that link to it", async () => {
    expect(await check("broken-internal-links", "/gone")).toMatchObject({ state: "there" });
    pages.set("/", page("Shop of things", '<a href="/a">A</a> <a href="/b">B</a>'));
    expect(await check("broken-internal-links", "/gone")).toMatchObject({ state: "gone" });
  });

  test("what only visitors measure is left to a later audit, without a request", async () => {
    const outcome = await check("cwv-inp", "/a");
    expect(outcome).toMatchObject({ state: "unknown", checked: 0 });
    expect(outcome.reason).toContain("Visitors measure this");
    expect(asked).toEqual([]);
  });

  test("a site that doesn't answer leaves it unknown, and says how it answered", async () => {
    failing = true;
    const outcome = await check("title-duplicate", "/a", "/b");
    expect(outcome.state).toBe("unknown");
    expect(outcome.reason).toMatch(/503|unreachable|robots/i);
  });

  test("a site that is gone altogether leaves it unknown", async () => {
    await new Promise((done) => server.close(done));
    expect((await check("title-missing", "/a")).state).toBe("unknown");
  });
});
