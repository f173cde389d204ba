import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";

const MOST_ROWS = 200;

/** Both prices of each product with their places. */
export const fix: Fixer<{
  readonly asked: number;
  readonly listed: number;
  readonly currency: string;
  readonly on: string;
}> = ({ faults }) =>
  [
    "product,price on its page,price in the list,currency,list",
    ...faults
      .slice(0, MOST_ROWS)
      .map(({ url, evidence: { saw } }) =>
        [url, String(saw.asked), String(saw.listed), saw.currency, saw.on].map(csv).join(","),
      ),
  ].join("\n");
