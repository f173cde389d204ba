import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import {
  block,
  cardBox,
  formatting,
  paragraph,
  separates,
  silent,
  special,
  structural,
  tag,
  tagFlags,
} from "../html/tags.ts";
import { meaningOfNames } from "./class-names.ts";
import { addPath } from "./path-set.ts";
import * as closing from "./closing.ts";
import { isLandmark, isSectioning, regionOf } from "./landmarks.ts";
import { growOpenElements } from "./open-elements.ts";
import { openHandlers } from "./open-handlers.ts";
import { consentMark, dialogMark, noticeMark } from "../outline/marks.ts";
import { inMainRegion, inNav, inBody, type PageState } from "./page-state.ts";
import { noteScript } from "./read-links.ts";
import { readConcealment } from "./read-concealment.ts";
import { noteBackground } from "./read-images.ts";
import { readMicrodata } from "./read-microdata.ts";
import { readRdfa } from "./read-rdfa.ts";
import { breakLine, pricesBefore, endSegment, setMain } from "./text-segments.ts";
import { most } from "./limits.ts";

const classId = attribute("class");
const idId = attribute("id");
const roleId = attribute("role");
const ariaLabel = attribute("aria-label");
const nosnippet = attribute("data-nosnippet");
const onclick = attribute("onclick");
const bit = (name: string): number => 1 << attribute(name);
const microdataBits = bit("itemprop") | bit("itemscope");
const rdfaBits = bit("property") | bit("typeof") | bit("resource") | bit("about") | bit("vocab") | bit("prefix");
const commonBits = bit("class") | bit("id") | bit("role") | bit("data-nosnippet") | microdataBits | rdfaBits;
const highBit = (name: string): number => 1 << (attribute(name) - 32);
const unusualBits = highBit("style") | highBit("hidden") | highBit("onclick");
const nav = tag("nav");
const ol = tag("ol");
const br = tag("br");
const svg = tag("svg");
const dialog = tag("dialog");
const body = tag("body");
const root = tag("html");
/** What belongs to no page: notices bear data-nosnippet for a good reason. */
const aside = consentMark | dialogMark | noticeMark;
const isDialogRole = (role: string | null): boolean => role !== null && /^(?:alert)?dialog$/i.test(role.trim());
/** Custom elements are landmarks by their role alone. */
const ofNoStandard = 0;

/** Layouts differ near the root; deeper structure is content. */
const deepestPath = 14;

/** Such an element is empty until something is to be read out. */
const isSpoken = (role: string | null): boolean =>
  role !== null && /^(?:status|alert|log|timer|marquee)$/i.test(role.trim());

function readId(state: PageState, id: string, isEmptyByRole: boolean): number {
  if (id === "") return 0;
  const { ids, semantics } = state;
  if (ids.has(id)) {
    if (state.duplicateIds.size < most.duplicateIds) state.duplicateIds.add(id);
    return 0;
  }
  ids.add(id);
  const { order } = semantics;
  // A place of no text is never found to be one that is waiting for some.
  const at = isEmptyByRole ? -1 : state.flow.length;
  const span = { from: order, to: order, elements: state.elements, at, id };
  semantics.idSpans.set(id, span);
  semantics.openIds.push(span);
  return closing.closesId;
}

function openBreadcrumb(state: PageState): number {
  if (state.inBreadcrumb++ > 0) return closing.closesBreadcrumb;
  const at = state.flow.length;
  state.breadcrumbs.push({ from: at, to: at, firstLink: state.links.length, lastLink: state.links.length });
  return closing.closesBreadcrumb;
}

/** Keeps where an element begins whose names say what it is. */
function openSpan(state: PageState, marks: number): number {
  if (state.spans.length >= most.spans || !state.bodyOpen) return 0;
  const at = state.flow.length;
  const span = { from: at, to: at, marks };
  state.spans.push(span);
  state.openSpans.push(span);
  return closing.closesSpan;
}

/** Attributes that mean something on any element. */
function readCommon(state: PageState, tagId: number, attributes: AttributeTable): number {
  const { low } = attributes;
  let actions = 0;
  let breadcrumb = false;
  let marks = tagId === dialog || isDialogRole(readAttribute(attributes, roleId)) ? dialogMark : 0;
  if (hasAttribute(attributes, classId)) {
    const said = meaningOfNames(readAttribute(attributes, classId) ?? "");
    state.classes.set(said, (state.classes.get(said) ?? 0) + 1);
    breadcrumb = said.breadcrumb;
    marks |= said.marks;
  }
  if (hasAttribute(attributes, idId)) {
    const id = readAttribute(attributes, idId) ?? "";
    actions |= readId(state, id, isSpoken(readAttribute(attributes, roleId)));
    const said = meaningOfNames(id);
    breadcrumb ||= said.breadcrumb;
    marks |= said.marks;
  }
  if (marks !== 0 && tagId !== body && tagId !== root) actions |= openSpan(state, marks);
  if ((tagId === nav || tagId === ol) && /bread-?crumb/i.test(readAttribute(attributes, ariaLabel) ?? ""))
    breadcrumb = true;
  if (breadcrumb && state.bodyOpen && ((tagFlags[tagId] ?? 0) & block) !== 0) actions |= openBreadcrumb(state);
  if (hasAttribute(attributes, nosnippet) && !state.openSpans.some((span) => (span.marks & aside) !== 0)) {
    const at = state.flow.length;
    state.nosnippet.push({ from: at, to: at });
    state.openSnippets.push(state.nosnippet.length - 1);
    actions |= closing.closesSnippet;
  }
  if ((low & microdataBits) !== 0) actions |= readMicrodata(state, tagId, attributes);
  if ((low & rdfaBits) !== 0) actions |= readRdfa(state, tagId, attributes);
  return actions;
}

