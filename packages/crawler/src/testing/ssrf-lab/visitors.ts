import { existsSync } from "node:fs";
import { join } from "node:path";
import { measurePage } from "../../lighthouse/index.ts";
import { findBrowser } from "../../render/find-browser.ts";
import { openRenderer } from "../../render/open-renderer.ts";

const OURS = { userAgent: "LabBot/1.0", allowHosts: [] };
const HURRIED = { loadMs: 3_000, settleMs: 1_200 };
/** Where the first start with LIGHTHOUSE=on installs it. */
const LIGHTHOUSE = join(import.meta.dirname, "../../../../../runtime/lighthouse/node_modules/lighthouse/core/index.js");

/** What opens the lab's pages in the real browser behind the real proxy. */
export interface PoliteFetcher {
  /** Registrable domain of the pages it is shown. */
  readonly site: string;
  visit(url: string): Promise<unknown>;
  close(): Promise<void>;
}

/** The browser that runs pages after a crawl. @returns null on a machine without one. */
export function openRendering(): PoliteFetcher | null {
  const browser = findBrowser();
  if (browser === null) return null;
  const site = "shop.com";
  const renderer = openRenderer({ ...OURS, browser, home: `http://${site}/`, rate: 0, bounds: HURRIED });
  return { site, visit: (url) => renderer.render(url), close: () => renderer.close() };
}

/** An installed Lighthouse with a browser of its own for each page. @returns null where either is missing. */
export function openMeasuring(): PoliteFetcher | null {
  const browser = findBrowser();
  if (browser === null || !existsSync(LIGHTHOUSE)) return null;
  const site = "measured.com";
  return {
    site,
    visit: (url) => measurePage({ ...OURS, url, home: `http://${site}/`, browser, lighthouse: LIGHTHOUSE }),
    close: () => Promise.resolve(),
  };
}
