import { openLane, type Lane, type StoreKind, type Victim } from "./lane.ts";
import { MOMENTS } from "./moment.ts";
import { runControl, runTrial, type Control, type Plan, type TrialResult } from "./trial.ts";

export interface LabOptions {
  readonly store: StoreKind;
  readonly plans: readonly Plan[];
  /** Installations side by side. */
  readonly lanes?: number;
  readonly onResult?: (result: TrialResult) => void;
}

/** The promises a kill is held against. */
const MOST_AGAIN = 25;
const MOST_IDLE_MS = 30_000;

/** What is wrong with the outcome of a kill, or null. */
export function faultOf({ fault, again, filesAgain, idleMs }: TrialResult): string | null {
  if (fault !== null) return fault;
  if (again > MOST_AGAIN) return `${again} pages were asked for again`;
  if (filesAgain > 0) return `robots.txt or sitemaps were asked for again, ${filesAgain} times`;
  return idleMs !== null && idleMs > MOST_IDLE_MS ? `nobody worked for ${Math.round(idleMs)} ms` : null;
}

/** Spreads the points of reading evenly, and the same in each run, so that a plan can be worked off in parts. */
const GOLDEN = 0.618_033_988_75;

/** Kills over all stages, shop sizes and kinds of process in turn, at points spread over the reading. */
export function planKills(kills: number, sizes: readonly number[]): Plan[] {
  return Array.from({ length: kills }, (_, index) => {
    const round = Math.floor(index / MOMENTS.length);
    const victim: Victim = (index + round) % 4 === 3 ? "audit" : "program";
    return {
      index,
      size: sizes[(index + round) % sizes.length]!,
      moment: MOMENTS[index % MOMENTS.length]!,
      victim,
      share: (index * GOLDEN) % 1,
    };
  });
}

/** Kills and looks what comes of it. @returns one result per plan. */
export async function runLab({ store, plans, lanes = 1, onResult }: LabOptions): Promise<TrialResult[]> {
  const sizes = [...new Set(plans.map(({ size }) => size))];
  const left = [...plans];
  const results: TrialResult[] = [];
  const runLane = async (): Promise<void> => {
    const lane = await openLane(store, sizes);
    try {
      await workOff(lane, sizes, left, (result) => {
        results.push(result);
        onResult?.(result);
      });
    } finally {
      await lane.close();
    }
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return results;
}

async function workOff(
  lane: Lane,
  sizes: readonly number[],
  plans: Plan[],
  onResult: (result: TrialResult) => void,
): Promise<void> {
  const controls = new Map<number, Control>();
  for (const size of sizes) controls.set(size, await runControl(lane, size));
  for (let plan = plans.shift(); plan; plan = plans.shift()) {
    onResult(await runTrial(lane, plan, controls.get(plan.size)!));
  }
}
