import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { findBrowser } from "../render/find-browser.ts";
import { startCanary, type Canary } from "../testing/canary.ts";
import { plainText, redirect, sendAnswer, startSite, type Answer, type LocalSite } from "../testing/local-site.ts";
import { departures, egressAttempts } from "../testing/egress-attempts.ts";
import { measurePage, type LighthouseOutcome, type LighthouseRequest } from "./index.ts";

const INSTALLED = join(import.meta.dirname, "../../../../runtime/lighthouse/node_modules/lighthouse/core/index.js");
const isInstalled = existsSync(INSTALLED) && findBrowser() !== null;
if (!isInstalled) console.log("Lighthouse or Chromium is not installed here: its runs are not tested.");

const open: (LocalSite | Canary)[] = [];
afterAll(async () => {
  for (const one of open) await one[Symbol.asyncDispose]();
});

async function siteWith(routes: Record<string, Answer>): Promise<LocalSite> {
  const site = await startSite(routes);
  open.push(site);
  return site;
}

const measure = (
  site: LocalSite,
  path: string,
  { signal, ...more }: Partial<LighthouseRequest> & { signal?: AbortSignal } = {},
): Promise<LighthouseOutcome> =>
  measurePage(
    {
      url: `${site.origin}${path}`,
      home: `${site.origin}/`,
      browser: findBrowser() ?? "/nowhere",
      lighthouse: INSTALLED,
      userAgent: "TestBot/1.0",
      allowHosts: [site.hostPort],
      ...more,
    },
    signal,
  );

/** Processes whose command names the folder of a measuring or its process. */
const processesLeft = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
      } catch {
        return "";
      }
    })
    .filter(
      (command) =>
        command.includes("lighthouse-process.ts") ||
        command.includes("--remote-debugging-pipe --no-default-browser-check"),
    );

const SHOP = `<!doctype html><html><head><title>Shop</title></head><body><h1>Shop</h1><p>${"words ".repeat(200)}</p>
  <script src="/closed/app.js"></script><script src="/open.js"></script></body></html>`;

/** A killed process is seen for a moment yet. */
const allGone = (): Promise<void> => vi.waitFor(() => expect(processesLeft()).toEqual([]), 5_000);

describe("a measuring that comes to nothing", () => {
  test("robots.txt is asked first, and a forbidden page is not opened", async () => {
    const site = await siteWith({
      "/robots.txt": plainText("User-agent: *\nDisallow: /closed"),
      "/closed": "<h1>no</h1>",
    });
    expect(await measure(site, "/closed")).toMatchObject({ fault: "forbidden", ownRequests: 1 });
    expect(site.paths()).toEqual(["/robots.txt"]);
  });

  test("an installation that can't be loaded, one that is stopped and one that takes too long say so", async () => {
    const site = await siteWith({ "/": "<h1>a</h1>", "/robots.txt": () => {} });
    const quick = await siteWith({ "/": "<h1>a</h1>" });
    const stopping = new AbortController();
    const stopped = measure(site, "/", { signal: stopping.signal });
    const late = measure(site, "/", { totalMs: 300 });
    setTimeout(() => stopping.abort(), 300);
    expect(await measure(quick, "/", { lighthouse: "/nowhere/index.js" })).toMatchObject({ fault: "crashed" });
    expect(await stopped).toMatchObject({ fault: "stopped" });
    expect(await late).toMatchObject({ fault: "too-slow", reason: "Lighthouse did not end in time." });
    await allGone();
  });
});

describe.runIf(isInstalled)("a run of Lighthouse", { timeout: 120_000 }, () => {
  test("gives figures, under our own name, and asks for nothing that robots.txt forbids", async () => {
    const agents: string[] = [];
    const site = await siteWith({
      "/robots.txt": plainText("User-agent: *\nDisallow: /closed"),
      "/": (request, response) => {
        agents.push(request.headers["user-agent"]!);
        sendAnswer(response, SHOP, "");
      },
      "/open.js": { headers: { "content-type": "text/javascript" }, body: "document.title = 'open'" },
    });
    const outcome = await measure(site, "/");
    expect(outcome).toMatchObject({
      figures: { version: expect.stringMatching(/^13\./), score: expect.any(Number), cls: expect.any(Number) },
    });
    if (!("figures" in outcome)) throw new Error(outcome.reason);
    expect(outcome.figures.lcpMs).toBeGreaterThan(0);
    expect(outcome.figures.bytes).toBeGreaterThan(1000);
    expect(outcome.ownRequests).toBeGreaterThanOrEqual(2);
    expect(site.paths()).toContain("/open.js");
    expect(site.paths()).not.toContain("/closed/app.js");
    expect(agents).toEqual([expect.stringMatching(/ Mobile Safari\/537\.36 TestBot\/1\.0$/)]);
  });

  test("no page reaches a private address by any of the ways a page has", async () => {
    const [four, six] = [await startCanary(), await startCanary("::1")];
    open.push(four, six);
    const targets = [`127.0.0.1:${four.port}`, `localhost:${four.port}`, `[::1]:${six.port}`];
    const ways = targets.map((target) => egressAttempts(target)).join("");
    const routes: Record<string, Answer> = {
      "/ways": `${ways}<img src="/hop">`,
      "/hop": redirect(`http://${targets[0]}/`, 302),
      "/leave": departures(targets[0]!)[0]!,
    };
    const site = await siteWith(routes);
    const outcomes = [await measure(site, "/ways"), await measure(site, "/leave")];
    expect(site.paths()).toEqual(expect.arrayContaining(Object.keys(routes)));
    expect([four.touched(), six.touched()]).toEqual([0, 0]);
    expect(outcomes[0]).toHaveProperty("figures");
    expect(outcomes[1]).toHaveProperty("reason");
    await allGone();
  });

  test("a page that never ends is ended with its browser when it is stopped", async () => {
    const site = await siteWith({ "/": "<h1>hang</h1><script>for (;;);</script>" });
    const stopping = new AbortController();
    const outcome = measure(site, "/", { signal: stopping.signal });
    await expect.poll(site.paths, { timeout: 60_000 }).toContain("/");
    expect(processesLeft().length).toBeGreaterThan(1);
    stopping.abort();
    expect(await outcome).toMatchObject({ fault: "stopped" });
    await allGone();
  });
});
