import { classGeneration } from "../collect/class-names.ts";
import { captureNothing, type PageState } from "../collect/page-state.ts";
import type { LandmarkEnd, LandmarkStart } from "../html/markup-sink.ts";
import { lastMarkBits } from "../text/flow-piece.ts";
import { isAtMark } from "../text/text-flow.ts";
import { createPieceMemory } from "./piece-memory.ts";
import type { Piece } from "./piece.ts";
import { endRecording, pieceOf, startRecording } from "./recording.ts";
import { fits, replay } from "./replay.ts";

const memory = createPieceMemory();
let generation = -1;

/** Nothing is open that the content could add to or end. */
function isPlain(state: PageState): boolean {
  const { flow, semantics } = state;
  return (
    state.bodyOpen &&
    !state.headOpen &&
    !flow.inMain &&
    isAtMark(flow) &&
    state.segmentStart === flow.length &&
    state.silent === 0 &&
    state.capture === captureNothing &&
    state.inLink < 0 &&
    state.inLabel === 0 &&
    state.inPicture === 0 &&
    state.inBreadcrumb === 0 &&
    state.openHeading < 0 &&
    state.openButton === null &&
    state.openTables.length === 0 &&
    state.openConcealed === 0 &&
    state.openStruck === 0 &&
    state.openSnippets.length === 0 &&
    semantics.openMicrodata.length === 0 &&
    semantics.openRdfa.length === 0 &&
    semantics.openNames.length === 0 &&
    semantics.openTexts.length === 0
  );
}

/** What decides, beside the scanner's context, what the content of the landmark just opened adds to the page. */
const keyOf = ({ open, flow, sections }: PageState, context: string): string =>
  [
    context,
    open.depth,
    open.path[open.depth],
    open.region[open.depth],
    sections,
    flow.length > 0,
    lastMarkBits(flow),
  ].join();

/**
 * Takes the content of the landmark just opened from an earlier page, if the same stood there; otherwise it is recorded
 * while it is read. @returns what was taken
 */
export function takeRepeat(state: PageState, start: LandmarkStart): Piece | null {
  leaveRecordings(state, state.open.depth - 1);
  const context = isPlain(state) ? start.context() : null;
  if (context === null) return null;
  const { document, at } = start;
  if (generation !== classGeneration()) {
    generation = classGeneration();
    memory.forget();
  }
  const key = keyOf(state, context);
  const piece = memory.find(key, document, at);
  if (piece !== null && fits(state, piece)) {
    replay(state, piece);
    return piece;
  }
  if (piece === null && memory.isWorthKeeping(key)) state.recordings.push(startRecording(state, key, at));
  return null;
}

/** Ends the recording of the landmark that is closed now. What was recorded is kept once the page has been read. */
export function endRepeat(state: PageState, end: LandmarkEnd): void {
  leaveRecordings(state, state.open.depth);
  const recording = state.recordings.at(-1);
  if (recording?.depth !== state.open.depth) return;
  const piece = pieceOf(state, recording, end);
  state.recordings.pop();
  endRecording(state, recording);
  if (piece !== null) state.newPieces.push({ key: recording.key, piece });
}

/** Drops recordings of landmarks deeper than this: other elements have closed them. */
export function leaveRecordings(state: PageState, depth: number): void {
  while (state.recordings.length > 0 && state.recordings.at(-1)!.depth > depth)
    endRecording(state, state.recordings.pop()!);
}

/** Keeps what was recorded of a page; its links must have their addresses and texts by now. */
export function keepPieces({ newPieces }: PageState): void {
  for (const { key, piece } of newPieces) memory.add(key, piece);
}
