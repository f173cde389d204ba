import * as closing from "./closing.ts";
import { closeConcealed } from "./read-concealment.ts";
import { closeButton, closeLabel } from "./read-forms.ts";
import { closeTitle } from "./read-head.ts";
import { closeAnchor } from "./read-links.ts";
import { closeScript } from "./read-resources.ts";
import {
  captureJsonLd,
  captureNoscript,
  captureNothing,
  captureScript,
  captureStyle,
  captureTitle,
  inBody,
  inMainRegion,
  inNav,
  type PageState,
} from "./page-state.ts";
import { endSegment, setMain } from "./text-segments.ts";
import { most } from "./limits.ts";
import { noteUnfilled, noteUnfilledMenu } from "./note-unfilled.ts";
import { block, tagFlags } from "../html/tags.ts";

function closeCapture(state: PageState): void {
  if (state.capture === captureTitle) closeTitle(state);
  else if (state.capture === captureScript || state.capture === captureJsonLd) closeScript(state);
  else if (state.capture === captureNoscript) keepNoscript(state);
  else if (state.capture === captureStyle) state.inlineStyleBytes += state.rawBytes;
  state.capture = captureNothing;
  state.raw = "";
  state.rawBytes = 0;
}

/** Long ones hold a whole page's markup for browsers without scripts. */
const longestNoscript = 1000;

function keepNoscript({ noscripts, raw, rawBytes }: PageState): void {
  if (rawBytes <= longestNoscript && noscripts.length < most.noscripts) noscripts.push(raw);
}

/** Says where what was opened last ends. */
function endRange(range: { to: number } | undefined, at: number): void {
  if (range !== undefined) range.to = at;
}

/** A box that holds a link, an image and a price, and no smaller box that does. */
function closeCardBox(state: PageState, depth: number): void {
  const { open } = state;
  if (open.cards[depth] !== state.cards.length || state.cards.length >= most.cards) return;
  const links = state.links.length - (open.links[depth] ?? 0);
  const images = state.imageTotal - (open.images[depth] ?? 0);
  if (links === 0 && state.inLink < 0) return;
  if (images === 0 || images > 8 || links > 12 || state.priceHints <= (open.prices[depth] ?? 0)) return;
  state.cards.push({ from: open.flowAt[depth] ?? 0, to: state.flow.length, path: open.path[depth] ?? 0 });
}

function closeBreadcrumb(state: PageState): void {
  if (--state.inBreadcrumb > 0) return;
  const crumb = state.breadcrumbs.at(-1);
  if (crumb === undefined) return;
  crumb.to = state.flow.length;
  crumb.lastLink = state.links.length;
}

function closeSemantics(state: PageState, actions: number): void {
  const { semantics, flow } = state;
  if ((actions & closing.closesText) !== 0) endRange(semantics.openTexts.pop(), flow.length);
  if ((actions & closing.closesRdfaText) !== 0) endRange(semantics.openTexts.pop(), flow.length);
  if ((actions & closing.closesMicrodata) !== 0) semantics.openMicrodata.pop();
  if ((actions & closing.closesRdfa) !== 0) semantics.openRdfa.pop();
  if ((actions & closing.closesRdfaNames) !== 0) semantics.openNames.pop();
  if ((actions & closing.closesId) !== 0) closeId(state);
}

/** A named block of the content with nothing in it is a place that scripts fill. */
function closeId(state: PageState): void {
  const { semantics, open, elements, flow } = state;
  const span = semantics.openIds.pop();
  endRange(span, semantics.order);
  if (span === undefined || span.elements !== elements || span.at !== flow.length) return;
  const region = open.region[open.depth] ?? 0;
  const isBlock = ((tagFlags[open.tag[open.depth] ?? 0] ?? 0) & block) !== 0;
  if (!isBlock) return;
  if (region === inNav) noteUnfilledMenu(state, span.id);
  if (region !== inBody && region !== inMainRegion) return;
  state.vacant++;
  noteUnfilled(state, span.id);
}

function closePicture(state: PageState): void {
  if (--state.inPicture === 0 && state.pictureImages === 0) state.picturesWithoutImage++;
}

/** Ends the piece kept last, if it is still open: pieces beyond the limit are not kept, so there may be none to end. */
function closeStruck(state: PageState): void {
  if (--state.openStruck > 0) return;
  const last = state.struck.at(-1);
  if (last !== undefined && last.to === last.from) last.to = state.flow.length;
}

function closeHeading(state: PageState, depth: number): void {
  endRange(state.headings[state.openHeading], state.flow.length);
  state.sinceHeading = { images: state.imageTotal, links: state.links.length };
  state.openHeading = state.open.aux[depth] ?? 0;
}

function runActions(state: PageState, actions: number, depth: number): void {
  if ((actions & closing.closesLink) !== 0) {
    closeAnchor(state, state.open.aux[depth] ?? 0);
  }
  if ((actions & closing.closesHeading) !== 0) closeHeading(state, depth);
  if ((actions & closing.closesCapture) !== 0) closeCapture(state);
  if ((actions & closing.closesSilent) !== 0) state.silent--;
  if ((actions & closing.closesButton) !== 0) closeButton(state);
  if ((actions & closing.closesSnippet) !== 0)
    endRange(state.nosnippet[state.openSnippets.pop() ?? -1], state.flow.length);
  if ((actions & closing.closesLabel) !== 0) closeLabel(state);
  if ((actions & closing.closesBreadcrumb) !== 0) closeBreadcrumb(state);
  if ((actions & closing.closesTable) !== 0) state.openTables.pop();
  if ((actions & closing.closesSection) !== 0) state.sections--;
  if ((actions & closing.closesHead) !== 0) state.headOpen = false;
  if ((actions & closing.closesPicture) !== 0) closePicture(state);
  if ((actions & closing.closesConcealed) !== 0) closeConcealed(state);
  if ((actions & closing.closesStruck) !== 0) closeStruck(state);
  if ((actions & closing.closesSpan) !== 0) endRange(state.openSpans.pop(), state.flow.length);
  if ((actions & semanticActions) !== 0) closeSemantics(state, actions);
}

const semanticActions =
  closing.closesText |
  closing.closesRdfaText |
  closing.closesMicrodata |
  closing.closesRdfa |
  closing.closesRdfaNames |
  closing.closesId;
const ranActions = ~(closing.closesCard | closing.closesBlock | closing.closesRegion);
const endsText = closing.closesBlock | closing.closesRegion;

/** Closes the innermost open element. */
export function closeElement(state: PageState): void {
  const { open } = state;
  const depth = open.depth;
  const actions = open.closing[depth] ?? 0;
  if (actions === 0) {
    open.depth = depth - 1;
    return;
  }
  const isImageLink = (actions & closing.closesLink) !== 0 && state.imageTotal > (open.images[depth] ?? 0);
  if ((actions & endsText) !== 0 || isImageLink) endSegment(state, depth);
  if ((actions & closing.closesCard) !== 0) closeCardBox(state, depth);
  if ((actions & ranActions) !== 0) runActions(state, actions, depth);
  open.depth = depth - 1;
  if ((actions & closing.closesRegion) === 0) return;
  const region = open.region[depth - 1] ?? 0;
  setMain(state, region === inBody || region === inMainRegion);
}
