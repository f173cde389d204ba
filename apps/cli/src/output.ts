import { closeSync, mkdirSync, openSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { styleText } from "node:util";

/** Characters that are gathered for one write. */
const PIECE = 262_144;

/** Writes pieces of text into a file, whose folder is made where it is missing. */
export function writePieces(path: string, pieces: Iterable<string>): void {
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, "w");
  for (const text of gathered(pieces)) writeFileSync(file, text);
  closeSync(file);
}

function* gathered(pieces: Iterable<string>): Generator<string, undefined> {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < PIECE) continue;
    yield text;
    text = "";
  }
  yield text;
}

/** Writes to standard output, waiting for a slow reader; one that has gone, such as `head`, is no fault. */
export async function print(pieces: Iterable<string>): Promise<void> {
  for (const text of gathered(pieces)) {
    if (process.stdout.destroyed) return;
    await new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));
  }
}

/** A reader that closes the pipe early ends the output, not the program. */
export function outliveReader(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
}

type Style = Parameters<typeof styleText>[0];

let colours: "auto" | "always" | "never" = "auto";

/** Whether texts for standard output are coloured from now on. */
export function setColours(when: string | undefined): void {
  colours = when === "always" || when === "never" ? when : "auto";
}

/** The text in a colour where its reader sees colours: a terminal, unless NO_COLOR is set, or wherever FORCE_COLOR is. */
export function paint(style: Style, text: string): string {
  if (colours === "never") return text;
  return styleText(style, text, { stream: process.stdout, validateStream: colours === "auto" });
}
