import { businesses, type AuditRequest } from "@audit/engine";
import { UsageError } from "../usage-error.ts";

interface Said {
  readonly business?: string | undefined;
  readonly currency?: string | undefined;
  readonly language?: string | undefined;
}

/** What the owner says of the site; nothing where he says nothing. @throws UsageError naming what is wrong. */
export function correctionOf({ business, currency, language }: Said): Pick<AuditRequest, "correction"> {
  if (business === undefined && currency === undefined && language === undefined) return {};
  return {
    correction: {
      business: business === undefined ? null : businessNamed(business),
      currencies: currency === undefined ? null : codesIn(currency).map(currencyNamed),
      languages: language === undefined ? null : codesIn(language).map(languageNamed),
    },
  };
}

const codesIn = (text: string): string[] => text.split(",").map((code) => code.trim());

function businessNamed(text: string): (typeof businesses)[number] {
  const found = businesses.find((name) => name === text);
  if (found === undefined) throw new UsageError(`--business takes one of ${businesses.join(", ")}, not "${text}".`);
  return found;
}

function currencyNamed(text: string): string {
  const code = text.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code))
    throw new UsageError(`--currency takes codes of three letters, such as EUR, not "${text}".`);
  return code;
}

function languageNamed(text: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(text);
    if (tag !== undefined) return tag;
  } catch {
    // Said below.
  }
  throw new UsageError(`--language takes codes such as de or pt-BR, not "${text}".`);
}
