import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import type { Saw } from "./saw.ts";

/** Every text with the company that it names. */
export const fix: Fixer<Saw> = ({ faults }) => {
  const rows = faults.flatMap(({ url, evidence: { saw } }) => [
    [url, saw.company, saw.mail, saw.host],
    ...saw.others.map((one) => [one.url, one.company, one.mail, ""]),
  ]);
  const once = [...new Map(rows.map((row) => [row[0] ?? "", row])).values()];
  return [
    "page,company named there,mail named there,site named there,yours? (yes / no)",
    ...once.map((row) => [...row, ""].map(csv).join(",")),
  ].join("\n");
};
