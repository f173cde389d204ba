import { type Fixer, perPage } from "../../../../fixes/fixer.ts";
import { isWholeAddress } from "../../../../fixes/links/link-list.ts";
import { anchor } from "../../../../fixes/links/way-links.ts";

const MOST_LINKS = 6;

/** A plain link for each address that only a script opens. */
export const fix: Fixer<{ readonly targets: readonly string[] }> = perPage({
  make: (_page, view, { evidence: { saw } }) =>
    saw.targets
      .filter(isWholeAddress)
      .slice(0, MOST_LINKS)
      .map((url) => anchor(url, view))
      .join("\n") || null,
  pattern: () => '<a href="{address that the script opens}">{its name}</a>',
});
