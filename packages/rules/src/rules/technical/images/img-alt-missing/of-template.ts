import type { PageFault } from "../../../../verdict.ts";

export type Undescribed = {
  readonly missing: number;
  readonly pictures: readonly { readonly src: string; readonly times: number }[];
};

/** A picture without alt on so many pages is written by their template. */
export const SHARED_BY = 3;
/** So much of all that lacks an alt makes it the template's fault. */
export const NEARLY_ALL = 0.8;

/** Whether nearly all pictures without alt are a few that a template repeats. */
export function isOfTemplate(faults: readonly PageFault<Undescribed>[]): boolean {
  const shown = new Map<string, { pages: number; times: number }>();
  let missing = 0;
  for (const { evidence } of faults) {
    missing += evidence.saw.missing;
    for (const { src, times } of evidence.saw.pictures) {
      const known = shown.get(src) ?? { pages: 0, times: 0 };
      shown.set(src, { pages: known.pages + 1, times: known.times + times });
    }
  }
  const repeated = [...shown.values()].filter(({ pages }) => pages >= SHARED_BY);
  return repeated.reduce((sum, { times }) => sum + times, 0) >= NEARLY_ALL * Math.max(1, missing);
}
