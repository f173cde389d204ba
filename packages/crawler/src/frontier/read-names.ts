import { documentNameOf } from "@audit/facts";
import { ownCopy } from "./own-copy.ts";

/** Which documents were read already, so that other forms of their addresses wait until all else is read. */
export interface ReadNames {
  note(url: string): void;
  /** Whether the same document was probably read under another form of this address; true once for each. */
  putsOff(url: string): boolean;
}

const withoutSlash = (url: string): string => url.replace(/\/(?=$|\?)/, "");

export function createReadNames(): ReadNames {
  const first = new Map<string, string>();
  const putOff = new Set<string>();
  return {
    note(url) {
      const name = documentNameOf(url);
      if (!first.has(name)) first.set(ownCopy(name), ownCopy(url));
    },
    putsOff(url) {
      if (first.size === 0 || putOff.has(url)) return false;
      const known = first.get(documentNameOf(url));
      // Forms that differ by the slash alone are mostly a redirect, which costs no page.
      const isSecond = known !== undefined && withoutSlash(known) !== withoutSlash(url);
      if (isSecond) putOff.add(url);
      return isSecond;
    },
  };
}
