import type { EvidenceValue, PageFault } from "@audit/rules";
import { askRule } from "../ask-rule.ts";

/** Two groups show the same thing from this share of their faults, and of what the smaller group shows. */
const NEARLY_ALL = 0.8;
/** What half of a group's pages show belongs to the frame they share. */
const IN_THE_FRAME = 0.5;

/**
 * Joins groups of faults that show the very same thing: one title that the layout writes on all pages, the pictures of
 * one menu. Whoever mends it in one place has mended it in all.
 * @param groups by template; order does not matter
 * @param rule whose faults they are; where it names nothing that it saw, no two groups are joined
 * @returns sets of template names, the largest group's first
 */
export function groupsWithSameSight(groups: ReadonlyMap<string, readonly PageFault[]>, rule: string): string[][] {
  const shows: Shows = (saw) => askRule(rule, (own) => own.shows?.(saw)) ?? [];
  if (groups.size < 2) return [...groups.keys()].map((name) => [name]);
  const seen = [...groups].map(([name, faults]) => ({ name, faults, frame: frameOf(faults, shows) }));
  const bySize = seen.toSorted(
    (a, b) => b.faults.length - a.faults.length || b.frame.size - a.frame.size || (a.name < b.name ? -1 : 1),
  );
  const sets: { readonly names: string[]; readonly frame: ReadonlySet<string> }[] = [];
  for (const { name, faults, frame } of bySize) {
    const home = sets.find((set) => showsOnly(faults, set.frame, shows));
    if (home) home.names.push(name);
    else sets.push({ names: [name], frame });
  }
  return sets.map(({ names }) => names);
}

type Shows = (saw: EvidenceValue) => readonly string[];

const showsOnly = (faults: readonly PageFault[], frame: ReadonlySet<string>, shows: Shows): boolean =>
  frame.size > 0 &&
  faults.filter((fault) => {
    const things = shows(fault.evidence.saw);
    return things.length > 0 && things.filter((thing) => frame.has(thing)).length >= NEARLY_ALL * things.length;
  }).length >=
    NEARLY_ALL * faults.length;

function frameOf(faults: readonly PageFault[], shows: Shows): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { evidence } of faults)
    for (const thing of new Set(shows(evidence.saw))) times.set(thing, (times.get(thing) ?? 0) + 1);
  return new Set([...times].flatMap(([thing, pages]) => (pages >= IN_THE_FRAME * faults.length ? [thing] : [])));
}
