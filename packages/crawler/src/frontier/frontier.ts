import { itemAt, type NotCrawledReason } from "@audit/facts";
import { ownCopy } from "./own-copy.ts";
import { createFetchOrder, LINKED_RANK, UNLINKED } from "./fetch-order.ts";
import { createReadNames, type ReadNames } from "./read-names.ts";
import { withoutSessionIds } from "./session-ids.ts";
import { createRation, isOverlong, templateOf } from "./traps.ts";
import type { Matcher } from "./patterns.ts";

/**
 * How an address became known, best first: a link (or redirect) of a page, a sitemap, a canonical or hreflang
 * reference, a link of a page whose text was already seen too often.
 */
export type Via = "link" | "sitemap" | "hint" | "doubtful";

const rankOf: Record<Via, number> = { link: LINKED_RANK, sitemap: 2, hint: 1, doubtful: 0 };

type State = "waiting" | "taken" | "done" | "failed" | "robots" | "trap" | "held" | "excluded";

/** Addresses that are remembered at most, so that pages of nothing but links can't fill the memory. */
const LEAST_ROOM = 200_000;
const ROOM_PER_PAGE = 20;

export interface Frontier {
  /** Makes an on-site address known. True for news: of no template, and not reached this well before. */
  add(url: string, via: Via, depth: number): boolean;
  /** Id of the next address to fetch, or -1. */
  take(): number;
  /** Records an address as fetched, known before or not, and gives its id. */
  settle(url: string, failed: boolean): number;
  /** Takes note of pages that were read: other forms of their addresses are given after all others. */
  readonly readNames: ReadNames;
  /** A page of this address led to something new. */
  reward(url: string): void;
  urlOf(id: number): string;
  depthOf(id: number): number;
  /** Addresses that `take` can still give. */
  waiting(): number;
  known(): number;
  /** Why addresses were not fetched, with what is still waiting counted as `left`. */
  leftOut(left: NotCrawledReason): { reason: NotCrawledReason; url: string }[];
}

export interface FrontierOptions {
  maxPages: number;
  allows(url: string): boolean;
  include: Matcher | null;
  exclude: Matcher | null;
  /** Null: all. */
  only: ReadonlySet<string> | null;
}

/** Known addresses under integer ids: what became of each, how well it is linked and how deep it lies. */
function createAddressTable() {
  const ids = new Map<string, number>();
  const urls: string[] = [];
  const states: State[] = [];
  const ranks: number[] = [];
  const depths: number[] = [];
  /** Per address the known one that was added after it the last time. */
  const followers: number[] = [];
  let last = 0;
  return {
    ids,
    urls,
    states,
    ranks,
    depths,
    register(url: string, state: State, rank: number, depth: number): number {
      const id = urls.length;
      const own = ownCopy(url);
      ids.set(own, id);
      urls.push(own);
      states.push(state);
      ranks.push(rank);
      depths.push(depth);
      followers.push(-1);
      return id;
    },
    /** Id of a known address, or -1. Menus come in one order on all pages, which spares looking most links up. */
    recall(url: string): number {
      const guess = followers[last] ?? -1;
      const id = guess >= 0 && urls[guess] === url ? guess : (ids.get(url) ?? -1);
      if (id < 0) return -1;
      followers[last] = id;
      return (last = id);
    },
  };
}

/** All on-site addresses of one crawl under integer ids, and the order in which they are fetched. */
export function createFrontier(options: FrontierOptions): Frontier {
  const { ids, urls, states, ranks, depths, register, recall } = createAddressTable();
  const order = createFetchOrder();
  const ration = createRation(options.maxPages);
  const readNames = createReadNames();
  let waiting = 0;

  const enqueue = (id: number): void => order.push(id, itemAt(ranks, id), itemAt(depths, id));
  const wait = (id: number): void => {
    states[id] = "waiting";
    waiting++;
    enqueue(id);
  };
  const most = Math.max(LEAST_ROOM, ROOM_PER_PAGE * options.maxPages);
  const admit = (url: string, rank: number, depth: number): boolean => {
    if (urls.length >= most) return false;
    const id = register(url, fateOf(url, options), rank, depth);
    if (states[id] !== "waiting") return false;
    // A sitemap is the owner's own list: what stands there is no trap.
    const share = rank === rankOf.sitemap ? "free" : ration.admit(id, url);
    if (share === "held") states[id] = "held";
    else wait(id);
    return share === "free";
  };
  const raise = (id: number, rank: number, depth: number): boolean => {
    const better = rank > itemAt(ranks, id) || (rank === rankOf.link && depth < itemAt(depths, id));
    if (!better) return false;
    const higher = rank > itemAt(ranks, id);
    ranks[id] = rank;
    depths[id] = Math.min(depth, itemAt(depths, id));
    if (states[id] === "waiting") enqueue(id);
    return higher && templateOf(itemAt(urls, id)) === null;
  };

  return {
    add(rawUrl, via, rawDepth) {
      const depth = Math.min(rawDepth, UNLINKED);
      const known = recall(rawUrl);
      if (known >= 0) return raise(known, rankOf[via], depth);
      const url = withoutSessionIds(rawUrl);
      const id = url === rawUrl ? undefined : ids.get(url);
      return id === undefined ? admit(url, rankOf[via], depth) : raise(id, rankOf[via], depth);
    },
    take() {
      if (waiting === 0) return -1;
      // An address that was raised to a better queue is met again in its old one: only waiting ones count.
      for (let id = order.pop(); id >= 0; id = order.pop()) {
        if (states[id] !== "waiting") continue;
        if (readNames.putsOff(itemAt(urls, id))) {
          order.push(id, rankOf.doubtful, itemAt(depths, id));
          continue;
        }
        states[id] = "taken";
        waiting--;
        return id;
      }
      return -1;
    },
    settle(url, failed) {
      const id = ids.get(url) ?? register(url, "taken", rankOf.link, UNLINKED);
      if (states[id] === "waiting") waiting--;
      states[id] = failed ? "failed" : "done";
      return id;
    },
    readNames,
    reward(url) {
      const id = ration.reward(url);
      if (id >= 0 && states[id] === "held") wait(id);
    },
    urlOf: (id) => itemAt(urls, id),
    depthOf: (id) => itemAt(depths, id),
    waiting: () => waiting,
    known: () => urls.length,
    leftOut: (left) =>
      urls.flatMap((url, id) => {
        const reason = reasonOf(itemAt(states, id), itemAt(ranks, id), left);
        return reason === null ? [] : [{ reason, url }];
      }),
  };
}

function fateOf(url: string, options: FrontierOptions): State {
  if (isOverlong(url)) return "trap";
  if (options.exclude?.(url) === true || options.include?.(url) === false) return "excluded";
  if (options.only?.has(url) === false) return "excluded";
  return options.allows(url) ? "waiting" : "robots";
}

function reasonOf(state: State, rank: number, left: NotCrawledReason): NotCrawledReason | null {
  if (state === "done") return null;
  if (state === "failed") return "error";
  if (state === "robots") return "robots";
  if (state === "trap" || state === "held") return "trap";
  if (state === "excluded") return "limit";
  return rank === rankOf.doubtful ? "trap" : left;
}
