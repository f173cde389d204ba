import { attribute, type AttributeTable, readAttribute } from "../html/attribute-table.ts";
import { detach } from "../text/characters.ts";
import { closesLink } from "./closing.ts";
import type { PageState } from "./page-state.ts";
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
  if (found !== null) state.scriptTargets.push(detach(found[1] ?? found[2] ?? ""));
}

const script = /^javascript:/i;

/** a[href]: its text is what the flow gains until it closes; address and text are made of it at the end. */
export function openAnchor(state: PageState, attributes: AttributeTable): number {
  const { open, flow, inLink } = state;
  const index = state.links.length;
  const address = readAttribute(attributes, href)?.trim();
  if (address === undefined || index >= most.links) return 0;
  if (script.test(address)) noteScript(state, address);
  const named = label(attributes, ariaLabel);
  const tokens = readAttribute(attributes, rel);
  state.inLink = index;
  state.linkNamed = named !== "";
  state.linkTitle = label(attributes, title);
  state.links.push({
    href: address,
    label: named,
    rel: tokens === null ? [] : relTokens(tokens),
    region: open.region[open.depth] ?? 0,
    hidden: isUndisplayed(state),
    from: flow.length,
    to: flow.length,
    around: inLink,
  });
  open.aux[open.depth] = index;
  return closesLink;
}

/** Closes the link at `index`. Cells of a table and embedded objects may hold a link within a link. */
export function closeAnchor(state: PageState, index: number): void {
  const { flow } = state;
  const link = state.links[index];
  if (link === undefined) return;
  link.to = flow.length;
  if (link.label === "") link.label = state.linkTitle;
  state.inLink = link.around;
  state.linkTitle = "";
}

/** area[href] has no content: its alt stands in for text. */
export function openArea(state: PageState, attributes: AttributeTable): void {
  if (openAnchor(state, attributes) === 0) return;
  const link = state.links[state.inLink];
  if (link === undefined) return;
  link.label ||= label(attributes, alt) || state.linkTitle;
  state.inLink = link.around;
  state.linkTitle = "";
}
