import { forLast } from "./for-last.ts";

/** Parts of a viewport meta tag, names and values in lower case, e.g. { width: "device-width" }. */
export const readViewport = forLast((content: string): Readonly<Record<string, string>> => {
  const parts = content.split(/[,;]/).map((part) => part.split("=").map((side) => side.trim().toLowerCase()));
  return Object.fromEntries(parts.flatMap(([name, value]) => (name ? [[name, value ?? ""]] : [])));
});
