import { clearAttributes } from "../attribute-table.ts";
import { hashName } from "../name-table.ts";
import { special, tag, tagFlags } from "../tags.ts";
import {
  addEmpty,
  anyInScope,
  findPlain,
  inButtonScope,
  inListScope,
  inScope,
  popElement,
  popImplied,
  popThrough,
  pushElement,
} from "./open-elements.ts";
import type { Scan } from "./scan.ts";
import { isFormatting } from "./start-tags.ts";

type EndAction = (scan: Scan) => void;

const actions: (EndAction | undefined)[] = Array.from({ length: 256 });

function on(names: string, action: EndAction): void {
  for (const name of names.split(" ")) actions[tag(name)] = action;
}

const p = tag("p");
const br = tag("br");
const headings = new Uint8Array(256);
for (let level = 1; level <= 6; level++) headings[tag(`h${level}`)] = 1;

/** Ends a block; without one in scope the tag counts for nothing. */
function endBlock(scan: Scan): void {
  const depth = inScope(scan, scan.tag);
  if (depth === 0) return;
  popImplied(scan);
  popThrough(scan, depth);
}

/** An end tag without a p makes an empty one. */
function endP(scan: Scan): void {
  const depth = inButtonScope(scan, p);
  if (depth > 0) return popThrough(scan, depth);
  clearAttributes(scan.attributes);
  pushElement(scan);
  popElement(scan);
}

function endListItem(scan: Scan): void {
  const depth = inListScope(scan, scan.tag);
  if (depth === 0) return;
  popImplied(scan, scan.tag);
  popThrough(scan, depth);
}

function endDefinition(scan: Scan): void {
  const depth = inScope(scan, scan.tag);
  if (depth === 0) return;
  popImplied(scan, scan.tag);
  popThrough(scan, depth);
}

function endHeading(scan: Scan): void {
  const depth = anyInScope(scan, headings);
  if (depth === 0) return;
  popImplied(scan);
  popThrough(scan, depth);
}

function endForm(scan: Scan): void {
  const depth = scan.form;
  scan.form = 0;
  if (depth <= 0 || inScope(scan, scan.tag) !== depth) return;
  popImplied(scan);
  if (scan.depth === depth) popElement(scan);
  else scan.failed = true;
}

/** The simple cases of the adoption agency: nothing special and no other formatting stands between. */
function endFormatting(scan: Scan): void {
  for (let depth = scan.depth; depth > 0; depth--) {
    const open = scan.tags[depth] ?? 0;
    if (open === scan.tag) return popThrough(scan, depth);
    if (isFormatting(open) || ((tagFlags[open] ?? 0) & special) !== 0) break;
  }
  // Without any such element open since the last marker the tag counts for nothing.
  if (scan.tags.subarray(1, scan.depth + 1).includes(scan.tag)) scan.failed = true;
}

function endObject(scan: Scan): void {
  const depth = inScope(scan, scan.tag);
  if (depth === 0) return;
  popImplied(scan);
  if (scan.depth !== depth) scan.failed = true;
  else popElement(scan);
}

/** Any other end tag: closes the nearest element of that name unless something special is open inside it. */
function endOther(scan: Scan): void {
  const depth = findPlain(scan);
  if (depth > 0) popThrough(scan, depth);
}

on(
  "address article aside blockquote button center details dialog dir div dl fieldset figcaption figure footer header hgroup listing main menu nav ol pre search section summary ul",
  endBlock,
);
on("p", endP);
on("li", endListItem);
on("dd dt", endDefinition);
on("h1 h2 h3 h4 h5 h6", endHeading);
on("form", endForm);
on("a b big code em font i nobr s small strike strong tt u", endFormatting);
on("applet marquee object", endObject);
on("br", (scan) => {
  clearAttributes(scan.attributes);
  scan.tag = br;
  scan.hash = hashName("br");
  addEmpty(scan);
});
// What follows these still belongs to whatever is open: a browser reads it as body again.
on("body html template", () => undefined);
on("head", (scan) => {
  if (scan.headCut) scan.failed = true;
});

/** Elements that their own end tag closes and does nothing else, when they are the innermost open one. */
const endsOnlyItself = new Uint8Array(256).fill(1);
for (const name of "applet marquee object aside footer header nav form br body html template head".split(" "))
  endsOnlyItself[tag(name)] = 0;
// Names outside the list of tags must be compared.
endsOnlyItself[0] = 0;

/** Handles an end tag by the rules for "in body". */
export function endInBody(scan: Scan): void {
  if (scan.tags[scan.depth] === scan.tag && endsOnlyItself[scan.tag] === 1) return popElement(scan);
  const action = actions[scan.tag];
  if (action === undefined) endOther(scan);
  else action(scan);
}
