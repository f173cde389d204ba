/** What a browser was asked about a page beyond its content. Each is absent where it was not asked or gave no answer. */
export interface CloserLooks {
  /** Pictures at least 64 pixels wide in a window of 1280, at most 60. */
  readonly images?: readonly SeenImage[];
  /** Ways to change the language; null where the page has none. */
  readonly languages?: LanguageControls | null;
  /** Closed panels with product facts that were empty until they were opened; asked on product pages only. */
  readonly lateTabs?: readonly LateTab[];
  /** What makes the page wider than a phone's screen; null where it fits. */
  readonly sideways?: Sideways | null;
  /** Whether the picture that is the largest paint is seen on a phone without scrolling; asked where there is one. */
  readonly leadsOnPhone?: boolean;
  readonly back?: BackButton;
}

export interface SeenImage {
  readonly url: string;
  /** Pixels of the file. */
  readonly width: number;
  readonly height: number;
  /** Size on the page in CSS pixels; 0 when it is not shown. */
  readonly shownWidth: number;
  readonly shownHeight: number;
  /** Widest file that srcset offers for it, in pixels; null without widths. */
  readonly widest: number | null;
  /** Bytes on the wire; null when not known. */
  readonly bytes: number | null;
}

export interface LanguageControls {
  readonly kind: "select" | "buttons";
  /** As written, at most 10. */
  readonly languages: readonly string[];
  /** Links to pages in other languages, by their text or hreflang. */
  readonly links: number;
}

export interface LateTab {
  readonly label: string;
  /** Words that came when it was opened, and the first 200 characters. */
  readonly words: number;
  readonly text: string;
}

/** At a width of 360 CSS pixels, as a phone shows it. */
export interface Sideways {
  /** How far the page can be scrolled aside, in CSS pixels. */
  readonly by: number;
  /** The elements that reach furthest, at most 3: a short selector and where their right edge lies. */
  readonly elements: readonly { readonly selector: string; readonly right: number }[];
}

/** What happened when somebody who had done nothing but one click into the void wanted to leave. */
export interface BackButton {
  /** History entries that the page added by itself. */
  readonly added: number;
  /** "kept": going back led to the same page with new entries; "diverted": to another page; null: it went back. */
  readonly trap: "kept" | "diverted" | null;
  /** Where it led, when diverted. */
  readonly to: string | null;
  /** Whether the page asked to stay although nothing had been entered. */
  readonly asksToStay: boolean;
}
