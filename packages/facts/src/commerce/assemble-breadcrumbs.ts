import type { FoundBreadcrumb } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { CommerceFacts } from "../commerce-facts.ts";
import { type FlowText, rangeText } from "../text/flow-text.ts";

type Crumb = CommerceFacts["breadcrumbs"][number];

const separatorsAround = /^[\s/\\>›»|→·•:–—-]+|[\s/\\>›»|→·•:–—-]+$/gu;
/** A sign of quotation that closes what it opened belongs to the name. */
const quotedName = /^[\s/\\>›»|→·•:–—-]*([^«»]*«[^«»]*»)\s*$/u;
const nameOf = (text: string): string => quotedName.exec(text)?.[1] ?? text.replace(separatorsAround, "");
const mostCrumbs = 12;

function crumbsOf(found: FoundBreadcrumb, state: PageState, flow: FlowText, links: readonly LinkFact[]): Crumb[] {
  const crumbs: Crumb[] = [];
  let end = found.from;
  const ends = state.links.slice(found.firstLink, found.lastLink).map(({ to }) => to);
  for (const [index, { text: said, label, url }] of links.slice(found.firstLink, found.lastLink).entries()) {
    const name = nameOf(said || label);
    end = ends[index] ?? end;
    if (name !== "") crumbs.push({ text: name, url });
  }
  for (const [from, to] of blocksBetween(state, end, found.to)) {
    const name = nameOf(rangeText(flow, from, to, 200));
    if (name !== "") crumbs.push({ text: name, url: null });
  }
  return crumbs;
}

/** Steps without a link each stand in an item of their own, or all in one line. */
function blocksBetween({ blocks }: PageState, from: number, to: number): (readonly [number, number])[] {
  const inside = blocks.filter((block) => block.to > from && block.from < to);
  return inside.length === 0
    ? [[from, to]]
    : inside.map((block) => [Math.max(block.from, from), Math.min(block.to, to)] as const);
}

/** The first breadcrumb trail with at least two steps, or one that links upwards. */
export function assembleBreadcrumbs(state: PageState, flow: FlowText, links: readonly LinkFact[]): Crumb[] {
  for (const found of state.breadcrumbs) {
    const crumbs = crumbsOf(found, state, flow, links);
    if (crumbs.length > 0 && crumbs.length <= mostCrumbs && crumbs.some((crumb) => crumb.url !== null)) return crumbs;
  }
  return [];
}
