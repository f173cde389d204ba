import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { detach } from "../text/characters.ts";
import { closesLink } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import { relTokens } from "./read-head.ts";

const href = attribute("href");
const rel = attribute("rel");
const ariaLabel = attribute("aria-label");
const title = attribute("title");
const alt = attribute("alt");
const noRel: string[] = [];

function label(attributes: AttributeTable, id: number): string | null {
  const text = readAttribute(attributes, id);
  return text === null ? null : detach(text);
}

/** a[href]: its text is what the flow gains until it closes. */
export function openAnchor(state: PageState, attributes: AttributeTable): number {
  const target = readAttribute(attributes, href);
  if (target === null) return 0;
  const relation = readAttribute(attributes, rel);
  const { open, flow } = state;
  const index = state.links.length;
  state.links.push({
    href: target,
    rel: relation === null ? noRel : relTokens(relation),
    region: open.region[open.depth]!,
    ariaLabel: label(attributes, ariaLabel),
    title: label(attributes, title),
    imageAlt: "",
    from: flow.length,
    to: flow.length,
    buying: false,
  });
  open.aux[open.depth] = flow.buyWords;
  state.inLink = index;
  return closesLink;
}

export function closeAnchor(state: PageState): void {
  const link = state.links[state.inLink]!;
  link.to = state.flow.length;
  state.inLink = -1;
}

/** area[href] has no content: its alt stands in for text. */
export function openArea(state: PageState, attributes: AttributeTable): void {
  if (!hasAttribute(attributes, href)) return;
  openAnchor(state, attributes);
  const link = state.links[state.inLink]!;
  link.imageAlt = label(attributes, alt) ?? "";
  state.inLink = -1;
}
