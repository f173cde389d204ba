import type { Page } from "@playwright/test";
import { expect, test } from "./world.ts";

/** A mid-range phone on a slow mobile network: bytes per second and milliseconds, as Lighthouse's mobile profile. */
const PHONE = { cpuSlowdown: 4, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** Bars of the product: packed bytes of script that every page starts with, and cumulative layout shift. */
const MOST_SCRIPT_BYTES = 150_000;
const MOST_SHIFT = 0.05;
/** Server's page and style sheet, which stand between the visitor and the first paint. */
const MOST_BLOCKING_BYTES = 20_000;

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRect;
    readonly currentRect: DOMRect;
  }[];
}

interface Paints {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly shift: number;
  /** What jumped, when, and from which height to which. */
  readonly jumps: readonly string[];
  /** When the last script that the page names had come. */
  readonly scriptsHere: number;
  /** Of the scripts that the page names, packed. */
  readonly scriptBytes: number;
}

test("a phone sees the frame before any script has come, nothing jumps, and bytes stay few", async ({
  browser,
  world,
  account,
  jobId,
}) => {
  test.setTimeout(120_000);
  for (const path of ["/login", "/", `/dashboard/actions?jobId=${jobId}`]) {
    // A context of its own has an empty cache.
    const context = await browser.newContext({ baseURL: world.origin, viewport: { width: 390, height: 844 } });
    if (path !== "/login")
      await context.addInitScript((token) => localStorage.setItem("auth_token", token), account.token);
    const page = await context.newPage();
    const bytes = await slowDown(page);
    await page.goto(path);
    await expect(page.getByRole("heading").first()).toBeVisible({ timeout: 30_000 });
    const requests = await page.evaluate(() => performance.getEntriesByType("resource").length + 1);
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const { firstPaint, largestPaint, shift, jumps, scriptsHere, scriptBytes } = await page.evaluate(readPaints);
    const typing = path === "/login" ? ` typing ${await typeInto(page)} ms` : "";
    const sizes = `document ${bytes.Document} style ${bytes.Stylesheet} script ${scriptBytes} named, ${bytes.Script} in all, font ${bytes.Font} bytes`;
    const name = path.split("?")[0];
    console.log(
      `${name}: first paint ${firstPaint} ms, scripts here ${scriptsHere} ms, largest ${largestPaint} ms, shift ${shift}, ${requests} requests;${typing} ${sizes}`,
    );
    expect.soft(firstPaint, `${name}: painted before its scripts are here`).toBeLessThan(scriptsHere);
    expect.soft(shift, `${name}: layout shift\n${jumps.join("\n")}`).toBeLessThanOrEqual(MOST_SHIFT);
    expect.soft(scriptBytes, `${name}: script bytes`).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    expect
      .soft(bytes.Document! + bytes.Stylesheet!, `${name}: blocking bytes`)
      .toBeLessThanOrEqual(MOST_BLOCKING_BYTES);
    await context.close();
  }
});

/** Slows network and processor down. @returns bytes on the wire by kind, counted on from now */
async function slowDown(page: Page): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { Document: 0, Stylesheet: 0, Script: 0, Font: 0 };
  const kinds = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const { cpuSlowdown, ...network } = PHONE;
  await session.send("Network.emulateNetworkConditions", { offline: false, ...network });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  session.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  return bytes;
}

/** Runs in the page. */
async function readPaints(): Promise<Paints> {
  const entriesOf = (type: string): Promise<PerformanceEntry[]> =>
    new Promise((resolve) => {
      const found: PerformanceEntry[] = [];
      new PerformanceObserver((list) => found.push(...list.getEntries())).observe({ type, buffered: true });
      requestAnimationFrame(() => setTimeout(() => resolve(found), 50));
    });
  const shifts = (await entriesOf("layout-shift")) as LayoutShift[];
  const largest = (await entriesOf("largest-contentful-paint")).at(-1);
  const first = performance.getEntriesByName("first-contentful-paint")[0];
  // Those of the page as it was sent; more are named later by the application itself.
  const named = [...document.querySelectorAll("script[fetchpriority], link[fetchpriority]")].flatMap((element) => {
    const address = new URL(element.getAttribute("src") ?? element.getAttribute("href") ?? "", location.href).href;
    return performance.getEntriesByName(address) as PerformanceResourceTiming[];
  });
  return {
    firstPaint: Math.round(first?.startTime ?? Number.NaN),
    largestPaint: Math.round(largest?.startTime ?? Number.NaN),
    shift: Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 1000) / 1000,
    jumps: shifts.flatMap(({ value, startTime, sources }) =>
      sources.map(({ node, previousRect: from, currentRect: to }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        return `${value.toFixed(3)} at ${Math.round(startTime)} ms: ${element?.outerHTML.slice(0, 120)} from ${from.y} to ${to.y}`;
      }),
    ),
    scriptsHere: Math.round(Math.max(...named.map(({ responseEnd }) => responseEnd))),
    scriptBytes: named.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  };
}

/** @returns milliseconds from a key to the next picture, the longest of some */
async function typeInto(page: Page): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.getByLabel("Email").pressSequentially("someone@shop.example");
  return page.evaluate(() => (Reflect.get(window, "longest") as { ms: number }).ms);
}
