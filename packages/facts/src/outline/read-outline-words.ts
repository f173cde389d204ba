import { meaningReader } from "../phrases/read-meanings.ts";
import type { Meaning } from "../phrases/word-table.ts";
import { detach } from "../text/characters.ts";
import { peekText } from "../text/flow-text.ts";
import { buyMark, cartMark, relatedMark } from "./marks.ts";
import type { OutlineControl, PageOutline } from "./page-outline.ts";
import type { OutlineSource } from "./outline-source.ts";

const buying: readonly Meaning[] = ["buying"];
const stock: readonly Meaning[] = ["stock", "sold-out"];

const mostControls = 20;
const longestLabel = 60;

interface Candidate {
  readonly text: string;
  readonly from: number;
  readonly region: number;
}

function candidatesOf({ state, flow, links }: OutlineSource): Candidate[] {
  const found: Candidate[] = [];
  for (const { from, to, label, region } of state.buttons)
    found.push({ text: peekText(flow, from, to, 80) || label, from, region });
  links.forEach(({ text, label }, index) => {
    const said = text || label;
    if (said.length <= longestLabel) found.push({ text: said, from: state.links[index]?.from ?? 0, region: 0 });
  });
  return found.sort((one, other) => one.from - other.from);
}

/** Names that the element of a control itself carries, not those around it. */
function namedAt({ state }: OutlineSource): (from: number) => boolean {
  const places = new Set(state.spans.filter(({ marks }) => (marks & buyMark) !== 0).map(({ from }) => from));
  return (from) => places.has(from);
}

/** Controls by which goods are bought: by what they say, in the languages of the page, or by what they are named. */
export function readControls(source: OutlineSource): OutlineControl[] {
  const { content, lists, languages, marksAt } = source;
  const isNamed = namedAt(source);
  const buyingIn = meaningReader(languages, buying);
  const found: OutlineControl[] = [];
  for (const { text, from, region } of candidatesOf(source)) {
    if (found.length >= mostControls) break;
    if (text.length > longestLabel) continue;
    const named = isNamed(from);
    if (!named && text === "") continue;
    const marks = marksAt(from);
    // Words cost more than places to look up, and most links stand in the frame.
    if (content.isFrame(region, marks) || content.isLaid(from) || (marks & cartMark) !== 0) continue;
    if (!named && buyingIn(text).length === 0) continue;
    found.push({ text: detach(text), named, list: lists.isListed(from) || (marks & relatedMark) !== 0, at: from });
  }
  return found;
}

const longestStock = 60;
const mostStocks = 6;

/** Short statements of the content that goods are at hand, or not. */
export function readStocks({ flow, blocks, lists, languages }: OutlineSource): PageOutline["stocks"] {
  const stockIn = meaningReader(languages, stock);
  const found: { out: boolean; list: boolean; at: number }[] = [];
  for (const { from, to, marks } of blocks) {
    if (found.length >= mostStocks) break;
    if (to - from > longestStock) continue;
    const said = stockIn(peekText(flow, from, to, longestStock));
    if (!said.includes("stock")) continue;
    found.push({ out: said.includes("sold-out"), list: lists.isListed(from) || (marks & relatedMark) !== 0, at: from });
  }
  return found;
}
