import type { FetchFailure } from "./capture.ts";
import type { PageClaims } from "./claims/page-claims.ts";
import type { CommerceFacts } from "./commerce-facts.ts";
import type { FormFacts } from "./form-facts.ts";
import type { PageOutline } from "./outline/page-outline.ts";
import type { PageSide } from "./page-side.ts";
import type { Region } from "./region.ts";
import type { StructuredDataFacts } from "./structured-data.ts";

/**
 * What a page is, by evidence: of the page alone while its site is read, of the whole site afterwards. Decides which
 * rules speak about it and what it is worth.
 */
export type PageKind =
  | "home"
  /** A list of goods. */
  | "category"
  /** A list of other things. */
  | "list"
  | "product"
  | "service"
  | "article"
  /** Terms, privacy, imprint, shipping, returns. */
  | "legal"
  | "contact"
  | "about"
  /** A cart or checkout. */
  | "cart"
  | "account"
  | "search"
  | "other";

export interface ResponseFacts {
  /** HTTP status, 0 when no response came. */
  readonly status: number;
  readonly redirectTo: string | null;
  /** Essence in lower case, e.g. "text/html"; null when the header is absent. */
  readonly contentType: string | null;
  /** Charset the text was decoded with, e.g. "utf-8". */
  readonly charset: string | null;
  /** Where that charset was named: header, byte order mark, a meta tag (in time or behind 1,024 bytes), or nowhere. */
  readonly charsetFrom: "header" | "bom" | "meta" | "late-meta" | "default" | null;
  /** Decoded body bytes. */
  readonly bytes: number;
  readonly wireBytes: number;
  readonly ttfbMs: number | null;
  readonly totalMs: number;
  readonly truncated: boolean;
  readonly failure: FetchFailure | null;
  /** Response headers rules may read, lower-case names. Cookies are never kept. */
  readonly headers: Readonly<Record<string, string>>;
  /** X-Robots-Tag directives that speak to every crawler, lower case. */
  readonly robotsHeader: readonly string[];
  /** `Link: <...>; rel=canonical` targets, resolved. */
  readonly canonicalHeader: readonly string[];
  /** `Link: <...>; rel=alternate; hreflang=...`, at most 300; absent without any. */
  readonly hreflangHeader?: readonly AlternateFact[];
}

/** A version of the page for another language or country. */
export interface AlternateFact {
  /** As written; "" when absent. */
  readonly hreflang: string;
  /** As written. */
  readonly href: string;
  /** Absolute and without fragment, or null when it can't be resolved. */
  readonly url: string | null;
}

export interface MetaFact {
  /** Lower case value of name, property or http-equiv. */
  readonly key: string;
  readonly via: "name" | "property" | "http-equiv";
  readonly content: string;
  readonly inHead: boolean;
}

export interface LinkRelFact {
  /** Lower-case rel tokens. */
  readonly rel: readonly string[];
  /** As written. */
  readonly href: string;
  /** Absolute and without fragment, or null when it can't be resolved. */
  readonly url: string | null;
  readonly hreflang: string | null;
  readonly type: string | null;
  readonly media: string | null;
  readonly as: string | null;
  readonly inHead: boolean;
}

export interface HeadFacts {
  /** Text of every title element outside svg, white space collapsed, in order. */
  readonly titles: readonly string[];
  /** How many of those stand outside head. */
  readonly titlesOutsideHead: number;
  /** content of every meta name=description, white space collapsed, in order. */
  readonly descriptions: readonly string[];
  readonly metas: readonly MetaFact[];
  /** Every link element that carries a rel. */
  readonly linkRels: readonly LinkRelFact[];
  /** rel=canonical in order (also those outside head). */
  readonly canonicals: readonly LinkRelFact[];
  /** rel=alternate with hreflang, in order. */
  readonly hreflang: readonly LinkRelFact[];
  /** meta robots directives that speak to every crawler, lower case, in order. */
  readonly robots: readonly string[];
  /** Directives of meta tags named after one crawler, e.g. { googlebot: ["noindex"] }. */
  readonly robotsByAgent: Readonly<Record<string, readonly string[]>>;
  readonly viewport: string | null;
  /**
   * meta http-equiv=refresh, parsed; url null when it reloads itself. Of a page without content of its own also where
   * an inline script sends its visitors.
   */
  readonly refresh: { readonly seconds: number; readonly url: string | null; readonly by?: "script" } | null;
  /** First base href, resolved. */
  readonly base: string | null;
  /** href of every base element that has one, as written. */
  readonly bases: readonly string[];
  /** Where its links without a path from the root lead by the base, and where they would lead without; absent where it is the same. */
  readonly byBase?: readonly { readonly url: string; readonly own: string }[];
  readonly lang: string | null;
  readonly dir: string | null;
  readonly generator: string | null;
  /** og:* and product:* and article:* properties, first value each, lower-case keys. */
  readonly openGraph: Readonly<Record<string, string>>;
  /** twitter:* values, first each, lower-case keys. */
  readonly twitter: Readonly<Record<string, string>>;
}

