import { clearAttributes } from "../attribute-table.ts";
import { formatting, special, tag, tagFlags, tagHash } from "../tags.ts";
import { tagName } from "./read-tag.ts";
import { bodyMode, columnMode, deepest, rowMode, type Scan, selectMode, tableBodyMode, tableMode } from "./scan.ts";

/** How an element bounds scopes; and what else it means to the stack. */
const scopeEnd = 1;
const buttonScopeEnd = 2;
const listScopeEnd = 4;
const tableScopeEnd = 8;
/** End tags may be left out. */
const implied = 16;
/** Puts a marker on the list of formatting elements. */
const marker = 32;
const cell = 64;
const listItemBoundary = 128;

const traits = new Uint8Array(256);

function mark(flag: number, list: string): void {
  for (const name of list.split(" ")) traits[tag(name)] = (traits[tag(name)] ?? 0) | flag;
}

mark(scopeEnd | buttonScopeEnd | listScopeEnd, "applet caption html table td th marquee object template");
mark(buttonScopeEnd, "button");
mark(listScopeEnd, "ol ul");
mark(tableScopeEnd, "html table template");
mark(implied, "dd dt li optgroup option p rb rp rt rtc");
mark(marker, "applet marquee object");
mark(cell, "td th caption");
for (let id = 0; id < 256; id++)
  if (((tagFlags[id] ?? 0) & special) !== 0) traits[id] = (traits[id] ?? 0) | listItemBoundary;
for (const name of ["address", "div", "p"]) traits[tag(name)] = (traits[tag(name)] ?? 0) & ~listItemBoundary;

const modeOf = new Map<number, number>([
  [tag("table"), tableMode],
  [tag("tbody"), tableBodyMode],
  [tag("thead"), tableBodyMode],
  [tag("tfoot"), tableBodyMode],
  [tag("tr"), rowMode],
  [tag("colgroup"), columnMode],
  [tag("select"), selectMode],
]);
const ownMode = Uint8Array.from({ length: 256 }, (_, id) => modeOf.get(id) ?? 255);
for (const name of ["td", "th", "caption"]) ownMode[tag(name)] = bodyMode;

const p = tag("p");
const a = tag("a");
const form = tag("form");

/** Opens the element of the tag just read. */
export function pushElement(scan: Scan): void {
  const { tag: id } = scan;
  scan.sink.open(id, scan.hash, true, scan.attributes);
  const depth = ++scan.depth;
  if (depth > deepest) scan.failed = true;
  scan.tags[depth] = id;
  if (id === 0) scan.names[depth] = tagName(scan);
  const own = ownMode[id] ?? 0;
  if (own !== 255) scan.mode = own;
  scan.modes[depth] = scan.mode;
  scan.cells[depth] = ((traits[id] ?? 0) & cell) !== 0 ? depth : (scan.cells[depth - 1] ?? 0);
  if (id === p) scan.openP++;
  else if (id === a) scan.openA++;
}

/** Opens an element the source left out, keeping the tag that was read. */
export function pushImplied(scan: Scan, id: number): void {
  const { tag: read, hash } = scan;
  const { low, high } = scan.attributes;
  scan.tag = id;
  scan.hash = tagHash[id] ?? 0;
  clearAttributes(scan.attributes);
  pushElement(scan);
  scan.tag = read;
  scan.hash = hash;
  scan.attributes.low = low;
  scan.attributes.high = high;
}

/** Opens and closes an element that never has content. */
export function addEmpty(scan: Scan): void {
  scan.sink.open(scan.tag, scan.hash, true, scan.attributes);
  scan.sink.close();
}

export function popElement(scan: Scan): void {
  const id = scan.tags[scan.depth] ?? 0;
  if (id === p) scan.openP--;
  else if (id === a) scan.openA--;
  else if (id === form && scan.form === scan.depth) scan.form = -1;
  scan.sink.close();
  scan.depth--;
  scan.mode = scan.modes[scan.depth] ?? 0;
}

/**
 * Closes everything above `depth` and the element there. A formatting element closed by its surroundings would be opened
 * again by a browser, and a marker would linger: the scanner gives up on both.
 */
export function popThrough(scan: Scan, depth: number): void {
  while (scan.depth > depth) {
    const id = scan.tags[scan.depth] ?? 0;
    if (((tagFlags[id] ?? 0) & formatting) !== 0 || ((traits[id] ?? 0) & marker) !== 0) scan.failed = true;
    popElement(scan);
  }
  if (scan.depth === depth) popElement(scan);
}

/** Closes a cell or caption: formatting inside ends with it. */
export function popCell(scan: Scan, depth: number): void {
  while (scan.depth >= depth) {
    if (scan.depth > depth && ((traits[scan.tags[scan.depth] ?? 0] ?? 0) & marker) !== 0) scan.failed = true;
    popElement(scan);
  }
}

/** Closes elements whose end tags may be left out, down to one of `except`. */
export function popImplied(scan: Scan, except = -1): void {
  for (;;) {
    const id = scan.tags[scan.depth] ?? 0;
    if (((traits[id] ?? 0) & implied) === 0 || id === except) return;
    popElement(scan);
  }
}

function findInScope(scan: Scan, id: number, ends: number): number {
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (open === id) return depth;
    if (((traits[open] ?? 0) & ends) !== 0) return 0;
  }
  return 0;
}

/** Depth of the innermost open element of that tag in the scope, 0 when there is none. */
export const inScope = (scan: Scan, id: number): number => findInScope(scan, id, scopeEnd);
export const inButtonScope = (scan: Scan, id: number): number => findInScope(scan, id, buttonScopeEnd);
export const inListScope = (scan: Scan, id: number): number => findInScope(scan, id, listScopeEnd);
export const inTableScope = (scan: Scan, id: number): number => findInScope(scan, id, tableScopeEnd);

/** Depth of the innermost open element of a set of tags in scope, 0 when there is none. */
export function anyInScope(scan: Scan, ids: Uint8Array): number {
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (ids[open] === 1) return depth;
    if (((traits[open] ?? 0) & scopeEnd) !== 0) return 0;
  }
  return 0;
}

/** Closes an open p that the next block ends. */
export function closeP(scan: Scan): void {
  if (scan.openP === 0) return;
  const depth = inButtonScope(scan, p);
  if (depth > 0) popThrough(scan, depth);
}

/** Depth of the open list item that another one ends, 0 when something special stands between. */
export function openItem(scan: Scan, first: number, second: number): number {
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (open === first || open === second) return depth;
    if (((traits[open] ?? 0) & listItemBoundary) !== 0) return 0;
  }
  return 0;
}

/** Depth of the innermost open element with the tag just read's name, 0 when a special element stands between. */
export function findPlain(scan: Scan): number {
  const { tag: id } = scan;
  const name = id === 0 ? tagName(scan) : "";
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (open === id && (id !== 0 || scan.names[depth] === name)) return depth;
    if (((tagFlags[open] ?? 0) & special) !== 0) return 0;
  }
  return 0;
}

/** True when a link is open since the last marker: another one would end it in a way the scanner doesn't follow. */
export function hasOpenLink(scan: Scan): boolean {
  if (scan.openA === 0) return false;
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (open === a) return true;
    if (((traits[open] ?? 0) & (marker | cell)) !== 0) return false;
  }
  return false;
}
