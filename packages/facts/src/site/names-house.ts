import type { PageFacts } from "../page-facts.ts";

/** Fewer letters may be part of any word. */
const LEAST_LETTERS = 4;
/** What stands in the titles of so many pages is the house's name, or what it is about. */
const MOST_TITLES = 0.5;
/** The pages nearest to home tell how the house is called and reached. */
const MOST_ASKED = 200;

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const joined = (text: string): string => wordsOf(text).join("");

/** Head and headings of a page: whoever makes a page for a house names it there. */
const saidIn = ({ head, headings }: PageFacts): string =>
  joined(
    [head.titles, head.descriptions, Object.values(head.openGraph), headings.map(({ text }) => text)].flat().join(" "),
  );

const contactsOf = ({ claims: { mails, phones } }: PageFacts): string[] => [
  ...mails.map(({ address }) => plain(address)),
  ...phones.map(({ digits }) => digits.slice(-8)),
];

/** Whether a page names the house of these pages: its host, its name as previews and titles say it, its mail or its phone. */
export function createHouseTest(pages: readonly PageFacts[], home: string): (page: PageFacts) => boolean {
  const asked = pages.slice(0, MOST_ASKED);
  const counts = new Map<string, number>();
  for (const { head } of asked)
    for (const word of new Set(wordsOf(head.titles.join(" ")))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const common = [...counts].flatMap(([word, count]) => (count >= asked.length * MOST_TITLES ? word : []));
  const { hostname } = new URL(home);
  const label = hostname.replace(/^www\./, "").split(".", 1)[0] ?? "";
  const named = asked.flatMap(({ head }) => head.openGraph["og:site_name"] ?? []);
  const names = [...new Set([...common, joined(label), ...named.map(joined)])].filter(
    (name) => name.length >= LEAST_LETTERS && /\p{L}/u.test(name),
  );
  const contacts = new Set(asked.flatMap(contactsOf));
  return (page) => {
    const said = saidIn(page);
    return names.some((name) => said.includes(name)) || contactsOf(page).some((contact) => contacts.has(contact));
  };
}
