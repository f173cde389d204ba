import { gzipSync } from "node:zlib";
import { expect, test } from "./world.ts";

/** Bar of the product: compressed bytes of script before a page can be used. */
const MOST_BYTES = 180_000;

test("no page needs more than 180 kB of compressed script to start, and none shifts while it loads", async ({
  owner: page,
  jobId,
}) => {
  for (const path of [
    "/",
    `/dashboard/actions?jobId=${jobId}`,
    `/dashboard/report?jobId=${jobId}`,
    "/account",
    "/account/upgrade",
    "/login",
    "/signup",
    "/forgot-password",
    "/reset-password",
  ]) {
    if (path === "/login") await page.evaluate(() => localStorage.clear());
    // What the page before still wanted must not count for this one.
    await page.goto("about:blank");
    const scripts = new Set<string>();
    page.on("request", (request) => request.url().endsWith(".js") && scripts.add(request.url()));
    await page.goto(path, { waitUntil: "load" });
    await expect(page.getByRole("heading").first()).toBeVisible();
    // What is fetched once the page stands there keeps nobody waiting.
    const needed = [...scripts];
    await page.waitForFunction(() => document.fonts.status === "loaded");
    const bodies = await Promise.all(needed.map(async (url) => (await page.request.get(url)).body()));
    const sizes = bodies.map((body) => gzipSync(body).length);
    expect(
      sizes.reduce((sum, size) => sum + size, 0),
      path,
    ).toBeLessThanOrEqual(MOST_BYTES);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
          }).observe({ type: "layout-shift", buffered: true });
          requestAnimationFrame(() => setTimeout(() => resolve(sum), 0));
        }),
    );
    expect(shift, path).toBeLessThanOrEqual(0.05);
    page.removeAllListeners("request");
  }
});
