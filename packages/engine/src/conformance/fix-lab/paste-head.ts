import { attributeOf, elementsOf, spliced, without, withAttributes, type Element } from "./html-edit.ts";

/** A title, meta or link pasted into the head in place of what says the same there. */
export function pasteHeadTag(html: string, source: string, tag: Element): string {
  const bare = spliced(
    html,
    elementsOf(html)
      .filter((one) => isReplacedBy(one, tag))
      .flatMap(without),
  );
  const at = headStart(bare);
  return spliced(bare, [{ start: at, end: at, text: `\n${source}` }]);
}

function isReplacedBy(present: Element, tag: Element): boolean {
  if (present.tagName !== tag.tagName || present.namespaceURI !== tag.namespaceURI) return false;
  if (tag.tagName === "title") return true;
  if (tag.tagName === "meta") return metaKey(tag) !== "" && metaKey(present) === metaKey(tag);
  const rel = attributeOf(tag, "rel")?.toLowerCase();
  if (attributeOf(present, "rel")?.toLowerCase() !== rel) return false;
  if (rel === "alternate" && attributeOf(tag, "hreflang") !== null) {
    return (
      attributeOf(present, "hreflang") !== null && attributeOf(present, "hreflang") === attributeOf(tag, "hreflang")
    );
  }
  return rel === "canonical" || rel === "icon" || attributeOf(present, "href") === attributeOf(tag, "href");
}

const metaKey = (meta: Element): string =>
  attributeOf(meta, "charset") !== null
    ? "charset"
    : (
        attributeOf(meta, "name") ??
        attributeOf(meta, "property") ??
        attributeOf(meta, "http-equiv") ??
        ""
      ).toLowerCase();

/** Behind the line that names the encoding, which has to come first, else where the head begins. */
function headStart(html: string): number {
  const elements = elementsOf(html);
  const place = (found: Element | undefined): number | undefined =>
    (found?.sourceCodeLocation?.startTag ?? found?.sourceCodeLocation)?.endOffset;
  const charset = elements.find((one) => one.tagName === "meta" && attributeOf(one, "charset") !== null);
  const named = (name: string): Element | undefined => elements.find(({ tagName }) => tagName === name);
  return place(charset) ?? place(named("head")) ?? place(named("html")) ?? 0;
}

/** All language versions go before the new list comes. */
export const withoutVersions = (html: string): string =>
  spliced(
    html,
    elementsOf(html)
      .filter((one) => one.tagName === "link" && attributeOf(one, "hreflang") !== null)
      .flatMap(without),
  );

/** One language version at another address, new, or gone; the others stay. */
export function withVersion(html: string, code: string, url: string | null): string {
  const isMeant = (one: Element): boolean => attributeOf(one, "hreflang")?.toLowerCase() === code.toLowerCase();
  const present = elementsOf(html).filter((one) => one.tagName === "link" && isMeant(one));
  const bare = spliced(html, present.flatMap(without));
  const at = headStart(bare);
  const tag = url === null ? "" : `<link rel="alternate" hreflang="${code}" href="${url.replaceAll("&", "&amp;")}">`;
  return spliced(bare, [{ start: at, end: at, text: tag }]);
}

/** The opening html tag with the attributes that the code gives it. */
export function pasteHtmlTag(html: string, code: string): string {
  const given = /<html([^>]*)>/i.exec(code)?.[1] ?? "";
  const set = Object.fromEntries(
    [...given.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = "", value = ""]) => [name, value]),
  );
  const root = elementsOf(html).find(({ tagName }) => tagName === "html");
  if (!root) return html;
  return root.sourceCodeLocation ? spliced(html, withAttributes(root, set)) : `<html${given}>${html}`;
}

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** A JSON-LD block in place of the page's entity of the same id or type; other entities of its blocks stay. */
export function pasteMarkup(html: string, source: string, block: Element): string {
  const made = readJson(block);
  const types = typesOf(made);
  const blocks = elementsOf(html).filter(isMarkup);
  const splices = blocks.flatMap((present) => {
    const json = readJson(present);
    if (json === undefined) return without(present);
    const rest = leftOf(json, (entity) => typesOf(entity).some((type) => types.includes(type)));
    if (rest === json) return [];
    const place = present.sourceCodeLocation;
    if (rest === undefined || !place) return without(present);
    return [{ start: place.startOffset, end: place.endOffset, text: scriptOf(rest) }];
  });
  const bare = spliced(html, splices);
  const head = elementsOf(bare).find(({ tagName }) => tagName === "head")?.sourceCodeLocation;
  const at = head?.endTag?.startOffset ?? head?.endOffset ?? headStart(bare);
  return spliced(bare, [{ start: at, end: at, text: `\n${source}\n` }]);
}

export const scriptOf = (json: Json): string =>
  `<script type="application/ld+json">${JSON.stringify(json).replaceAll("<", String.raw`\u003c`)}</script>`;

export const isMarkup = (element: Element): boolean =>
  element.tagName === "script" && attributeOf(element, "type")?.trim().toLowerCase() === "application/ld+json";

export function readJson(block: Element): Json | undefined {
  const text = block.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function typesOf(json: Json | undefined): string[] {
  if (json === null || typeof json !== "object" || Array.isArray(json)) return [];
  const type = json["@type"];
  return (Array.isArray(type) ? type : [type]).flatMap((one) => (typeof one === "string" ? [family(one)] : []));
}

/** Kinds of one thing: a shop is an organisation, a posting an article. */
function family(type: string): string {
  if (/(Article|BlogPosting|Report)$/.test(type)) return "Article";
  if (/^(Organization|OnlineStore|Store|LocalBusiness|Corporation|OnlineBusiness)$/.test(type)) return "Organization";
  return type === "ProductGroup" ? "Product" : type;
}

/** The block without the entities that go; undefined when none is left, the same object when none went. */
function leftOf(json: Json, goes: (entity: Json) => boolean): Json | undefined {
  if (Array.isArray(json)) {
    const rest = json.filter((one) => !goes(one));
    return rest.length === json.length ? json : rest.length > 0 ? rest : undefined;
  }
  if (json !== null && typeof json === "object" && Array.isArray(json["@graph"])) {
    const rest = json["@graph"].filter((one) => !goes(one));
    if (rest.length === json["@graph"].length) return json;
    return rest.length > 0 ? { ...json, "@graph": rest } : undefined;
  }
  return goes(json) ? undefined : json;
}

/** Other syntaxes of structured data, taken out of the page. */
export const withoutAttributesOfMarkup = (html: string): string =>
  spliced(
    html,
    elementsOf(html)
      .filter((one) => one.attrs.some(({ name }) => MARKUP_ATTRIBUTES.has(name)))
      .flatMap((one) => withAttributes(one, Object.fromEntries([...MARKUP_ATTRIBUTES].map((name) => [name, null])))),
  );

const MARKUP_ATTRIBUTES = new Set(["itemscope", "itemtype", "itemprop", "itemid", "itemref", "typeof", "vocab"]);
