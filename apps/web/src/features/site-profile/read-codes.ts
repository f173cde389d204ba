import { CURRENCY_CODE, LANGUAGE_TAG } from "@audit/contract";
import { t } from "../../language/messages.ts";

/** Codes as typed, with commas or spaces between them; null for nothing typed. */
const codesIn = (typed: string): string[] | null => {
  const codes = typed.split(/[\s,;]+/).filter((code) => code !== "");
  return codes.length === 0 ? null : [...new Set(codes)];
};

export const readCurrencies = (typed: string): string[] | null => codesIn(typed.toUpperCase());

export const readLanguages = (typed: string): string[] | null =>
  codesIn(typed)?.map((code) => code.replace("_", "-").replace(/^[A-Za-z]+/, (name) => name.toLowerCase())) ?? null;

const MOST = 8;

/** A sentence of what is wrong, or true. */
export function checkCurrencies(typed: string): string | true {
  const wrong = readCurrencies(typed)?.find((code) => !CURRENCY_CODE.test(code));
  if (wrong !== undefined) return t("“{wrong}” is no currency code. A code has three letters, such as EUR.", { wrong });
  return (readCurrencies(typed)?.length ?? 0) <= MOST || t("At most {most}, please: the main ones.", { most: MOST });
}

/** A sentence of what is wrong, or true. */
export function checkLanguages(typed: string): string | true {
  const wrong = readLanguages(typed)?.find((code) => code.length > 35 || !LANGUAGE_TAG.test(code));
  if (wrong !== undefined) return t("“{wrong}” is no language code. Codes look like de or pt-BR.", { wrong });
  return (readLanguages(typed)?.length ?? 0) <= MOST || t("At most {most}, please: the main ones.", { most: MOST });
}
