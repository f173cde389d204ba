import { documentNameOf } from "@audit/facts";
import { ownCopy } from "./own-copy.ts";

/** Which documents were read already, so that other forms of their addresses wait until all else is read. */
export interface ReadNames {
  note(url: string): void;
  /** Whether the same document was probably read under another form of this address; true once for each. */
  putsOff(url: string): boolean;
  /** Whether an address is one of the first few that pages name as another form of their own: those are read in turn. */
  isSample(url: string, of: string): boolean;
}

/** So many show whether a site sends the same page under both forms. */
const SAMPLES = 3;

const withoutSlash = (url: string): string => url.replace(/\/(?=$|\?)/, "");

export function createReadNames(): ReadNames {
  const first = new Map<string, string>();
  const putOff = new Set<string>();
  let samples = 0;
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
    isSample(url, of) {
      if (samples >= SAMPLES || putOff.has(url) || url === of || documentNameOf(url) !== documentNameOf(of))
        return false;
      if (withoutSlash(url) === withoutSlash(of)) return false;
      samples += 1;
      putOff.add(url);
      return true;
    },
  };
}
