import { textBefore, extractPageFacts, registrableDomainOf, type Capture, type RenderRun } from "@audit/facts";
import type { Page, Response } from "playwright-core";
import { flattenHeaders, mediaType } from "../fetch/headers.ts";
import { defaultLimits } from "../settings.ts";
import type { SiteBrowser } from "./browser.ts";
import { countEnclosedWords } from "./enclosed-text.ts";
import { openIsolatedWorld, within, type IsolatedWorld } from "./isolated-world.ts";
import { inspectPage } from "./inspect-page.ts";
import type { RequestPolicy } from "./request-policy.ts";
import {
  documentAsHtml,
  NO_TEXT,
  OVERLAY,
  PAINTS,
  readPaints,
  SCROLL_DOWN,
  VISIBLE_TEXT,
  type Overlay,
  type Paints,
  type VisibleText,
} from "./page-scripts.ts";
import { watchProcessor } from "./processor-share.ts";
import { renderFailure, type RenderBounds, type RenderOptions, type RenderOutcome } from "./render-request.ts";
import { watchScripts } from "./script-use.ts";
import { watchTransfers } from "./transfers.ts";

const LOOK_EVERY_MS = 250;
/** A text that stays the same for so long has come to rest. */
const REST_MS = 1_000;
/** A page is there when most of its text is; what comes and goes later is a carousel or a clock. */
const MOST_OF_IT = 0.8;
/** The share of a page's time after which no closer look is begun: it must not cost what is known already. */
const CLOSER_BY = 0.7;
const MOST_ERRORS = 10;
const MOST_ERROR = 300;

/** A page that hangs may be closed without its help; a browser that can't do that is of no use any more. */
const CLOSE_MS = 5_000;

/**
 * Opens one address in a fresh page, lets its scripts run, and reads the answer and the document they made of it.
 * @throws Error where the page can't be closed any more
 */
export async function visitPage(
  browser: SiteBrowser,
  policy: RequestPolicy,
  url: string,
  options: RenderOptions,
  bounds: RenderBounds,
): Promise<RenderOutcome> {
  if (!(await policy.allows(url))) return renderFailure("forbidden");
  const { context, proxy } = browser;
  const page = await context.newPage();
  const start = proxy.received();
  proxy.beginPage();
  const crash = Promise.withResolvers<RenderOutcome>();
  const tooSlow = setTimeout(() => crash.resolve(renderFailure("too-slow")), bounds.totalMs);
  page.on("crash", () => crash.resolve(renderFailure("crashed")));
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => {}));
  page.on("popup", (popup) => void popup.close().catch(() => {}));
  const weight = setInterval(() => {
    if (proxy.received() - start > bounds.bytes) crash.resolve(renderFailure("too-large"));
  }, LOOK_EVERY_MS);
  try {
    const reading = read(page, browser, policy, url, options, bounds).catch(() => renderFailure("crashed"));
    return await Promise.race([reading, crash.promise]);
  } finally {
    clearInterval(weight);
    clearTimeout(tooSlow);
    proxy.endPage();
    await within(
      page.close().catch(() => {}),
      CLOSE_MS,
    );
  }
}

