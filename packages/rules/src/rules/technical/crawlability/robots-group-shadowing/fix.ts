import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { inGroup } from "../../../../fixes/robots/robots-lines.ts";

type Shadowed = readonly { readonly agent: string; readonly lost: readonly string[] }[];

/** The general rules once more, in each group that frees its crawler of them. */
export const fix: Fixer<Shadowed> = ({ faults }, view) => {
  const groups = faults.flatMap(({ evidence: { saw } }) => saw);
  return sectionsOf(
    ...groups.map(({ agent, lost }) =>
      inGroup(
        view,
        agent,
        lost.map((rule) => `Disallow: ${rule}`),
      ),
    ),
  );
};
