import type { CDPSession, Page } from "playwright-core";
import { registrableDomainOf } from "@audit/facts";
import { within } from "./isolated-world.ts";

const MOST_FRAMES = 5;
const FRAME_MS = 1_000;

interface DomNode {
  readonly nodeName: string;
  readonly nodeType: number;
  readonly nodeValue: string;
  readonly children?: readonly DomNode[];
  readonly shadowRoots?: readonly DomNode[];
  readonly shadowRootType?: string;
}

/** Words that the page's document does not hold although they are shown: closed shadow roots, frames of other sites. */
export async function countEnclosedWords(page: Page, cdp: CDPSession): Promise<number> {
  const { root } = await cdp.send("DOM.getDocument", { depth: -1, pierce: true });
  return closedWords(root) + (await foreignFrameWords(page));
}

/** Iterative: a hostile page nests deeper than a stack is high. */
function closedWords(root: DomNode): number {
  let words = 0;
  const stack: { node: DomNode; closed: boolean }[] = [{ node: root, closed: false }];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { node } = next;
    if (node.nodeName === "SCRIPT" || node.nodeName === "STYLE") continue;
    const closed = next.closed || node.shadowRootType === "closed";
    if (closed && node.nodeType === 3) words += wordsOf(node.nodeValue);
    for (const child of [...(node.children ?? []), ...(node.shadowRoots ?? [])]) stack.push({ node: child, closed });
  }
  return words;
}

async function foreignFrameWords(page: Page): Promise<number> {
  const own = registrableDomainOf(page.url());
  const foreign = page
    .frames()
    .filter((frame) => frame !== page.mainFrame() && registrableDomainOf(frame.url()) !== own);
  const texts = foreign
    .slice(0, MOST_FRAMES)
    .map((frame) => within(frame.locator("body").innerText({ timeout: FRAME_MS }), FRAME_MS).catch(() => ""));
  return (await Promise.all(texts)).reduce((sum, text) => sum + wordsOf(text), 0);
}

const wordsOf = (text: string): number => text.split(/\s+/).filter((word) => word !== "").length;
