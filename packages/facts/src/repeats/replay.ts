import { recountClass } from "../collect/class-names.ts";
import { mostLinks } from "../collect/link-places.ts";
import type { FoundRange } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import { addPiece } from "../text/flow-piece.ts";
import {
  counters,
  linkedLists,
  plainLists,
  rangeLists,
  type LinkedList,
  type Piece,
  type PlainList,
  type RangeList,
} from "./piece.ts";

const plainNames = Object.keys(plainLists) as PlainList[];
const rangeNames = Object.keys(rangeLists) as RangeList[];
const linkedNames = Object.keys(linkedLists) as LinkedList[];

type LinkedRange = FoundRange & { firstLink: number; lastLink: number };

/** True when the page has room for the piece and none of its ids yet. */
export function fits(state: PageState, piece: Piece): boolean {
  return (
    state.links.length + piece.links.length < mostLinks &&
    plainNames.every((list) => state[list].length + piece.plain[list].length < plainLists[list]) &&
    rangeNames.every((list) => state[list].length + piece.ranges[list].length < rangeLists[list]) &&
    linkedNames.every((list) => state[list].length + piece.linked[list].length < linkedLists[list]) &&
    !piece.ids.some((id) => state.ids.has(id))
  );
}

/** Adds to the page what the content of the landmark just opened adds to it, as if it had been read. */
export function replay(state: PageState, piece: Piece): void {
  const flowFrom = state.flow.length;
  const linksFrom = state.links.length;
  addPiece(state.flow, piece.flow);
  state.segmentStart = state.flow.length - piece.openSegment;
  for (const [index, counter] of counters.entries()) state[counter] += piece.counts[index]!;
  for (const sign of piece.signs) state[sign] = true;
  state.maxDepth = Math.max(state.maxDepth, state.open.depth + piece.maxDepth);
  for (const list of plainNames) append<unknown>(state[list], piece.plain[list]);
  const place = { flow: flowFrom, links: state.links.length };
  for (const list of rangeNames) append<FoundRange>(state[list], piece.ranges[list], (range) => moved(range, place));
  for (const list of linkedNames)
    append<LinkedRange>(state[list], piece.linked[list], (range) => movedWithLinks(range, place));
  addLinks(state, piece, flowFrom);
  for (const index of piece.buyingLinks) state.buyingLinks.push(index + linksFrom);
  append(state.forms, piece.forms, (form) => ({ ...form }));
  addToSets(state, piece);
}

/** Entries of one list by name: what they have in common is all that changes. */
function append<T>(list: T[], entries: readonly T[], move: (entry: T) => T = (entry) => entry): void {
  for (const entry of entries) list.push(move(entry));
}

interface Place {
  readonly flow: number;
  readonly links: number;
}

const moved = <T extends FoundRange>(range: T, { flow }: Place): T => ({
  ...range,
  from: range.from + flow,
  to: range.to + flow,
});

const movedWithLinks = (range: LinkedRange, place: Place): LinkedRange => ({
  ...moved(range, place),
  firstLink: range.firstLink + place.links,
  lastLink: range.lastLink + place.links,
});

function addLinks({ links, linkPlaces, flow, runs }: PageState, piece: Piece, flowFrom: number): void {
  const linksFrom = links.length;
  if (piece.run.length > 0) runs.push({ from: linksFrom, links: piece.run });
  for (const { fact, written, from, to, around } of piece.links) {
    const index = links.length;
    links.push(fact);
    linkPlaces.from[index] = from + flowFrom;
    linkPlaces.to[index] = to + flowFrom;
    linkPlaces.buyWords[index] = flow.buyWords;
    linkPlaces.around[index] = around < 0 ? -1 : around + linksFrom;
    linkPlaces.written[index] = written;
    linkPlaces.isKnown[index] = 1;
  }
}

function addToSets(state: PageState, { ids, labelFor, paths, classes }: Piece): void {
  const { semantics, log } = state;
  const isRecorded = state.recordings.length > 0;
  for (const id of ids) {
    state.ids.add(id);
    semantics.idSpans.set(id, { from: semantics.order, to: semantics.order });
  }
  for (const target of labelFor) state.labelFor.add(target);
  for (const path of paths) state.paths.add(path);
  for (const [entry, count] of classes) recountClass(entry, count, state.classes);
  if (!isRecorded) return;
  log.ids.push(...ids);
  log.labelFor.push(...labelFor);
  log.paths.push(...paths);
  for (const [entry, count] of classes) for (let times = 0; times < count; times++) log.classes.push(entry);
}
