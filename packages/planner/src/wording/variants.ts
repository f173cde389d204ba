import type { EvidenceValue, PageFault, Cause } from "@audit/rules";
import { isLinkedByScriptsOnly } from "@audit/rules/view/script-links";
import type { SiteView } from "@audit/rules/view/site-view";

/** What a rule's words become when all faults of a cause are of one sort. */
interface Variant {
  readonly title?: string;
  readonly why?: string;
  readonly fix?: string;
}

interface Case extends Variant {
  readonly when: (saw: EvidenceValue | undefined, fault: PageFault, cause: Cause, view: SiteView) => boolean;
}

const FORWARDS = /"status":30[1278]|answers 30[1278]/;
const DEAD = /"status":(0|[45]\d\d)|answers (0|[45]\d\d)/;

/** The address answers after all, one step further. */
const onlyForwards = (saw: EvidenceValue | undefined): boolean => {
  const seen = JSON.stringify(saw ?? null);
  return FORWARDS.test(seen) && !DEAD.test(seen);
};

const pixels = (saw: EvidenceValue | undefined): number =>
  saw !== null && typeof saw === "object" && "pixels" in saw ? Number(saw.pixels) : Number.NaN;

/** Between the two limits of the rule; what lies above is long, what lies below short. */
const HALF_WAY = 600;

const says = (saw: EvidenceValue | undefined, text: string): boolean => JSON.stringify(saw ?? null).includes(text);

const CASES: Readonly<Record<string, readonly Case[]>> = {
  "canonical-to-non-200": [
    {
      when: (saw, { url }) => onlyForwards(saw) && says(saw, `"redirectTo":${JSON.stringify(url)}`),
      title: "{pages} {names|name} a canonical address that only forwards to {it|them}",
      why: "The site writes its addresses in one form and the server forwards that form to another, often by a final slash. Search engines get two answers to the question which to list, and the same goes for whatever else names the forwarding form: language versions, sitemap, links.",
      fix: "Decide on one form and set it in one place: let the server answer in the form that the site names, or let the system write the other one everywhere (in Docusaurus trailingSlash in docusaurus.config.js; elsewhere the setting for permalinks).",
    },
    {
      when: onlyForwards,
      title: "{pages} {names|name} a canonical address that only forwards",
      why: "The page names one address as its own, and the server forwards that address to another. Search engines get two answers to the question which of them to list, and choose for themselves.",
    },
  ],
  "hreflang-to-non-200": [
    {
      when: onlyForwards,
      title: "{pages} {names|name} language versions at addresses that only forward",
      why: "Search engines count a language version only at the address that answers by itself. A line that names a forwarding address may be skipped.",
    },
  ],
  "sitemap-non-200": [
    {
      when: onlyForwards,
      title: "The sitemap lists {pages} that only {forwards|forward}",
      why: "A sitemap should name the addresses to be listed. Those that forward cost search engines a second request each, and contradict what the server says.",
      fix: "Replace each entry by the address it forwards to. If the system writes the file, correct the form of its addresses in the settings.",
    },
  ],
  "broken-internal-links": [
    {
      when: (_saw, { url }, _cause, view) => isLinkedByScriptsOnly(url, view),
      title: "{pages} {shows|show} an error page to whoever opens {it|them} directly",
      why: "Scripts write these links, and for visitors who follow them scripts show the pages behind. The server knows none of those pages: whoever opens, reloads or shares such an address gets an error page, and search engines drop it.",
      fix: "Let the server send the finished page under each of these addresses (server-side rendering or prerendering). Until then let it answer them with the page that loads the app, and check that the app itself shows “not found” where there is nothing.",
    },
  ],
  "article-required": [
    {
      when: (saw) => JSON.stringify(saw).includes('"missing":["image"]'),
      title: "Structured data of {pages} names no picture",
      why: "Results and previews that show an article's picture take it from this property.",
      fix: "Add image with the full address of the article's main picture to its markup.",
    },
  ],
  "hreflang-relative": [
    {
      when: (_saw, _fault, { mends = [] }) => mends.length > 0,
      title: "{pages} {writes|write} addresses relative that must be full",
      why: "The program that writes the site out as files makes all addresses relative. In links that is fine; language versions, structured data, trails, sitemaps and preview pictures count only with the full address, and some links come out broken.",
      fix: "In the settings of the program that exports the site, choose full (absolute) addresses in place of relative ones and export again. Until then write the lines below by hand.",
    },
  ],
  "description-length": [
    {
      when: (saw) => pixels(saw) > HALF_WAY,
      title: "The description of {pages} is cut off in search results",
      why: "Search results show about two lines of a description; the end of a longer one is cut.",
      fix: "Shorten it to some 155 letters and say the most important thing first.",
    },
    {
      when: (saw) => pixels(saw) < HALF_WAY,
      title: "The description of {pages} says too little",
      why: "Search results leave about two lines for a description. One of a few words gives no reason to click, and Google often takes another text instead.",
      fix: "Write 70 to 155 letters: what the page offers, and why here.",
    },
  ],
  "ai-extractor-survival": [
    {
      when: (saw) => says(saw, "main heading") && !says(saw, "price"),
      title: "The main heading of {pages} stands outside the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the main heading as well.",
      fix: "Move the main heading into the main element, out of header, aside and footer.",
    },
    {
      when: (saw) => says(saw, "price") && !says(saw, "main heading"),
      title: "The price on {pages} stands outside the main text",
      why: "Before an assistant reads a page, a program cuts off header, navigation, side notes and footer. Here it cuts off the price as well.",
      fix: "Move the price into the main element, out of header, aside and footer.",
    },
  ],
};

/** Words that fit what was seen better than the rule's own; empty when the faults are of several sorts. */
export function variantOf(cause: Cause, view: SiteView): Variant {
  const { finding, faults } = cause;
  const fits = ({ when }: Case): boolean => faults.every((fault) => when(fault.evidence.saw, fault, cause, view));
  return CASES[finding.rule]?.find(fits) ?? {};
}
