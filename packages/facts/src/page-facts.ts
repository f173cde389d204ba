import type { FetchFailure } from "./capture.ts";
import type { PageSide } from "./rendering.ts";
import type { StructuredDataFacts } from "./structured-data.ts";

/** What a page is for. Decides which rules speak about it and what it is worth. */
export type PageKind =
  | "home"
  | "product"
  | "category"
  | "article"
  | "search"
  | "cart"
  | "checkout"
  | "account"
  | "contact"
  | "about"
  | "policy"
  | "faq"
  | "other";

/** The landmark an element stands in; "body" when in none. */
export type Region = "header" | "nav" | "main" | "aside" | "footer" | "body";

export interface ResponseFacts {
  /** HTTP status, 0 when no response came. */
  status: number;
  redirectTo: string | null;
  /** Essence in lower case, e.g. "text/html"; null when the header is absent. */
  contentType: string | null;
  /** Charset the text was decoded with, e.g. "utf-8". */
  charset: string | null;
  /** Where that charset was named: header, byte order mark, a meta tag (in time or behind 1,024 bytes), or nowhere. */
  charsetFrom: "header" | "bom" | "meta" | "late-meta" | "default" | null;
  /** Decoded body bytes. */
  bytes: number;
  wireBytes: number;
  ttfbMs: number | null;
  totalMs: number;
  truncated: boolean;
  failure: FetchFailure | null;
  /** Response headers rules may read, lower-case names. Cookies are never kept. */
  headers: Readonly<Record<string, string>>;
  /** X-Robots-Tag directives that speak to every crawler, lower case. */
  robotsHeader: string[];
  /** `Link: <...>; rel=canonical` targets, resolved. */
  canonicalHeader: string[];
  /** `Link: <...>; rel=alternate; hreflang=...`, at most 300; absent without any. */
  hreflangHeader?: AlternateFact[];
}

/** A version of the page for another language or country. */
export interface AlternateFact {
  /** As written; "" when absent. */
  hreflang: string;
  /** As written. */
  href: string;
  /** Absolute and without fragment, or null when it can't be resolved. */
  url: string | null;
}

export interface MetaFact {
  /** Lower case value of name, property or http-equiv. */
  key: string;
  via: "name" | "property" | "http-equiv";
  content: string;
  inHead: boolean;
}

export interface LinkRelFact {
  /** Lower-case rel tokens. */
  rel: string[];
  /** As written. */
  href: string;
  /** Absolute and without fragment, or null when it can't be resolved. */
  url: string | null;
  hreflang: string | null;
  type: string | null;
  media: string | null;
  as: string | null;
  inHead: boolean;
}

export interface HeadFacts {
  /** Text of every title element outside svg, white space collapsed, in order. */
  titles: string[];
  /** How many of those stand outside head. */
  titlesOutsideHead: number;
  /** content of every meta name=description, white space collapsed, in order. */
  descriptions: string[];
  metas: MetaFact[];
  /** Every link element that carries a rel. */
  linkRels: LinkRelFact[];
  /** rel=canonical in order (also those outside head). */
  canonicals: LinkRelFact[];
  /** rel=alternate with hreflang, in order. */
  hreflang: LinkRelFact[];
  /** meta robots directives that speak to every crawler, lower case, in order. */
  robots: string[];
  /** Directives of meta tags named after one crawler, e.g. { googlebot: ["noindex"] }. */
  robotsByAgent: Record<string, string[]>;
  viewport: string | null;
  /** meta http-equiv=refresh, parsed; url null when it reloads itself. */
  refresh: { seconds: number; url: string | null } | null;
  /** First base href, resolved. */
  base: string | null;
  /** href of every base element that has one, as written. */
  bases: string[];
  lang: string | null;
  dir: string | null;
  generator: string | null;
  /** og:* and product:* and article:* properties, first value each, lower-case keys. */
  openGraph: Record<string, string>;
  /** twitter:* values, first each, lower-case keys. */
  twitter: Record<string, string>;
}

