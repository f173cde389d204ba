import type { HeadingFact, ImageFact, PageFacts } from "@audit/facts";
import { oneLine } from "../../escape/plain.ts";
import { type JsonObject, withContext } from "../markup/json-of.ts";
import { listOf } from "../markup/json-values.ts";
import type { PageOp, Patch } from "./patch.ts";

type PagePatch = Extract<Patch, { readonly at: "page" }>;

const patch = (page: PageFacts, op: PageOp, before: string | null, after: string | null, key?: string): PagePatch => ({
  at: "page",
  url: page.url,
  op,
  ...(key === undefined ? {} : { key }),
  before,
  after: after === null ? null : op === "jsonld" ? after : oneLine(after),
});

const firstOf = (texts: readonly string[]): string | null => texts[0] ?? null;

export const titlePatch = (page: PageFacts, text: string): PagePatch =>
  patch(page, "title", firstOf(page.head.titles), text);

export const descriptionPatch = (page: PageFacts, text: string): PagePatch =>
  patch(page, "description", firstOf(page.head.descriptions), text);

export const canonicalPatch = (page: PageFacts, url: string): PagePatch =>
  patch(page, "canonical", page.head.canonicals[0]?.href ?? null, url);

export const robotsPatch = (page: PageFacts, content: string): PagePatch =>
  patch(page, "robots", page.head.robots.length > 0 ? page.head.robots.join(", ") : null, content);

/** @param instead the main heading in whose place the text goes */
export const h1Patch = (page: PageFacts, text: string, instead?: string): PagePatch =>
  patch(page, "h1", instead ?? page.headings.find(({ level }) => level === 1)?.text ?? null, text);

/** The heading of a lower rank that becomes the main one: its words stay, its tag is the key. */
export const promotedPatch = (page: PageFacts, { text, ...tag }: HeadingFact): PagePatch =>
  patch(page, "h1", text, text, tagOf(tag));

/** A heading's tag as it is written, by name and class. */
export const tagOf = ({ level, className }: Pick<HeadingFact, "level" | "className">): string =>
  `h${level}${className === undefined ? "" : ` class="${className}"`}`;

export const langPatch = (page: PageFacts, code: string): PagePatch => patch(page, "lang", page.head.lang, code);

export const viewportPatch = (page: PageFacts, content: string): PagePatch =>
  patch(page, "viewport", page.head.viewport, content);

/** @param name with its prefix: "og:title", "twitter:card" */
export const previewPatch = (page: PageFacts, name: `og:${string}` | `twitter:${string}`, value: string): PagePatch =>
  patch(page, name, page.head.openGraph[name] ?? page.head.twitter[name] ?? null, value);

/** A language version; null takes it away. */
export const hreflangPatch = (page: PageFacts, code: string, url: string | null): PagePatch =>
  patch(page, "hreflang", page.head.hreflang.find(({ hreflang }) => hreflang === code)?.href ?? null, url, code);

export const altPatch = (page: PageFacts, image: ImageFact, alt: string): PagePatch =>
  patch(page, "alt", image.alt, alt, image.url ?? image.src);

export const attributePatch = (
  page: PageFacts,
  { selector, name }: { readonly selector: string; readonly name: string },
  before: string | null,
  after: string | null,
): PagePatch => patch(page, "attribute", before, after, `${selector}@${name}`);

/** A link of the page to another address; null takes the link away. */
export const linkPatch = (url: string, before: string, after: string | null): PagePatch => ({
  at: "page",
  url,
  op: "link",
  key: before,
  before,
  after,
});

/**
 * A block of markup.
 * @param before the entity that it stands for, as the page writes it; null for a new one
 */
export function markupPatch(page: PageFacts, after: JsonObject, before: JsonObject | null): PagePatch {
  const types = listOf(after["@type"]).filter((type) => typeof type === "string");
  return patch(
    page,
    "jsonld",
    before === null ? null : JSON.stringify(withContext(before)),
    JSON.stringify(withContext(after)),
    types.join("+"),
  );
}
