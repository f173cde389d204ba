import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { detach } from "../text/characters.ts";
import { noteInsecure } from "./read-resources.ts";
import type { PageState } from "./page-state.ts";
import { most } from "./limits.ts";

const src = attribute("src");
const dataSrc = attribute("data-src");
const alt = attribute("alt");
const srcset = attribute("srcset");
const width = attribute("width");
const height = attribute("height");
const loading = attribute("loading");
const fetchpriority = attribute("fetchpriority");
const style = attribute("style");

/** Inline styles under which nothing moves when the picture comes. */
const outOfFlow = /position\s*:\s*(?:absolute|fixed)|aspect-ratio\s*:/i;
const bothSides = /(?=.*(?:^|[;\s])width\s*:\s*\d)(?=.*(?:^|[;\s])height\s*:\s*\d)/is;
/** With a width in the tag a picture that may not be taller is squeezed: its page has to say how it is cut. */
const limited = /max-height\s*:\s*\d/i;
const boxes = createTextMemo((written) => outOfFlow.test(written) || bothSides.test(written) || limited.test(written));

function isBoxed(attributes: AttributeTable): boolean {
  const written = readAttribute(attributes, style);
  return written !== null && boxes(written);
}

/** Leading digits, as the HTML standard's rules for dimensions read them; percentages are no pixels. */
function pixels(value: string): number | null {
  const digits = /^\s*(\d+)(?![\d.]*\s*%)/.exec(value.slice(0, 20));
  return digits === null ? null : Number(digits[1]);
}

function lengthOf(attributes: AttributeTable, id: number): number | null {
  const written = readAttribute(attributes, id);
  return written === null ? null : pixels(written);
}

const keywordOf = (attributes: AttributeTable, id: number): string | null =>
  readAttribute(attributes, id)?.toLowerCase() ?? null;

/** Longer addresses are data: their beginning says what they are. */
const longestSource = 2000;

function addAlt(texts: string, text: string): string {
  if (text === "") return texts;
  return texts === "" ? text : `${texts} ${text}`;
}

export function openImage(state: PageState, attributes: AttributeTable): void {
  state.imageTotal++;
  state.pictureImages++;
  const text = readAttribute(attributes, alt);
  const said = text === null ? "" : text.trim();
  if (text === null) state.imagesNoAlt++;
  else if (said === "") state.imagesEmptyAlt++;
  if (said !== "") noteAlt(state, said);
  const source = readAttribute(attributes, src) ?? "";
  noteInsecure(state, "img", source);
  if (state.images.length >= most.images) return;
  const { open } = state;
  const kept = source.length > longestSource ? detach(source.slice(0, longestSource)) : source;
  state.images.push({
    src: kept,
    alt: text,
    width: lengthOf(attributes, width),
    height: lengthOf(attributes, height),
    loading: keywordOf(attributes, loading),
    fetchpriority: keywordOf(attributes, fetchpriority),
    hasSrcset: hasAttribute(attributes, srcset),
    link: state.inLink,
    inPicture: state.inPicture > 0,
    region: open.region[open.depth] ?? 0,
    boxed: isBoxed(attributes),
    lazy: readAttribute(attributes, dataSrc)?.slice(0, longestSource).trim() ?? null,
    at: state.flow.length,
    path: open.path[open.depth] ?? 0,
    spans: [...state.openSpans],
  });
}

/** A picture among the values of an inline style, custom properties included. */
const drawn = /(?:background(?:-image)?|--[\w-]+)\s*:[^;]*?url\(\s*(["']?)([^"')]+)\1\s*\)/i;
const drawnBy = createTextMemo((written) => drawn.exec(written)?.[2]?.trim() ?? null);

/** Notes the picture that an element's inline style draws behind it. */
export function noteBackground(state: PageState, attributes: AttributeTable): void {
  const written = readAttribute(attributes, style);
  if (written === null || state.backgrounds.length >= most.backgrounds || !state.bodyOpen) return;
  const src = drawnBy(written);
  if (src === null || src === "" || src.startsWith("data:")) return;
  const { open } = state;
  state.backgrounds.push({
    src: detach(src.slice(0, longestSource)),
    region: open.region[open.depth] ?? 0,
    after: state.images.length,
    link: state.inLink,
  });
}

/** An image's alt names the link, heading and button it stands in. */
function noteAlt(state: PageState, said: string): void {
  const link = state.links[state.inLink];
  if (link !== undefined && !state.linkNamed) link.label = addAlt(link.label, said);
  const heading = state.headings[state.openHeading];
  if (heading !== undefined) heading.imageAlt = addAlt(heading.imageAlt, said);
  if (state.openButton !== null) state.openButton.label = addAlt(state.openButton.label, said);
}
