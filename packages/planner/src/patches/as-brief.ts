import { htmlComment } from "@audit/rules/escape/html";

const BLANK = /\[fill in: ([^\]]*)\]/g;
const PAGE = /^<!-- https?:/;
const COMMENT = /^<!--.*-->$/;
/** More addresses with the same brief are in the task's own list of pages. */
const MOST_PAGES = 20;

interface Brief {
  readonly notes: readonly string[];
  readonly pages: string[];
}

/**
 * Code that consists mainly of blanks says what to write, not what to paste: it becomes notes, told once for all pages
 * with the same. Other code, and markup, stays as it is.
 */
export function asBrief(code: string): string {
  const sections = code.split(/\n\n(?=<!-- https?:)/).map((section) => section.split("\n"));
  if (code.includes("<script") || !sections.every(([first = ""]) => PAGE.test(first))) return code;
  const lines = sections.flat().filter((line) => !COMMENT.test(line));
  const open = lines.filter((line) => line.includes("[fill in: ")).length;
  if (open <= lines.filter(saysSomething).length) return code;
  const briefs = new Map<string, Brief>();
  for (const [page = "", ...rest] of sections) {
    const notes = notesOf(rest);
    const brief = briefs.get(notes.join("\n")) ?? { notes, pages: [] };
    brief.pages.push(page);
    briefs.set(notes.join("\n"), brief);
  }
  return [...briefs.values()].map(printBrief).join("\n\n");
}

const printBrief = ({ notes, pages }: Brief): string => {
  const more = pages.length - MOST_PAGES;
  return [
    ...pages.slice(0, MOST_PAGES),
    ...(more > 0 ? [htmlComment(`and on ${more} more pages`)] : []),
    ...notes,
  ].join("\n");
};

/** Text of a line without its tags and blanks. */
const textOf = (line: string): string =>
  line
    .replace(BLANK, "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

const saysSomething = (line: string): boolean => !line.includes("[fill in: ") && /\p{L}|\p{N}/u.test(textOf(line));

function notesOf(lines: readonly string[]): string[] {
  const facts = lines.flatMap((line) => (COMMENT.test(line) ? [line] : []));
  const known = lines.filter((line) => !COMMENT.test(line) && saysSomething(line)).map(textOf);
  const wanted = [...new Set(lines.flatMap((line) => [...line.matchAll(BLANK)].map(([, what = ""]) => what)))];
  return [
    ...facts,
    ...(known.length > 0 ? [htmlComment(`known: ${known.join("; ")}`)] : []),
    htmlComment(`to write: ${wanted.join("; ")}`),
  ];
}
