import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startFixtureShop, type FixtureShop } from "@audit/testkit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Audit, AuditProgress, AuditRequest } from "./audit.ts";
import type { AuditJson } from "./audit-json.ts";
import { openAudit } from "./open-audit.ts";
import { openAuditInProcess } from "./process/open-audit-in-process.ts";
import { createMemoryStore } from "./testing/memory-store.ts";

const requestFor = (url: string, allowHosts: string[]): AuditRequest => ({
  url,
  allowHosts,
  maxPages: 200,
  maxSeconds: 60,
  concurrency: 4,
  rate: 0,
});

async function finish(audit: Audit): Promise<AuditJson> {
  try {
    return await audit.json();
  } finally {
    await audit.close();
  }
}

describe("an audit of a shop with planted faults", () => {
  let shop: FixtureShop;
  let audit: AuditJson;
  const progress: AuditProgress[] = [];

  beforeAll(async () => {
    shop = await startFixtureShop();
    const opened = openAudit(requestFor(shop.url, [shop.host]));
    await opened.crawl((step) => progress.push(step));
    audit = await finish(opened);
  });
  afterAll(() => shop.close());

  const failing = (rule: string): string[] =>
    audit.findings
      .filter((finding) => finding.rule === rule && finding.verdict === "fail")
      .flatMap(({ pages }) => pages.map((page) => new URL(page.url).pathname));

  test("reads every page that links, redirects or the sitemap lead to, once", () => {
    const paths = shop.requests.filter((path) => /^\/(products|collections|pages|blog|$)/.test(path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(audit.pages.filter((page) => page.status === 200 && page.contentType === "text/html")).toHaveLength(21);
  });

  test("finds each planted fault where it was planted, and only there", () => {
    expect(failing("description-missing").toSorted()).toEqual([
      "/products/hand-towel",
      "/products/nail-brush",
      "/products/tooth-brush-hard",
    ]);
    expect(failing("schema-json-invalid")).toEqual(["/products/kitchen-towel"]);
    expect(failing("h1-multiple")).toEqual(["/products/shaving-soap"]);
    expect(failing("img-alt-missing").toSorted()).toEqual(["/products/nail-brush", "/products/shaving-soap"]);
    expect(failing("title-duplicate").toSorted()).toEqual(["/products/bath-towel", "/products/beach-towel"]);
    expect(failing("noindex-on-important-page")).toEqual(["/products/travel-soap"]);
    expect(failing("sitemap-noindex")).toEqual([]);
    expect(failing("ai-search-bots-blocked")).toHaveLength(1);
  });

  test("depth counts clicks from the start page", () => {
    const depth = (path: string): number | null | undefined =>
      audit.pages.find((page) => new URL(page.url).pathname === path)?.depth;
    expect(depth("/")).toBe(0);
    expect(depth("/collections/towels")).toBe(1);
    expect(depth("/products/bath-towel")).toBe(2);
    expect(depth("/pages/forgotten")).toBeNull();
  });

  test("plans ranked actions, each with evidence, a way to check and a fingerprint of its own", () => {
    expect(audit.actions.length).toBeGreaterThan(10);
    expect(audit.actions.length).toBeLessThanOrEqual(100);
    const impacts = ["high", "medium", "low"];
    const ranks = audit.actions.map(({ impact, priority }) => [impacts.indexOf(impact), -priority] as const);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]));
    expect(new Set(audit.actions.map((action) => action.fingerprint)).size).toBe(audit.actions.length);
    for (const action of audit.actions) {
      // What is missed has no place to show: its numbers stand in its words, and its pages in its list.
      if (action.type === "fault") expect(action.evidence.length).toBeGreaterThan(0);
      else expect(action.affected.count).toBeGreaterThan(0);
      expect(action.check).not.toBe("");
    }
  });

  test("writes report files, a summary and scores between 0 and 100", () => {
    expect(Object.keys(audit.report)).toContain("action_plan.md");
    expect(audit.executiveSummary.length).toBeGreaterThan(200);
    expect(audit.scores.health).toBeGreaterThan(0);
    expect(audit.scores.health).toBeLessThan(100);
  });

  test("tells what it reads while it reads", () => {
    expect(progress.length).toBeGreaterThan(3);
    expect(progress.at(-1)!.pages).toBeGreaterThan(10);
    expect(progress.at(-1)!.firstFindings.length).toBeGreaterThan(0);
  });

  test("comes out the same in a process of its own", async () => {
    const other = await finish(openAuditInProcess(requestFor(shop.url, [shop.host]), createMemoryStore()));
    const rules = (result: AuditJson): string[] => result.findings.map(({ rule, count }) => `${rule} ${count}`);
    expect(rules(other)).toEqual(rules(audit));
    expect(other.actions.map((action) => action.fingerprint)).toEqual(
      audit.actions.map((action) => action.fingerprint),
    );
  });
});

