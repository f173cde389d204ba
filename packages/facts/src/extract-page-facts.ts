import { assembleBody, type HtmlSections } from "./assemble/assemble-page.ts";
import type { Capture } from "./capture.ts";
import { readIndexability } from "./classify/read-indexability.ts";
import { createCollector } from "./collect/collector.ts";
import { type PageBuffers, withBuffers } from "./collect/page-buffers.ts";
import type { PageState } from "./collect/page-state.ts";
import { emptySections } from "./empty-facts.ts";
import { namesNobody, readUnsentForms } from "./forms/read-unsent-forms.ts";
import { parseWithParse5 } from "./html/parse5-source.ts";
import { scanMarkup } from "./html/scanner/scan-markup.ts";
import type { MarkupSink } from "./html/markup-sink.ts";
import type { PageFacts } from "./page-facts.ts";
import { makeWellFormed, mayMakeMalformed } from "./text/make-well-formed.ts";
import { decodeBody, type DecodedBody, textOf, utf8Of } from "./response/decode-body.ts";
import { essenceOf, readResponse } from "./response/response-facts.ts";
import { isOtherDocument } from "./response/root-element.ts";

/** Tells a document to the collector; false when it can't decide how a browser would build it. */
export type MarkupSource = (body: DecodedBody, sink: MarkupSink) => boolean;

const htmlTypes = new Set(["text/html", "application/xhtml+xml"]);
const looksHtml = /^\s*(<!doctype html|<html[\s>]|<head[\s>]|<!--)/i;

/** A body without a declared type counts as HTML when it begins like it; one that begins as a feed never does. */
function decodeHtml(capture: Capture): DecodedBody | null {
  const { body, headers, redirectTo } = capture;
  if (body === null || body.byteLength === 0 || redirectTo !== null) return null;
  const essence = essenceOf(headers["content-type"]);
  if (essence !== null && !htmlTypes.has(essence)) return null;
  const decoded = decodeBody(body, headers["content-type"] ?? null);
  const start = textOf({ ...decoded, bytes: body.subarray(0, 1000) });
  if (isOtherDocument(start)) return null;
  return essence !== null || looksHtml.test(start) ? decoded : null;
}

function collect(body: DecodedBody, sources: readonly MarkupSource[], buffers: PageBuffers): PageState {
  for (const source of sources) {
    const collector = createCollector(buffers);
    if (!source(body, collector)) continue;
    collector.end();
    return collector.state;
  }
  throw new Error("No markup source took the document");
}

function assembleWhole(capture: Capture, decoded: DecodedBody, state: PageState): HtmlSections {
  const sections = assembleBody(capture, state);
  // Only a form that names nobody is worth a look at the page as text.
  const unsent = state.forms.some(namesNobody) ? readUnsentForms(textOf(decoded)) : null;
  return unsent === null ? sections : { ...sections, forms: { ...sections.forms, unsent } };
}

/** Facts by the given sources in turn: the first that can decide is taken. */
export function extractWith(capture: Capture, sources: readonly MarkupSource[]): PageFacts {
  const decoded = decodeHtml(capture);
  const response = readResponse(capture, decoded);
  if (decoded === null) {
    const sections = emptySections();
    const indexability = readIndexability(capture, false, sections.head, response);
    return { url: capture.url, response, isHtml: false, kind: "other", indexability, ...sections };
  }
  const { kind, ...sections } = withBuffers((buffers) =>
    assembleWhole(capture, decoded, collect(decoded, sources, buffers)),
  );
  const indexability = readIndexability(capture, true, sections.head, response);
  const page: PageFacts = { url: capture.url, response, isHtml: true, kind, indexability, ...sections };
  return mayMakeMalformed(utf8Of(decoded)) ? makeWellFormed(page) : page;
}

export const parse5Source: MarkupSource = (body, sink) => {
  parseWithParse5(textOf(body), sink);
  return true;
};

export const scannerSource: MarkupSource = (body, sink) => scanMarkup(utf8Of(body), sink);

/**
 * All facts of one response. HTML is read as a browser with scripting on would build it; any other body, and none, gives
 * empty sections. Never throws because of what a page holds; all texts are well-formed.
 */
export function extractPageFacts(capture: Capture): PageFacts {
  return extractWith(capture, [scannerSource, parse5Source]);
}
