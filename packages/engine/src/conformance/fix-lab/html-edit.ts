import { parse, parseFragment, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["node"];
export type Element = DefaultTreeAdapterMap["element"];

/** Replaces [start, end) of the source. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** All elements of a page in document order, with their places in its source. */
export const elementsOf = (html: string): Element[] => [...below(parse(html, { sourceCodeLocationInfo: true }))];

export interface CodePart {
  readonly source: string;
  readonly element: Element | null;
}

/** What stands side by side in a piece of code; comments come without an element. */
export function partsOf(code: string): CodePart[] {
  const { childNodes } = parseFragment(code, { sourceCodeLocationInfo: true });
  return childNodes.flatMap((node) => {
    const place = node.sourceCodeLocation;
    if (!place) return [];
    const source = code.slice(place.startOffset, place.endOffset);
    if (source.trim() === "") return [];
    return [{ source, element: isElement(node) ? node : null }];
  });
}

function* below(node: Node): Generator<Element> {
  if (!("childNodes" in node)) return;
  for (const child of node.childNodes) {
    if (isElement(child)) yield child;
    if (!("tagName" in child && child.tagName === "template")) yield* below(child);
  }
}

const isElement = (node: Node): node is Element => "tagName" in node;

export const attributeOf = (element: Element, name: string): string | null =>
  element.attrs.find((one) => one.name === name)?.value ?? null;

export const textOf = (element: Element): string => [...texts(element)].join("").replace(/\s+/g, " ").trim();

function* texts(node: Node): Generator<string> {
  if (isElement(node) && /^(svg|script|style)$/.test(node.tagName)) return;
  if ("value" in node) yield node.value;
  if ("childNodes" in node) for (const child of node.childNodes) yield* texts(child);
}

/** The element and all it holds, gone. */
export const without = (element: Element): Splice[] => insteadOf(element, "");

/** Something else in the place of the element and all it holds. */
export function insteadOf(element: Element, text: string): Splice[] {
  const place = element.sourceCodeLocation;
  return place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];
}

/** The element's opening tag with some attributes set, or taken out where the value is null. */
export function withAttributes(element: Element, changes: Readonly<Record<string, string | null>>): Splice[] {
  const place = element.sourceCodeLocation?.startTag ?? element.sourceCodeLocation;
  if (!place) return [];
  const kept = element.attrs.filter(({ name }) => !(name in changes));
  const set = Object.entries(changes).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]));
  return [{ start: place.startOffset, end: place.endOffset, text: openingTag(element.tagName, [...kept, ...set]) }];
}

/** The same content under another tag name. */
export function renamed(element: Element, name: string): Splice[] {
  const place = element.sourceCodeLocation;
  if (!place?.startTag || !place.endTag) return [];
  return [
    { start: place.startTag.startOffset, end: place.startTag.endOffset, text: openingTag(name, element.attrs) },
    { start: place.endTag.startOffset, end: place.endTag.endOffset, text: `</${name}>` },
  ];
}

export const openingTag = (name: string, attributes: readonly { name: string; value: string }[]): string =>
  `<${[name, ...attributes.map((one) => `${one.name}="${quoted(one.value)}"`)].join(" ")}>`;

const quoted = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The source with all splices made; of two that overlap the first in the page counts. */
export function spliced(html: string, splices: readonly Splice[]): string {
  let made = "";
  let at = 0;
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) continue;
    made += html.slice(at, start) + text;
    at = end;
  }
  return made + html.slice(at);
}

/** Puts text before the end of the main part, or of the body. */
export function appended(html: string, text: string): string {
  const elements = elementsOf(html);
  const holder =
    elements.find(({ tagName }) => tagName === "main") ?? elements.find(({ tagName }) => tagName === "body");
  const place = holder?.sourceCodeLocation;
  const at = place?.endTag?.startOffset ?? place?.endOffset ?? html.length;
  return spliced(html, [{ start: at, end: at, text: `\n${text}\n` }]);
}

/** Puts text at the start of the main part, or of the body. */
export function prepended(html: string, text: string): string {
  const elements = elementsOf(html);
  const holder =
    elements.find(({ tagName }) => tagName === "main") ?? elements.find(({ tagName }) => tagName === "body");
  const at = holder?.sourceCodeLocation?.startTag?.endOffset ?? 0;
  return spliced(html, [{ start: at, end: at, text: `\n${text}\n` }]);
}
