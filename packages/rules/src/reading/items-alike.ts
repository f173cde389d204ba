import type { OutlineItem } from "@audit/facts";
import { differsLittle } from "./differs-little.ts";
import { nameKey } from "./listed-items.ts";
import { tokensOf, withoutAccents } from "./words.ts";

/** Fewer parts are a remark, such as how a thing is served, which may fit several. */
const FEWEST_PARTS = 3;
/** What more things say alike is the list's way to speak. */
const MOST_ALIKE = 3;

const partsOf = (text: string): readonly string[] => text.split(/[,;،、·•]/u).filter((part) => /\p{L}/u.test(part));
/** Its text tells what it is made of. */
export const isComposed = ({ text }: OutlineItem): boolean => partsOf(text).length >= FEWEST_PARTS;

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

/** Things of different names that are said to be made of the same, group by group. */
export function itemsAlike(items: readonly OutlineItem[]): OutlineItem[][] {
  const groups: { readonly key: string; readonly members: OutlineItem[] }[] = [];
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.find((one) => differsLittle(one.key, key));
    if (group === undefined) groups.push({ key, members: [item] });
    else if (!group.members.some((member) => isOneThing(member, item))) group.members.push(item);
  }
  return groups.flatMap(({ members }) => (members.length > 1 && members.length <= MOST_ALIKE ? [members] : []));
}
