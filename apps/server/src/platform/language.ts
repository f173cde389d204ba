/** Languages that mails are written in. */
export const languages = ["en", "de"] as const;
export type Language = (typeof languages)[number];

const LONGEST_HEADER = 300;

/** The best of our languages for an Accept-Language header (RFC 9110, 12.5.4); English where none fits. */
export function readLanguage(header: string | undefined): Language {
  const wanted = (header ?? "")
    .slice(0, LONGEST_HEADER)
    .split(",")
    .map((part) => {
      const [tag = "", ...settings] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const quality = Number(settings.find((setting) => setting.startsWith("q="))?.slice(2) ?? 1);
      return { base: tag.split("-", 1)[0], quality };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { base } of wanted) {
    const known = languages.find((language) => language === base);
    if (known !== undefined) return known;
  }
  return "en";
}
