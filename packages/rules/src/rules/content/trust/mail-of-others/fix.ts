import { html } from "../../../../escape/html.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import { businessFacts } from "../../../../view/business-facts.ts";

/** Each address with its pages; what stands there until the owner's own is known, where the pages name one phone number. */
export const fix: Fixer<readonly string[]> = ({ faults }, view) => {
  const { phone } = businessFacts(view);
  const places = Map.groupBy(
    faults.flatMap(({ url, evidence: { saw } }) => saw.map((mail) => ({ mail, url }))),
    ({ mail }) => mail,
  );
  if (phone === null) return null;
  const rows = [...places].map(([mail, on]) => `“${mail}” on ${on.map(({ url }) => url).join(", ")}`);
  const call = `<a href="tel:${html(phone.replace(/[^\d+]/g, ""))}">${html(phone)}</a>`;
  return [...rows, "in their place, until your own address stands there:", call].join("\n");
};
