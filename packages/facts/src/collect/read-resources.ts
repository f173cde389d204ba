import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { captureJsonLd, captureNothing, captureScript, type PageState } from "./page-state.ts";
import { most } from "./limits.ts";

const src = attribute("src");
const dataSrc = attribute("data-src");
const type = attribute("type");
const asyncId = attribute("async");
const defer = attribute("defer");
const titleId = attribute("title");
const ariaLabel = attribute("aria-label");
/** Tracking snippets are short and come first; large blobs are data. */
export const mostScriptText = 3000;

/** Notes an address written with http: on a part that the page loads. */
export function noteInsecure(state: PageState, tag: string, url: string): void {
  if (url.length < 6 || (url.charCodeAt(0) | 32) !== 104 || state.insecure.length >= most.insecure) return;
  if (/^http:/i.test(url)) state.insecure.push({ tag, url });
}

function essence(value: string | null): string {
  if (value === null) return "";
  const semicolon = value.indexOf(";");
  return (semicolon < 0 ? value : value.slice(0, semicolon)).trim().toLowerCase();
}

/** Returns what the script's text is wanted for. */
export function openScript(state: PageState, attributes: AttributeTable): number {
  const kind = essence(readAttribute(attributes, type));
  if (kind === "application/ld+json") return captureJsonLd;
  const source = readAttribute(attributes, src);
  // What a consent tool loads later has its address here.
  const later = readAttribute(attributes, dataSrc);
  if (later !== null) state.inlineScripts.push(later);
  if (source === null) return captureScript;
  noteInsecure(state, "script", source);
  if (state.scripts.length < most.scripts) {
    state.scripts.push({
      src: source,
      inHead: state.headOpen,
      async: hasAttribute(attributes, asyncId),
      defer: hasAttribute(attributes, defer),
      module: kind === "module",
    });
  }
  return captureNothing;
}

export function closeScript(state: PageState): void {
  if (state.capture === captureJsonLd) {
    state.jsonLd.push(state.raw);
    return;
  }
  state.inlineScriptBytes += state.rawBytes;
  if (state.raw.length > 20) state.inlineScripts.push(state.raw);
}

export function openIframe(state: PageState, attributes: AttributeTable): void {
  const source = readAttribute(attributes, src);
  const title = readAttribute(attributes, titleId) || readAttribute(attributes, ariaLabel);
  state.iframes.push({
    src: source,
    title: title === null ? null : title.trim(),
  });
  if (source !== null) noteInsecure(state, "iframe", source);
}

export function openVideo(state: PageState, attributes: AttributeTable): void {
  const source = readAttribute(attributes, src);
  state.videos.push(source ?? "");
  if (source !== null) noteInsecure(state, "video", source);
}

/** The first source of a video that has no src of its own. */
export function openSource(state: PageState, attributes: AttributeTable, inVideo: boolean): void {
  const source = readAttribute(attributes, src);
  if (source === null) return;
  noteInsecure(state, "source", source);
  if (inVideo && state.videos.at(-1) === "") state.videos[state.videos.length - 1] = source;
}
