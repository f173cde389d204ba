import type { RenderOutcome } from "./render-request.ts";

/** Runs pages of one site in a browser, one at a time, in a process that may die without harm. */
export interface Renderer {
  /** Never rejects. Waits until the pages before are done and their requests have been made up for. */
  render(url: string): Promise<RenderOutcome>;
  /** Whether the browser's own sandbox is on; false before the first page. */
  sandboxed(): boolean;
  /** Milliseconds that its pages took so far, waiting for a browser left out. */
  busyMs(): number;
  /** Ends what belongs to the site; pages still under way end as crashed. */
  close(): Promise<void>;
}
