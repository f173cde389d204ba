import type { AttributeTable } from "../html/attribute-table.ts";
import type { MarkupSink } from "../html/markup-sink.ts";
import { tag } from "../html/tags.ts";
import { addText } from "../text/text-flow.ts";
import { startClassCount } from "./class-names.ts";
import { closeElement } from "./close-element.ts";
import { openElement } from "./open-element.ts";
import { captureNothing, createPageState, type PageState } from "./page-state.ts";
import { endSegment, setMain } from "./text-segments.ts";

const title = tag("title");

export interface Collector extends MarkupSink {
  readonly state: PageState;
  /** Ends the last pieces of text; call once after the last event. */
  end(): void;
}

/** Text in svg is no text of the page, but its title can name a button. */
function readSilent(state: PageState, source: string, from: number, to: number): void {
  if (state.capture !== captureNothing) state.raw += source.slice(from, to);
  else if (state.open.tag[state.open.depth] === title && source.slice(from, to).trim() !== "") state.svgTitles++;
}

/** Gathers everything a page says from the events of either parser. */
export function createCollector(): Collector {
  startClassCount();
  const state = createPageState();
  return {
    state,
    doctype(name, publicId, systemId) {
      state.doctype = [name, publicId, systemId].filter((part) => part !== "").join(" ");
    },
    open: (tagId: number, nameHash: number, html: boolean, attributes: AttributeTable) =>
      openElement(state, tagId, nameHash, html, attributes),
    close: () => closeElement(state),
    text(source, from, to) {
      if (state.silent !== 0) readSilent(state, source, from, to);
      else if (state.bodyOpen) addText(state.flow, source, from, to);
    },
    headBrokenBy(name) {
      state.headBrokenBy = name;
    },
    end() {
      endSegment(state, 0);
      const wasMain = state.flow.inMain;
      setMain(state, false);
      state.flow.inMain = wasMain;
    },
  };
}