describe("an audit that was killed", () => {
  test("goes on from what was saved and reads no saved page again", { timeout: 30_000 }, async () => {
    // Behind so many pages the shop stands still: no crawl can end before it is stopped.
    let pagesAnswered = 13;
    let goOn = (): void => {};
    const onRequest = (path: string): void => {
      if (/^\/(products|collections|pages|blog|$)/.test(path) && pagesAnswered-- === 0) goOn = shop.hold();
    };
    const shop = await startFixtureShop({ onRequest });
    const store = createMemoryStore();
    const first = openAuditInProcess({ ...requestFor(shop.url, [shop.host]), concurrency: 1 }, store);
    const cut = first.crawl(() => undefined).catch((thrown: unknown) => thrown);
    await expect.poll(() => store.batches.length, { timeout: 20_000 }).toBeGreaterThan(0);
    await first.close();
    expect(await cut).toMatchObject({ message: "The audit was stopped." });
    expect(store.record).toBeNull();
    pagesAnswered = Infinity;
    goOn();

    const seenBefore = shop.requests.length;
    const audit = await finish(openAuditInProcess(requestFor(shop.url, [shop.host]), store));
    expect(audit.pages.filter((page) => page.status === 200 && page.contentType === "text/html")).toHaveLength(21);
    const again = shop.requests.slice(seenBefore).filter((path) => /^\/(products|collections)/.test(path));
    const before = shop.requests.slice(0, seenBefore);
    expect(again.filter((path) => before.includes(path)).length).toBeLessThanOrEqual(10);
    await shop.close();
  });

  test("needs no request at all once the crawl was complete", async () => {
    const shop = await startFixtureShop();
    const store = createMemoryStore();
    const request = requestFor(shop.url, [shop.host]);
    const first = await finish(openAudit(request, { store }));
    await shop.close();
    const second = await finish(openAudit(request, { store }));
    expect(second.findings).toEqual(first.findings);
    expect(second.actions).toEqual(first.actions);
  });
});

describe("an address that can't be audited ends with one plain sentence", () => {
  const run = (url: string, allowHosts: string[] = []): Promise<AuditJson> =>
    (async () => finish(openAudit({ ...requestFor(url, allowHosts), rate: allowHosts.length > 0 ? 0 : 2 })))();

  test.each([
    ["not a url", "not-a-url"],
    ["ftp://example.com/", "not-a-url"],
    ["http://127.0.0.1:1/", "refused-address"],
    ["http://169.254.169.254/latest/meta-data/", "refused-address"],
    ["http://[::1]/", "refused-address"],
    ["https://no-such-host.example.com/", "no-such-host"],
    ["https://shop.internal/", "refused-address"],
  ])("%s", async (url, code) => {
    await expect(run(url)).rejects.toMatchObject({ name: "AuditFailed", code });
  });

  test("a closed port", async () => {
    await expect(run("http://127.0.0.1:9/", ["127.0.0.1:9"])).rejects.toMatchObject({ code: "unreachable" });
  });

  test("a server that speaks no TLS", async () => {
    const plain = createServer((_, response) => response.end("hello"));
    await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(plain.address() as AddressInfo).port}`;
    await expect(run(`https://${host}/`, [host])).rejects.toMatchObject({ name: "AuditFailed", code: "unreachable" });
    plain.close();
  });
});

describe("an odd site ends in a completed audit that says so", () => {
  type Answer = { status?: number; type?: string; body?: string };
  async function auditOf(answers: Record<string, Answer>): Promise<{ json: AuditJson; warnings: readonly string[] }> {
    const server = createServer((request, response) => {
      const { status = 200, type = "text/html", body = "" } = answers[request.url ?? "/"] ?? { status: 404 };
      response.writeHead(status, { "content-type": type }).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const audit = openAudit(requestFor(`http://${host}/`, [host]));
    try {
      return { json: await audit.json(), warnings: (await audit.judge()).warnings };
    } finally {
      await audit.close();
      server.close();
    }
  }

  test("404 at the start page", async () => {
    const { json, warnings } = await auditOf({ "/": { status: 404, body: "<h1>gone</h1>" } });
    expect(json.pages[0]!.status).toBe(404);
    expect(warnings).toContain("The start page answered with status 404.");
  });

  test("a start page that is no HTML", async () => {
    const { warnings } = await auditOf({ "/": { type: "application/pdf", body: "%PDF-1.7" } });
    expect(warnings).toContain("The start page is not HTML (application/pdf).");
  });

  test("robots.txt that forbids all", async () => {
    const { json } = await auditOf({
      "/robots.txt": { type: "text/plain", body: "User-agent: *\nDisallow: /" },
      "/": {},
    });
    expect(json.pages).toEqual([]);
    expect(json.findings.map((finding) => finding.rule)).toContain("robots-blocks-whole-site");
    expect(json.coverage.notCrawled.find(({ reason }) => reason === "robots")?.count).toBeGreaterThan(0);
  });

  test("one JavaScript shell", async () => {
    const shell =
      '<!doctype html><title>Shop</title><div id="root"></div><script type="module" src="/app.js"></script>';
    const { json, warnings } = await auditOf({ "/": { body: shell } });
    expect(json.findings.map((finding) => finding.rule)).toContain("ai-content-needs-js");
    expect(warnings.join(" ")).toContain("no content before its scripts run");
  });
});
