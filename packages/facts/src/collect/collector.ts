import { collectCurrencies } from "./read-script-currencies.ts";
import { collectVariants } from "./read-variants.ts";
import type { AttributeTable } from "../html/attribute-table.ts";
import type { MarkupSink } from "../html/markup-sink.ts";
import { tag } from "../html/tags.ts";
import { detach } from "../text/characters.ts";
import { addText } from "../text/text-flow.ts";
import { closeElement } from "./close-element.ts";
import { openElement } from "./open-element.ts";
import type { PageBuffers } from "./page-buffers.ts";
import { captureNoscript, captureNothing, captureScript, captureStyle, PageState } from "./page-state.ts";
import { mostScriptText } from "./read-resources.ts";
import { endSegment, setMain } from "./text-segments.ts";

const title = tag("title");
const unknownName = 0;
const mostLabel = 200;

export interface Collector extends MarkupSink {
  readonly state: PageState;
  /** Ends the last pieces of text; call once after the last event. */
  end(): void;
}

/** Text in svg is no text of the page, but its title and the words it draws can name a button or a link. */
function readSilent(state: PageState, bytes: Buffer, from: number, to: number): void {
  if (state.capture !== captureNothing) return keepRaw(state, bytes, from, to);
  const { open, inLink } = state;
  const within = open.tag[open.depth] ?? unknownName;
  // "text" and "tspan" are names that HTML doesn't know.
  if (open.html[open.depth] === 1 || (within !== title && within !== unknownName)) return;
  const said = bytes.toString("utf8", from, to).trim();
  if (said === "") return;
  state.svgTitles++;
  const link = state.links[inLink];
  if (link !== undefined) link.label ||= detach(said.slice(0, mostLabel));
}

/** Of a long script only the beginning is looked at, and the places where it tells of a redirect or makes markup. */
function scriptText(bytes: Buffer, from: number, to: number): string {
  const text = bytes.toString("utf8", from, Math.min(to, from + mostScriptText));
  if (to - from <= mostScriptText) return text;
  const rest = bytes.subarray(from + mostScriptText, to);
  const moved = rest.indexOf(BUILT_REDIRECT);
  const made = rest.indexOf(MARKUP);
  return [
    text,
    ...(moved < 0 ? [] : [rest.toString("utf8", moved, moved + LONGEST_REDIRECT)]),
    ...(made < 0 ? [] : [rest.toString("utf8", Math.max(0, made - BEFORE_MARKUP), made + MARKUP.length + 1)]),
  ].join("\n");
}

/** The type of an element that a script fills with structured data, and the letters before it that set it. */
const MARKUP = "application/ld+json";
const BEFORE_MARKUP = 40;

/** How Next.js begins a redirect in a page that was built beforehand. */
const BUILT_REDIRECT = "NEXT_REDIRECT;";
const LONGEST_REDIRECT = 600;

function keepRaw(state: PageState, bytes: Buffer, from: number, to: number): void {
  state.rawBytes += to - from;
  if (state.capture === captureStyle) return;
  if (state.capture === captureScript) {
    collectVariants(state.variants, bytes, from, to);
    collectCurrencies(state.scriptCurrencies, bytes, from, to);
    if (!state.headedByScript) state.headedByScript = bytes.subarray(from, to).includes("<h1");
  }
  if (state.capture === captureScript || state.capture === captureNoscript) state.raw += scriptText(bytes, from, to);
  else state.raw += bytes.toString("utf8", from, to);
}

/** Gathers everything a page says from the events of either parser. */
export function createCollector(buffers: PageBuffers): Collector {
  const state = new PageState(buffers);
  return {
    state,
    doctype(name, publicId, systemId) {
      state.doctype = [name, publicId, systemId].filter((part) => part !== "").join(" ");
    },
    open: (tagId: number, nameHash: number, html: boolean, attributes: AttributeTable) =>
      openElement(state, tagId, nameHash, html, attributes),
    close: () => closeElement(state),
    text(bytes, from, to) {
      if (state.silent !== 0) readSilent(state, bytes, from, to);
      else if (state.bodyOpen) addText(state.flow, bytes, from, to);
    },
    headBrokenBy(name) {
      state.headBrokenBy = name;
    },
    repeated(name) {
      state.repeated.push(name);
    },
    end() {
      endSegment(state, 0);
      const wasMain = state.flow.inMain;
      setMain(state, false);
      state.flow.inMain = wasMain;
    },
  };
}
