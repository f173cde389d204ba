import type { PageState } from "../collect/page-state.ts";
import type { LinkFact } from "../page-facts.ts";
import type { FoundBlock } from "../collect/findings.ts";
import type { FlowText } from "../text/flow-text.ts";
import type { Lists } from "./find-lists.ts";
import { cartMark, noticeMark } from "./marks.ts";
import type { Content } from "./outline-frame.ts";

/** Beside the content: a cart's summary, notices. */
export const aside = cartMark | noticeMark;

/** A piece of the content's text. */
export interface ContentBlock extends FoundBlock {
  /** What the elements around it are named, see `marks.ts`. */
  readonly marks: number;
}

/** All that the parts of an outline are read from. */
export interface OutlineSource {
  readonly state: PageState;
  readonly flow: FlowText;
  readonly links: readonly LinkFact[];
  readonly content: Content;
  readonly blocks: readonly ContentBlock[];
  readonly lists: Lists;
  /** BCP 47 languages that the page names as its own. */
  readonly languages: readonly string[];
  readonly marksAt: (at: number) => number;
}

/** A 32-bit hash of a text. */
export function keyOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash | 0;
}
