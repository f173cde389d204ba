import type { Patch } from "@audit/rules/fixes/patches/patch";
import { isOpen } from "@audit/rules/fixes/patches/patch";
import { patchesOf, printFix, type Block } from "@audit/rules/fixes/patches/fix";
import { changesMarkup } from "@audit/rules/fixes/patches/markup-changes";
import { briefFor, gapsIn, OWNERS } from "@audit/rules/fixes/guard/brief";
import type { Guarded } from "@audit/rules/fixes/guard/guard-fix";
import { isPattern } from "@audit/rules/fixes/fixer";
import { refusalOf } from "@audit/rules/fixes/guard/guard";
import { losesThing } from "@audit/rules/fixes/guard/markup-check";
import { htmlComment } from "@audit/rules/escape/html";
import type { SiteView } from "@audit/rules/view/site-view";
import { asBrief } from "./as-brief.ts";
import { mergeMarkup } from "./merge-markup.ts";
import { givesAny } from "./gives-any.ts";
import { newValues } from "./new-values.ts";
import { proofBy } from "./proof.ts";
import { idlePatches, type Mends, ownerOfAll, type Reference } from "./references.ts";
import { withoutGaps } from "./without-gaps.ts";
import { readyFirst } from "./ready-first.ts";
import { readyShown } from "./ready-shown.ts";
import { type Rest, withRest } from "./rest-list.ts";
import { shortened } from "./shortened.ts";
import { entityOf, sharedPreviews, stanceOf, tooManyTo, wordsOf } from "./places.ts";

/** The fix of one task before it is known what the other tasks change. */
export interface Draft {
  readonly title: string;
  readonly guarded: Guarded;
  /** Sentences to write, which no code can hold. */
  readonly isWriting?: boolean;
  /** Properties that its markup is written for. */
  readonly gives?: readonly string[];
  readonly mends?: Mends;
  /** What was seen where, for the owner to work through where no code is left. */
  readonly list?: string | null;
  /** What to write on the pages that get no text: they are listed with their facts. */
  readonly rest?: Rest | null;
}

/** What one task has its owner paste. */
export interface Implementation {
  /** Null: nothing to paste. */
  readonly code: string | null;
  readonly patches: readonly Patch[];
  /** Pages with something to paste, or with what a writer needs; null where the fix drafts nothing to paste. */
  readonly helped: ReadonlySet<string> | null;
  /** Other tasks, by their places, that its code sends to. */
  readonly refersTo: readonly number[];
  /** The one other task, by its place, whose blocks hold all of this one's changes and end all its faults. */
  readonly within?: number;
}

export const NO_FIX: Guarded = { fix: [], refused: new Map() };

interface Claim {
  readonly draft: number;
  readonly patch: Patch;
}

/**
 * One owner for each place of the site: what two tasks would change differently belongs to the more important one, and
 * the other refers to it. Blocks of markup for one entity of a page become one block.
 * @param drafts most important first
 */
export function settlePlan(drafts: readonly Draft[], view: SiteView): Implementation[] {
  const owners = new Map<string, Claim>();
  const shown = new Map<Patch, Patch>();
  const instead = new Map<Patch, string | null>();
  const references = new Map<Patch, Reference>();
  const all = drafts.flatMap(({ guarded }, draft) =>
    patchesOf(guarded.fix)
      .filter((patch) => !guarded.refused.has(patch))
      .map((patch): Claim => ({ draft, patch })),
  );
  const patches = all.map(({ patch }) => patch);
  const crowded = tooManyTo(patches, view);
  const shared = sharedPreviews(patches, view);
  for (const claim of all) {
    const { patch, draft } = claim;
    if (!givesAny(patch, drafts[draft]?.gives)) {
      instead.set(patch, briefFor(patch, OWNERS, view));
      continue;
    }
    if (shared.has(patch)) {
      instead.set(patch, briefFor(patch, "many pages would show the same picture", view));
      continue;
    }
    if (crowded.has(patch)) {
      instead.set(patch, briefFor(patch, "many other addresses would lead to the same page", view));
      continue;
    }
    const places = [entityOf(patch), stanceOf(patch)].filter((place) => place !== null);
    const rival = places
      .map(({ place, does }) => ({ owner: owners.get(place), does }))
      .find(({ owner, does }) => owner && isOther(owner, does, claim));
    if (rival?.owner) {
      const { owner } = rival;
      const merged = merge(owner, patch, shown, view);
      if (merged) shown.set(owner.patch, merged);
      const { rule } = drafts[draft]?.mends ?? {};
      if (owner.draft !== draft) references.set(patch, { patch, owner: owner.draft, block: owner.patch, rule });
      const own = owner.draft === draft;
      instead.set(patch, isAt(owner.patch, patch) ? referTo(itemTitle(drafts, owner.draft), patch, own) : null);
      continue;
    }
    const words = wordsOf(patch);
    if (words !== null && owners.has(words)) {
      instead.set(patch, briefFor(patch, "the same words are proposed for another page", view));
      continue;
    }
    for (const { place } of places) if (!owners.has(place)) owners.set(place, claim);
    if (words !== null) owners.set(words, claim);
    shown.set(patch, patch);
  }
  for (const [patch, block] of shown) if (block.op === "jsonld" && isOpen(block)) closeGaps(patch, block);
  const proof = proofBy([...shown.values()], view);
  const made = all.map(({ patch, draft }) => ({ patch, rule: drafts[draft]?.mends?.rule }));
  for (const [patch, text] of idlePatches({ made, references, shown }, proof, view)) {
    references.delete(patch);
    shown.delete(patch);
    instead.set(patch, text);
  }
  return drafts.map((draft) => {
    const made = implementationOf(draft, shown, instead);
    const done = draft.rest == null ? made : withRest(made, draft.rest, view);
    const owners = patchesOf(draft.guarded.fix).map((patch) => references.get(patch)?.owner);
    const refersTo = [...new Set(owners.filter((owner) => owner !== undefined))];
    const within = done.patches.length > 0 ? null : ownerOfAll(owners, draft.mends, proof);
    return { ...done, refersTo, ...(within === null ? {} : { within }) };
  });

  /** What only the owner knows is named beside the block and stands in no code. */
  function closeGaps(patch: Patch, block: Patch): void {
    const closed = withoutGaps(block);
    if (closed !== null && isWorthPasting(block, closed) && refusalOf(closed, view) === null) {
      shown.set(patch, { ...closed, before: block.before });
      instead.set(patch, leftOut(block));
      return;
    }
    shown.delete(patch);
    instead.set(patch, briefFor(block, OWNERS, view));
  }
}

