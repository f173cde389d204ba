import type { Capture } from "@audit/facts";
import type { Want } from "../fetch/exchange.ts";

/** A request as a probe sends it. */
export interface Asked {
  readonly url: string;
  readonly want: Want;
}

export interface Answers {
  /** Requests in order. */
  readonly asked: Asked[];
  ask(url: string, want: Want): Promise<Capture | null>;
}

type Answer = { readonly html?: string } & Partial<Capture>;

/** An answer as it came over the wire. */
export function captureOf(url: string, { html, ...more }: Answer = {}): Capture {
  const body = html === undefined ? null : new TextEncoder().encode(html);
  return {
    url,
    status: 200,
    headers: { "content-type": "text/html" },
    redirectTo: null,
    body,
    truncated: false,
    failure: null,
    wireBytes: body?.length ?? 0,
    ttfbMs: 1,
    totalMs: 1,
    fetchedAt: 0,
    ...more,
  };
}

/** What a host answers, by address; null where the crawl stops before an answer, 404 for all else. */
export function answersOf(given: (url: string, want: Want) => Answer | null | undefined): Answers {
  const asked: Asked[] = [];
  return {
    asked,
    ask: async (url, want) => {
      asked.push({ url, want });
      const answer = given(url, want);
      return answer === null ? null : captureOf(url, answer ?? { status: 404 });
    },
  };
}
