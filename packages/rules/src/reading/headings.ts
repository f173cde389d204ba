import type { HeadingFact } from "@audit/facts";
import { forLast } from "./for-last.ts";

/** Headings of the first level: a dozen rules ask for them. */
export const mainHeadings = forLast((headings: readonly HeadingFact[]): readonly HeadingFact[] =>
  headings.filter(({ level }) => level === 1),
);
