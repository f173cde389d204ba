import type { PageFacts, SiteFacts } from "@audit/facts";
import { primaryLanguage } from "../knowledge/hreflang-code.ts";
import { canonicalVotes, type CanonicalVote } from "./canonical-votes.ts";
import { languageFolder } from "./language-folder.ts";
import { pagesByUrl } from "./page-index.ts";
import { isSecondWriting } from "./second-writing.ts";

const FEWEST = 5;
const NEARLY_ALL = 0.8;
/** Where most name one address, that line is wrong, and the pages are no doubles of it. */
const LEAST_DIFFERENT = 0.5;

const known = new WeakMap<readonly PageFacts[], ReadonlySet<string>>();

/**
 * Pages of folders that hold second forms of the site's pages, for phones or for printing: nearly all inside name a page
 * outside, each its own, as the main one. The few that don't are of the same kind. And addresses with two slashes in a row.
 */
export function doublesIn(site: Pick<SiteFacts, "pages">): ReadonlySet<string> {
  const before = known.get(site.pages);
  if (before !== undefined) return before;
  const folders = Map.groupBy(canonicalVotes(site), ({ page }) => folderOf(page.url));
  const byUrl = pagesByUrl(site.pages);
  const second = site.pages.flatMap(({ url }) => (isSecondWriting(url, (clean) => byUrl.has(clean)) ? [url] : []));
  const found = new Set([
    ...second,
    ...[...folders].flatMap(([folder, votes]) => (isOfDoubles(folder, votes) ? votes.map(({ page }) => page.url) : [])),
  ]);
  known.set(site.pages, found);
  return found;
}

const folderOf = (url: string): string => new URL(".", url).href;

function isOfDoubles(folder: string, votes: readonly CanonicalVote[]): boolean {
  if (new URL(folder).pathname === "/") return false;
  const out = votes.filter((vote) => !vote.target.startsWith(folder) && isInOneLanguage(vote));
  const targets = new Set(out.map(({ target }) => target));
  return (
    out.length >= FEWEST && out.length >= NEARLY_ALL * votes.length && targets.size >= LEAST_DIFFERENT * out.length
  );
}

/** A language version under another's address is no double: its canonical link is wrong. */
function isInOneLanguage({ page, target, answer }: CanonicalVote): boolean {
  const [lang, other] = [page, answer].map((one) => primaryLanguage(one?.head.lang ?? ""));
  return languageFolder(page.url) === languageFolder(target) && (lang === null || other === null || lang === other);
}
