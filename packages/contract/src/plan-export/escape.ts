// Characters that mean something in markdown or HTML, and those that turn the direction of a line round.
const SIGNS = /[\\`*_[\]~<>&|]/g;
const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;" };
const INVISIBLE = /(?![\t\n])[\p{Cc}\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** The text on one line, without characters that nobody sees. */
export const oneLine = (value: string): string => value.replace(INVISIBLE, " ").replace(/\s+/g, " ").trim();

/** Hostile text as one inert line of markdown: no markup, no HTML, no start of a block. */
export const plain = (value: string): string =>
  oneLine(value)
    .replace(SIGNS, (sign) => ENTITIES[sign] ?? `\\${sign}`)
    .replace(/^([-+#=])/, String.raw`\$1`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);

const STEP = /^\s*(\d{1,3})\.\s+(.+)$/;

/** A text of several lines; numbered steps stay numbered, everything else is inert. */
export const paragraphs = (value: string): string =>
  value
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => {
      const [, number, rest = ""] = STEP.exec(line) ?? [];
      return number === undefined ? plain(line) : `${number}. ${plain(rest)}`;
    })
    .join("\n");

/** A fenced block that its content can't close. */
export function fenced(value: string): string {
  const longest = Math.max(2, ...[...value.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${value.replace(/\s+$/, "")}\n${fence}`;
}

/** A web address as a link; anything else as inert text. */
export const address = (url: string): string =>
  /^https?:\/\/[^\s<>"`\\|]+$/.test(url) && oneLine(url) === url ? `<${url}>` : plain(url);

/** A markdown text as a part of a larger one: its headings go down by two levels, its raw HTML becomes text. */
export function embedded(markdown: string): string {
  return markdown
    .replace(INVISIBLE, " ")
    .replace(/^# .*\n+/, "")
    .replace(/^(#{1,4})(?=\s)/gm, "##$1")
    .replace(/<(?!https?:\/\/)/g, "&lt;")
    .trim();
}
