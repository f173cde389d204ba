import { isUnspaced, normaliseWords, wordsOf } from "../phrases/normalise-words.ts";
import { detach } from "../text/characters.ts";
import { peekText } from "../text/flow-text.ts";
import { namesMessenger, readChatAddress } from "./chat-links.ts";
import type { OutlineSource } from "./outline-source.ts";
import type { OutlineChat } from "./page-outline.ts";

const mostChats = 60;
const longestLabel = 60;
const before = 300;
const leastLetters = 3;
/** So much of a heading's words stands in a message that names it. */
const ofHeading = 0.5;

/** Words of a text; of scripts without spaces pairs of letters. */
function tokensOf(text: string): string[] {
  const plain = normaliseWords(text);
  return wordsOf(plain).flatMap((word) =>
    isUnspaced(word)
      ? Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => word.slice(at, at + 2))
      : word.length >= leastLetters
        ? word
        : [],
  );
}

const shareOf = (tokens: readonly string[], within: ReadonlySet<string>): number =>
  tokens.length === 0 ? 0 : tokens.filter((token) => within.has(token)).length / tokens.length;

interface Found {
  readonly text: string;
  readonly from: number;
  readonly message: string;
}

const isForScript = (href: string): boolean => /^(?:#[\w-]*|javascript:.*)?$/i.test(href);

/** Links of the content to chats; where scripts make the address, a control that names a messenger among other words. */
function linksToChats({ state, flow, links, content, marksAt }: OutlineSource): Found[] {
  const found: Found[] = [];
  const keepLink = (text: string, index: number, message: string): void => {
    const { from = 0, region = 0 } = state.links[index] ?? {};
    keep(text, from, region, message);
  };
  const keep = (text: string, from: number, region: number, message: string): void => {
    const isContent = !content.isFrame(region, marksAt(from)) && !content.isLaid(from);
    if (isContent && text.length <= longestLabel) found.push({ text, from, message });
  };
  for (const [index, { href, text, label }] of links.entries()) {
    if (found.length >= mostChats) break;
    const address = readChatAddress(href);
    if (address !== null) keepLink(text || label, index, address.message);
    else if (isForScript(href) && isCalled(text)) keepLink(text, index, "");
  }
  for (const { from, to, label, region } of state.buttons) {
    const text = peekText(flow, from, to, 80) || label;
    if (found.length < mostChats && isCalled(text)) keep(text, from, region, "");
  }
  return found.sort((one, other) => one.from - other.from);
}

const isCalled = (text: string): boolean =>
  text.length <= longestLabel && namesMessenger(text) && text.trim().split(/\s+/).length > 1;

/** What all messages of a page have in common greets, and names nothing. */
function greeting(found: readonly Found[]): ReadonlySet<string> {
  const said = found.flatMap(({ message }) => (message === "" ? [] : [new Set(tokensOf(message))]));
  const [first, ...others] = said;
  if (first === undefined || others.length === 0) return new Set();
  return new Set([...first].filter((token) => others.every((other) => other.has(token))));
}

/** Links by which the things of a page are ordered in a chat or by phone. */
export function readChats(source: OutlineSource): OutlineChat[] {
  const found = linksToChats(source);
  if (found.length === 0) return [];
  const { state, flow, content } = source;
  const common = greeting(found);
  const main = state.headings.find(({ from }) => from === content.headingAt);
  return found.map(({ text, from, message }) => {
    const own = tokensOf(message).filter((token) => !common.has(token));
    const said = new Set(own);
    const headings = [main, state.headings.findLast((heading) => heading.from <= from && from - heading.from < 2000)];
    const isHeading = headings.some(
      (heading) =>
        heading !== undefined && shareOf(tokensOf(peekText(flow, heading.from, heading.to, 120)), said) >= ofHeading,
    );
    const beside = new Set(tokensOf(peekText(flow, Math.max(0, from - before), from, before)));
    return {
      text: detach(text),
      names: said.size > 0 && (isHeading || (common.size > 0 && shareOf(own, beside) >= ofHeading)),
      at: from,
    };
  });
}
