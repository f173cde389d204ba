import { plainDigits } from "@audit/facts";

/** Numbers with a unit are figures at once. */
const MEASURED = /\d\s?(?:%|٪|‰|°|[cmk]?m\b|[mc]?l\b|[mk]?g\b|[km]?w\b|v\b|h\b|min\b|[mg]b\b|[kmg]?hz\b|px\b|inch|″)/iu;
/** What holds digits but says nothing about the matter: prices, dates, years, times, phone numbers. */
const OTHER = [
  /[€$£¥₩₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|\$|£|kr\b|zł|kč|eur\b|usd\b|chf\b|円|元)/giu,
  /\b\d{1,2}(?:\.|st|nd|rd|th)?\s(?:de\s)?\p{L}{3,12}\.?,?\s(?:de\s)?(?:1[89]|20)\d\d/gu,
  /(?<=\p{L}{3}\.?\s)\d{1,2}(?:st|nd|rd|th)?,?\s(?:1[89]|20)\d\d/gu,
  /\b(?:1[89]|20)\d\d\b|\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{1,2}:\d{2}\b|\+?\d[\d ()/-]{7,}\d/gu,
];

/** True when the text states a number that is no price, date or phone number. */
export function hasFigure(written: string): boolean {
  const text = plainDigits(written);
  if (MEASURED.test(text)) return true;
  return /\d/.test(text) && /\d/.test(OTHER.reduce((rest, pattern) => rest.replace(pattern, " "), text));
}