export interface HeadingFact {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text with white space collapsed; alt texts of images inside are not part of it. */
  text: string;
  /** Alt texts of images inside, joined. */
  imageAlt: string;
  region: Region;
}

export interface ImageFact {
  src: string;
  /** Absolute, or null (data:, empty, invalid). */
  url: string | null;
  /** null = no alt attribute at all. */
  alt: string | null;
  width: number | null;
  height: number | null;
  loading: string | null;
  fetchpriority: string | null;
  hasSrcset: boolean;
  inLink: boolean;
  inPicture: boolean;
  region: Region;
}

export interface ImagesFacts {
  total: number;
  noAlt: number;
  /** alt present but blank. */
  emptyAlt: number;
  /** picture elements without an img: browsers show nothing. */
  picturesWithoutImage: number;
  /** In order, at most 300. */
  list: ImageFact[];
}

export interface LinkFact {
  /** As written, trimmed. */
  href: string;
  /** Absolute http(s) without fragment, or null for other schemes and what can't be resolved. */
  url: string | null;
  /** Visible text, white space collapsed, at most 200 characters. */
  text: string;
  /** What stands in for text: alt of images inside, words drawn by an svg, aria-label or title. */
  label: string;
  /** Lower-case rel tokens. */
  rel: string[];
  region: Region;
  /** Stands in an element that is not displayed (hidden or an inline style), as the dialogs that scripts fill. */
  hidden?: true;
}

export interface ScriptFact {
  url: string | null;
  inHead: boolean;
  async: boolean;
  defer: boolean;
  module: boolean;
}

/** A secret in an inline script: what it opens, and its first characters only. */
export interface SecretFact {
  kind: string;
  masked: string;
}

export interface ResourceFacts {
  /** External scripts in order, at most 200. */
  scripts: ScriptFact[];
  /** Bytes of inline scripts (JSON-LD not counted). */
  inlineScriptBytes: number;
  /** Stylesheet addresses in order. */
  styles: { url: string | null; inHead: boolean; media: string | null }[];
  inlineStyleBytes: number;
  /** `title` is the frame's name: its title, else its aria-label. */
  iframes: { url: string | null; title: string | null }[];
  videos: { url: string | null; from: "video" | "iframe" }[];
  /** http: addresses of scripts, styles, images, frames, media on the page, at most 50. */
  insecure: { tag: string; url: string }[];
  /** Keys that must stay on the server, found in inline scripts, at most 5. */
  secrets: SecretFact[];
}

/** How a text is kept from readers' eyes though it stands in the HTML. */
export type Concealment = "not displayed" | "tiny" | "off-screen" | "transparent" | "same colour";

export interface ConcealedText {
  how: Concealment;
  /** The first 1,000 characters. */
  text: string;
  /** Links inside that lead to other hosts. */
  outbound: number;
}

export interface TextFacts {
  /** Words of all visible text in body (script, style, template, noscript left out). */
  words: number;
  /** Words outside header, nav, aside and footer. */
  mainWords: number;
  /** The first 4,000 characters of the text outside header, nav, aside and footer. */
  main: string;
  /** Text blocks (p, li, td, dd ... ) outside the frame of the page, first 60, at most 400 characters each. */
  paragraphs: string[];
  /** Texts of three words or more hidden by an inline style or the hidden attribute, at most 20, outermost element each. */
  concealed: ConcealedText[];
  /** 32-hex-digit hash of the main text, white space collapsed, lower case. */
  hash: string;
  /** 64-bit SimHash of the main text's 3-word shingles as 16 hex digits. */
  simhash: string;
}

export interface StructureFacts {
  doctype: string | null;
  elements: number;
  maxDepth: number;
  /** Tag of the first element in head that ended the head early (e.g. "div"), or null. */
  headBrokenBy: string | null;
  /** Elements that a document has once and this one starts twice. */
  repeated: ("head" | "body")[];
  /** blockquote and q elements. */
  quotations: number;
  lists: number;
  orderedLists: number;
  /** Data tables: with th, or with 2+ rows and 2+ columns. */
  tables: number;
  hasMain: boolean;
  hasNav: boolean;
  duplicateIds: string[];
  /** Elements that carry data-nosnippet, with the first 120 characters of their text. */
  nosnippet: string[];
  /** Short texts of summary elements: what a page lets its visitors unfold, at most 40. */
  summaries: string[];
  /** Addresses that onclick handlers and javascript: links open, absolute, in order, at most 50. */
  scriptTargets: string[];
  /** Sorted hash of the page's element paths: equal for pages of one template. 16 hex digits. */
  shape: string;
  /** Class and id tokens seen most, for template matching; at most 60, sorted. */
  classTokens: string[];
}

