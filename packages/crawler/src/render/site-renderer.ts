import { MOST_BROWSERS } from "../egress/foreign-account.ts";
import { paceCost } from "../politeness/pace-cost.ts";
import type { VisitEnd } from "./browser-host.ts";
import type { Site } from "./browser-instances.ts";
import { renderFailure, type RenderOutcome } from "./render-request.ts";
import type { Renderer } from "./renderer.ts";

/** Where a site's pages get their browsers from. */
export interface Turns {
  isClosed(): boolean;
  take(site: Site, url: string, alone: boolean): Promise<{ how: VisitEnd; ms: number; shared: boolean }>;
  leave(site: Site): void;
}

/** Runs the pages of one site, one after the other. */
export function rendererOf(site: Site, { isClosed, take, leave }: Turns): Renderer {
  const { rate } = site.options;
  let sandboxed = false;
  let left = false;
  let losses = 0;
  let freeAt = 0;
  let busyMs = 0;
  let queue: Promise<unknown> = Promise.resolve();

  /** A page that shared its browser with others when that ended is opened once more by itself. */
  const visit = async (url: string, alone: boolean): Promise<RenderOutcome> => {
    if (left || isClosed() || losses >= MOST_BROWSERS) return renderFailure("crashed");
    const { how, ms, shared } = await take(site, url, alone);
    busyMs += ms;
    if (typeof how === "string") {
      losses += 1;
      return how === "lost" && shared ? visit(url, true) : renderFailure(how === "lost" ? "crashed" : "too-slow");
    }
    site.spent = how.spent ?? site.spent;
    sandboxed ||= how.sandboxed;
    freeAt = Math.max(freeAt, performance.now() + how.delayMs);
    return how.outcome;
  };
  const renderNow = async (url: string): Promise<RenderOutcome> => {
    await pause(freeAt - performance.now());
    const startedAt = performance.now();
    const outcome = await visit(url, false);
    // A page asks for much at once; the site gets the time back before the next one.
    const asked = "page" in outcome ? outcome.page.ownRequests : 1;
    if (rate > 0) freeAt = Math.max(freeAt, startedAt + (paceCost(asked) * 1000) / rate);
    else freeAt = 0;
    return outcome;
  };
  return {
    render(url) {
      const rendered = queue.then(() => renderNow(url));
      queue = rendered;
      return rendered;
    },
    sandboxed: () => sandboxed,
    busyMs: () => busyMs,
    close: async () => {
      left = true;
      leave(site);
    },
  };
}

const pause = (ms: number): Promise<void> =>
  ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : Promise.resolve();