/** Returns what is to be done when the element closes. */
function enterRegion(state: PageState, tagId: number, attributes: AttributeTable, depth: number): number {
  const { open } = state;
  if (!isLandmark(tagId) && !hasAttribute(attributes, roleId)) return 0;
  const around = open.region[depth] ?? 0;
  const region = regionOf(state, tagId, readAttribute(attributes, roleId), around);
  if (region === inMainRegion) state.hasMain = true;
  else if (region === inNav) state.hasNav = true;
  if (region === around) return 0;
  open.region[depth] = region;
  setMain(state, region === inBody || region === inMainRegion);
  return closing.closesRegion;
}

function notePath(state: PageState, nameHash: number, depth: number): void {
  const { open } = state;
  const path = (Math.imul(open.path[depth] ?? 0, 0x01000193) + nameHash) | 0;
  open.path[depth] = path;
  if (depth > deepestPath) return;
  addPath(state.paths, path);
}

function noteCardStart(state: PageState, depth: number): void {
  const { open } = state;
  open.flowAt[depth] = state.flow.length;
  open.links[depth] = state.links.length;
  open.images[depth] = state.imageTotal;
  // A price in front of a link is not the link's.
  open.prices[depth] = pricesBefore(state);
  open.cards[depth] = state.cards.length;
}

/** svg and math: counted, otherwise opaque. */
function openForeign(state: PageState, tagId: number, depth: number): void {
  if (tagId !== svg || state.open.html[depth - 1] === 0) return;
  breakLine(state);
  state.silent++;
  state.open.closing[depth] = closing.closesSilent;
}

/** Elements that say nothing by themselves: only their attributes may. */
const isPlain = Uint8Array.from(tagFlags, (flags, tagId) => {
  const speaks = (flags & ~(special | formatting | paragraph)) !== 0 || openHandlers[tagId] !== undefined;
  return speaks || isSectioning(tagId) || tagId === br || tagId === ofNoStandard ? 0 : 1;
});

/** The first element behind the words of the open heading. */
function noteInner({ headings, openHeading, flow }: PageState): void {
  const heading = headings[openHeading];
  if (heading !== undefined && heading.inner < 0 && flow.length > heading.from) heading.inner = flow.length;
}

/** Takes an element's start: what it is goes onto the stack of open elements, what it says into the page's state. */
export function openElement(
  state: PageState,
  tagId: number,
  nameHash: number,
  html: boolean,
  attributes: AttributeTable,
): void {
  const { open } = state;
  state.elements++;
  const depth = ++open.depth;
  if (depth >= open.capacity) growOpenElements(open);
  if (depth > state.maxDepth) state.maxDepth = depth;
  open.tag[depth] = tagId;
  open.html[depth] = html ? 1 : 0;
  open.closing[depth] = 0;
  open.region[depth] = open.region[depth - 1] ?? 0;
  open.path[depth] = open.path[depth - 1] ?? 0;
  if (!html) return openForeign(state, tagId, depth);
  if (state.openHeading >= 0) noteInner(state);
  const says = (attributes.low & commonBits) !== 0 || (attributes.high & unusualBits) !== 0;
  if (isPlain[tagId] === 0 || says) open.closing[depth] = readStart(state, tagId, nameHash, attributes);
}

/** Reads the element just put onto the stack; returns what is to be done when it closes. */
function readStart(state: PageState, tagId: number, nameHash: number, attributes: AttributeTable): number {
  const { open } = state;
  const { depth } = open;
  const flags = tagFlags[tagId] ?? 0;
  let actions = 0;
  if ((flags & block) !== 0) {
    endSegment(state, depth - 1);
    actions = closing.closesBlock | enterRegion(state, tagId, attributes, depth);
  } else if (tagId === ofNoStandard && hasAttribute(attributes, roleId)) {
    endSegment(state, depth - 1);
    actions = enterRegion(state, tagId, attributes, depth);
  } else if ((flags & separates) !== 0 || tagId === br) breakLine(state);
  if ((flags & structural) !== 0) notePath(state, nameHash, depth);
  if ((flags & cardBox) !== 0) {
    noteCardStart(state, depth);
    actions |= closing.closesCard;
  }
  const isNamed = tagId === dialog || ((tagId === nav || tagId === ol) && hasAttribute(attributes, ariaLabel));
  if ((attributes.low & commonBits) !== 0 || isNamed) actions |= readCommon(state, tagId, attributes);
  if ((attributes.high & unusualBits) !== 0) {
    if (hasAttribute(attributes, onclick)) noteScript(state, readAttribute(attributes, onclick) ?? "");
    noteBackground(state, attributes);
    actions |= readConcealment(state, tagId, attributes);
  }
  const handler = openHandlers[tagId];
  if (handler !== undefined) actions |= handler(state, attributes);
  if ((flags & silent) !== 0) {
    state.silent++;
    actions |= closing.closesSilent;
  }
  if (isSectioning(tagId)) {
    state.sections++;
    actions |= closing.closesSection;
  }
  return actions;
}