export interface FormFacts {
  total: number;
  /** Forms that send to http:, or post passwords over http. */
  insecure: string[];
  hasSearch: boolean;
  hasPassword: boolean;
  /** Visible inputs, selects and textareas without label, aria-label, aria-labelledby or title. */
  unlabelled: string[];
  /** Buttons without text, aria-label, title, value or image alt. */
  namelessButtons: number;
  /** Elements other than links and controls that react to clicks (onclick) and tell no role. */
  fakeButtons: number;
  /** Label of a button that loads more of a list, or null. */
  loadMore: string | null;
}

export interface PriceFact {
  /** As seen, e.g. "€ 19,90". */
  text: string;
  amount: number;
  /** ISO 4217, or null when the sign says too little. */
  currency: string | null;
  region: Region;
}

export interface CommerceFacts {
  /** Visible prices in order, at most 60. */
  prices: PriceFact[];
  /** Text of the first add-to-cart or buy control, or null. */
  buyControl: string | null;
  /** What the visible text says about stock. */
  availability: "in-stock" | "out-of-stock" | "pre-order" | null;
  /** The words that said so. */
  availabilityText: string | null;
  /** Prices struck through (s, del, strike) outside product cards, at most 10: what the product cost before. */
  struckPrices: PriceFact[];
  /** Visible rating such as "4.7 / 5", or null. */
  ratingText: string | null;
  /** The number of each visible rating outside product cards and the page's frame, in order, at most 20. */
  ratings: number[];
  /** Delivery or shipping time statement, or null. */
  deliveryText: string | null;
  /** A visible breadcrumb trail, outermost first. */
  breadcrumbs: { text: string; url: string | null }[];
  /** Repeated cards that hold a link, an image and a price. */
  productCards: number;
}

export interface DateFact {
  /** ISO date or date-time. */
  iso: string;
  from: "time" | "meta" | "json-ld" | "text";
  /** "published", "modified" or unknown. */
  role: "published" | "modified" | "unknown";
}

export interface TechFacts {
  /** Shop or site system, lower case ("shopify", "woocommerce", "wordpress", "shopware", ...), or null. */
  platform: string | null;
  platformEvidence: string | null;
  analytics: { kind: string; id: string | null }[];
  /** Almost no text, an empty mount node, and script that would fill it. */
  jsShell: boolean;
  /** Signs of a bot wall or challenge page, or null. */
  botWall: string | null;
}

export interface Indexability {
  indexable: boolean;
  /** "indexable", or what prevents it: "status 404", "redirect", "noindex", "canonicalised", "robots.txt", "not html". */
  reason: string;
}

/** All that rules may know of one fetched URL. Plain data: survives JSON and threads unchanged. */
export interface PageFacts {
  url: string;
  response: ResponseFacts;
  /** True when the body was parsed as HTML (any status). All sections below are empty otherwise. */
  isHtml: boolean;
  kind: PageKind;
  indexability: Indexability;
  head: HeadFacts;
  headings: HeadingFact[];
  images: ImagesFacts;
  /** Each a[href] and area[href] outside noscript and template, the first 20,000 in order. Empty once the link graph has taken them. */
  links: LinkFact[];
  resources: ResourceFacts;
  structuredData: StructuredDataFacts;
  text: TextFacts;
  structure: StructureFacts;
  forms: FormFacts;
  commerce: CommerceFacts;
  dates: DateFact[];
  tech: TechFacts;
  /** Only where the facts above are those of the page after its scripts ran: what the HTML as sent said. */
  asSent?: PageSide;
}
