import { inBody, inMainRegion, type PageState } from "../collect/page-state.ts";
import { detach } from "../text/characters.ts";

const fewest = 4;
const mostChoices = 40;
const longestLabel = 40;

/** The longest row of buttons that stand side by side in the content: by such ones visitors filter what a page lists. */
export function readChoices(
  state: PageState,
  text: (from: number, to: number, most: number) => string,
): readonly string[] {
  const rows: string[][] = [];
  let end = -1;
  let names: string | null = null;
  for (const { from, to, region, names: own } of state.buttons) {
    const isOwn = (region === inBody || region === inMainRegion) && to > from && to - from <= longestLabel;
    const isNext = end >= 0 && from - end <= 2 && kindOf(own) === kindOf(names);
    if (!isOwn) {
      end = -1;
      continue;
    }
    if (!isNext) rows.push([]);
    rows.at(-1)?.push(detach(text(from, to, longestLabel)));
    end = to;
    names = own ?? null;
  }
  const [longest = []] = rows.toSorted((a, b) => b.length - a.length);
  return longest.length < fewest ? [] : longest.slice(0, mostChoices);
}

/** The first name of the class attribute: the others say which of them is chosen. */
const kindOf = (names: string | null | undefined): string => names?.trim().split(/\s+/)[0] ?? "";
