import { itemAt } from "@audit/facts";
import { mayTake, startInstance, visitIn, type Instance, type Site, type Turn } from "./browser-instances.ts";
import type { RenderOptions } from "./render-request.ts";
import type { Renderer } from "./renderer.ts";
import { rendererOf, type Turns } from "./site-renderer.ts";

/** A few browsers that many sites take turns in; sites are apart from each other in storage, cache and egress. */
export interface BrowserPool {
  /** Nothing is started before the first page. */
  openSite(options: RenderOptions): Renderer;
  /** Ends all browsers; pages still under way end as crashed. */
  close(): Promise<void>;
}

export interface BrowserPoolOptions {
  /** Browsers at most; another one is started when those there are have no room. */
  readonly browsers: number;
  /** Pages at once, in all of them. */
  readonly pages: number;
  /** A browser without pages is ended then; nothing said is never. */
  readonly idleMs?: number;
}

export function openBrowserPool(options: BrowserPoolOptions): BrowserPool {
  const waiting: Turn[] = [];
  const instances = createInstances(options, () => pump());
  let ids = 0;
  let closed = false;

  const pump = (): void => {
    for (let at = 0; at < waiting.length;) {
      const turn = itemAt(waiting, at);
      const instance = instances.find(turn);
      if (instance !== null) {
        waiting.splice(at, 1);
        void instances.run(instance, turn);
        // Who has to be alone would wait for ever if others went before.
      } else if (turn.alone) return;
      else at += 1;
    }
  };
  const take: Turns["take"] = (site, url, alone) =>
    new Promise((resolve) => {
      const turn: Turn = {
        site,
        url,
        alone,
        shared: false,
        end: (how, ms) => resolve({ how, ms, shared: turn.shared }),
      };
      waiting.push(turn);
      pump();
    });
  const letGo = (turns: readonly Turn[]): void => {
    for (const turn of turns) {
      waiting.splice(waiting.indexOf(turn), 1);
      turn.end("lost", 0);
    }
  };
  const leave = (site: Site): void => {
    letGo(waiting.filter((turn) => turn.site === site));
    site.instance?.host.closeSite(site.id);
    site.instance = null;
  };
  return {
    openSite: (options) => {
      const site: Site = { id: (ids += 1), options, instance: null, spent: { proxy: {}, policy: {} } };
      return rendererOf(site, { isClosed: () => closed, take, leave });
    },
    async close() {
      closed = true;
      letGo(waiting.slice());
      await instances.close();
    },
  };
}

interface Instances {
  /** A browser with room for a page: its site's, another one, or a new one. Null: none just now. */
  find(turn: Turn): Instance | null;
  run(instance: Instance, turn: Turn): Promise<void>;
  close(): Promise<void>;
}

/** @param onRoom called when there may be room again */
function createInstances({ browsers, pages, idleMs }: BrowserPoolOptions, onRoom: () => void): Instances {
  const instances = new Set<Instance>();
  const room = Math.max(1, Math.ceil(pages / browsers));
  const busy = (): number => [...instances].reduce((sum, { turns }) => sum + turns.size, 0);
  const add = (): Instance => {
    const instance = startInstance();
    instances.add(instance);
    return instance;
  };
  const giveUp = async (instance: Instance): Promise<void> => {
    if (instance.idle !== null) clearTimeout(instance.idle);
    instance.isWorn = true;
    await instance.host.close();
    instances.delete(instance);
    onRoom();
  };
  /** One whose process was killed between two pages takes no place from its successor. */
  const dropLost = (): void => {
    for (const instance of instances) {
      if (!instance.host.isGone() || instance.turns.size > 0) continue;
      if (instance.idle !== null) clearTimeout(instance.idle);
      instances.delete(instance);
    }
  };
  return {
    find(turn) {
      dropLost();
      if (busy() >= pages) return null;
      const own = turn.site.instance;
      if (own !== null && !own.isWorn && instances.has(own)) return mayTake(own, turn, room) ? own : null;
      const free = [...instances].filter((instance) => mayTake(instance, turn, room));
      const [emptiest] = free.toSorted((a, b) => a.turns.size - b.turns.size);
      return emptiest ?? (instances.size < browsers ? add() : null);
    },
    async run(instance, turn) {
      const { how, ms } = await visitIn(instance, turn);
      if (instance.turns.size === 0 && instance.isWorn) void giveUp(instance);
      else if (instance.turns.size === 0 && idleMs !== undefined)
        instance.idle = setTimeout(() => void giveUp(instance), idleMs).unref();
      turn.end(how, ms);
      onRoom();
    },
    close: async () => void (await Promise.all([...instances].map(giveUp))),
  };
}
