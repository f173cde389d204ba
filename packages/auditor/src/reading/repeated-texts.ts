import type { PageFacts } from "@audit/facts";
import { indexableContent } from "../populations.ts";
import { judgePages, type PageFault, type SiteVerdict } from "../verdict.ts";
import { languageOf } from "./language.ts";
import { oneOfEachVersion } from "./language-versions.ts";
import { isLaterPage } from "./pagination.ts";
import { normalised, quoted } from "./words.ts";

const MOST_NAMED = 3;

interface Wanted {
  readonly at: string;
  readonly expected: string;
  /** The text of a page that should be its own, "" when it has none. */
  readonly textOf: (page: PageFacts) => string;
}

/**
 * Finds indexable pages of one language that share a text which each should have for itself. Later pages of a
 * paginated series and language versions of one page may share it.
 */
export function judgeRepeats(pages: readonly PageFacts[], { at, expected, textOf }: Wanted): SiteVerdict {
  const judged = pages.filter((page) => indexableContent.includes(page) && !isLaterPage(page.url) && textOf(page));
  const groups = Map.groupBy(judged, (page) => `${languageOf(page.head.lang)} ${normalised(textOf(page))}`);
  const faults: PageFault[] = [];
  for (const group of groups.values()) {
    if (oneOfEachVersion(group).length < 2) continue;
    const some = group.slice(0, MOST_NAMED + 1).map(({ url }) => url);
    for (const page of group) {
      const alsoOn = some.filter((url) => url !== page.url).slice(0, MOST_NAMED);
      const saw = { text: quoted(textOf(page)), pages: group.length, alsoOn };
      faults.push({ url: page.url, evidence: { at, saw, expected } });
    }
  }
  return judgePages(faults, judged.length);
}
