import { recountClass } from "../collect/class-names.ts";
import { mostLinks } from "../collect/link-places.ts";
import type { FoundRange } from "../collect/findings.ts";
import type { PageState } from "../collect/page-state.ts";
import { addPiece } from "../text/flow-piece.ts";
import {
  linkedLists,
  plainLists,
  rangeLists,
  type LinkedList,
  type Piece,
  type PlainList,
  type RangeList,
} from "./piece.ts";

type LinkedRange = FoundRange & { firstLink: number; lastLink: number };

const mostOf: Readonly<Record<PlainList | RangeList | LinkedList, number>> = {
  ...plainLists,
  ...rangeLists,
  ...linkedLists,
};

/** True when the page has room for the piece and none of its ids yet. */
export function fits(state: PageState, { plain, ranges, linked, links, ids }: Piece): boolean {
  if (state.links.length + links.length >= mostLinks) return false;
  for (const lists of [plain, ranges, linked])
    for (const { list, entries } of lists) if (state[list].length + entries.length >= mostOf[list]) return false;
  for (const id of ids) if (state.ids.has(id)) return false;
  return true;
}

/** Adds to the page what the content of the landmark just opened adds to it, as if it had been read. */
export function replay(state: PageState, piece: Piece): void {
  const place = { flow: state.flow.length, links: state.links.length };
  addPiece(state.flow, piece.flow);
  state.segmentStart = state.flow.length - piece.openSegment;
  for (const { counter, count } of piece.counts) state[counter] += count;
  for (const sign of piece.signs) state[sign] = true;
  state.maxDepth = Math.max(state.maxDepth, state.open.depth + piece.maxDepth);
  for (const { list, entries } of piece.plain) append<unknown>(state[list], entries);
  for (const { list, entries } of piece.ranges)
    append<FoundRange>(state[list], entries, (range) => moved(range, place));
  for (const { list, entries } of piece.linked)
    append<LinkedRange>(state[list], entries, (range) => movedWithLinks(range, place));
  addLinks(state, piece, place);
  for (const index of piece.buyingLinks) state.buyingLinks.push(index + place.links);
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

function addLinks(state: PageState, { links, linkColumns }: Piece, place: Place): void {
  if (links.length === 0) return;
  const { linkPlaces, flow } = state;
  state.runs.push({ from: place.links, links });
  for (const fact of links) state.links.push(fact);
  const { from, to, around, written } = linkColumns;
  for (let link = 0, index = place.links; link < links.length; link++, index++) {
    linkPlaces.from[index] = from[link]! + place.flow;
    linkPlaces.to[index] = to[link]! + place.flow;
    linkPlaces.around[index] = around[link]! < 0 ? -1 : around[link]! + place.links;
    linkPlaces.written[index] = written[link]!;
  }
  linkPlaces.buyWords.fill(flow.buyWords, place.links, state.links.length);
  linkPlaces.isKnown.fill(1, place.links, state.links.length);
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
  for (const { entry, count } of classes) recountClass(entry, count, state.classes);
  if (!isRecorded) return;
  log.ids.push(...ids);
  log.labelFor.push(...labelFor);
  log.paths.push(...paths);
  for (const { entry, count } of classes) for (let times = 0; times < count; times++) log.classes.push(entry);
}
