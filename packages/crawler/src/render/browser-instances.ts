import { startBrowserHost, type BrowserHost, type VisitEnd } from "./browser-host.ts";
import type { Spent } from "./render-process.ts";
import { defaultBounds, type RenderOptions } from "./render-request.ts";

/** One site, wherever its pages are opened. */
export interface Site {
  readonly id: number;
  readonly options: RenderOptions;
  instance: Instance | null;
  /** What its pages have let out to sites of others so far. */
  spent: Spent;
}

/** A page that waits for a browser, or is in one. */
export interface Turn {
  readonly site: Site;
  readonly url: string;
  /** Whether no other page may be in the browser. */
  readonly alone: boolean;
  /** Whether others were there: one that shares its browser is not to blame alone for its end. */
  shared: boolean;
  readonly end: (how: VisitEnd, ms: number) => void;
}

/** A browser and what goes on in it. */
export interface Instance {
  readonly host: BrowserHost;
  readonly turns: Set<Turn>;
  visits: number;
  /** It gets no more pages, and ends with its last one. */
  isWorn: boolean;
  idle: NodeJS.Timeout | null;
}

/** Starting process and browser is no page's fault. */
const START_MS = 30_000;
/** A page that is over its time is first closed by its own process. */
const GRACE_MS = 10_000;
/** A browser grows with what it has shown: then it makes room for a new one. */
const MOST_VISITS = 200;
const MOST_MEMORY = 450_000_000;

export const startInstance = (): Instance => ({
  host: startBrowserHost(),
  turns: new Set(),
  visits: 0,
  isWorn: false,
  idle: null,
});

/** @param room pages at once */
export function mayTake({ isWorn, host, turns }: Instance, { alone }: Turn, room: number): boolean {
  if (isWorn || host.isGone()) return false;
  return alone ? turns.size === 0 : turns.size < room && ![...turns].some((turn) => turn.alone);
}

/** Opens a page in a browser, and its site before where that is not open there. */
export async function visitIn(instance: Instance, turn: Turn): Promise<{ how: VisitEnd; ms: number }> {
  const { site, url } = turn;
  if (instance.idle !== null) clearTimeout(instance.idle);
  instance.turns.add(turn);
  if (instance.turns.size > 1) for (const one of instance.turns) one.shared = true;
  if (site.instance !== instance) {
    site.instance?.host.closeSite(site.id);
    instance.host.open(site.id, site.options, site.spent);
    site.instance = instance;
  }
  const startedAt = performance.now();
  const { totalMs } = { ...defaultBounds, ...site.options.bounds };
  const how = await instance.host.visit(site.id, url, totalMs + GRACE_MS + (instance.visits === 0 ? START_MS : 0));
  instance.visits += 1;
  instance.turns.delete(turn);
  if (typeof how === "string" || instance.visits >= MOST_VISITS || how.memory > MOST_MEMORY) instance.isWorn = true;
  return { how, ms: performance.now() - startedAt };
}
