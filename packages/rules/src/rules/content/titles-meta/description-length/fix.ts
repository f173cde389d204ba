import type { Fixer } from "../../../../fixes/fixer.ts";
import { description } from "../../../../fixes/words/descriptions.ts";
import { NARROWEST_DESCRIPTION } from "../../../../knowledge/limits.ts";

/** A text for descriptions of a few words. Of a long one results cut the end; whoever cuts it himself loses that for all. */
export const fix: Fixer<{ readonly pixels: number }> = (cause, view) => {
  const short = cause.faults.filter(({ evidence }) => evidence.saw.pixels < NARROWEST_DESCRIPTION);
  return short.length === 0 ? null : description({ ...cause, faults: short }, view);
};
