import type { Capture } from "../capture.ts";
import { extractPageFacts } from "../extract-page-facts.ts";
import type { PageFacts } from "../page-facts.ts";

/** A response that holds this HTML; `more` overrides any field. */
export function captureOf(html: string | Uint8Array, more: Partial<Capture> = {}): Capture {
  const body = typeof html === "string" ? new TextEncoder().encode(html) : html;
  return {
    url: "https://shop.example/page",
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8" },
    redirectTo: null,
    body,
    truncated: false,
    failure: null,
    wireBytes: body.byteLength,
    ttfbMs: 20,
    totalMs: 30,
    fetchedAt: 0,
    ...more,
  };
}

/** Facts of a whole document, or of a fragment put into one. */
export function factsOf(html: string, more: Partial<Capture> = {}): PageFacts {
  const whole = /^\s*<(!doctype|html|head)/i.test(html)
    ? html
    : `<!doctype html><html><head></head><body>${html}</body></html>`;
  return extractPageFacts(captureOf(whole, more));
}

/** Facts of a document with this head and an empty body. */
export function factsOfHead(head: string, more: Partial<Capture> = {}): PageFacts {
  return factsOf(`<!doctype html><html><head>${head}</head><body></body></html>`, more);
}
