import { itemAt, type PageFacts } from "@audit/facts";
import { type CanonicalVote, canonicalVotes } from "../../../../reading/canonical-votes.ts";
import { isLaterPage } from "../../../../reading/pagination.ts";
import { templateCanonicals } from "../../../../reading/template-canonicals.ts";
import { specificTexts } from "../../../../reading/shown-things.ts";
import { tokensOf } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

/** Two may be one thing under two names; three different ones are a template. */
const LEAST_PAGES = 3;
/** So many of a template's pages leave it to one address. */
const MOST_OF_TEMPLATE = 0.6;

/**
 * Pages of one template that say different things and all name one other address as canonical. The home page as such an
 * address has a rule of its own; variants that share the name of their target mean it. Where the sitemap lists the pages
 * and nothing leads to their target, they need not differ: their texts may come by script.
 */
export const rule = defineSiteRule({
  id: "canonical-shared",
  category: "technical",
  area: "indexability",
  severity: "high",
  fixKind: "template",
  certainty: 0.9,
  repair: { result: "4-8 weeks" },
  reads: ["home", "pages", "templates", "templateOf", "sitemaps", "graph"],
  source: "https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls",
  judge: ({ home, pages, templates, templateOf, ...site }) => {
    const votes = canonicalVotes({ pages });
    const shells = templateCanonicals({ pages, ...site });
    const place = new Map(pages.map((page, index) => [page, index]));
    const elsewhere = votes.filter(
      (vote) => vote.target !== home && (shells.has(vote.target) ? vote.page.url !== vote.target : isElsewhere(vote)),
    );
    const groups = Map.groupBy(elsewhere, ({ page, target }) => `${templateOf[place.get(page) ?? -1] ?? -1} ${target}`);
    const faults = [...groups].flatMap(([key, group]) => {
      const template = templates[Number(key.split(" ")[0])];
      const size = template?.pages.length ?? group.length;
      const isShell = shells.has(itemAt(group, 0).target);
      if (group.length < LEAST_PAGES || (!isShell && (group.length < size * MOST_OF_TEMPLATE || !areDifferent(group))))
        return [];
      const kind = template?.label ?? itemAt(group, 0).page.kind;
      return group.map(({ page, target }) => ({
        url: page.url,
        evidence: {
          at: "link[rel=canonical]",
          saw: { canonical: target, sharedBy: group.length, of: size, pageType: kind },
          expected: page.url,
        },
      }));
    });
    return judgePages(faults, votes.length);
  },
  words: { en },
  shows: ({ canonical: target }) => specificTexts([target]),
  fix,
});

/** Names another page, and not just itself without its parameters. */
function isElsewhere({ page, target }: CanonicalVote): boolean {
  const [own, named] = [new URL(page.url), new URL(target)];
  const isSame = own.host === named.host && plain(own.pathname) === plain(named.pathname);
  return !isSame && !isLaterPage(page.url);
}

const plain = (path: string): string => path.replace(/(?:\/index\.\w+|\/)$/i, "").toLowerCase();

const titleOf = ({ head }: PageFacts): string => head.titles.find(Boolean) ?? "";

/** Pages with texts and titles of their own, most of which are no variants of the target: those have its name in theirs. */
function areDifferent(group: readonly CanonicalVote[]): boolean {
  const texts = new Set(group.map(({ page }) => page.text.hash));
  const titles = new Set(group.map(({ page }) => titleOf(page)));
  if (texts.size < group.length * MOST_OF_TEMPLATE || titles.size < LEAST_PAGES) return false;
  const { answer } = itemAt(group, 0);
  const target = tokensOf(answer === null ? "" : titleOf(answer));
  const variants = group.filter(({ page }) => {
    const title = new Set(tokensOf(titleOf(page)));
    return target.length > 0 && target.every((token) => title.has(token));
  });
  return variants.length * 2 < group.length;
}
