import type { Region } from "../page-facts.ts";
import type { TextFlow } from "../text/text-flow.ts";
import type { ClassCounts } from "./class-names.ts";
import type { OpenElements } from "./open-elements.ts";
import type {
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
} from "./findings.ts";
import { clearBuffers, type PageBuffers } from "./page-buffers.ts";
import type { PathSet } from "./path-set.ts";
import { createSemanticsState, type SemanticsState } from "./semantics-state.ts";

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

/** Everything known about the page while it is read. One per page; turned into PageFacts at the end. */
export interface PageState {
  flow: TextFlow;
  open: OpenElements;
  paths: PathSet;
  semantics: SemanticsState;
  segmentStart: number;
  /** Open elements whose content isn't visible text. */
  silent: number;
  capture: number;
  raw: string;
  /** Bytes of the raw text, of which `raw` may hold the beginning only. */
  rawBytes: number;
  bodyOpen: boolean;
  headOpen: boolean;
  /** Open sectioning elements: header and footer inside them aren't the page's own. */
  sections: number;
  inLink: number;
  inLabel: number;
  inPicture: number;
  /** Images in the open picture; one in noscript counts, as a script then makes another. */
  pictureImages: number;
  picturesWithoutImage: number;
  inBreadcrumb: number;
  /** Index of the heading being read, -1 outside. */
  openHeading: number;
  openButton: FoundButton | null;
  openButtonNamed: boolean;
  svgTitles: number;
  doctype: string | null;
  headBrokenBy: string | null;
  repeated: ("head" | "body")[];
  elements: number;
  maxDepth: number;
  lang: string | null;
  dir: string | null;
  base: string | null;
  bases: string[];
  titles: string[];
  titlesOutsideHead: number;
  metas: FoundMeta[];
  linkRels: FoundLinkRel[];
  headings: FoundHeading[];
  images: FoundImage[];
  imageTotal: number;
  imagesNoAlt: number;
  imagesEmptyAlt: number;
  links: FoundLink[];
  /** Links whose words hint at buying. */
  buyingLinks: number[];
  /** The open link has a name of its own, so images inside add nothing to it. */
  linkNamed: boolean;
  linkTitle: string;
  scripts: FoundScript[];
  inlineScripts: string[];
  inlineScriptBytes: number;
  inlineStyleBytes: number;
  jsonLd: string[];
  iframes: { src: string | null; title: string | null }[];
  videos: string[];
  insecure: { tag: string; url: string }[];
  forms: FoundForm[];
  controls: FoundControl[];
  labelFor: Set<string>;
  buttons: FoundButton[];
  namelessButtons: number;
  hasSearch: boolean;
  hasPassword: boolean;
  lists: number;
  orderedLists: number;
  tables: FoundTable[];
  openTables: FoundTable[];
  hasMain: boolean;
  hasNav: boolean;
  ids: Set<string>;
  duplicateIds: Set<string>;
  nosnippet: FoundRange[];
  summaries: FoundRange[];
  openSnippets: number[];
  /** Addresses in onclick handlers and javascript: links, as written. */
  scriptTargets: string[];
  classes: ClassCounts;
  segments: FoundSegment[];
  /** Every piece of text, and every element whose names say something. */
  blocks: FoundBlock[];
  spans: FoundSpan[];
  openSpans: FoundSpan[];
  paragraphs: FoundRange[];
  mainRanges: FoundRange[];
  mainStart: number;
  breadcrumbs: FoundBreadcrumb[];
  cards: FoundCard[];
  quotations: number;
  codes: number;
  /** Elements other than links and controls that react to clicks and tell no role. */
  fakeButtons: number;
  /** Texts hidden by inline style or the hidden attribute, and how many such elements are open. */
  concealed: FoundConcealed[];
  openConcealed: number;
  priceHints: number;
  /** Struck-through pieces of text, and how many of them are open. */
  struck: FoundSegment[];
  openStruck: number;
  times: FoundTime[];
}

export function createPageState(buffers: PageBuffers): PageState {
  clearBuffers(buffers);
  return {
    flow: buffers.flow,
    open: buffers.open,
    paths: new Set(),
    semantics: createSemanticsState(),
    segmentStart: 0,
    silent: 0,
    capture: captureNothing,
    raw: "",
    rawBytes: 0,
    bodyOpen: false,
    headOpen: false,
    sections: 0,
    inLink: -1,
    inLabel: 0,
    inPicture: 0,
    pictureImages: 0,
    picturesWithoutImage: 0,
    inBreadcrumb: 0,
    openHeading: -1,
    openButton: null,
    openButtonNamed: false,
    svgTitles: 0,
    doctype: null,
    headBrokenBy: null,
    repeated: [],
    elements: 0,
    maxDepth: 0,
    lang: null,
    dir: null,
    base: null,
    bases: [],
    titles: [],
    titlesOutsideHead: 0,
    metas: [],
    linkRels: [],
    headings: [],
    images: [],
    imageTotal: 0,
    imagesNoAlt: 0,
    imagesEmptyAlt: 0,
    links: [],
    buyingLinks: [],
    linkNamed: false,
    linkTitle: "",
    scripts: [],
    inlineScripts: [],
    inlineScriptBytes: 0,
    inlineStyleBytes: 0,
    jsonLd: [],
    iframes: [],
    videos: [],
    insecure: [],
    forms: [],
    controls: [],
    labelFor: new Set(),
    buttons: [],
    namelessButtons: 0,
    hasSearch: false,
    hasPassword: false,
    lists: 0,
    orderedLists: 0,
    tables: [],
    openTables: [],
    hasMain: false,
    hasNav: false,
    ids: new Set(),
    duplicateIds: new Set(),
    nosnippet: [],
    summaries: [],
    openSnippets: [],
    scriptTargets: [],
    classes: new Map(),
    segments: [],
    blocks: [],
    spans: [],
    openSpans: [],
    paragraphs: [],
    mainRanges: [],
    mainStart: 0,
    breadcrumbs: [],
    cards: [],
    quotations: 0,
    codes: 0,
    fakeButtons: 0,
    concealed: [],
    openConcealed: 0,
    priceHints: 0,
    struck: [],
    openStruck: 0,
    times: [],
  };
}
