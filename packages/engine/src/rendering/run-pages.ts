import { createHash } from "node:crypto";
import { cutUrl, isOwn, type CrawlQuota, type Log, type SitePace } from "@audit/crawler";
import type { RenderFailure, RenderOutcome } from "@audit/crawler/render";
import {
  messageOf,
  sideOf,
  type PageFacts,
  type RenderedPage,
  type RenderingFacts,
  type SiteFacts,
} from "@audit/facts";
import type { AuditRequest, AuditStore } from "../audit.ts";
import { keepToPage } from "../keep-to-page.ts";
import { decode, encode } from "../page-batches.ts";
import { openAuditBrowser, type AuditBrowser } from "./audit-browser.ts";
import { chooseSample } from "./choose-sample.ts";
import { runEarly } from "./run-early.ts";
import { DAY_SPENT, refusalOf } from "./refusal-of.ts";

/** A sample may take so much time in a browser, whatever is left; all pages may take as long as the crawl might. */
const SAMPLE_MS = 180_000;
/** Empty frames that are run while a site is crawled, when only a sample was asked for: each costs seconds. */
const MOST_FRAMES = 50;

/** Until the first page of an audit has been run, one is taken for so long. */
const PAGE_MS = 5_000;

const NOT_RUN_THEN = "It was not run in a browser when the site was read.";

/** What became of one page in a browser. */
export type PageRendering = { readonly page: RenderedPage } | { readonly failed: RenderingFacts["failed"][number] };

interface RunnerOptions {
  readonly store: AuditStore | undefined;
  readonly stop: AbortSignal;
  readonly quota: CrawlQuota | undefined;
  readonly log: Log;
  /** Where pages are run; nothing said is a browser of the audit's own. */
  readonly browser?: AuditBrowser | undefined;
}

export interface PageRunner {
  /** Pages of the sample are run from now on as soon as they show, at the pace of the crawl. */
  keepPace(pace: SitePace): void;
  /** Takes note of a page that was read. */
  note(page: PageFacts): void;
  /** The page after its scripts ran, for one that is an empty frame as sent; else, or when that fails, as it was. */
  fillFrame(page: PageFacts): Promise<{ page: PageFacts; requests: number }>;
  /** Seconds in a browser that are probably left. @param pages to be run; nothing said is what is chosen so far */
  secondsLeft(pages?: number): number;
  /** Runs the sample; what the store holds already isn't run again. */
  runSample(site: SiteFacts, onPage: (url: string, done: number, all: number) => void): Promise<RenderingFacts>;
  close(): Promise<void>;
}

/** Opens pages in a browser as the request asks; without a browser nothing is run, and that is said. */
export function openPageRunner(
  request: AuditRequest,
  { store, stop, quota, log, browser = openAuditBrowser(request) }: RunnerOptions,
): PageRunner {
  const render = countedRender(request, { browser, quota, log });
  const { known, keep } = createShelf(store);
  let frames = 0;
  const runAndKeep = async (url: string): Promise<RenderOutcome | null> => {
    const outcome = await render(url);
    ran += 1;
    if (outcome !== null) await keep(url, renderingOf(url, outcome, log));
    return outcome;
  };
  const early = runEarly(request.render ?? "off", { known, run: runAndKeep });
  let ran = 0;
  const secondsLeft = (pages = early.left()): number =>
    browser.state === "ready" ? (pages * (ran === 0 ? PAGE_MS : browser.busyMs() / ran)) / 1000 : 0;
  return {
    secondsLeft,
    keepPace: (pace) => {
      // Without a pace a crawl is over before a browser has started.
      if (browser.state === "ready" && request.rate > 0) early.begin(pace);
    },
    note: early.note,
    async fillFrame(page) {
      frames += 1;
      if (browser.state !== "ready" || (request.render !== "all" && frames > MOST_FRAMES)) {
        return { page, requests: 0 };
      }
      const outcome = await runAndKeep(page.url);
      if (outcome === null) return { page, requests: 0 };
      if ("failure" in outcome) return { page, requests: 1 };
      const asked = outcome.page;
      const whole = keepToPage(
        () => filled(page, asked),
        () => page,
        { url: page.url, log },
      );
      return { page: whole, requests: asked.ownRequests };
    },
    async runSample(site, onPage) {
      if (browser.state !== "ready") return { state: browser.state, pages: [], failed: [], sandboxed: false };
      const { run, refused } = await early.end();
      const wanted = chooseSample(site, request.render ?? "off", (url) => run.has(url));
      const most = request.render === "all" ? request.maxSeconds * 1000 : SAMPLE_MS;
      const seen: PageRendering[] = [];
      let refusal = request.onlyStored === true ? NOT_RUN_THEN : refused;
      for (const [done, url] of wanted.entries()) {
        stop.throwIfAborted();
        const before = await known(url);
        if (before !== null) {
          seen.push(before);
          continue;
        }
        if (browser.busyMs() > most) refusal ??= "The time for running pages in a browser was up.";
        if (refusal !== null) {
          seen.push({ failed: { url, reason: refusal } });
          continue;
        }
        onPage(url, done, wanted.length);
        const outcome = await runAndKeep(url);
        refusal ??= refusalOf(outcome);
        seen.push((await known(url)) ?? { failed: { url, reason: DAY_SPENT } });
      }
      return {
        state: "done",
        pages: seen.flatMap((rendering) => ("page" in rendering ? [rendering.page] : [])),
        failed: seen.flatMap((rendering) => ("failed" in rendering ? [rendering.failed] : [])),
        sandboxed: browser.sandboxed(),
      };
    },
    close: browser.close,
  };
}

