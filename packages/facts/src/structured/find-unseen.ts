import type { SdItem, VisibleData } from "../structured-data.ts";
import { detach } from "../text/characters.ts";

/** What a page must show when it marks it up, by type: the properties that hold running text for readers. */
const shownProperties: Readonly<Record<string, readonly string[]>> = {
  Question: ["name"],
  Answer: ["text"],
  Review: ["reviewBody", "description"],
};
const mostSought = 60;
const mostNamed = 30;
const deepest = 6;
/** The beginning of a longer text is looked for: pages cut answers and reviews behind "read more". */
const soughtLength = 60;
/** Shorter texts ("Great!") may stand in an attribute or a picture. */
const shortest = 12;
const quotedLength = 120;

interface Sought {
  at: string;
  text: string;
}

function gather(found: Sought[], item: SdItem, depth: number): void {
  if (depth > deepest || found.length >= mostSought) return;
  for (const type of item.types) {
    for (const name of Object.hasOwn(shownProperties, type) ? shownProperties[type]! : []) {
      const value = item.props[name]?.[0];
      // Microdata and RDFa hold what the page shows.
      if (typeof value === "string" && item.format === "json-ld") found.push({ at: `${type} > ${name}`, text: value });
    }
  }
  for (const name of Object.keys(item.props)) {
    for (const value of item.props[name]!) if (typeof value === "object") gather(found, value, depth + 1);
  }
}

/** Letters and digits only, lower case: how a text is set, and where its lines break, says nothing. */
const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

/** Answers may hold HTML, escaped or not. */
const withoutTags = (text: string): string =>
  text
    .replace(/&lt;/gi, "<")
    .replace(/&gt;/gi, ">")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/gi, " ");

const words = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/[\p{L}\p{N}]{4,}/gu) ?? [];

/** A text that is worded otherwise has most of its words on the page all the same. */
function isReworded(text: string, shown: ReadonlySet<string>): boolean {
  const own = new Set(words(withoutTags(text)));
  const known = [...own].filter((word) => shown.has(word)).length;
  return known >= rewordedShare * own.size;
}

const rewordedShare = 0.6;

const isOfQuestions = ({ at }: Sought): boolean => /^(?:Question|Answer)\b/.test(at);
const isQuestion = ({ at }: Sought): boolean => at.startsWith("Question");

/**
 * Where none of the questions stands on the page as it is marked up and one is strange to it, the page is about the same
 * things and shows none of them.
 */
const isWholeUnseen = (sought: readonly Sought[], missing: readonly Sought[], strange: readonly Sought[]): boolean =>
  strange.some(isQuestion) &&
  strange.every(isOfQuestions) &&
  sought.filter(isQuestion).every((one) => missing.includes(one));

const nothing: VisibleData = { sought: 0, unseen: [] };

/** Looks for the questions, answers and reviews of JSON-LD in everything the page shows. */
export function findUnseen(items: readonly SdItem[], pageText: () => string): VisibleData {
  const found: Sought[] = [];
  for (const item of items) gather(found, item, 0);
  const sought = found
    .map(({ at, text }) => ({ at, text, start: bare(withoutTags(text.slice(0, 1000))).slice(0, soughtLength) }))
    .filter(({ start }) => start.length >= shortest);
  if (sought.length === 0) return nothing;
  const page = pageText();
  const shown = bare(page);
  const missing = sought.filter(({ start }) => !shown.includes(start));
  const shownWords: ReadonlySet<string> = new Set(missing.length > 0 ? words(page) : []);
  const strange = missing.filter(({ text }) => !isReworded(text, shownWords));
  const unseen = isWholeUnseen(sought, missing, strange) ? missing.filter((one) => isOfQuestions(one)) : strange;
  return {
    sought: sought.length,
    unseen: unseen.slice(0, mostNamed).map(({ at, text }) => ({ at, text: detach(text.slice(0, quotedLength)) })),
  };
}
