import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { createValueMemo } from "../html/value-memo.ts";
import { detach } from "../text/characters.ts";
import type { Draft } from "../draft.ts";
import type { LinkFact } from "../page-facts.ts";
import { readHref } from "../url/page-resolver.ts";
import { closesLink } from "./closing.ts";
import { mostLinks } from "./link-places.ts";
import { type PageState, regions } from "./page-state.ts";
import { isUndisplayed } from "./read-concealment.ts";
import { relTokens } from "./read-head.ts";
import { most } from "./limits.ts";

const href = attribute("href");
const rel = attribute("rel");
const ariaLabel = attribute("aria-label");
const title = attribute("title");
const alt = attribute("alt");

function label(attributes: AttributeTable, id: number): string {
  const text = readAttribute(attributes, id);
  return text === null ? "" : text.trim();
}

/** location = "/soap", window.location.assign('/soap'), window.open("/soap"). */
const opens =
  /(?:\blocation(?:\.href)?\s*=|\blocation\.(?:assign|replace)\(|\bwindow\.open\()\s*(?:"([^"]+)"|'([^']+)')/;

/** Keeps the address that a handler opens, if it names one. */
export function noteScript(state: PageState, script: string): void {
  const found = state.scriptTargets.length < most.scriptTargets ? opens.exec(script) : null;
  if (found !== null) state.scriptTargets.push(detach(found[1] ?? found[2]!));
}

const hrefs = createValueMemo(readHref);

/** a[href]: its text is what the flow gains until it closes; address and text are filled in at the end. */
export function openAnchor(state: PageState, attributes: AttributeTable): number {
  const { open, flow, inLink, linkPlaces } = state;
  const index = state.links.length;
  if (!hasAttribute(attributes, href) || index >= mostLinks) return 0;
  const written = hrefs.read(attributes, href);
  if (written.isScript) noteScript(state, written.href);
  const named = hasAttribute(attributes, ariaLabel) ? label(attributes, ariaLabel) : "";
  state.inLink = index;
  state.linkNamed = named !== "";
  state.linkTitle = hasAttribute(attributes, title) ? label(attributes, title) : "";
  const link: Draft<LinkFact> = {
    href: written.href,
    url: null,
    text: "",
    label: named,
    rel: hasAttribute(attributes, rel) ? relTokens(readAttribute(attributes, rel)!) : [],
    region: regions[open.region[open.depth]!]!,
  };
  if (isUndisplayed(state)) link.hidden = true;
  state.links.push(link);
  linkPlaces.from[index] = linkPlaces.to[index] = flow.length;
  linkPlaces.buyWords[index] = flow.buyWords;
  linkPlaces.around[index] = inLink;
  linkPlaces.written[index] = written;
  open.aux[open.depth] = index;
  return closesLink;
}

/** Closes the link at `index`. Cells of a table and embedded objects may hold a link within a link. */
export function closeAnchor(state: PageState, index: number): void {
  const { flow, linkPlaces } = state;
  const link = state.links[index]!;
  linkPlaces.to[index] = flow.length;
  if (link.label === "") link.label = state.linkTitle;
  if (flow.buyWords > linkPlaces.buyWords[index]!) state.buyingLinks.push(index);
  state.inLink = linkPlaces.around[index]!;
  state.linkTitle = "";
}

/** area[href] has no content: its alt stands in for text. */
export function openArea(state: PageState, attributes: AttributeTable): void {
  if (openAnchor(state, attributes) === 0) return;
  const link = state.links[state.inLink]!;
  link.label ||= label(attributes, alt) || state.linkTitle;
  state.inLink = state.linkPlaces.around[state.inLink]!;
  state.linkTitle = "";
}
