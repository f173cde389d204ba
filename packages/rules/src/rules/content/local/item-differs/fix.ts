import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import type { Saw } from "./saw.ts";

/** Each name with both of its prices and sizes; then what else stands in the page's own currency. */
export const fix: Fixer<Saw> = ({ faults }) =>
  [
    "name,on this page,page,elsewhere,other page,what holds (from the owner)",
    ...faults.flatMap(({ url, evidence: { saw } }) => [
      ...saw.rows.map((row) => [row.name, row.here, url, row.there, row.url, ""].map(csv).join(",")),
      ...saw.others.map(({ name, here }) => [name, here, url, "", "", ""].map(csv).join(",")),
    ]),
  ].join("\n");
