import { briefFor, OWNERS } from "@audit/rules/fixes/guard/brief";
import { isOpen, type Patch } from "@audit/rules/fixes/patches/patch";
import type { SiteView } from "@audit/rules/view/site-view";
import { bringsFault, type Proof } from "./proof.ts";

/** A block of another task that holds a change. */
export interface Reference {
  readonly patch: Patch;
  /** The other task, by its place in the plan. */
  readonly owner: number;
  readonly block: Patch;
  /** The rule whose fault the change mends. */
  readonly rule: string | undefined;
}

/** The rule whose faults a task mends, and where they are. */
export interface Mends {
  readonly rule: string;
  readonly urls: readonly string[];
}

/** What was made for the tasks, and what became of it. */
interface Settled {
  readonly made: readonly { readonly patch: Patch; readonly rule: string | undefined }[];
  readonly references: ReadonlyMap<Patch, Reference>;
  /** Blocks by the patch they were made of. */
  readonly shown: ReadonlyMap<Patch, Patch>;
}

/**
 * Changes of markup that do nothing, each with what stands in its place: references to a block that is not shown or
 * leaves the fault where it is, and blocks that end none of the faults they were made for or bring a grave one.
 */
export function idlePatches(
  { made, references, shown }: Settled,
  proof: Proof,
  view: SiteView,
): ReadonlyMap<Patch, string | null> {
  const isIdle = (rule: string | undefined, url: string): boolean =>
    rule !== undefined && proof.ends(rule, url) === false;
  const idle = [...references.values()].filter(
    ({ patch, block, rule }) => patch.op === "jsonld" && (!shown.has(block) || isIdle(rule, patch.url)),
  );
  const given = new Set(idle.map(({ patch }) => patch));
  const needed = new Set([...references.values()].flatMap(({ patch, block }) => (given.has(patch) ? [] : [block])));
  const blocks = made.filter(({ patch, rule }) => {
    const block = shown.get(patch);
    if (block?.op !== "jsonld" || block.at !== "page" || needed.has(patch)) return false;
    return isIdle(rule, block.url) || (block.before === null && bringsFault(block, view));
  });
  return new Map([...idle, ...blocks].map(({ patch }) => [patch, handed(patch, view)]));
}

/** What only the owner can add; null where the steps say all. */
const handed = (patch: Patch, view: SiteView): string | null => (isOpen(patch) ? briefFor(patch, OWNERS, view) : null);

/** The one task whose blocks hold all changes of a task and end all its faults; null where none does for sure. */
export function ownerOfAll(
  owners: readonly (number | undefined)[],
  mends: Mends | undefined,
  proof: Proof,
): number | null {
  const [owner] = owners;
  if (mends === undefined || owner === undefined || owners.some((other) => other !== owner)) return null;
  return mends.urls.every((url) => proof.ends(mends.rule, url) === true) ? owner : null;
}
