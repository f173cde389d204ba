import { htmlComment } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { product } from "../../../../fixes/markup/product.ts";
import { counted } from "../../../../wording/plural.ts";

const describeOne = product();

/** Of one block that is printed several times all but the first go; else the product that the page sells. */
export const fix: Fixer<{ readonly products: number; readonly same?: boolean }> = (cause, view) => {
  if (!cause.faults.every(({ evidence: { saw } }) => saw.same === true)) return describeOne(cause, view);
  const [first] = cause.faults;
  const times = first?.evidence.saw.products ?? 2;
  return htmlComment(
    `by hand, once in the product template: the same Product block stands there ${counted(times, "time")}; keep the one that your shop system maintains and take out the rest`,
  );
};
