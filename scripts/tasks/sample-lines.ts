import { globSync, readFileSync } from "node:fs";

/** Lines that stand together in a sample: fewer cut most expressions apart. */
const LINES_TOGETHER = 10;

/**
 * Patterns of Stryker for a part of a folder's code, spread evenly over it: `file:from-to`.
 * @param share of all lines, between 0 and 1
 */
export function sampleLines(folder: string, share: number): string[] {
  if (!(share > 0 && share <= 1)) throw new RangeError("--sample takes a part of all lines, such as 0.25.");
  const files = globSync(`${folder}/**/*.ts`).filter((file) => !/\.test\.ts$|\/testing\/|\.d\.ts$/.test(file));
  const every = Math.round(1 / share);
  return files.toSorted().flatMap((file, start) => {
    const lines = readFileSync(file, "utf8").split("\n").length;
    const pieces = Math.ceil(lines / LINES_TOGETHER);
    return Array.from({ length: pieces }, (_, piece) => piece)
      .filter((piece) => (piece + start) % every === 0)
      .map((piece) => `${file}:${piece * LINES_TOGETHER + 1}-${Math.min(lines, (piece + 1) * LINES_TOGETHER)}`);
  });
}
