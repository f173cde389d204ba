import { finalPage, hopsFrom } from "../../../../view/final-target.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { redirectRules } from "../../../../fixes/server/redirect-rules.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";

/** Every hop straight to the end of its chain. */
export const fix: Fixer = (cause, view) =>
  sectionsOf(
    redirectRules(
      cause.faults.flatMap(({ url }) => {
        const hops = hopsFrom(url, view);
        const end = finalPage(url, view);
        return end ? hops.slice(0, -1).map((from) => ({ from, to: end })) : [];
      }),
      view,
    ),
  );
