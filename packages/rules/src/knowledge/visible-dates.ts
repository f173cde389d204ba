/** First letters of the months in the languages of Europe, enough to tell them from other words beside a number. */
const MONTH =
  "(?:jan|feb|fév|fev|mar|mär|maa|mrt|apr|avr|abr|kwi|dub|mai|may|maj|mei|mag|máj|kvě|toukok|jun|jui|juin|giu|cze|čer|kesäk|jul|juil|lug|lip|heinäk|aug|aoû|aou|ago|sie|srp|elok|sep|set|wrz|zář|syysk|okt|oct|out|ott|paź|říj|lokak|nov|lis|marrask|dez|dec|déc|dic|gru|pro|jouluk|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|кві|тра|чер|лип|сер|вер|жов|гру)\\p{L}*\\.?";
const YEAR = "(?:19|20)\\d\\d";

/** Dates as people write them, full or without year, and relative ones ("3 days ago"). */
export const visibleDate = new RegExp(
  [
    `\\b\\d{1,2}(?:\\.|st|nd|rd|th|º|er)?\\s(?:de\\s)?${MONTH}`,
    `(?<!\\p{L})${MONTH}\\s\\d{1,2}(?!\\d)`,
    `(?<!\\p{L})${MONTH},?\\s(?:de\\s)?${YEAR}`,
    `\\b\\d{1,2}[./-]\\d{1,2}[./-](?:${YEAR}|\\d\\d)\\b`,
    `\\b${YEAR}[./-]\\d{1,2}[./-]\\d{1,2}`,
    "\\d{4}\\s?[年년]\\s?\\d{1,2}\\s?[月월]|\\d{1,2}\\s?[月월]\\s?\\d{1,2}\\s?[日일]",
    "\\b\\d+\\s(?:minutes?|hours?|days?|weeks?|months?|years?|mins?|hrs?)\\sago\\b|\\byesterday\\b|\\btoday\\b",
    "\\bvor\\s\\d+\\s(?:minuten?|stunden?|tag|woche|monat|jahr)|\\bgestern\\b|\\bheute\\b",
    "\\bil y a\\s\\d+|\\bhace\\s\\d+\\s|\\bhá\\s\\d+\\s|\\b\\d+\\s(?:giorni|ore|settimane|mesi)\\sfa\\b|\\bför\\s\\d+\\s\\p{L}+\\ssedan\\b|\\b\\d+\\s(?:dagen|uur|weken|maanden)\\sgeleden\\b",
  ].join("|"),
  "iu",
);
