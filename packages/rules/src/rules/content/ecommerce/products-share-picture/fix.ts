import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { pageName } from "../../../../view/page-name.ts";

const MOST_ROWS = 300;

/** Products by the picture that they share. */
export const fix: Fixer<{ readonly picture: string; readonly products: number; readonly names: string[] }> = (
  { faults },
  view,
) =>
  [
    "picture,product,address",
    ...faults
      .toSorted((a, b) => (a.evidence.saw.picture < b.evidence.saw.picture ? -1 : 1))
      .slice(0, MOST_ROWS)
      .map(({ url, evidence: { saw } }) => {
        const page = view.pageAt(url);
        return [saw.picture, (page && pageName(page, view)) ?? "", url].map(csv).join(",");
      }),
  ].join("\n");
