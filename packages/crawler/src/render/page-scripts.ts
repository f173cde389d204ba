import { textBefore, type LabValues, type RenderRun } from "@audit/facts";

/** What a visitor could read now: its length tells change, its words are counted. */
export const VISIBLE_TEXT = `(() => {
  const text = document.body ? document.body.innerText : "";
  const main = (document.querySelector("main, [role=main]") ?? document.body)?.innerText ?? "";
  const words = (text) => text.split(/\\s+/).filter(Boolean).length;
  return { length: text.length, words: words(text), mainWords: words(main), complete: document.readyState === "complete" };
})()`;
export interface VisibleText {
  readonly length: number;
  readonly words: number;
  readonly mainWords: number;
  readonly complete: boolean;
}
export const NO_TEXT: VisibleText = { length: 0, words: 0, mainWords: 0, complete: false };

/** The document as it stands, or null when it is larger than can be read. */
export const documentAsHtml = (most: number): string => `(() => {
  const type = document.doctype ? "<!doctype " + document.doctype.name + ">" : "";
  const html = type + (document.documentElement?.outerHTML ?? "");
  return html.length > ${most} ? null : html;
})()`;

/** Walks to the end of the page in steps, at most twenty windows. */
export const SCROLL_DOWN = `(async () => {
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let step = 0;
  for (; step < 20 && scrollY + innerHeight + 5 < document.documentElement.scrollHeight; step++) {
    scrollBy(0, innerHeight);
    await pause(60);
  }
  if (step > 0) await pause(800);
  return true;
})()`;

/** What lies over most of the window: 25 points are asked for the fixed layer they belong to. */
export const OVERLAY = `(() => {
  const layers = new Map();
  for (let x = 1; x <= 5; x++) for (let y = 1; y <= 5; y++) {
    let at = document.elementFromPoint((innerWidth * x) / 6, (innerHeight * y) / 6);
    while (at && getComputedStyle(at).position !== "fixed" && at.localName !== "dialog") at = at.parentElement;
    if (at) layers.set(at, (layers.get(at) ?? 0) + 1);
  }
  const [layer, points] = [...layers].sort((a, b) => b[1] - a[1])[0] ?? [null, 0];
  if (points < 13) return null;
  const text = layer.innerText.replace(/\\s+/g, " ").trim();
  return { share: points / 25, words: text.split(" ").length, text: text.slice(0, 500) };
})()`;
export type Overlay = RenderRun["overlay"];

/** What the browser noted of its own work since the request. */
export const PAINTS = `(async () => {
  const seen = { lcpMs: null, lcpUrl: null, lcpPriority: false, lcpShare: 0, shifts: [], tasks: [] };
  const watch = (type, take) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    } catch {}
  };
  watch("largest-contentful-paint", (one) => { seen.lcpMs = one.startTime; seen.lcpUrl = one.url || null; seen.lcpShare = one.size / (innerWidth * innerHeight); seen.lcpPriority = one.element?.fetchPriority === "high"; globalThis.largestPaint = one.url ? one.element : null; });
  watch("layout-shift", (one) => { if (!one.hadRecentInput) seen.shifts.push([one.startTime, one.value]); });
  watch("longtask", (one) => seen.tasks.push(one.duration));
  await new Promise((done) => setTimeout(done, 120));
  const named = (link) => seen.lcpUrl && (link.href === seen.lcpUrl || link.imageSrcset !== "");
  seen.lcpPriority ||= [...document.querySelectorAll("link[rel=preload][as=image]")].some(named);
  return seen;
})()`;
export interface Paints {
  readonly lcpMs: number | null;
  readonly lcpUrl: string | null;
  readonly lcpPriority: boolean;
  /** Part of the window that the largest paint covers. */
  readonly lcpShare: number;
  readonly shifts: readonly (readonly [at: number, value: number])[];
  readonly tasks: readonly number[];
}

/** The part of a long task that counts as blocking (web.dev/articles/tbt). */
const SHORT_TASK_MS = 50;
/** Session windows of layout shifts: at most a second apart and five seconds long (web.dev/articles/cls). */
const GAP_MS = 1_000;
const WINDOW_MS = 5_000;

/**
 * Paint, shift and blocking numbers; null each where the page could not be asked.
 * @param sent the HTML as it came
 * @param processor the part (0..1) of its tasks' time in which the page had a processor
 */
export function readPaints(
  paints: Paints | null,
  sent: Buffer,
  processor: number,
): Pick<LabValues, "lcpMs" | "lcpImage" | "cls" | "blockingMs"> {
  if (paints === null) return { lcpMs: null, lcpImage: null, cls: null, blockingMs: null };
  const blockingMs = paints.tasks.reduce((sum, task) => sum + Math.max(0, task * processor - SHORT_TASK_MS), 0);
  const { lcpMs, lcpUrl: url, lcpPriority: priority, lcpShare: share } = paints;
  const lcpImage = url === null ? null : { url, inHtml: sent.includes(fileNameOf(url)), priority, share };
  return { lcpMs, lcpImage, cls: largestWindow(paints.shifts), blockingMs };
}

/** Enough to find an address that the HTML may write relative, escaped or with other parameters. */
const fileNameOf = (url: string): string => {
  const path = textBefore(textBefore(url, "#"), "?");
  return path.slice(path.lastIndexOf("/") + 1);
};

function largestWindow(shifts: Paints["shifts"]): number {
  let largest = 0;
  let sum = 0;
  let first = -Infinity;
  let last = -Infinity;
  for (const [at, value] of shifts.toSorted((a, b) => a[0] - b[0])) {
    const joins = at - last < GAP_MS && at - first < WINDOW_MS;
    sum = joins ? sum + value : value;
    if (!joins) first = at;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}
