import { readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startCanary, type Canary } from "../testing/canary.ts";
import { plainText, redirect, startSite, type Answer, type LocalSite } from "../testing/local-site.ts";
import { departures, egressAttempts } from "../testing/egress-attempts.ts";
import { pageBounds } from "../egress/foreign-account.ts";
import { openBrowserPool, type BrowserPool } from "./browser-pool.ts";
import { findBrowser } from "./find-browser.ts";
import type { RenderBounds, RenderOptions, RenderOutcome } from "./render-request.ts";
import type { Renderer } from "./renderer.ts";

const open: LocalSite[] = [];
/** Starting a browser costs more than most of these tests; each has a site of its own in it. */
const pool = openBrowserPool({ browsers: 1, pages: 1 });
afterAll(async () => {
  await pool.close();
  for (const one of open) await one[Symbol.asyncDispose]();
});

async function siteWith(routes: Parameters<typeof startSite>[0]): Promise<LocalSite> {
  const site = await startSite(routes);
  open.push(site);
  return site;
}

const rendererOf = (
  site: LocalSite,
  bounds: Partial<RenderBounds> = {},
  more: Partial<RenderOptions> = {},
  from: BrowserPool = pool,
): Renderer =>
  from.openSite({
    browser: findBrowser()!,
    home: `${site.origin}/`,
    userAgent: "TestBot/1.0",
    allowHosts: [site.hostPort],
    rate: 0,
    bounds,
    ...more,
  });

const kindOf = (outcome: RenderOutcome): string => ("page" in outcome ? "page" : outcome.failure.kind);

/** A document that asks for so many pictures of its own host. */
const frameOf = (pictures: number): string =>
  Array.from({ length: pictures }, (_, index) => `<img src="/picture-${index}-${pictures}.png">`).join("");

const shop = `<!doctype html><html lang=en><head><title>Loading</title><link rel=canonical href=/raw></head>
<body><div id=root></div><script>
setTimeout(() => {
  document.title = "Green tea";
  document.querySelector("link").href = "/rendered";
  document.querySelector("#root").innerHTML = "<main><h1>Green tea</h1><a href=/more>More</a><p>" + "fine words ".repeat(60) + "</main>";
  missing.call();
}, 300);
</script></body></html>`;

