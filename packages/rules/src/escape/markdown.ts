import { oneLine } from "./plain.ts";

// An underscore between letters is no markup; names such as summary_large_image stay readable.
const SIGNS = /[\\`*[\]~<&]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", "&": "&amp;" };

/** Hostile text as inert markdown, at the start of a line or inside one: no markup, no HTML. */
export const text = (value: string): string =>
  oneLine(value)
    .replace(SIGNS, (sign) => ENTITIES[sign] ?? `\\${sign}`)
    .replace(/^([-+](?=[\s-]|$)|#(?=[#\s]|$)|=(?==*$)|[>|])/, String.raw`\$&`)
    .replace(/^(\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`);

const longestRun = (value: string): number => Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length));

/** An inline code span that its content can't close. */
export function code(value: string): string {
  const line = oneLine(value);
  const fence = "`".repeat(longestRun(line) + 1);
  const gap = /^`|`$/.test(line) || line === "" ? " " : "";
  return `${fence}${gap}${line}${gap}${fence}`;
}

/** A fenced block that its content can't close. */
export function fenced(value: string): string {
  const fence = "`".repeat(Math.max(3, longestRun(value) + 1));
  return `${fence}\n${value.replace(/\n+$/, "")}\n${fence}`;
}

/** A web address as a link; anything else as code. */
export function link(url: string): string {
  const safe = /^https?:\/\/[^\s<>"`\\]+$/.test(url) && oneLine(url) === url;
  return safe ? `<${url.replaceAll("|", "%7C")}>` : code(url);
}

/** Cells are markdown already; only what would end the cell is escaped: a bar after an even number of backslashes. */
const cell = (value: string): string =>
  value
    .replace(/(\\*)\|/g, (bar, slashes: string) => (slashes.length % 2 === 0 ? `${slashes}\\|` : bar))
    .replaceAll("\n", " ");

/** A GitHub-flavoured table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
