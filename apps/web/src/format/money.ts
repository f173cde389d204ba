import { language, locale } from "../language/language.ts";

/** American English writes "$29" where other English writes "US$29". */
const moneyLocale = language === "en" ? "en-US" : locale;

/**
 * "$29", "$13.37": whole amounts without decimals.
 * @param cents hundredths of the currency's unit
 * @param currency ISO 4217
 */
export function formatAmount(cents: number, currency = "usd"): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(moneyLocale, {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(cents / 100);
}
