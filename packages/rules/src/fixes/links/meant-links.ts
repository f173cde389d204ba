import type { EvidenceValue } from "../../verdict.ts";
import type { Fixer } from "../fixer.ts";
import { replacementList } from "./link-list.ts";

/** A misspelled link as the evidence quotes it. */
interface Misspelled {
  readonly href: string;
  /** The address that was plainly meant. */
  readonly meant: string | null;
}

function misspelledIn(saw: EvidenceValue): Misspelled[] {
  const { examples } = (saw ?? {}) as { readonly examples?: readonly Misspelled[] };
  return [...(examples ?? [])];
}

/** Each misspelled link beside the address that was meant, and the pages that hold it. */
export const meantLinks: Fixer = (cause) => {
  const named = cause.faults.flatMap(({ url, evidence }) =>
    misspelledIn(evidence.saw).map(({ href, meant }) => ({ href: href.replace(/^["“]|["”]$/g, ""), meant, url })),
  );
  const byHref = Map.groupBy(named, ({ href }) => href);
  return replacementList(
    [...byHref].map(([href, links]) => ({
      old: href,
      now: links[0]!.meant,
      sources: [...new Set(links.map(({ url }) => url))].toSorted(),
    })),
  );
};
