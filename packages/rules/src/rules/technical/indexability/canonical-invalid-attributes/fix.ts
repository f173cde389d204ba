import { perPage, type Fixer } from "../../../../fixes/fixer.ts";
import { shown, pattern, own } from "../../../../fixes/head/canonical.ts";

/** The page's own canonical, written without further attributes. */
export const fix: Fixer = perPage({
  make: (page) => shown(page, page.head.canonicals.find((link) => link.inHead && link.url !== null)?.url ?? own(page)),
  pattern,
});