interface Counted {
  readonly browser: AuditBrowser;
  readonly quota: CrawlQuota | undefined;
  readonly log: Log;
}

/**
 * Runs pages within the day's quota: each counts once before it is opened, and with all that it asked the site's own hosts
 * for afterwards. Null is no quota.
 */
const countedRender =
  (request: AuditRequest, { browser, quota, log }: Counted) =>
  async (url: string): Promise<RenderOutcome | null> => {
    const metered = isOwn(request.own, url) ? undefined : quota;
    if (metered && (await metered.take(1)) === 0) return null;
    const outcome = await browser.render(url);
    if ("failure" in outcome) logFailure(log, url, outcome.failure);
    const more = "page" in outcome ? outcome.page.ownRequests - 1 : 0;
    if (more > 0) await metered?.take(more);
    return outcome;
  };

interface Shelf {
  known(url: string): Promise<PageRendering | null>;
  keep(url: string, rendering: PageRendering): Promise<void>;
}

/** What was run, by address, here and in the store. */
function createShelf(store: AuditStore | undefined): Shelf {
  const renderings = new Map<string, PageRendering>();
  return {
    async known(url) {
      const kept = renderings.get(url) ?? (await store?.loadEntry(keyOf(url)));
      return kept instanceof Uint8Array ? (decode(kept) as PageRendering) : (kept ?? null);
    },
    async keep(url, rendering) {
      renderings.set(url, rendering);
      await store?.saveEntry(keyOf(url), encode(JSON.stringify(rendering)));
    },
  };
}

function logFailure(log: Log, url: string, { kind, message }: RenderFailure): void {
  const details = { url: cutUrl(url), kind, message };
  log({ level: "warn", stage: "render", host: new URL(url).host, reason: "a page could not be run", details });
}

/** What is kept of one page that was run; where the program fails on it, that failed. */
export const renderingOf = (url: string, outcome: RenderOutcome, log: Log): PageRendering =>
  keepToPage(
    () => readRendering(url, outcome),
    (thrown) => ({ failed: { url, reason: `What the browser saw could not be judged: ${messageOf(thrown)}` } }),
    { url, log },
  );

function readRendering(url: string, outcome: RenderOutcome): PageRendering {
  if ("failure" in outcome) {
    const { message, movedTo } = outcome.failure;
    return { failed: { url, reason: message, ...(movedTo === undefined ? {} : { movedTo }) } };
  }
  const { raw, rendered, run } = outcome.page;
  return { page: { url, kind: rendered.kind, raw: sideOf(raw), rendered: sideOf(rendered), run } };
}

/** What scripts made is judged in place of the empty frame; how the page was answered stays as it was. */
function filled(page: PageFacts, { raw, rendered }: { raw: PageFacts; rendered: PageFacts }): PageFacts {
  if (rendered.tech.jsShell || rendered.text.words <= raw.text.words) return page;
  const indexability = page.indexability.indexable ? rendered.indexability : page.indexability;
  return { ...rendered, url: page.url, response: page.response, indexability, asSent: sideOf(raw) };
}

export const keyOf = (url: string): string => createHash("sha256").update(url).digest("hex");
