import { extractPageFacts, mayAskConsent } from "@audit/facts";
import { consentExceptions, type LayerCase, type RequestCase } from "./meaning-exceptions.ts";
import { casesOf } from "./prices-suite.ts";
import { sampleText } from "./sample-text.ts";
import type { Tally } from "./tally.ts";

/** Layers are told by what their elements are named, their texts and buttons by what they say. */
export function runConsent(folder: string, tally: Tally): void {
  for (const vector of casesOf<RequestCase>(folder, "consent-texts")) holdText(vector, tally);
  for (const vector of casesOf<LayerCase>(folder, "consent-selectors")) holdLayer(vector, tally);
}

/** Text of a layer, else the label of a button in one; given as a pattern, held by a text that it matches. */
function holdText({ id, want }: RequestCase, tally: Tally): void {
  const exception = consentExceptions.texts.find(({ covers }) => covers(want.pattern));
  if (exception !== undefined) return tally.leaveOut(exception.reason);
  const [, source, flags = ""] = /^\/(.*)\/([gimsuy]*)$/s.exec(want.pattern) ?? [];
  const plain = want.pattern.replace(/^\/\/ ?/, "");
  const text = source === undefined ? plain : sampleText(source, flags);
  if (text === null) return tally.leaveOut("a pattern that no text could be made of");
  tally.hold("consent text", true, mayAskConsent(text), `${id}: ${text}`);
}

const NEUTRAL = "Lorem ipsum dolor sit amet consectetur adipiscing elit.";
const MAIN = `<main><h1>Bread</h1>${"<p>We bake our bread every morning at five in the old town.</p>".repeat(20)}</main>`;

/** An element that carries the id and the classes of the last part of a selector; null where it names none. */
function elementOf(selector: string): string | null {
  const plain = selector.replace(/:(?:not|has)\((?:[^()]|\([^()]*\))*\)/g, "");
  const parts = plain.split(/[\s>+~,]+/).filter((part) => part !== "");
  const elements = parts.map((part) => {
    const id = /#([\w-]+)/.exec(part)?.[1] ?? /\[id[*^$~|]?="?'?([\w-]+)/.exec(part)?.[1];
    const dotted = [...part.matchAll(/\.([\w-]+)/g)].map(([, name]) => name);
    const named = /\[class[*^$~|]?="?'?([\w-]+)/.exec(part)?.[1];
    const classes = [...dotted, ...(named === undefined ? [] : [named])].join(" ");
    return { id, classes };
  });
  if (elements.every(({ id, classes }) => id === undefined && classes === "")) return null;
  const opened = elements.map(({ id, classes }) => `<div${id === undefined ? "" : ` id="${id}"`} class="${classes}">`);
  return `${opened.join("")}<p>${NEUTRAL}</p><button>OK</button>${"</div>".repeat(elements.length)}`;
}

function isLeftOut(element: string): boolean {
  const html = `<!doctype html><html lang="en"><body>${MAIN}${element}</body></html>`;
  const body = new TextEncoder().encode(html);
  const { outline } = extractPageFacts({
    url: "https://shop.example/",
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    redirectTo: null,
    body,
    truncated: false,
    failure: null,
    wireBytes: body.byteLength,
    ttfbMs: 0,
    totalMs: 0,
    fetchedAt: 0,
  });
  return outline.consent && !outline.texts.some(({ text }) => text.includes(NEUTRAL));
}

function holdLayer({ id, in: given, want }: LayerCase, tally: Tally): void {
  const selectors = [...want.prehide, ...want.detect, ...want.popup].flat().filter((one) => typeof one === "string");
  const elements = selectors.flatMap((selector) => elementOf(selector) ?? []);
  const isRead = elements.some(isLeftOut);
  const exception = isRead ? undefined : consentExceptions.layers.find(({ covers }) => covers(given, elements.length));
  if (exception !== undefined) return tally.leaveOut(exception.reason);
  tally.hold("consent layer", true, isRead, `${id}: ${selectors.join(" ; ").slice(0, 200)}`);
}
