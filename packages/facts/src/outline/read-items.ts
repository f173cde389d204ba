import type { FoundHeading } from "../collect/findings.ts";
import { contentText, isBlankRange, rangeText } from "../text/flow-text.ts";
import type { PageResolver } from "../url/page-resolver.ts";
import { aside, type OutlineSource } from "./outline-source.ts";
import type { OutlineItem, OutlinePrice } from "./page-outline.ts";

const mostItems = 120;
/** Fewer headings at one place of the markup are sections of a text. */
const leastItems = 4;
const longestName = 80;
/** Fewer letters behind the name are a sign or a number. */
const leastSaid = 12;
const longestText = 300;
/** What belongs to an item stands so close below its heading. */
const mostBelow = 400;

interface Group {
  readonly members: readonly FoundHeading[];
  readonly before: FoundHeading | undefined;
}

/** Headings that follow each other at one place of the markup; a heading of another place begins the next list. */
function groupsOf(headings: readonly FoundHeading[]): Group[] {
  const groups: { members: FoundHeading[]; before: FoundHeading | undefined }[] = [];
  let previous: FoundHeading | undefined;
  for (const heading of headings) {
    const last = groups.at(-1);
    if (previous !== undefined && last !== undefined && previous.path === heading.path) last.members.push(heading);
    else groups.push({ members: [heading], before: previous });
    previous = heading;
  }
  return groups.filter(({ members }) => members.length >= leastItems);
}

/** The picture between the end of the item before and the end of this one, where it is the only one. */
function pictureOf(from: number, to: number, { state }: OutlineSource, resolver: PageResolver): string | null {
  const [image, ...others] = state.images.filter(({ at }) => at >= from && at <= to);
  return image === undefined || others.length > 0 ? null : resolver.resolve(image.src.trim());
}

/** The first text below a heading that is no price. */
function textBelow(from: number, to: number, priced: readonly OutlinePrice[], source: OutlineSource): string {
  const block = source.blocks.find(
    (one) => one.from >= from && one.to <= to && !priced.some(({ at }) => at >= one.from && at < one.to),
  );
  return block === undefined ? "" : rangeText(source.flow, block.from, block.to, longestText);
}

/** What is listed under headings that lead nowhere, each with what is said of it and asked for it. */
export function readItems(
  prices: readonly OutlinePrice[],
  source: OutlineSource,
  resolver: PageResolver,
): OutlineItem[] {
  const { state, flow, content, lists, marksAt } = source;
  const isLinked = ({ from, to }: FoundHeading): boolean =>
    state.links.some((link) => link.from < Math.max(to, from + 1) && link.to > from);
  const own = state.headings.filter(({ region, from, to }) => {
    const marks = marksAt(from);
    return (
      !content.isFrame(region, marks) &&
      !content.isLaid(from) &&
      (marks & aside) === 0 &&
      !lists.isListed(from) &&
      !isBlankRange(flow.flow, from, to)
    );
  });
  const found: OutlineItem[] = [];
  for (const { members, before } of groupsOf(own)) {
    if (members.some(isLinked)) continue;
    const items = members.map((heading, index): OutlineItem => {
      const nameEnd = heading.inner > heading.from ? heading.inner : heading.to;
      const next = own.find(({ from }) => from >= heading.to && from > heading.from)?.from ?? Number.POSITIVE_INFINITY;
      const end = Math.min(next, heading.to + mostBelow);
      const inside = prices.filter(({ at, old }) => !old && at >= heading.from && at < end);
      const [price] = inside;
      const isOne =
        price !== undefined && inside.every(({ amount }) => amount === price.amount) && price.lowest !== true;
      const inner = nameEnd < heading.to ? contentText(flow, nameEnd, heading.to, longestText) : "";
      return {
        name: contentText(flow, heading.from, nameEnd, longestName),
        text: inner === "" ? textBelow(heading.to, end, inside, source) : inner,
        price: isOne ? { amount: price.amount, currency: price.currency, text: price.text } : null,
        section: before === undefined ? "" : rangeText(flow, before.from, before.to, longestName),
        picture: pictureOf(members[index - 1]?.to ?? before?.to ?? 0, heading.from, source, resolver),
      };
    });
    const telling = items.filter(({ name, text, price }) => name !== "" && (text !== "" || price !== null));
    const priced = items.filter(({ price }) => price !== null).length;
    const divided = members.filter(({ inner, to }) => inner >= 0 && to - inner >= leastSaid).length;
    // Headings with a text below are chapters; a price each, or a second text in the heading, makes them things.
    if (telling.length >= leastItems && Math.max(priced, divided) * 2 >= items.length) found.push(...telling);
    if (found.length >= mostItems) break;
  }
  return found.slice(0, mostItems);
}