describe("the renderer", { timeout: 60_000 }, () => {
  let site: LocalSite;
  let shut: LocalSite;
  let reached: LocalSite;
  let renderer: Renderer;
  beforeAll(async () => {
    [shut, reached] = [await siteWith({}), await siteWith({})];
    site = await siteWith({
      "/robots.txt": plainText("User-agent: *\nDisallow: /closed"),
      "/": shop,
      "/closed": "<h1>closed</h1>",
      "/with-closed": '<h1>open</h1><script src="/closed/app.js"></script>',
      "/elsewhere": `<h1>elsewhere</h1><img src="${shut.origin}/a.png"><img src="${reached.origin}/a.png">`,
      "/busy": { status: 503, body: "later" },
      "/picture": { headers: { "content-type": "image/png" }, body: "no" },
      "/moved": redirect("/"),
      "/forwards": "<script>location = '/'</script>",
      "/forwards-later": "<h1>one moment</h1><script>setTimeout(() => { location = '/' }, 400)</script>",
      "/crash": "<script>const kept = []; for (;;) kept.push(new Array(1e6).fill(0.5))</script>",
      "/hang": "<h1>hang</h1><script>setTimeout(() => { for (;;); }, 100)</script>",
    });
    const hosts = { allowHosts: [site, shut, reached].map(({ hostPort }) => hostPort), closedHosts: [shut.hostPort] };
    renderer = rendererOf(site, {}, hosts);
  });

  test("reads a page as sent and as its scripts made it, side by side, by the same extractor", async () => {
    const outcome = await renderer.render(`${site.origin}/`);
    if (!("page" in outcome)) throw new Error(outcome.failure.message);
    const { raw, rendered, run, ownRequests } = outcome.page;
    expect([raw.head.titles, rendered.head.titles]).toEqual([["Loading"], ["Green tea"]]);
    expect([raw.head.canonicals[0]?.url, rendered.head.canonicals[0]?.url]).toEqual([
      `${site.origin}/raw`,
      `${site.origin}/rendered`,
    ]);
    expect(raw.text.words).toBe(0);
    expect(rendered.text.mainWords).toBeGreaterThan(100);
    expect(rendered.links.map(({ url }) => url)).toEqual([`${site.origin}/more`]);
    expect(run.errors).toEqual([expect.stringContaining("missing")]);
    expect(run.contentMs).toBeGreaterThan(250);
    expect(run.visibleWords).toBeGreaterThan(100);
    expect(run.lab.lcpMs).toBeGreaterThan(0);
    expect(run.lab.bytes.total).toBeGreaterThan(500);
    expect(site.paths()).toContain("/robots.txt");
    expect(ownRequests).toBe(site.paths().length);
  });

  test("follows redirects within the site and says where it ended", async () => {
    const outcome = await renderer.render(`${site.origin}/moved`);
    expect("page" in outcome && outcome.page.run.finalUrl).toBe(`${site.origin}/`);
  });

  test("obeys robots.txt for pages and for what they load", async () => {
    expect(kindOf(await renderer.render(`${site.origin}/closed`))).toBe("forbidden");
    expect(kindOf(await renderer.render(`${site.origin}/with-closed`))).toBe("page");
    expect(site.paths().filter((path) => path.startsWith("/closed"))).toEqual([]);
  });

  test("is no weapon against others: frames, sockets and beacons of a page are counted or refused", async () => {
    const stranger = await siteWith((path: string) => (path === "/frame" ? frameOf(100) : { body: "x" }));
    const name = stranger.hostPort.replace("127.0.0.1", "localhost");
    const sockets = `for (let i = 0; i < 60; i++) new WebSocket("ws://${name}/socket" + i);`;
    const beacons = `for (let i = 0; i < 60; i++) navigator.sendBeacon("http://${name}/beacon" + i, "x");`;
    const attacker = await siteWith({
      "/": `<h1>shop</h1><script>setTimeout(() => { ${sockets}${beacons} }, 1500)</script>${`<iframe src="http://${name}/frame"></iframe>`.repeat(3)}`,
    });
    const hosts = { allowHosts: [attacker.hostPort, name], rate: 0 };
    const hostile = rendererOf(attacker, { requests: 50 }, hosts);
    await hostile.render(`${attacker.origin}/`);
    const paths = stranger.paths();
    expect(paths.filter((path) => path.startsWith("/socket") || path.startsWith("/beacon"))).toEqual([]);
    expect(paths.length).toBeGreaterThan(0);
    expect(paths.length).toBeLessThanOrEqual(50);
  });

  test("loads nothing from a host whose owner closed it, whoever's page asks for it", async () => {
    expect(kindOf(await renderer.render(`${site.origin}/elsewhere`))).toBe("page");
    expect(reached.paths()).toContain("/a.png");
    expect(shut.paths()).toEqual([]);
  });

  test.each([
    ["/busy", "slow-down"],
    ["/picture", "not-html"],
    ["/forwards", "moved-on"],
    ["/forwards-later", "moved-on"],
  ])("says what became of %s", async (path, kind) => {
    expect(kindOf(await renderer.render(`${site.origin}${path}`))).toBe(kind);
  });

  test("loses only the page that hangs the browser", async () => {
    const began = performance.now();
    const outcome = await rendererOf(site, { totalMs: 3_000 }).render(`${site.origin}/hang`);
    expect(["too-slow", "too-large", "crashed"]).toContain(kindOf(outcome));
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(kindOf(await renderer.render(`${site.origin}/`))).toBe("page");
  });

  test("loses only the page that asks for more memory than there is", async () => {
    expect(kindOf(await renderer.render(`${site.origin}/crash`))).not.toBe("page");
    expect(kindOf(await renderer.render(`${site.origin}/`))).toBe("page");
  });

  test("leaves no process behind when it is killed", async () => {
    const before = browsersBelow(process.pid);
    expect(before.length).toBeGreaterThan(0);
    const scratches = new Set(readdirSync(tmpdir()).filter((name) => isUsedBy(name, before)));
    expect(scratches.size).toBeGreaterThan(0);
    const parents = childrenOf(process.pid).filter((pid) => commandOf(pid).includes("render-process"));
    for (const pid of parents) process.kill(pid, "SIGKILL");
    await expect.poll(() => before.filter((pid) => commandOf(pid) !== ""), { timeout: 10_000 }).toEqual([]);
    await expect
      .poll(() => readdirSync(tmpdir()).filter((name) => scratches.has(name)), { timeout: 10_000 })
      .toEqual([]);
  });
});

