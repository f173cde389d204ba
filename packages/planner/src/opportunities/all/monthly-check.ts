import { pagesIn, readableHtml } from "@audit/rules/populations";
import { shopTerms, type TermKind } from "@audit/rules/reading/shop-terms";
import { businessFacts } from "@audit/rules/view/business-facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { counted } from "@audit/rules/wording/plural";
import { listed } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { sheet } from "../sheet.ts";
import { shopPages } from "../shop-pages.ts";

/** With fewer facts there is nothing to compare an answer with. */
const FEWEST_FACTS = 3;
const MOST_PRODUCTS = 3;
const MOST_TOLD = 4;

/** Rules whose tasks tell that a fact is doubtful: what is unsettled is no right answer. */
const DOUBTS = ["demo-contact-details", "nap-inconsistent", "legal-text-of-others", "demo-shop"];

/** What assistants and search results say of the business, held against what its own pages say, once a month. */
export const monthlyCheck: Opportunity = {
  id: "monthly-check",
  category: "tools",
  area: "measurement",
  find: ({ view, fails }) => {
    if (DOUBTS.some(fails)) return [];
    const facts = [...factsOf(view, fails)];
    if (facts.length < FEWEST_FACTS) return [];
    return [
      {
        of: "",
        title: `Ask two assistants each month what your site answers: ${counted(facts.length, "fact")} to compare`,
        problem: `Your pages tell ${listed(
          facts.map(({ about }) => about),
          MOST_TOLD,
        )}. Whether search results and assistants repeat them rightly nobody can read from your site: it has to be asked.`,
        steps: [
          "Ask two assistants and one search engine for each fact of the sheet, in the words of your customers and in your language, with the name of the business.",
          "Note for each answer: right, wrong or not known, and which source is named. A wrong one is mended at its source first: your page, your profile on maps, a directory.",
          "Ask again a month after each larger change of the site; the notes side by side show what it brought.",
        ],
        code: sheet(
          ["ask for", "right answer by your own site", "stands on", "answer of today", "source named"],
          facts.map(({ about, value, url }) => [about, value, url, "", ""]),
        ),
        value: "You see whether the other tasks of this plan reach those who answer for you, and notice wrong answers.",
        check: "A filled-in copy of the sheet for this month.",
        urls: [view.site.home],
        outOf: 1,
        kind: null,
        impact: "low",
        upkeep: true,
        work: "hour",
        doneBy: "owner",
      },
    ];
  },
};

interface Fact {
  readonly about: string;
  readonly value: string;
  readonly url: string;
}

function* factsOf(view: SiteView, fails: (rule: string) => boolean): Generator<Fact> {
  const { phone, mail, address, hours } = businessFacts(view);
  const { home } = view.site;
  if (address !== null)
    yield {
      about: "the address",
      value: [address.street, `${address.postalCode} ${address.locality}`.trim()].filter(Boolean).join(", "),
      url: address.url,
    };
  if (phone !== null) yield { about: "the phone number", value: phone, url: home };
  if (mail !== null && !fails("mail-of-others")) yield { about: "the mail address", value: mail, url: home };
  if (hours.length > 0 && !fails("opening-hours-differ"))
    yield {
      about: "the opening hours",
      value: hours.map(({ days, opens, closes }) => `${daysSaid(days)} ${opens}-${closes}`).join("; "),
      url: home,
    };
  yield* termsOf(view, fails);
  if (!fails("offer-price-mismatch") && !fails("list-price-differs")) yield* pricesOf(view);
}

const daysSaid = (days: readonly number[]): string => days.map((day) => ENGLISH[day] ?? "").join(", ");
const ENGLISH = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

const TERMS: readonly { readonly kind: TermKind; readonly about: string; readonly rule: string }[] = [
  { kind: "delivery", about: "how long a delivery takes", rule: "delivery-times-differ" },
  { kind: "returns", about: "how long goods can come back", rule: "return-days-differ" },
  { kind: "free", about: "from which amount sending is free", rule: "free-shipping-differs" },
];

/** Terms that the whole shop states in one way only. */
function* termsOf(view: SiteView, fails: (rule: string) => boolean): Generator<Fact> {
  if (view.site.profile.business !== "online-shop" || view.site.profile.sells !== true) return;
  const pages = pagesIn(view.site.pages, readableHtml);
  for (const { kind, about, rule } of TERMS) {
    const said = fails(rule) ? [] : shopTerms(pages, kind);
    const [one] = said.toSorted((a, b) => a.text.length - b.text.length);
    if (one !== undefined && new Set(said.map(({ value }) => value)).size === 1)
      yield { about, value: one.text, url: one.url };
  }
}

/** Prices of the products that the site links to most. */
function* pricesOf(view: SiteView): Generator<Fact> {
  for (const { name, url } of shopPages(view).products.slice(0, MOST_PRODUCTS)) {
    const offer = view.site.meaningOf(view.indexOf(url))?.offer;
    if (typeof offer?.price !== "number" || offer.price === 0 || offer.lowest === true || offer.currency === null)
      continue;
    yield { about: `the price of “${name}”`, value: `${offer.price} ${offer.currency}`, url };
  }
}