export interface HeadingFact {
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** Text with white space collapsed; alt texts of images inside are not part of it. */
  readonly text: string;
  /** Alt texts of images inside, joined. */
  readonly imageAlt: string;
  readonly region: Region;
  /** Its class attribute, by which styles know it; absent without any. */
  readonly className?: string;
  /** Empty, with an id: scripts fill it. */
  readonly slot?: true;
}

export interface ImageFact {
  readonly src: string;
  /** Absolute, or null (data:, empty, invalid). */
  readonly url: string | null;
  /** null = no alt attribute at all. */
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  readonly loading: string | null;
  readonly fetchpriority: string | null;
  readonly hasSrcset: boolean;
  readonly inLink: boolean;
  readonly inPicture: boolean;
  readonly region: Region;
  /** It stands in a link to another page: a card of what is there. */
  readonly leadsOn?: true;
  /** Its own style sets its box: both sides, a ratio, a greatest height, or a place outside of the text's flow. */
  readonly boxed?: true;
  /**
   * Of a picture without alt, or with one that four pictures of its list share: the words of its link, or the heading that it
   * stands with.
   */
  readonly beside?: string;
}

export interface ImagesFacts {
  readonly total: number;
  readonly noAlt: number;
  /** alt present but blank. */
  readonly emptyAlt: number;
  /** picture elements without an img: browsers show nothing. */
  readonly picturesWithoutImage: number;
  /** In order, at most 300. */
  readonly list: readonly ImageFact[];
  /** What inline styles draw behind elements, as heroes do; absent without any. */
  readonly backgrounds?: readonly BackgroundFact[];
}

export interface BackgroundFact {
  /** Absolute. */
  readonly url: string;
  readonly region: Region;
  /** How many images of the list stand before it. */
  readonly after: number;
  /** It stands in a link to another page. */
  readonly leadsOn?: true;
}

export interface LinkFact {
  /** As written, trimmed. */
  readonly href: string;
  /** Absolute http(s) without fragment, or null for other schemes and what can't be resolved. */
  readonly url: string | null;
  /** Visible text, white space collapsed, at most 200 characters. */
  readonly text: string;
  /** What stands in for text: alt of images inside, words drawn by an svg, aria-label or title. */
  readonly label: string;
  /** Lower-case rel tokens. */
  readonly rel: readonly string[];
  readonly region: Region;
  /** Stands in an element that is not displayed (hidden or an inline style), as the dialogs that scripts fill. */
  readonly hidden?: true;
}

export interface ScriptFact {
  readonly url: string | null;
  readonly inHead: boolean;
  readonly async: boolean;
  readonly defer: boolean;
  readonly module: boolean;
}

/** A secret in an inline script: what it opens, and its first characters only. */
export interface SecretFact {
  readonly kind: string;
  readonly masked: string;
}

export interface ResourceFacts {
  /** External scripts in order, at most 200. */
  readonly scripts: readonly ScriptFact[];
  /** Bytes of inline scripts (JSON-LD not counted). */
  readonly inlineScriptBytes: number;
  /** Stylesheet addresses in order. */
  readonly styles: readonly { readonly url: string | null; readonly inHead: boolean; readonly media: string | null }[];
  readonly inlineStyleBytes: number;
  /** `title` is the frame's name: its title, else its aria-label. */
  readonly iframes: readonly { readonly url: string | null; readonly title: string | null }[];
  readonly videos: readonly { readonly url: string | null; readonly from: "video" | "iframe" }[];
  /** http: addresses of scripts, styles, images, frames, media on the page, at most 50. */
  readonly insecure: readonly { readonly tag: string; readonly url: string }[];
  /** Keys that must stay on the server, found in inline scripts, at most 5. */
  readonly secrets: readonly SecretFact[];
}

/** How a text is kept from readers' eyes though it stands in the HTML. */
export type Concealment = "not displayed" | "tiny" | "off-screen" | "transparent" | "same colour";

export interface ConcealedText {
  readonly how: Concealment;
  /** The first 1,000 characters. */
  readonly text: string;
  /** Links inside that lead to other hosts. */
  readonly outbound: number;
}

export interface TextFacts {
  /** Words of all visible text in body (script, style, template, noscript left out). */
  readonly words: number;
  /** Words outside header, nav, aside and footer. */
  readonly mainWords: number;
  /** The first 4,000 characters of the text outside header, nav, aside and footer. */
  readonly main: string;
  /** Text blocks (p, li, td, dd ... ) outside the frame of the page, first 60, at most 400 characters each. */
  readonly paragraphs: readonly string[];
  /** Texts of three words or more hidden by an inline style or the hidden attribute, at most 20, outermost element each. */
  readonly concealed: readonly ConcealedText[];
  /** 32-hex-digit hash of the main text, white space collapsed, lower case. */
  readonly hash: string;
  /** 64-bit SimHash of the main text's 3-word shingles as 16 hex digits. */
  readonly simhash: string;
}

