import { counted, number } from "./plural.ts";

/** "2.1 MB", "540 KB", "72 bytes" */
export function sizeOf(bytes: number): string {
  if (bytes >= 1_000_000) return `${Number((bytes / 1_000_000).toFixed(1))} MB`;
  return bytes >= 1000 ? `${number(bytes / 1000)} KB` : counted(bytes, "byte");
}

/** "6.2 seconds", "0.34 seconds" */
export function secondsOf(milliseconds: number): string {
  const seconds = Number((milliseconds / 1000).toFixed(milliseconds < 1000 ? 3 : 1));
  return seconds === 1 ? "1 second" : `${seconds} seconds`;
}

/** An amount of money as people write it: 24.90, 19. */
export const amount = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
