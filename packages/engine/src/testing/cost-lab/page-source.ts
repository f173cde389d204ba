import type { Capture, PageFacts } from "@audit/facts";

/** A site whose pages can be read one after the other. */
export interface PageSource {
  /** For people. */
  readonly name: string;
  readonly home: string;
  /** Hands over every response once; the facts that come back say where to go on. */
  read(take: (capture: Capture) => PageFacts): Promise<void>;
  /** Text of robots.txt, "" without one. */
  robots(): Promise<string>;
}

/** A response as the crawler would hand it over, without what only a network knows. */
export function captureOf(
  seen: Pick<Capture, "url" | "status" | "headers" | "redirectTo"> & { body: Buffer },
): Capture {
  return {
    ...seen,
    truncated: false,
    failure: null,
    wireBytes: seen.body.length,
    ttfbMs: 0,
    totalMs: 0,
    fetchedAt: 0,
  };
}
