import type { PageFault } from "../../../../verdict.ts";

export type Pictured = readonly { readonly alt: string; readonly region: string }[];

/** One picture at the top of so many pages is the logo of their template. */
const FEWEST = 3;

/** Whether the main heading of all these pages is the logo in their common header. */
export function isLogo(faults: readonly PageFault<Pictured>[]): boolean {
  const first = faults[0]?.evidence.saw[0]?.alt;
  return (
    faults.length >= FEWEST &&
    faults.every(({ evidence: { saw } }) => saw.every(({ alt, region }) => alt === first && isInFrame(region)))
  );
}

export const isInFrame = (region: string): boolean => region === "header" || region === "nav";
