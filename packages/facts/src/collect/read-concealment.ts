import { attribute, type AttributeTable, hasAttribute, readAttribute } from "../html/attribute-table.ts";
import { tag, tags } from "../html/tags.ts";
import type { Concealment } from "../page-facts.ts";
import { detach } from "../text/characters.ts";
import { createTextMemo } from "../text/text-memo.ts";
import { closesConcealed } from "./closing.ts";
import type { PageState } from "./page-state.ts";
import { most } from "./limits.ts";

const style = attribute("style");
const hidden = attribute("hidden");
const onclick = attribute("onclick");
const role = attribute("role");
const classId = attribute("class");
/** Elements that people and machines know to be clickable, or that pass clicks on. */
const clickable: ReadonlySet<number> = new Set(
  "a area button input select textarea label summary option details body html form".split(" ").map(tag),
);

/** Widely used ways to hide text with an inline style; sizes and places far outside of what anybody sees. */
const ways: readonly (readonly [Concealment, RegExp])[] = [
  ["not displayed", /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i],
  [
    "tiny",
    /(?:^|[;\s])font-size\s*:\s*(?:0(?:\.0+)?(?:px|pt|em|rem|%)?|[01](?:\.\d+)?px)\s*(?:!important\s*)?(?:;|$)/i,
  ],
  ["off-screen", /(?:^|[;\s])(?:text-indent|left|top|margin-left)\s*:\s*-\d{3,}(?:\.\d+)?(?:px|em|rem)/i],
  ["transparent", /(?:^|[;\s])opacity\s*:\s*0(?:\.0+)?\s*(?:;|$)/i],
];
const colours = /(?:^|[;\s])color\s*:\s*([^;]+)/i;
const backgrounds = /background(?:-color)?\s*:\s*([^;]+)/i;

function concealmentOf(written: string): Concealment | null {
  for (const [how, pattern] of ways) if (pattern.test(written)) return how;
  const colour = colours.exec(written)?.[1]?.trim().toLowerCase();
  return colour !== undefined && colour === backgrounds.exec(written)?.[1]?.trim().toLowerCase() ? "same colour" : null;
}

const concealmentBy = createTextMemo(concealmentOf);

function howConcealed(attributes: AttributeTable): Concealment | null {
  if (hasAttribute(attributes, hidden)) return "not displayed";
  const written = readAttribute(attributes, style);
  return written === null ? null : concealmentBy(written);
}

/** Reads inline style, hidden and onclick of an element being opened; returns what is to be done when it closes. */
export function readConcealment(state: PageState, tagId: number, attributes: AttributeTable): number {
  if (hasAttribute(attributes, onclick) && !clickable.has(tagId) && !hasAttribute(attributes, role)) {
    state.fakeButtons++;
    noteFake(state, tagId, attributes);
  }
  if (state.openConcealed > 0 || state.silent > 0 || state.concealed.length >= most.concealed || !state.bodyOpen)
    return 0;
  const how = howConcealed(attributes);
  if (how === null) return 0;
  const at = state.flow.length;
  const link = state.links.length;
  state.concealed.push({ how, from: at, to: at, firstLink: link, lastLink: link });
  state.openConcealed++;
  return closesConcealed;
}

/** "div.card": its tag where HTML knows it, and its first class. */
function noteFake(state: PageState, tagId: number, attributes: AttributeTable): void {
  const [first = ""] = readAttribute(attributes, classId)?.trim().split(/\s+/) ?? [];
  const kind = `${tags.names[tagId] || "element"}${first === "" ? "" : `.${first.slice(0, 60)}`}`;
  if (state.fakeKinds.size < most.kinds) state.fakeKinds.add(detach(kind));
  const to = LEADS.exec(readAttribute(attributes, onclick) ?? "")
    ?.slice(1)
    .find((one) => one !== undefined);
  if (to !== undefined && state.fakeKinds.has(kind) && !state.fakeLinks.has(kind))
    state.fakeLinks.set(detach(kind), detach(to.slice(0, 500)));
}

/** A click that opens an address which stands in it. */
const LEADS =
  /\blocation(?:\.href)?\s*=\s*["']([^"'+]+)["']\s*(?:;|$)|\blocation\.(?:assign|replace)\(\s*["']([^"'+]+)["']\s*\)|\bwindow\.open\(\s*["']([^"'+]+)["']/i;

/** Whether what is being read stands inside an element that is not displayed at all. */
export const isUndisplayed = ({ openConcealed, concealed }: PageState): boolean =>
  openConcealed > 0 && concealed.at(-1)?.how === "not displayed";

/** Whether it stands there or in a box that is put far outside of the screen. */
export const isOutOfSight = (state: PageState): boolean =>
  isUndisplayed(state) || (state.openConcealed > 0 && state.concealed.at(-1)?.how === "off-screen");

export function closeConcealed(state: PageState): void {
  state.openConcealed--;
  const piece = state.concealed.at(-1);
  if (piece === undefined) return;
  piece.to = state.flow.length;
  piece.lastLink = state.links.length;
}
