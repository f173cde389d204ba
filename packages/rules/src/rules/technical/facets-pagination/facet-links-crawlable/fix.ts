import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { inGroup } from "../../../../fixes/robots/robots-lines.ts";

/** Rules that close the filter parameters which make the combinations. */
export const fix: Fixer<{ readonly filters: readonly { readonly name: string }[] }> = ({ faults }, view) =>
  sectionsOf(
    inGroup(
      view,
      "*",
      faults
        .flatMap(({ evidence: { saw } }) => saw.filters)
        .flatMap(({ name }) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    ),
  );