async function read(
  page: Page,
  { weights }: SiteBrowser,
  policy: RequestPolicy,
  url: string,
  options: RenderOptions,
  bounds: RenderBounds,
): Promise<RenderOutcome> {
  const errors: string[] = [];
  page.on("pageerror", (error) => {
    if (errors.length < MOST_ERRORS) errors.push(String(error.message).slice(0, MOST_ERROR));
  });
  const cdp = await page.context().newCDPSession(page);
  const transfers = await watchTransfers(cdp, options.home, weights);
  const scripts = await watchScripts(cdp, options.home);
  const processor = await watchProcessor(cdp);
  await policy.watch(cdp);
  const journey = followJourney(page);
  const startedAt = performance.now();
  const response = await page.goto(url, { waitUntil: "domcontentloaded", timeout: bounds.loadMs }).catch(() => null);
  if (response === null) return journey.movedTo() === null ? renderFailure("no-answer") : moved(journey);
  const refusal = refusalOf(response, options.home);
  if (refusal !== null) return refusal;
  // The browser forgets an answer as soon as the page goes elsewhere.
  const sent = await within(response.body(), bounds.loadMs).catch(() => null);
  if (sent === null) return moved(journey);
  const world = openIsolatedWorld(cdp);
  const settled = await settle(page, world, startedAt, bounds);
  const html = await world.ask<string | null>(documentAsHtml(defaultLimits.pageBytes), null);
  if (html === null) return renderFailure("too-large");
  if (journey.stages() > 1) return moved(journey);
  if (registrableDomainOf(page.url()) !== registrableDomainOf(options.home)) return renderFailure("left-site");
  const finalUrl = page.url();
  const share = await processor().catch(() => 1);
  const lab: RenderRun["lab"] = {
    ...readPaints(await world.ask<Paints | null>(PAINTS, null), sent, share),
    processor: share,
    ...(await scripts.read().catch(() => ({ unusedScript: null, scriptMs: null }))),
    bytes: transfers.bytes(),
    requests: transfers.requests(),
  };
  const overlay = await world.ask<Overlay>(OVERLAY, null);
  const enclosedWords = await within(countEnclosedWords(page, cdp), REST_MS * 3).catch(() => 0);
  await world.ask(SCROLL_DOWN, false);
  const after = await world.ask(VISIBLE_TEXT, NO_TEXT);
  const capture = captureOf(response, sent, await response.allHeaders(), performance.now() - startedAt);
  const asDocument = { ...capture.headers, "content-type": "text/html; charset=utf-8" };
  const rendered = extractPageFacts({ ...capture, headers: asDocument, body: new TextEncoder().encode(html) });
  const until = startedAt + bounds.totalMs * CLOSER_BY;
  const run: RenderRun = {
    finalUrl,
    contentMs: settled.contentMs,
    errors,
    unloaded: transfers.unloaded(),
    tools: await within(transfers.tools(), REST_MS * 3).catch(() => []),
    wordsAfterScroll: Math.max(0, after.mainWords - settled.mainWords),
    visibleWords: settled.words,
    enclosedWords,
    overlay,
    lab,
    looks: await inspectPage({ page, cdp, world, kind: rendered.kind, weights, until }),
  };
  return {
    page: {
      raw: extractPageFacts(capture),
      rendered,
      run,
      ownRequests: transfers.ownRequests(),
    },
  };
}

interface Journey {
  /** How often the page itself was opened or left for another one. */
  stages(): number;
  /** Where it was left for; null as long as it stayed, or only opened itself again. */
  movedTo(): string | null;
}

/** Notes where the page itself goes; redirects of an answer are part of one stage. */
function followJourney(page: Page): Journey {
  const stages: string[] = [];
  page.on("request", (request) => {
    const isStage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (!isStage) return;
    if (request.redirectedFrom() === null) stages.push(request.url());
    else stages[stages.length - 1] = request.url();
  });
  const placeOf = (url: string): string => textBefore(url, "#");
  return {
    stages: () => stages.length,
    movedTo: () => {
      const [from, to] = [stages[0], stages.at(-1)];
      return from === undefined || to === undefined || placeOf(from) === placeOf(to) ? null : to;
    },
  };
}

const moved = (journey: Journey): RenderOutcome => renderFailure("moved-on", journey.movedTo() ?? undefined);

function refusalOf(response: Response, home: string): RenderOutcome | null {
  const status = response.status();
  if (status === 429 || status === 503) return renderFailure("slow-down");
  if (!/html/.test(mediaType(response.headers()["content-type"]))) return renderFailure("not-html");
  return registrableDomainOf(response.url()) === registrableDomainOf(home) ? null : renderFailure("left-site");
}

/** Waits until the visible text no longer changes and the page is loaded, or patience ends. */
async function settle(
  page: Page,
  world: IsolatedWorld,
  startedAt: number,
  { settleMs }: RenderBounds,
): Promise<VisibleText & { contentMs: number }> {
  const until = performance.now() + settleMs;
  const looks: { at: number; words: number }[] = [];
  let text = NO_TEXT;
  let changedAt = performance.now();
  for (;;) {
    const next = await world.ask(VISIBLE_TEXT, NO_TEXT);
    const now = performance.now();
    looks.push({ at: now - startedAt, words: next.words });
    if (next.length !== text.length) changedAt = now;
    text = next;
    if ((now - changedAt >= REST_MS && text.complete) || now > until) break;
    await page.waitForTimeout(LOOK_EVERY_MS);
  }
  const most = looks.find(({ words }) => words >= text.words * MOST_OF_IT);
  return { ...text, contentMs: most?.at ?? performance.now() - startedAt };
}

function captureOf(response: Response, body: Buffer, headers: Record<string, string>, totalMs: number): Capture {
  return {
    url: textBefore(response.url(), "#"),
    status: response.status(),
    headers: flattenHeaders(headers),
    redirectTo: null,
    body: body.subarray(0, defaultLimits.pageBytes),
    truncated: body.length > defaultLimits.pageBytes,
    failure: null,
    wireBytes: body.length,
    ttfbMs: null,
    totalMs,
    fetchedAt: Date.now(),
  };
}
