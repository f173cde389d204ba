import type { OutlineItem } from "@audit/facts";
import { pagesIn, readableHtml } from "../../../../populations.ts";
import { bareName, itemsOn, nameKey } from "../../../../reading/listed-items.ts";
import { quoted, tokensOf, withoutAccents } from "../../../../reading/words.ts";
import { defineSiteRule } from "../../../../rule.ts";
import { judgePages, type PageFault } from "../../../../verdict.ts";
import { differsLittle } from "./differs-little.ts";
import { fix } from "./fix.ts";
import type { Saw } from "./saw.ts";
import { en } from "./words.en.ts";

/** Fewer parts are a remark, such as how a thing is served, which may fit several. */
const FEWEST_PARTS = 3;
/** What more things say alike is the list's way to speak. */
const MOST_ALIKE = 3;
const MOST_SHARE = 0.4;
const MOST_PAIRS = 20;

/** Different things of one list whose parts or ingredients are the same, word for word or but for a letter. */
export const rule = defineSiteRule({
  id: "items-share-text",
  category: "content",
  area: "local",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  repair: { perPage: true },
  aiVisibility: true,
  reads: ["pages"],
  source: "https://eur-lex.europa.eu/eli/dir/2005/29/oj",
  judge: ({ pages }) => {
    const lists = pagesIn(pages, readableHtml)
      .map((page) => ({ url: page.url, items: itemsOn(page).filter(isComposed) }))
      .filter(({ items }) => items.length > 1);
    const faults = lists.flatMap(({ url, items }): PageFault<Saw>[] => {
      const groups = groupsOf(items);
      const alike = groups.reduce((sum, group) => sum + group.length, 0);
      if (groups.length === 0 || alike > MOST_SHARE * items.length) return [];
      const pairs = groups.slice(0, MOST_PAIRS).map((group) => ({
        names: group.map(({ name }) => quoted(bareName(name))),
        texts: [...new Set(group.map(({ text }) => quoted(text)))],
      }));
      const saw = { groups: groups.length, items: items.length, pairs };
      return [{ url, evidence: { at: "list", saw, expected: "what each of them is made of" } }];
    });
    return judgePages(faults, lists.length);
  },
  words: { en },
  untrue: 2,
  shows: ({ pairs }) => pairs.flatMap(({ names }) => names),
  fix,
});

const partsOf = (text: string): readonly string[] => text.split(/[,;،、·•]/u).filter((part) => /\p{L}/u.test(part));
const isComposed = ({ text }: OutlineItem): boolean => partsOf(text).length >= FEWEST_PARTS;

/** Short words are articles and prepositions, which one writes and leaves out. */
const keyOf = ({ text }: OutlineItem): string =>
  tokensOf(withoutAccents(text))
    .filter((word) => word.length > 2)
    .join(" ");

/** Sizes of one thing, and a thing with something added to its name. */
function isOneThing({ name: one }: OutlineItem, { name: other }: OutlineItem): boolean {
  const [a, b] = [one, other].map(
    (name) =>
      new Set(
        nameKey(name)
          .split(" ")
          .filter((word) => !/\d/.test(word)),
      ),
  );
  const holds = (all: Set<string> | undefined, some: Set<string> | undefined): boolean =>
    [...(some ?? [])].every((word) => all?.has(word));
  return holds(a, b) || holds(b, a);
}

function groupsOf(items: readonly OutlineItem[]): OutlineItem[][] {
  const groups: { readonly key: string; readonly members: OutlineItem[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.find((one) => differsLittle(one.key, key));
    if (group === undefined) groups.push({ key, members: [item] });
    else if (!group.members.some((member) => isOneThing(member, item))) group.members.push(item);
  }
  return groups.flatMap(({ members }) => (members.length > 1 && members.length <= MOST_ALIKE ? [members] : []));
}
