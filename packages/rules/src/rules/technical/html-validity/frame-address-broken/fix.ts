import { html, htmlComment } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";

const MOST = 40;

/** The addresses as they should stand in the frames. */
export const frameAddresses: Fixer<{ readonly frames: readonly string[] }> = ({ faults }) =>
  faults
    .slice(0, MOST)
    .flatMap(({ url, evidence: { expected } }) =>
      Array.isArray(expected)
        ? [`${htmlComment(url)}\n${expected.map((one) => `src="${html(String(one))}"`).join("\n")}`]
        : [],
    )
    .join("\n\n") || null;
