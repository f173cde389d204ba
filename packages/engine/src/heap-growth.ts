import { setFlagsFromString } from "node:v8";

/** Up to so many pages a heap may grow as far as the process was started with. */
const FEW_PAGES = 10_000;
/** Percent of what is in use, for so many pages. */
const GROWTH = 40;
/** Memory in use grows more slowly than pages do: their facts lie in a file. */
const DECLINE = 0.2;
const LEAST_GROWTH = 20;
/** Pages between two settings. */
const STEP = 2_000;

/**
 * V8 lets a heap grow by a share of what is in use before it collects garbage, so that a large site's would hold twice as
 * much garbage as facts. The more pages there are, the smaller the share: headroom of 50 to 150 MB whatever the site holds.
 * V8 reads the share anew after each collection. Called with the number of pages so far, each time one comes in.
 */
export function boundHeap(pages: number): void {
  if (pages > FEW_PAGES && pages % STEP === 0) setFlagsFromString(`--heap-growing-percent=${growthFor(pages)}`);
}

/** @returns percent */
export const growthFor = (pages: number): number =>
  Math.max(LEAST_GROWTH, Math.round(GROWTH * Math.min(1, FEW_PAGES / pages) ** DECLINE));