/** What is named beside a block; a new one says what its page tells and asks for no more, but for its name. */
const leftOut = (block: Patch): string | null =>
  block.before === null && !lacksName(block) ? null : gapsIn(block, `left out, for ${OWNERS}; add to the block:`);

/** Without the name of what it is about a block stays unfinished. */
function lacksName({ after }: Patch): boolean {
  const { name } = (after === null ? {} : JSON.parse(after)) as { readonly name?: unknown };
  return typeof name === "string" && isGap(name);
}

const isGap = (text: string): boolean => text.startsWith("[fill in:");

/** A block without its gaps says something new still, and none of the things of the present one goes with them. */
const isWorthPasting = ({ before }: Patch, { after }: Patch): boolean =>
  after !== null && (before === null || (changesMarkup(before, after) && !losesThing(before, after)));

/** Whether a task changes this very place, and to no contrary end: else nobody is sent there. */
const isAt = (owner: Patch, patch: Patch): boolean =>
  entityOf(owner).place === entityOf(patch).place && stanceOf(owner)?.does === stanceOf(patch)?.does;

const itemTitle = (drafts: readonly Draft[], index: number): string => drafts[index]?.title ?? "";

/** Whether the owner of a place does something else there. */
function isOther({ patch: owner }: Claim, does: string | null, { patch }: Claim): boolean {
  if (does !== null) return stanceOf(owner)?.does !== does;
  return patch.op === "jsonld" || patch.at === "sitemap" || owner.after !== patch.after;
}

/** The owner's block with what this one changes; null where they are no blocks, or the whole would lose something. */
function merge(owner: Claim, patch: Patch, shown: ReadonlyMap<Patch, Patch>, view: SiteView): Patch | null {
  const present = shown.get(owner.patch) ?? owner.patch;
  if (patch.op !== "jsonld" || present.op !== "jsonld" || present.after === null || patch.after === null) return null;
  const merged = { ...present, after: mergeMarkup(present.before, present.after, patch.after) };
  return refusalOf(merged, view) === null ? merged : null;
}

function referTo(title: string, patch: Patch, own: boolean): string {
  const { at, op, key = "" } = patch;
  const values = op === "jsonld" ? newValues(patch) : [];
  if (values.length > 0 && !own)
    return htmlComment(
      `in the ${key} markup of this page: ${values.join("; ")} (the whole block stands in the task “${title}”)`,
    );
  const what = op === "jsonld" ? `the ${key} markup of this page` : [op, key].filter(Boolean).join(" ");
  const text = own ? `${what}: as above` : `${what}: stands in the task “${title}”`;
  return at === "page" ? htmlComment(text) : `# ${text}`;
}

/** Longer code is sent as a file, no longer pasted. */
const MOST_CHARACTERS = 20_000;
/** So much advice in place of what was refused; more says the same again. */
const MOST_ADVICE = 5;

function implementationOf(
  { guarded: { fix, refused }, isWriting, list = null }: Draft,
  shown: ReadonlyMap<Patch, Patch>,
  instead: ReadonlyMap<Patch, string | null>,
): Omit<Implementation, "refersTo" | "within"> {
  const choose = ({ patches }: Block): readonly [Patch[], string[]] => {
    const advice = patches.flatMap((patch) => refused.get(patch) ?? instead.get(patch) ?? []);
    return [patches.flatMap((patch) => shown.get(patch) ?? []), [...new Set(advice)].slice(0, MOST_ADVICE)];
  };
  const all = patchesOf(fix);
  const patches = all.flatMap((patch) => shown.get(patch) ?? []);
  const isKeptBack = all.length > 0 && patches.length === 0;
  const sections = isKeptBack ? fix.filter((section) => !section.every(isPattern)) : fix;
  const printed = readyFirst(
    printFix(
      readyShown(sections, (patch) => shown.has(patch)),
      choose,
    ),
  );
  const said = printed ?? (isKeptBack ? list : null);
  const isHelped = (patch: Patch): boolean =>
    shown.has(patch) || (refused.get(patch) ?? instead.get(patch) ?? null) !== null;
  const code = said !== null && isWriting === true ? asBrief(said) : said;
  return {
    code: code === null ? null : shortened(code, MOST_CHARACTERS),
    patches: patches.filter((patch) => !isOpen(patch)),
    helped: all.length === 0 ? null : new Set(all.flatMap((patch) => (isHelped(patch) ? patch.url : []))),
  };
}
