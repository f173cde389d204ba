import type { CloserLooks } from "./closer-looks.ts";
import { offerSideOf } from "./offer-side.ts";
import type { PageFacts } from "./page-facts.ts";
import type { PageSide } from "./page-side.ts";

/** What happened while a browser ran the page. Times in milliseconds since the request, sizes in bytes on the wire. */
export interface RenderRun {
  /** Where the page's own scripts or redirects led. */
  readonly finalUrl: string;
  /** When four fifths of the text that was there in the end could be read. */
  readonly contentMs: number;
  /** Uncaught errors, first 10, at most 300 characters each. */
  readonly errors: readonly string[];
  /** Style sheets and scripts that did not come, visitor statistics left out, at most 10. Absent in records of earlier versions. */
  readonly unloaded?: readonly string[];
  /** Measuring tools that the page asked for, or that its own script files set up. Absent in records of earlier versions. */
  readonly tools?: readonly string[];
  /** Words that appeared only after scrolling to the end. */
  readonly wordsAfterScroll: number;
  /** Words of the text that a visitor sees without scrolling or clicking anything away. */
  readonly visibleWords: number;
  /** Words in closed shadow roots and in frames of other sites: part of the page for the eye only. */
  readonly enclosedWords: number;
  /** The layer that lies over most of the window: covered share and text (at most 500 characters); null without one. */
  readonly overlay: { readonly share: number; readonly words: number; readonly text: string } | null;
  readonly lab: LabValues;
  /** Absent in records of earlier versions. */
  readonly looks?: CloserLooks;
}

/** One loading of the page on the auditing machine, not what visitors measure. */
export interface LabValues {
  readonly lcpMs: number | null;
  /**
   * The image that is the largest paint: whether its file's name stands in the HTML as sent, and the part of the window
   * (0..1) it covers; null for text.
   */
  readonly lcpImage: {
    readonly url: string;
    readonly inHtml: boolean;
    readonly priority: boolean;
    readonly share: number;
  } | null;
  /** Largest session window of layout shifts. */
  readonly cls: number | null;
  /** Sum over 50 ms of each long task until the page was stable, less the time in which it waited for a processor. */
  readonly blockingMs: number | null;
  /** Bytes on the wire by what they are, and of those from other registrable domains. */
  readonly bytes: { readonly total: number; readonly script: number; readonly thirdPartyScript: number };
  readonly requests: number;
  /** Share of script text that was not run, 0..1; null when not measured. */
  readonly unusedScript: number | null;
  /** The part (0..1) of its tasks' time in which the page had a processor. Absent in records of earlier versions. */
  readonly processor?: number;
  /** Time in scripts of the site and of other registrable domains; null when not measured. */
  readonly scriptMs: { readonly own: number; readonly foreign: number } | null;
}

export interface RenderedPage {
  /** As crawled. */
  readonly url: string;
  /** By what the browser saw. */
  readonly kind: PageFacts["kind"];
  readonly raw: PageSide;
  readonly rendered: PageSide;
  readonly run: RenderRun;
}

export interface FailedRun {
  readonly url: string;
  /** One plain sentence. */
  readonly reason: string;
  /** Where the page sent the browser by itself, when that is why. */
  readonly movedTo?: string;
}

/** What a browser with scripts saw of a sample of the site's pages. */
export interface RenderingFacts {
  readonly state: "off" | "no-browser" | "done";
  readonly pages: readonly RenderedPage[];
  /** Pages that could not be run, with one plain sentence each. */
  readonly failed: readonly FailedRun[];
  /** True when the browser's own sandbox was on. */
  readonly sandboxed: boolean;
}

export const notRendered: RenderingFacts = { state: "off", pages: [], failed: [], sandboxed: false };

const MOST_LINKS = 2000;
const MOST_TEXT = 1000;

/** The part of a page's facts that is compared. Call it while the page still holds its links. */
export function sideOf(page: PageFacts): PageSide {
  const { head, headings, structuredData, commerce, text, structure, links, tech } = page;
  return {
    titles: head.titles,
    descriptions: head.descriptions,
    h1: headings.flatMap(({ level, text: words, imageAlt }) =>
      level === 1 && words + imageAlt !== "" ? [words || imageAlt] : [],
    ),
    canonicals: head.canonicals.flatMap(({ url }) => (url === null ? [] : [url])),
    robots: [...head.robots, ...(head.robotsByAgent.googlebot ?? [])],
    hreflang: head.hreflang.map(({ hreflang, url }) => `${hreflang ?? ""} ${url ?? ""}`.toLowerCase()).toSorted(),
    social: [...Object.keys(head.openGraph), ...Object.keys(head.twitter)].toSorted(),
    types: [...new Set(structuredData.items.flatMap(({ types }) => types))].toSorted(),
    offerPrice: structuredData.items.some((item) => JSON.stringify(item.props.offers ?? "").includes('"price"')),
    prices: commerce.prices.slice(0, 20).map((price) => price.text),
    availability: commerce.availability,
    words: text.words,
    mainWords: text.mainWords,
    hasMain: structure.hasMain,
    main: text.main.slice(0, MOST_TEXT),
    links: [...new Set(links.flatMap(({ url }) => (url === null ? [] : [url])))].slice(0, MOST_LINKS),
    jsShell: tech.jsShell,
    ...(page.kind === "product" ? { offer: offerSideOf(page) } : {}),
  };
}
