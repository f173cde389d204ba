import { formatting, tag, tagFlags } from "../tags.ts";
import {
  addEmpty,
  closeP,
  hasOpenLink,
  openItem,
  popElement,
  popImplied,
  popThrough,
  pushElement,
  inButtonScope,
  inScope,
} from "./open-elements.ts";
import { readRawText } from "./raw-text.ts";
import type { Scan } from "./scan.ts";
import { scanForeign } from "./scan-foreign.ts";
import { skipTemplate } from "./skip-template.ts";

/** What a start tag does inside body; the default is to open the element. */
type StartAction = (scan: Scan) => void;

const actions: (StartAction | undefined)[] = Array.from({ length: 256 });

function on(names: string, action: StartAction): void {
  for (const name of names.split(" ")) actions[tag(name)] = action;
}

const headings = new Uint8Array(256);
for (let level = 1; level <= 6; level++) headings[tag(`h${level}`)] = 1;
const li = tag("li");
const dd = tag("dd");
const dt = tag("dt");
const option = tag("option");
const button = tag("button");
const nobr = tag("nobr");
const p = tag("p");
const ruby = tag("ruby");
const rt = tag("rt");
const rp = tag("rp");
const rtc = tag("rtc");

function openBlock(scan: Scan): void {
  closeP(scan);
  pushElement(scan);
}

function openHeading(scan: Scan): void {
  closeP(scan);
  if (headings[scan.tags[scan.depth] ?? 0] === 1) popElement(scan);
  pushElement(scan);
}

function openListItem(scan: Scan, first: number, second: number): void {
  const item = openItem(scan, first, second);
  if (item > 0) {
    popImplied(scan, scan.tags[item] ?? 0);
    popThrough(scan, item);
  }
  openBlock(scan);
}

function openForm(scan: Scan): void {
  if (scan.form !== 0) return;
  openBlock(scan);
  scan.form = scan.depth;
}

function openTable(scan: Scan): void {
  if (scan.openP > 0 && scan.quirks !== "yes") {
    if (scan.quirks === "unknown" && inButtonScope(scan, p) > 0) scan.failed = true;
    closeP(scan);
  }
  pushElement(scan);
}

/** Opens an element whose content is no markup, and reads it to its end. */
export function openRaw(scan: Scan, name: string): void {
  pushElement(scan);
  readRawText(scan, scan.at, name, name === "title" || name === "textarea");
  if (!scan.failed) popElement(scan);
}

export function openTemplate(scan: Scan): void {
  addEmpty(scan);
  skipTemplate(scan);
}

function fail(scan: Scan): void {
  scan.failed = true;
}

/** The first line break inside pre and listing isn't content, not even behind "</>", which is nothing at all. */
function openPre(scan: Scan): void {
  openBlock(scan);
  const { bytes, at } = scan;
  if (bytes[at] === 10) scan.at++;
  else if (bytes[at] === 38 || (bytes[at] === 60 && bytes[at + 1] === 47 && bytes[at + 2] === 62)) scan.failed = true;
}

const blocks =
  "address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer header hgroup main menu nav ol p search section summary ul";
on(blocks, openBlock);
on("h1 h2 h3 h4 h5 h6", openHeading);
on("pre listing", openPre);
on("li", (scan) => openListItem(scan, li, li));
on("dd dt", (scan) => openListItem(scan, dd, dt));
on("form", openForm);
on("table", openTable);
on("a", (scan) => {
  if (hasOpenLink(scan)) scan.failed = true;
  pushElement(scan);
});
on("nobr", (scan) => {
  if (inScope(scan, nobr) > 0) scan.failed = true;
  pushElement(scan);
});
on("button", (scan) => {
  if (inScope(scan, button) > 0) scan.failed = true;
  pushElement(scan);
});
const empties = "area base basefont bgsound br embed img input keygen link meta param source track wbr";
on(empties, addEmpty);
on("hr", (scan) => {
  closeP(scan);
  addEmpty(scan);
});
on("option optgroup", (scan) => {
  if (scan.tags[scan.depth] === option) popElement(scan);
  pushElement(scan);
});
on("rb rtc rt rp", (scan) => {
  if (inScope(scan, ruby) > 0) popImplied(scan, scan.tag === rt || scan.tag === rp ? rtc : -1);
  pushElement(scan);
});
for (const name of ["script", "style", "title", "textarea", "iframe", "noembed", "noframes", "noscript"]) {
  on(name, (scan) => openRaw(scan, name));
}
on("xmp", (scan) => {
  closeP(scan);
  openRaw(scan, "xmp");
});
on("template", openTemplate);
on("svg math", scanForeign);
on("image plaintext html head body frameset", fail);
on("caption col colgroup frame tbody td tfoot th thead tr", () => undefined);

/** The usual actions once more as numbers: called by name they are much cheaper than out of a table. */
const plain = 0;
const block = 1;
const empty = 2;
const special = 3;
const kinds = Uint8Array.from(actions, (action) => (action === undefined ? plain : special));
for (const name of blocks.split(" ")) kinds[tag(name)] = block;
for (const name of empties.split(" ")) kinds[tag(name)] = empty;

/** Handles a start tag by the rules for "in body". */
export function startInBody(scan: Scan): void {
  switch (kinds[scan.tag]) {
    case plain:
      return pushElement(scan);
    case block:
      return openBlock(scan);
    case empty:
      return addEmpty(scan);
    default:
      return actions[scan.tag]!(scan);
  }
}

export const isFormatting = (id: number): boolean => ((tagFlags[id] ?? 0) & formatting) !== 0;
