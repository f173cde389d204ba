import type { ClassEntry } from "../collect/class-names.ts";
import { most } from "../collect/limits.ts";
import type { PageState } from "../collect/page-state.ts";
import type { LandmarkEnd } from "../html/markup-sink.ts";
import { cutPiece, startOfPiece, type FlowStart } from "../text/flow-piece.ts";
import {
  counters,
  linkedLists,
  plainLists,
  rangeLists,
  signs,
  type Entries,
  type LinkedList,
  type LinkColumns,
  type Piece,
  type PlainList,
  type RangeList,
  type Sign,
} from "./piece.ts";

/** What is added to sets and counts while anything is recorded: a set doesn't tell what it had before. */
export interface RecordingLog {
  readonly paths: number[];
  readonly ids: string[];
  readonly labelFor: string[];
  readonly classes: ClassEntry[];
}

export const createLog = (): RecordingLog => ({ paths: [], ids: [], labelFor: [], classes: [] });

/** A landmark whose content is being read for the first time. */
export interface Recording {
  readonly key: string;
  /** Depth of the landmark. */
  readonly depth: number;
  /** Where its content begins in the document. */
  readonly at: number;
  readonly flow: FlowStart;
  readonly counts: readonly number[];
  /** Lengths of all lists of the page. */
  readonly lengths: ReadonlyMap<string, number>;
  readonly fixed: readonly unknown[];
  readonly log: Readonly<Record<keyof RecordingLog, number>>;
  /** What the page had said before: put aside, so that what the piece says can be told. */
  readonly maxDepth: number;
  readonly signs: readonly boolean[];
}

const lists = [
  ...Object.keys({ ...plainLists, ...rangeLists, ...linkedLists }),
  "links",
  "buyingLinks",
  "forms",
] as readonly (PlainList | RangeList | LinkedList | "links" | "buyingLinks" | "forms")[];

/** What content that adds to it, or leaves it changed, is not worth repeating. */
const fixedOf = (state: PageState): unknown[] => [
  state.doctype,
  state.headBrokenBy,
  state.lang,
  state.dir,
  state.base,
  state.titlesOutsideHead,
  state.titles.length,
  state.metas.length,
  state.linkRels.length,
  state.bases.length,
  state.repeated.length,
  state.paragraphs.length,
  state.mainRanges.length,
  state.mainStart,
  state.struck.length,
  state.duplicateIds.size,
  state.sections,
  state.bodyOpen,
  state.headOpen,
  state.flow.inMain,
  state.flow.mainWords,
  state.flow.mainUnspaced,
  state.semantics.items.length,
  state.semantics.loose.length,
  state.semantics.order,
  state.semantics.openIds.length,
];

export function startRecording(state: PageState, key: string, at: number): Recording {
  const { maxDepth, log } = state;
  const said = signs.map((sign) => state[sign]);
  state.maxDepth = state.open.depth;
  for (const sign of signs) state[sign] = false;
  return {
    key,
    depth: state.open.depth,
    at,
    flow: startOfPiece(state.flow),
    counts: counters.map((counter) => state[counter]),
    lengths: new Map(lists.map((list) => [list, state[list].length])),
    fixed: fixedOf(state),
    log: {
      paths: log.paths.length,
      ids: log.ids.length,
      labelFor: log.labelFor.length,
      classes: log.classes.length,
    },
    maxDepth,
    signs: said,
  };
}

/** Gives the page back what it had said before the recording. */
export function endRecording(state: PageState, recording: Recording): void {
  state.maxDepth = Math.max(state.maxDepth, recording.maxDepth);
  for (const [index, sign] of signs.entries()) state[sign] ||= recording.signs[index]!;
}

/** Shorter contents are read as fast as they are found. */
const SHORTEST = 300;
const LONGEST = 400_000;

/** The piece that was recorded; null when its content does what can't be repeated. Call before `endRecording`. */
export function pieceOf(state: PageState, recording: Recording, end: LandmarkEnd): Piece | null {
  const { at, lengths, log } = recording;
  const length = end.to - at;
  const own = (list: (typeof lists)[number]): number => lengths.get(list)!;
  const ids = state.log.ids.slice(log.ids);
  const isSound =
    length >= SHORTEST &&
    length <= LONGEST &&
    !state.hasPassword &&
    // Further ones are not noted, so that nothing would tell of them.
    state.duplicateIds.size < most.duplicateIds &&
    fixedOf(state).every((value, index) => value === recording.fixed[index]) &&
    Object.entries(allLists).every(([list, most]) => state[list as keyof typeof allLists].length < most);
  if (!isSound) return null;
  const { length: flowFrom } = recording.flow;
  return {
    bytes: Buffer.from(end.document.subarray(at, end.behindName + 1)),
    length,
    flow: cutPiece(state.flow, recording.flow),
    counts: counters
      .map((counter, index) => ({ counter, count: state[counter] - recording.counts[index]! }))
      .filter(({ count }) => count !== 0),
    signs: signs.filter((sign): sign is Sign => state[sign]),
    maxDepth: state.maxDepth - recording.depth,
    plain: takeLists(plainLists, (list) => state[list].slice(own(list))),
    ranges: takeLists(rangeLists, (list) =>
      state[list].slice(own(list)).map((range) => ({ ...range, from: range.from - flowFrom, to: range.to - flowFrom })),
    ),
    linked: takeLists(linkedLists, (list) =>
      state[list].slice(own(list)).map((range) => ({
        ...range,
        from: range.from - flowFrom,
        to: range.to - flowFrom,
        firstLink: range.firstLink - own("links"),
        lastLink: range.lastLink - own("links"),
      })),
    ),
    links: state.links.slice(own("links")),
    linkColumns: columnsSince(state, own("links"), flowFrom),
    buyingLinks: state.buyingLinks.slice(own("buyingLinks")).map((index) => index - own("links")),
    forms: state.forms.slice(own("forms")).map((form) => ({ ...form })),
    ids,
    labelFor: state.log.labelFor.slice(log.labelFor),
    paths: [...new Set(state.log.paths.slice(log.paths))],
    classes: countedClasses(state.log.classes.slice(log.classes)),
    openSegment: state.flow.length - state.segmentStart,
    form: end.form,
  };
}

const allLists = { ...plainLists, ...rangeLists, ...linkedLists };

/** Takes what each list has gained; lists that gained nothing are left out. */
const takeLists = <K extends PlainList | RangeList | LinkedList>(
  of: Readonly<Record<K, number>>,
  take: (list: K) => unknown[],
): Entries<K>[] =>
  (Object.keys(of) as K[])
    .map((list) => ({ list, entries: take(list) as PageState[K] }))
    .filter(({ entries }) => entries.length > 0);

function columnsSince({ links, linkPlaces }: PageState, first: number, flowFrom: number): LinkColumns {
  const { written, from, to, around } = linkPlaces;
  return {
    written: written.slice(first, links.length),
    from: from.slice(first, links.length).map((place) => place - flowFrom),
    to: to.slice(first, links.length).map((place) => place - flowFrom),
    around: around.slice(first, links.length).map((index) => Math.max(-1, index - first)),
  };
}

function countedClasses(seen: readonly ClassEntry[]): Piece["classes"] {
  const counts = new Map<ClassEntry, number>();
  for (const entry of seen) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return [...counts].map(([entry, count]) => ({ entry, count }));
}
