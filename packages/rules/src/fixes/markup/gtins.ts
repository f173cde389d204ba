import type { SdItem } from "@audit/facts";
import { said } from "../../view/entities.ts";
import { fillIn } from "../fixer.ts";
import { isGtin } from "./offer-values.ts";

const NAMES = ["gtin", "gtin8", "gtin12", "gtin13", "gtin14"] as const;

export const GTIN_PLACE = fillIn(
  "GTIN, the 8, 12, 13 or 14 digits under the barcode; without a barcode take the line out",
);

/** The first number that the entity gives, right or wrong. */
export const gtinOf = (item: SdItem | undefined): string | null =>
  NAMES.map((name) => said(item, name)).find((text) => text !== null) ?? null;

/** Placeholders for the numbers of the entity that no barcode can have. */
export const invalidGtins = (item: SdItem | undefined): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((name) => {
      const digits = said(item, name)?.replace(/[\s-]/g, "");
      return digits !== undefined && !isGtin(digits) ? [[name, GTIN_PLACE]] : [];
    }),
  );
