import type { PageJson } from "../audit-json.ts";
import { decode, encode } from "../page-batches.ts";
import { cutText } from "./cut-evidence.ts";

/** Of a page, what stays readable when its crawl is gone. */
export type PageRow = Pick<
  PageJson,
  | "url"
  | "status"
  | "kind"
  | "title"
  | "description"
  | "h1"
  | "canonical"
  | "words"
  | "depth"
  | "indexable"
  | "indexability"
  | "lang"
  | "sku"
>;

/** Rows that are stored, sent and read together. */
const ROWS_PER_PART = 1_000;
const MOST_URL = 2_083;
const MOST_TEXT = 500;
/** A second one tells that the first is not the page's one name. */
const MOST_HEADINGS = 2;

/** All pages as rows of bounded length, part by part, compressed. */
export function* pageTable(pages: Iterable<PageRow>): Generator<Uint8Array, undefined> {
  let part: PageRow[] = [];
  for (const page of pages) {
    part.push(cutRow(page));
    if (part.length < ROWS_PER_PART) continue;
    yield encode(JSON.stringify(part));
    part = [];
  }
  if (part.length > 0) yield encode(JSON.stringify(part));
}

/** The rows of one such part. */
export const readPageTable = (bytes: Uint8Array): PageRow[] => decode(bytes) as PageRow[];

const cut = (text: string | null): string | null => (text === null ? null : cutText(text, MOST_TEXT));

const cutRow = ({ url, status, kind, words, depth, indexable, indexability, ...page }: PageRow): PageRow => ({
  url: cutText(url, MOST_URL),
  status,
  kind,
  title: cut(page.title),
  description: cut(page.description),
  h1: page.h1.slice(0, MOST_HEADINGS).map((text) => cutText(text, MOST_TEXT)),
  canonical: page.canonical === null ? null : cutText(page.canonical, MOST_URL),
  words,
  depth,
  indexable,
  indexability,
  lang: cut(page.lang),
  sku: cut(page.sku),
});
