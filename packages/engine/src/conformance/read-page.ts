import { extractPageFacts, type PageFacts } from "@audit/facts";

const PAGE = "https://page.example/";

/** Facts of a page as if it had been fetched; headers in lower case. */
export const readPage = (
  body: Uint8Array | string,
  { url = PAGE, headers = {} }: { readonly url?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): PageFacts => {
  const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
  return extractPageFacts({
    url,
    status: 200,
    headers: { "content-type": "text/html; charset=utf-8", ...headers },
    redirectTo: null,
    body: bytes,
    truncated: false,
    failure: null,
    wireBytes: bytes.byteLength,
    ttfbMs: 0,
    totalMs: 0,
    fetchedAt: 0,
  });
};
