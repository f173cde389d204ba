import { readFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../../..");

/** Blocks of a page of the documentation behind a fence such as "sh run", in order. */
export function blocksOf(page: string, fence: string): string[] {
  const text = readPage(page);
  return [...text.matchAll(new RegExp(`^\`\`\`${fence}\\n([^]*?)^\`\`\`$`, "gm"))].map(([, block = ""]) => block);
}

/** Blocks that are set in by four spaces, under a heading; the page's first without one. */
export function indentedOf(page: string, heading?: string): string[] {
  const text = readPage(page);
  const from = heading === undefined ? 0 : text.indexOf(`## ${heading}\n`);
  if (from < 0) throw new Error(`docs/${page} has no heading "${heading}".`);
  const section = text.slice(from).split(/\n## /, 1)[0] ?? "";
  const blocks = section.match(/(?:^ {4}.*\n|^\n(?= {4}))+/gm) ?? [];
  return blocks.map((block) => block.replaceAll(/^ {4}/gm, "").trim());
}

const readPage = (page: string): string => readFileSync(join(ROOT, "docs", page), "utf8");
