import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { tag } from "../html/tags.ts";
import { detach } from "../text/characters.ts";
import * as closing from "./closing.ts";
import { captureNoscript, captureStyle, captureTitle, type PageState } from "./page-state.ts";
import { openButton, openControl, openForm, openInput, openLabel } from "./read-forms.ts";
import { openBase, openHtml, openLinkElement, openMeta } from "./read-head.ts";
import { openImage } from "./read-images.ts";
import { openAnchor, openArea } from "./read-links.ts";
import { noteInsecure, openIframe, openScript, openSource, openVideo } from "./read-resources.ts";
import { most } from "./limits.ts";

const itemprop = attribute("itemprop");
const classId = attribute("class");
const idId = attribute("id");
const datetime = attribute("datetime");
const src = attribute("src");

const mostBodyClasses = 40;
const longestBodyClass = 60;

/** What a site's system says of the page at its body. */
const readBodyClasses = (attributes: AttributeTable): string[] =>
  (readAttribute(attributes, classId) ?? "")
    .split(/\s+/)
    .filter((name) => name !== "" && name.length <= longestBodyClass)
    .slice(0, mostBodyClasses)
    .map(detach);

/** Reads a start tag; returns what is to be done when the element closes. */
export type OpenHandler = (state: PageState, attributes: AttributeTable) => number;

/** By tag id. */
export const openHandlers: (OpenHandler | undefined)[] = Array.from({ length: 256 });

function on(names: string, handler: OpenHandler): void {
  for (const name of names.split(" ")) openHandlers[tag(name)] = handler;
}

/** For elements that need nothing when they close. */
function note(names: string, read: (state: PageState, attributes: AttributeTable) => void): void {
  on(names, (state, attributes) => {
    read(state, attributes);
    return 0;
  });
}

/** Longer lists of names are a builder's, which nobody copies. */
const longestClasses = 120;

function openHeading(state: PageState, level: number, attributes: AttributeTable): number {
  const { open, flow } = state;
  const className = (readAttribute(attributes, classId) ?? "").trim();
  state.headings.push({
    level,
    className: className.length <= longestClasses ? detach(className) : "",
    named: readAttribute(attributes, idId) !== null,
    imageAlt: "",
    region: open.region[open.depth] ?? 0,
    from: flow.length,
    to: flow.length,
    path: open.path[open.depth] ?? 0,
    inner: -1,
  });
  open.aux[open.depth] = state.openHeading;
  state.openHeading = state.headings.length - 1;
  return closing.closesHeading;
}

function openTable(state: PageState): number {
  const table = { rows: 0, columns: 0, rowColumns: 0, hasHeader: false };
  state.tables.push(table);
  state.openTables.push(table);
  return closing.closesTable;
}

function openRow(state: PageState): void {
  const table = state.openTables.at(-1);
  if (table === undefined) return;
  table.rows++;
  table.rowColumns = 0;
}

function openCell(state: PageState, isHeader: boolean): void {
  const { openTables } = state;
  const table = openTables[openTables.length - 1];
  if (table === undefined) return;
  if (isHeader) table.hasHeader = true;
  if (++table.rowColumns > table.columns) table.columns = table.rowColumns;
}

function timeRole(attributes: AttributeTable): "published" | "modified" | "unknown" {
  if (!hasAttribute(attributes, itemprop) && !hasAttribute(attributes, classId)) return "unknown";
  const said = `${readAttribute(attributes, itemprop) ?? ""} ${readAttribute(attributes, classId) ?? ""}`;
  if (/modified|updated/i.test(said)) return "modified";
  return /publish|pubdate|created|entry-date/i.test(said) ? "published" : "unknown";
}

function openTime(state: PageState, attributes: AttributeTable): void {
  const value = readAttribute(attributes, datetime);
  if (value !== null && state.times.length < most.times)
    state.times.push({ value: value.trim(), role: timeRole(attributes) });
}

function openCapture(state: PageState, capture: number): number {
  state.capture = capture;
  state.raw = "";
  return closing.closesCapture;
}

const video = tag("video");

on("a", openAnchor);
note("area", openArea);
note("img", openImage);
note("meta", openMeta);
note("base", openBase);
note("html", openHtml);
note("form", openForm);
note("input", openInput);
note("iframe", openIframe);
note("video", openVideo);
note("time", openTime);
note("tr", openRow);
note("link", openLinkElement);
on("label", openLabel);
on("button", openButton);
on("table", openTable);
on("title", (state) => openCapture(state, captureTitle));
on("style", (state) => openCapture(state, captureStyle));
on("script", (state, attributes) => openCapture(state, openScript(state, attributes)));
note("th", (state) => openCell(state, true));
note("td", (state) => openCell(state, false));
for (let level = 1; level <= 6; level++) on(`h${level}`, (state, attributes) => openHeading(state, level, attributes));
note("select", (state, attributes) => openControl(state, "select", attributes));
note("textarea", (state, attributes) => openControl(state, "textarea", attributes));
note("source", (state, attributes) => openSource(state, attributes, state.open.tag[state.open.depth - 1] === video));
note("audio", (state, attributes) => noteInsecure(state, "audio", readAttribute(attributes, src) ?? ""));
note("embed", (state, attributes) => noteInsecure(state, "embed", readAttribute(attributes, src) ?? ""));
on("s del strike", (state) => {
  const at = state.flow.length;
  if (state.openStruck++ === 0 && state.struck.length < most.struck)
    state.struck.push({ from: at, to: at, hints: 0, region: state.open.region[state.open.depth] ?? 0 });
  return closing.closesStruck;
});
note("ul dl", (state) => {
  state.lists++;
});
note("ol", (state) => {
  state.lists++;
  state.orderedLists++;
});
on("noscript", (state) => {
  state.pictureImages++;
  return openCapture(state, captureNoscript);
});
note("code pre kbd samp", (state) => {
  state.codes++;
});
note("blockquote q", (state) => {
  state.quotations++;
});
on("picture", (state) => {
  if (state.inPicture++ === 0) state.pictureImages = 0;
  return closing.closesPicture;
});
on("head", (state) => {
  state.headOpen = true;
  return closing.closesHead;
});
note("body frameset", (state, attributes) => {
  if (!state.bodyOpen) state.bodyClasses = readBodyClasses(attributes);
  state.bodyOpen = true;
});
