import { oneLine } from "./plain.ts";

/** One argument for a POSIX shell. */
export const shell = (text: string): string => `'${oneLine(text).replaceAll("'", String.raw`'\''`)}'`;
