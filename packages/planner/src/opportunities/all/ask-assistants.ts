import { itemsOn, bareName } from "@audit/rules/reading/listed-items";
import { pagesIn, readableHtml } from "@audit/rules/populations";
import { businessFacts } from "@audit/rules/view/business-facts";
import type { SiteView } from "@audit/rules/view/site-view";
import { quote } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";
import { isPlace, ownName } from "../own-name.ts";
import { sheet } from "../sheet.ts";

/** Fewer tell nothing of how well a site is read. */
const FEWEST = 4;
const MOST = 6;

type Row = readonly [question: string, answer: string, page: string];

/** What a site states of itself in plain values, as questions whose right answers are known: the proof of a plan. */
export const askAssistants: Opportunity = {
  id: "ask-assistants",
  category: "content",
  area: "ai-citation",
  find: ({ view }) => {
    if (!isPlace(view)) return [];
    const rows = [...ofPlace(view), ...ofDishes(view)].slice(0, MOST);
    const [first] = rows;
    if (first === undefined || rows.length < FEWEST) return [];
    return [
      {
        of: "",
        title: `Ask three AI assistants the same ${rows.length} questions, now and in eight weeks`,
        problem: `What assistants say of you can't be read from the site, but the site states ${rows.length} facts that a customer asks for, such as ${quote(first[1], 60)}. Nobody has noted yet which of them are answered rightly.`,
        steps: [
          "Ask three assistants that search the web each question of the sheet, in your customers' language, in a new conversation each.",
          "Note for each whether the answer is right, wrong or missing, and which site it names as its source.",
          "Do the tasks of this plan, and ask the same again in eight weeks.",
        ],
        code: sheet(
          [
            "question",
            "right answer (as on the site)",
            "page",
            "now: right / wrong / missing",
            "source named",
            "in eight weeks",
          ],
          rows.map((row) => [...row, "", "", ""]),
        ),
        value: "You see what customers are told today, and afterwards whether this plan has changed it.",
        check: "Compare the two columns of the sheet. Expected: more right answers, and your own site as their source.",
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

/** A domain is no name that people ask for. */
const nameOf = (view: SiteView): string => ownName(view) ?? "[your name and town]";

function ofPlace(view: SiteView): Row[] {
  const { address, phone } = businessFacts(view);
  const pages = pagesIn(view.site.pages, readableHtml);
  const open = pages.find(({ claims }) => claims.hours.length > 0);
  const hours = [...new Set((open?.claims.hours ?? []).map(({ text }) => text))].join("; ");
  const name = nameOf(view);
  return [
    ...(open === undefined || address === null ? [] : [[`When is ${name} open?`, hours, open.url] as const]),
    ...(address === null
      ? []
      : [[`Where is ${name}?`, `${address.street}, ${address.postalCode} ${address.locality}`, address.url] as const]),
    ...(phone === null || address === null
      ? []
      : [[`What is the phone number of ${name}?`, phone, address.url] as const]),
  ];
}

function ofDishes(view: SiteView): Row[] {
  const [page] = pagesIn(view.site.pages, readableHtml).toSorted((a, b) => itemsOn(b).length - itemsOn(a).length);
  if (page === undefined) return [];
  const priced = itemsOn(page).filter(({ price }) => price !== null);
  return priced
    .slice(0, 2)
    .map((item) => [`What does ${bareName(item.name)} cost at ${nameOf(view)}?`, item.price?.text ?? "", page.url]);
}
