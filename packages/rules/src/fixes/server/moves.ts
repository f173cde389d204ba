import { pathAndQuery } from "../../view/address-words.ts";

export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Target as a path on the same host, else in full. */
export function shortest(to: string, from: string): string {
  const same = URL.canParse(to) && URL.canParse(from) && new URL(to).host === new URL(from).host;
  return same ? pathAndQuery(to) : to;
}