/** A block named after a list, with nothing in it. */
export interface UnfilledPlace {
  readonly id: string;
  /** The heading that it stands under. */
  readonly heading: string;
}

export interface StructureFacts {
  readonly doctype: string | null;
  readonly elements: number;
  readonly maxDepth: number;
  /** Tag of the first element in head that ended the head early (e.g. "div"), or null. */
  readonly headBrokenBy: string | null;
  /** Elements that a document has once and this one starts twice. */
  readonly repeated: readonly ("head" | "body")[];
  /** blockquote and q elements. */
  readonly quotations: number;
  /** Elements that show code: code, pre, kbd, samp. */
  readonly codes: number;
  readonly lists: number;
  readonly orderedLists: number;
  /** Data tables: with th, or with 2+ rows and 2+ columns. */
  readonly tables: number;
  /** Named blocks of the content with nothing in them, as scripts fill them; absent without any. */
  readonly vacant?: number;
  /** Of these the places for lists that stand right under a heading, at most 12; absent without any. */
  readonly unfilled?: readonly UnfilledPlace[];
  /** Ids of the empty boxes that items of a menu have behind their one link, as scripts fill them, at most 4; absent without any. */
  readonly unfilledMenus?: readonly string[];
  /** A script in the page writes an h1, as templates of single goods do; absent where none does. */
  readonly headedByScript?: true;
  readonly hasMain: boolean;
  readonly hasNav: boolean;
  readonly duplicateIds: readonly string[];
  /** Elements that carry data-nosnippet, with the first 120 characters of their text. */
  readonly nosnippet: readonly string[];
  /** Short texts of summary elements: what a page lets its visitors unfold, at most 40. */
  readonly summaries: readonly string[];
  /** Addresses that onclick handlers and javascript: links open, absolute, in order, at most 50. */
  readonly scriptTargets: readonly string[];
  /** Sorted hash of the page's element paths: equal for pages of one template. 16 hex digits. */
  readonly shape: string;
  /** Class and id tokens seen most, for template matching; at most 60, sorted. */
  readonly classTokens: readonly string[];
  /** Class tokens of the body element, at most 40: site systems say there what a page is. */
  readonly bodyClasses: readonly string[];
  /** The shop's system says of the page's product that nothing of it is sent: an hour, a seat, a file. */
  readonly intangible: boolean;
}

export interface DateFact {
  /** ISO date or date-time. */
  readonly iso: string;
  readonly from: "time" | "meta" | "json-ld" | "text";
  /** "published", "modified" or unknown. */
  readonly role: "published" | "modified" | "unknown";
}

export interface TechFacts {
  /** Shop or site system, lower case ("shopify", "woocommerce", "wordpress", "shopware", ...), or null. */
  readonly platform: string | null;
  readonly platformEvidence: string | null;
  readonly analytics: readonly { readonly kind: string; readonly id: string | null }[];
  /** Almost no text, an empty mount node, and script that would fill it. */
  readonly jsShell: boolean;
  /** Signs of a bot wall or challenge page, or null. */
  readonly botWall: string | null;
}

export interface Indexability {
  readonly indexable: boolean;
  /**
   * "indexable", or what prevents it: "status 404", "redirect", "noindex", "canonicalised", "robots.txt", "not html",
   * "other address" for a page that is sent under another address too and counts there, "not of the site" for one that
   * was left lying there: no page links to it, and it shows nothing of the site.
   * Where nearly the whole site says noindex, its pages are taken for indexable all the same and keep "noindex" here:
   * one setting opens them all, and their other faults matter on that day.
   */
  readonly reason: string;
}

/** All that rules may know of one fetched URL. Plain data: survives JSON and threads unchanged. */
export interface PageFacts {
  readonly url: string;
  readonly response: ResponseFacts;
  /** True when the body was parsed as HTML (any status). All sections below are empty otherwise. */
  readonly isHtml: boolean;
  readonly kind: PageKind;
  readonly indexability: Indexability;
  readonly head: HeadFacts;
  readonly headings: readonly HeadingFact[];
  readonly images: ImagesFacts;
  /** Each a[href] and area[href] outside noscript and template, the first 20,000 in order. Empty once the link graph has taken them. */
  readonly links: readonly LinkFact[];
  readonly resources: ResourceFacts;
  readonly structuredData: StructuredDataFacts;
  readonly text: TextFacts;
  readonly structure: StructureFacts;
  readonly forms: FormFacts;
  readonly commerce: CommerceFacts;
  readonly outline: PageOutline;
  readonly claims: PageClaims;
  readonly dates: readonly DateFact[];
  readonly tech: TechFacts;
  /** Only where the facts above are those of the page after its scripts ran: what the HTML as sent said. */
  readonly asSent?: PageSide;
}
