import type { SiteView } from "../../view/site-view.ts";
import { type Fix, patchesOf } from "../patches/fix.ts";
import type { Patch } from "../patches/patch.ts";
import { briefFor } from "./brief.ts";
import { refusalOf } from "./guard.ts";

/** A fix with the reason against each of its patches that could hurt. */
export interface Guarded {
  readonly fix: Fix;
  /** Advice in place of the patches that nobody may paste; null where there is nothing to say but the steps. */
  readonly refused: ReadonlyMap<Patch, string | null>;
}

/** Holds every patch of a fix against the guard. */
export function guardFix(fix: Fix, view: SiteView): Guarded {
  const refused = new Map<Patch, string | null>();
  for (const patch of patchesOf(fix)) {
    const why = refusalOf(patch, view);
    if (why !== null) refused.set(patch, briefFor(patch, why, view));
  }
  return { fix, refused };
}
