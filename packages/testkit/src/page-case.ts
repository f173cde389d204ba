import { extractPageFacts, type Capture, type PageFacts } from "@audit/facts";

/** One fetched page of a test: its HTML, or the parts of the answer that matter. */
export interface PageCase {
  html?: string;
  /** Absolute; default https://shop.example/page. */
  url?: string;
  /** Default 200. */
  status?: number;
  /** Lower-case names; content-type defaults to UTF-8 HTML. */
  headers?: Record<string, string>;
  /** Absolute target of a redirect. */
  redirectTo?: string;
  /** Bytes of the body on the way; default: as many as it has. */
  wireBytes?: number;
  ttfbMs?: number;
  failure?: Capture["failure"];
}

const MADE_AT = Date.UTC(2026, 0, 15);

/** The capture a crawler would hand over for this page. */
export function captureOf(page: string | PageCase): Capture {
  const given: PageCase = typeof page === "string" ? { html: page } : page;
  const body = given.html === undefined ? null : new TextEncoder().encode(given.html);
  return {
    url: given.url ?? "https://shop.example/page",
    status: given.failure ? 0 : (given.status ?? 200),
    headers: { "content-type": "text/html; charset=utf-8", ...given.headers },
    redirectTo: given.redirectTo ?? null,
    body,
    truncated: false,
    failure: given.failure ?? null,
    wireBytes: given.wireBytes ?? body?.byteLength ?? 0,
    ttfbMs: given.failure ? null : (given.ttfbMs ?? 100),
    totalMs: 120,
    fetchedAt: MADE_AT,
  };
}

/** Facts of a test page, by the real extractor. */
export const pageOf = (page: string | PageCase): PageFacts => extractPageFacts(captureOf(page));