describe("the renderer's bounds", { timeout: 60_000 }, () => {
  test("a page that loads too much is left, and so is one that never stops asking", async () => {
    const big = "x".repeat(3_000_000);
    const site = await siteWith({
      "/": `<h1>heavy</h1><script src=/big.js></script>`,
      "/big.js": { headers: { "content-type": "text/javascript" }, body: `//${big}` },
      "/greedy": `<h1>greedy</h1><script>for (let i = 0; i < 500; i++) fetch("/n?" + i).catch(() => {})</script>`,
    });
    const renderer = rendererOf(site, { bytes: 1_000_000, requests: 50 });
    expect(kindOf(await renderer.render(`${site.origin}/`))).toBe("too-large");
    await renderer.render(`${site.origin}/greedy`);
    expect(site.paths().filter((path) => path.startsWith("/n?")).length).toBeLessThan(50);
  });

  test("a page bothers a stranger within the account of strangers, whatever its frames and scripts do", async () => {
    const asks = "for (let i = 0; i < 100; i++) fetch(`/n?${i}`, { mode: 'no-cors' }).catch(() => {})";
    const stranger = await siteWith((path) =>
      path === "/robots.txt" ? undefined : `<h1>s</h1><script>${asks}</script>`,
    );
    const at = stranger.hostPort.replace("127.0.0.1", "localhost");
    const site = await siteWith({
      "/": `<h1>frames</h1>${`<iframe src="http://${at}/frame"></iframe>`.repeat(4)}<script>
        for (let i = 0; i < 40; i++) {
          try { new WebSocket("ws://${at}/socket") } catch {}
          navigator.sendBeacon("http://${at}/beacon", "x");
          fetch("http://${at}/post", { mode: "no-cors", method: "POST", body: "y".repeat(5_000) }).catch(() => {});
        }
        navigator.serviceWorker?.register("/worker.js").catch(() => {});
      </script>`,
    });
    const renderer = rendererOf(site, {}, { allowHosts: [site.hostPort, at] });
    await renderer.render(`${site.origin}/`);
    const asked = stranger.paths();
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.length).toBeLessThanOrEqual(pageBounds.requests);
    expect(asked.filter((path) => /^.(socket|beacon)/.test(path))).toEqual([]);
    expect(asked.filter((path) => path === "/post").length).toBeLessThanOrEqual(pageBounds.sentBytes / 5_000);
    expect(site.paths()).not.toContain("/worker.js");
  });

  test("the browser runs in its sandbox, and never as root", async () => {
    const site = await siteWith({ "/": "<h1>one</h1>" });
    const renderer = rendererOf(site);
    expect(kindOf(await renderer.render(`${site.origin}/`))).toBe("page");
    expect(renderer.sandboxed()).toBe(true);
    const hosts = childrenOf(process.pid).filter((pid) => commandOf(pid).includes("render-process"));
    const running = [...hosts, ...browsersBelow(process.pid)];
    expect(running.length).toBeGreaterThan(1);
    const users = running.map((pid) => /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
    expect(users).not.toContain("0");
    for (const host of hosts) expect(commandOf(host)).toMatch(/--permission .*--allow-fs-write=\S*page-renderer-/);
  });

  test("waits between pages as long as what they asked for is worth at the site's pace", async () => {
    const site = await siteWith({ "/": `<h1>one</h1><img src=/a.png><img src=/b.png>` });
    const renderer = rendererOf(site, {}, { rate: 2 });
    await renderer.render(`${site.origin}/`);
    const first = site.visits.filter(({ path }) => path !== "/robots.txt").at(-1)!.at;
    await renderer.render(`${site.origin}/`);
    const second = site.visits.filter(({ path }) => path === "/").at(-1)!.at;
    expect(second - first).toBeGreaterThan(1_000);
  });
});

describe("the renderer's way out", { timeout: 180_000 }, () => {
  const canaries: Canary[] = [];
  afterEach(async () => {
    for (const canary of canaries.splice(0)) await canary[Symbol.asyncDispose]();
  });

  test("no page reaches a private address by any of the ways a page has", async () => {
    const [four, six] = [await startCanary(), await startCanary("::1")];
    canaries.push(four, six);
    const targets = [
      `127.0.0.1:${four.port}`,
      `localhost:${four.port}`,
      `0.0.0.0:${four.port}`,
      `[::1]:${six.port}`,
      `2130706433:${four.port}`,
    ];
    const routes: Record<string, Answer> = {
      "/hops": `<h1>hops</h1>${targets.map((_, at) => `<img src="/hop/${at}">`).join("")}`,
    };
    for (const [at, target] of targets.entries()) {
      routes[`/ways/${at}`] = egressAttempts(target);
      routes[`/hop/${at}`] = redirect(`http://${target}/`, 302);
    }
    for (const [way, html] of departures(targets[0]!).entries()) routes[`/leave/${way}`] = html;
    const site = await siteWith(routes);
    const wide = openBrowserPool({ browsers: 1, pages: 5 });
    const renderers = Array.from({ length: 5 }, () => rendererOf(site, { loadMs: 10_000, settleMs: 1_200 }, {}, wide));
    const ends = await Promise.all(
      Object.keys(routes).map(async (path, at) => {
        const kind = kindOf(await renderers[at % renderers.length]!.render(`${site.origin}${path}`));
        return [path, kind, site.paths().includes(path) ? "asked for" : "never asked for"];
      }),
    );
    await wide.close();
    // A page that never left the browser attacked nobody: its end says why.
    expect(ends.filter(([, , asked]) => asked !== "asked for")).toEqual([]);
    expect(ends.filter(([path, kind]) => /^.(hops|ways)/.test(path!) && kind !== "page")).toEqual([]);
    expect([four.touched(), six.touched()]).toEqual([0, 0]);
    // Twenty pages at five a time, each with all its attempts: seven seconds, and twenty times that beside other tests.
  }, 180_000);
});

/** Whether one of the browsers keeps its profile in this folder of the system's. */
const isUsedBy = (name: string, pids: readonly number[]): boolean =>
  name.startsWith("page-renderer-") && pids.some((pid) => commandOf(pid).includes(name));

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);

function browsersBelow(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [
    ...(/chrom/.test(commandOf(child)) && !commandOf(child).includes("render-process") ? [child] : []),
    ...browsersBelow(child),
  ]);
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
  } catch {
    return "";
  }
}
