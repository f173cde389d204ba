import type { EvidenceValue, PageFault } from "@audit/rules";

/** Of two groups' faults, and of what the smaller one shows, that is enough to call it the same thing. */
const NEARLY_ALL = 0.8;
/** What half of a group's pages show belongs to the frame they share. */
const IN_THE_FRAME = 0.5;
/** Shorter texts ("nothing", "1 field") say nothing of which thing was seen. */
const LEAST_LETTERS = 12;

/**
 * Joins groups of faults that show the very same thing: one title that the layout writes on all pages, the pictures of
 * one menu. Whoever mends it in one place has mended it in all.
 * @param groups by template; order does not matter
 * @returns sets of template names, the largest group's first
 */
export function groupsWithSameSight(groups: ReadonlyMap<string, readonly PageFault[]>): string[][] {
  if (groups.size < 2) return [...groups.keys()].map((name) => [name]);
  const seen = [...groups].map(([name, faults]) => ({ name, faults, frame: frameOf(faults) }));
  const bySize = seen.toSorted(
    (a, b) => b.faults.length - a.faults.length || b.frame.size - a.frame.size || (a.name < b.name ? -1 : 1),
  );
  const sets: { readonly names: string[]; readonly frame: ReadonlySet<string> }[] = [];
  for (const { name, faults, frame } of bySize) {
    const home = sets.find((set) => showsOnly(faults, set.frame));
    if (home) home.names.push(name);
    else sets.push({ names: [name], frame });
  }
  return sets.map(({ names }) => names);
}

const showsOnly = (faults: readonly PageFault[], frame: ReadonlySet<string>): boolean =>
  frame.size > 0 &&
  faults.filter((fault) => {
    const things = thingsIn(fault.evidence.saw);
    return things.length > 0 && things.filter((thing) => frame.has(thing)).length >= NEARLY_ALL * things.length;
  }).length >=
    NEARLY_ALL * faults.length;

function frameOf(faults: readonly PageFault[]): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const { evidence } of faults)
    for (const thing of new Set(thingsIn(evidence.saw))) times.set(thing, (times.get(thing) ?? 0) + 1);
  return new Set([...times].flatMap(([thing, pages]) => (pages >= IN_THE_FRAME * faults.length ? [thing] : [])));
}

/** Texts and pictures that a fault names; a picture by its file, since pages write its address in several ways. */
function thingsIn(saw: EvidenceValue | undefined): string[] {
  if (typeof saw === "string") return isSpecific(saw) ? [saw] : [];
  if (saw === undefined || saw === null || typeof saw !== "object") return [];
  if (Array.isArray(saw)) return (saw as readonly EvidenceValue[]).flatMap(thingsIn);
  return Object.entries(saw).flatMap(([name, value]) => {
    if (name === "text" && typeof value === "string") return [value];
    if ((name === "src" || name === "picture") && typeof value === "string") return [value.split("/").at(-1)!];
    return name === "largest" ? thingsIn(value) : [];
  });
}

const isSpecific = (text: string): boolean => text.length >= LEAST_LETTERS && !/^\d+ /.test(text);
