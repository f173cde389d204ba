import type { RuleExample } from "./load-cases.ts";

const MOST_CHARACTERS = 1_500;
const MOST_PAGES = 3;
/** What a reader takes for granted. */
const USUAL = { status: 200, url: "https://shop.example/page" };

/** Sections of a rule's page that show one case that fails and one that passes, as they are held against the rule. */
export const writeExample = ({ failing, passing }: RuleExample): readonly string[] => [
  ...(failing === undefined ? [] : ["## Fails", "", ...shown(failing), ""]),
  ...(passing === undefined ? [] : ["## Passes", "", ...shown(passing), ""]),
];

function shown(example: unknown): readonly string[] {
  if (typeof example === "string") return fenced("html", example);
  if (typeof example !== "object" || example === null) return [];
  return "pages" in example ? shownSite(example) : shownPage(example);
}

/** One answer: what is unusual about it, then its text. */
function shownPage(page: object): readonly string[] {
  const { html, ...rest } = page as { html?: string } & Record<string, unknown>;
  const unusual = Object.entries(rest).filter(([name, value]) => USUAL[name as keyof typeof USUAL] !== value);
  return [
    ...(unusual.length === 0 ? [] : [...fenced("json", JSON.stringify(Object.fromEntries(unusual), null, 2)), ""]),
    ...(html === undefined ? [] : fenced("html", html)),
  ];
}

/** The first pages of a small site, and what else is known of it. */
function shownSite(site: object): readonly string[] {
  const { pages, ...rest } = site as { pages: Record<string, unknown> } & Record<string, unknown>;
  const paths = Object.keys(pages);
  const left = paths.length - MOST_PAGES;
  return [
    ...paths.slice(0, MOST_PAGES).flatMap((path) => [`\`${path}\``, "", ...shown(pages[path]), ""]),
    ...(left > 0 ? [`and ${left} more ${left === 1 ? "page" : "pages"}.`, ""] : []),
    ...(Object.keys(rest).length === 0 ? [] : fenced("json", JSON.stringify(rest, null, 2))),
  ];
}

/** Longer than any fence that an example holds. */
const FENCE = "~~~~~~";

const fenced = (kind: string, text: string): readonly string[] => [
  `${FENCE}${kind}`,
  readable(text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text, kind),
  FENCE,
];

/** Tags on lines of their own, so that no line runs out of the page. */
const readable = (text: string, kind: string): string =>
  (kind === "html" ? text.replaceAll(/>\s*<(?!\/)/g, ">\n<") : text).replaceAll(FENCE, "~~~");
