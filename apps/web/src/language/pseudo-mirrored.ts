import type { Catalogue } from "./catalogue.ts";

/** Letters that run from right to left, whatever they are. */
const mirror = (text: string): string =>
  text.replace(/(\{\w+\})|[^{}]+/g, (part, value: string | undefined) => value ?? `\u202e${part}\u202c`);

/** English as it stands in a page that runs from right to left. */
export const catalogue: Catalogue = {
  say: mirror,
  noun: (value, one, many) => mirror(value === 1 ? one : many),
  said: mirror,
};
