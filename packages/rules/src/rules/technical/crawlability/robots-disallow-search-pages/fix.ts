import { distinctUrls, type Fixer } from "../../../../fixes/fixer.ts";
import { sectionsOf } from "../../../../fixes/patches/fix.ts";
import { inGroup } from "../../../../fixes/robots/robots-lines.ts";

/** A rule that closes the search, by its folder or by its parameter where the home page answers. */
export const fix: Fixer = (cause, view) =>
  sectionsOf(
    inGroup(
      view,
      "*",
      distinctUrls(cause).map((address) => {
        const { pathname, searchParams } = new URL(address);
        const [name] = [...searchParams.keys()];
        if (name === undefined) return `Disallow: ${pathname.replace(/[^/]*\/?$/, "")}`;
        return pathname === "/" ? `Disallow: /*?${name}=` : `Disallow: ${pathname}?`;
      }),
    ),
  );
