import { csv } from "../../../../escape/config.ts";
import type { Fixer } from "../../../../fixes/fixer.ts";
import type { Saw } from "./saw.ts";

/** Each group of things with what they all say, and a place for what is true of each. */
export const fix: Fixer<Saw> = ({ faults }) =>
  [
    "name,says now,says the same as,true text (from whoever makes it),page",
    ...faults.flatMap(({ url, evidence: { saw } }) =>
      saw.pairs.flatMap(({ names, texts }) =>
        names.map((name, index) =>
          [name, texts[index] ?? texts[0] ?? "", names.filter((one) => one !== name).join(" / "), "", url]
            .map(csv)
            .join(","),
        ),
      ),
    ),
  ].join("\n");
