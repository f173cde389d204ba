import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { inGroup } from "../../../../fixes/robots/robots-lines.ts";

/** Rules that close lists with two or more filters, by the parameters seen. */
export const fix: Fixer = (cause, view) =>
  sectionsOf(
    inGroup(
      view,
      "*",
      distinctUrls(cause).flatMap((address) => {
        const names = [...new URL(address).searchParams.keys()].slice(0, 2);
        return names.length === 2 ? [`Disallow: /*?*${names[0]}=*&*${names[1]}=`] : [];
      }),
    ),
  );
