import type { Region } from "../region.ts";
import type { TextFlow } from "../text/text-flow.ts";
import type { ClassCounts } from "./class-names.ts";
import type { OpenElements } from "./open-elements.ts";
import type {
  FoundBackground,
  FoundBlock,
  FoundBreadcrumb,
  FoundButton,
  FoundCard,
  FoundConcealed,
  FoundControl,
  FoundForm,
  FoundHeading,
  FoundImage,
  FoundLink,
  FoundLinkRel,
  FoundMeta,
  FoundRange,
  FoundScript,
  FoundSegment,
  FoundSpan,
  FoundTable,
  FoundTime,
  FoundUnfilled,
} from "./findings.ts";
import { clearBuffers, type PageBuffers } from "./page-buffers.ts";
import type { PathSet } from "./path-set.ts";
import type { FoundVariants } from "./read-variants.ts";
import { createSemanticsState } from "./semantics-state.ts";

export const regions: readonly Region[] = ["body", "header", "nav", "main", "aside", "footer"];
export const inBody = 0;
export const inHeader = 1;
export const inNav = 2;
export const inMainRegion = 3;
export const inAside = 4;
export const inFooter = 5;

/** What raw text is being gathered for. */
export const captureNothing = 0;
export const captureTitle = 1;
export const captureScript = 2;
export const captureJsonLd = 3;
export const captureStyle = 4;
export const captureNoscript = 5;

/** Everything known about the page while it is read. One per page; turned into PageFacts at the end. */
export class PageState {
  readonly flow: TextFlow;
  readonly open: OpenElements;
  paths: PathSet = new Set();
  readonly semantics = createSemanticsState();
  segmentStart = 0;
  /** Open elements whose content isn't visible text. */
  silent = 0;
  capture: number = captureNothing;
  raw = "";
  /** Bytes of the raw text, of which `raw` may hold the beginning only. */
  rawBytes = 0;
  bodyOpen = false;
  headOpen = false;
  bodyClasses: readonly string[] = [];
  /** Open sectioning elements: header and footer inside them aren't the page's own. */
  sections = 0;
  inLink = -1;
  inLabel = 0;
  inPicture = 0;
  /** Images in the open picture; one in noscript counts, as a script then makes another. */
  pictureImages = 0;
  picturesWithoutImage = 0;
  inBreadcrumb = 0;
  /** Index of the heading being read, -1 outside. */
  openHeading = -1;
  openButton: FoundButton | null = null;
  openButtonNamed = false;
  svgTitles = 0;
  doctype: string | null = null;
  headBrokenBy: string | null = null;
  repeated: ("head" | "body")[] = [];
  elements = 0;
  maxDepth = 0;
  lang: string | null = null;
  dir: string | null = null;
  base: string | null = null;
  bases: string[] = [];
  titles: string[] = [];
  titlesOutsideHead = 0;
  metas: FoundMeta[] = [];
  linkRels: FoundLinkRel[] = [];
  headings: FoundHeading[] = [];
  images: FoundImage[] = [];
  backgrounds: FoundBackground[] = [];
  imageTotal = 0;
  imagesNoAlt = 0;
  imagesEmptyAlt = 0;
  links: FoundLink[] = [];
  /** The open link has a name of its own, so images inside add nothing to it. */
  linkNamed = false;
  linkTitle = "";
  scripts: FoundScript[] = [];
  inlineScripts: string[] = [];
  /** A script in the page holds an h1. */
  headedByScript = false;
  /** Variants of products that scripts and forms hold. */
  variants: FoundVariants[] = [];
  /** Currencies that scripts name, with how often. */
  scriptCurrencies = new Map<string, number>();
  inlineScriptBytes = 0;
  inlineStyleBytes = 0;
  jsonLd: string[] = [];
  /** Beginnings of short noscript parts: what counts visitors without scripts stands there. */
  noscripts: string[] = [];
  iframes: { src: string | null; title: string | null }[] = [];
  videos: string[] = [];
  insecure: { tag: string; url: string }[] = [];
  forms: FoundForm[] = [];
  controls: FoundControl[] = [];
  /** Where in the flow the last field stands, or the form begins. */
  controlAt = 0;
  /** The last label that names no field and held none, until a control follows it. */
  looseLabel: { from: number; to: number } | null = null;
  readonly labelFor = new Set<string>();
  buttons: FoundButton[] = [];
  namelessButtons = 0;
  hasSearch = false;
  hasPassword = false;
  lists = 0;
  orderedLists = 0;
  tables: FoundTable[] = [];
  openTables: FoundTable[] = [];
  vacant = 0;
  /** Places for lists with nothing in them, each with its heading. */
  unfilled: FoundUnfilled[] = [];
  /** Ids of empty boxes behind the only link of a menu's item. */
  unfilledMenus: string[] = [];
  /** How many images and links there were at the end of the last heading. */
  sinceHeading = { images: 0, links: 0 };
  hasMain = false;
  hasNav = false;
  readonly ids = new Set<string>();
  readonly duplicateIds = new Set<string>();
  nosnippet: FoundRange[] = [];
  summaries: FoundRange[] = [];
  openSnippets: number[] = [];
  /** Addresses in onclick handlers and javascript: links, as written. */
  scriptTargets: string[] = [];
  classes: ClassCounts = new Map();
  segments: FoundSegment[] = [];
  /** Every piece of text, and every element whose names say something. */
  blocks: FoundBlock[] = [];
  spans: FoundSpan[] = [];
  openSpans: FoundSpan[] = [];
  paragraphs: FoundRange[] = [];
  mainRanges: FoundRange[] = [];
  mainStart = 0;
  breadcrumbs: FoundBreadcrumb[] = [];
  cards: FoundCard[] = [];
  quotations = 0;
  codes = 0;
  /** Elements other than links and controls that react to clicks and tell no role. */
  fakeButtons = 0;
  fakeKinds = new Set<string>();
  fakeLinks = new Map<string, string>();
  namelessKinds = new Set<string>();
  /** Texts hidden by inline style or the hidden attribute, and how many such elements are open. */
  concealed: FoundConcealed[] = [];
  openConcealed = 0;
  priceHints = 0;
  /** Struck-through pieces of text, and how many of them are open. */
  struck: FoundSegment[] = [];
  openStruck = 0;
  times: FoundTime[] = [];

  constructor(buffers: PageBuffers) {
    clearBuffers(buffers);
    this.flow = buffers.flow;
    this.open = buffers.open;
  }
}
