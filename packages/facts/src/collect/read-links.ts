import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { detach } from "../text/characters.ts";
import type { LinkFact } from "../page-facts.ts";
import { closesLink } from "./closing.ts";
import { type PageState, regions } from "./page-state.ts";
import { isUndisplayed } from "./read-concealment.ts";
import { relTokens } from "./read-head.ts";

const href = attribute("href");
const rel = attribute("rel");
const ariaLabel = attribute("aria-label");
const title = attribute("title");
const alt = attribute("alt");

function label(attributes: AttributeTable, id: number): string {
  const text = readAttribute(attributes, id);
  return text === null ? "" : detach(text.trim());
}

const mostTargets = 50;
/** location = "/soap", window.location.assign('/soap'), window.open("/soap"). */
const opens =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()\s*(?:"([^"]+)"|'([^']+)')/;

/** Keeps the address that a handler opens, if it names one. */
export function noteScript(state: PageState, script: string): void {
  const found = state.scriptTargets.length < mostTargets ? opens.exec(script) : null;
  if (found !== null) state.scriptTargets.push(detach(found[1] ?? found[2]!));
}

const isScript = (target: string): boolean => /^\s*javascript:/i.test(target);

/** Further links of a page are plain text: no honest page has so many, and each costs memory until it is judged. */
const mostLinks = 20_000;

/** a[href]: its text is what the flow gains until it closes; address and text are filled in at the end. */
export function openAnchor(state: PageState, attributes: AttributeTable): number {
  const target = readAttribute(attributes, href);
  if (target === null || state.links.length >= mostLinks) return 0;
  if (isScript(target)) noteScript(state, target);
  const { open, flow, inLink } = state;
  const named = hasAttribute(attributes, ariaLabel) ? label(attributes, ariaLabel) : "";
  state.inLink = state.links.length;
  state.linkNamed = named !== "";
  state.linkTitle = hasAttribute(attributes, title) ? label(attributes, title) : "";
  const link: LinkFact = {
    href: target,
    url: null,
    text: "",
    label: named,
    rel: hasAttribute(attributes, rel) ? relTokens(readAttribute(attributes, rel)!) : [],
    region: regions[open.region[open.depth]!]!,
  };
  if (isUndisplayed(state)) link.hidden = true;
  state.links.push(link);
  state.linkRanges.push(flow.length, flow.length);
  state.linkMarks.push(flow.buyWords, inLink);
  open.aux[open.depth] = state.inLink;
  return closesLink;
}

/** Closes the link at `index`. Cells of a table and embedded objects may hold a link within a link. */
export function closeAnchor(state: PageState, index: number): void {
  const { flow } = state;
  const link = state.links[index]!;
  state.linkRanges[index * 2 + 1] = flow.length;
  if (link.label === "") link.label = state.linkTitle;
  if (flow.buyWords > state.linkMarks[index * 2]!) state.buyingLinks.push(index);
  state.inLink = state.linkMarks[index * 2 + 1]!;
  state.linkTitle = "";
}

/** area[href] has no content: its alt stands in for text. */
export function openArea(state: PageState, attributes: AttributeTable): void {
  if (openAnchor(state, attributes) === 0) return;
  const link = state.links[state.inLink]!;
  link.label ||= label(attributes, alt) || state.linkTitle;
  state.inLink = state.linkMarks.at(-1)!;
  state.linkTitle = "";
}
