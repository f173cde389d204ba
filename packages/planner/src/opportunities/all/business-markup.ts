import type { Json } from "@audit/rules/escape/json-script";
import { jsonLdScript } from "@audit/rules/escape/json-script";
import { markupEdits } from "@audit/rules/fixes/patches/markup-edits";
import { REPLACES } from "@audit/rules/fixes/markup/entity-repair";
import { jsonOf, type JsonObject } from "@audit/rules/fixes/markup/json-of";
import { organizationMarkup } from "@audit/rules/fixes/markup/organization-markup";
import { businessTypes } from "@audit/rules/reading/organizations";
import { entities, organizationOf } from "@audit/rules/view/entities";
import { listed } from "@audit/rules/wording/quote";
import type { Opportunity } from "../opportunity.ts";

/** Rules whose tasks tell that a contact is doubtful: no doubtful contact is put into markup. */
const DOUBTS = [
  "demo-contact-details",
  "mail-of-others",
  "phone-link-differs",
  "opening-hours-differ",
  "nap-inconsistent",
  "legal-text-of-others",
];

/** Rules whose tasks bring the whole block. */
const WITH_THE_BLOCK = [
  "org-schema-missing",
  "org-logo",
  "org-sameas",
  "org-duplicates",
  "returns-policy-missing",
  "local-business-missing",
];

/** The organization's markup with what stands on the site's own pages and not in it. */
export const businessMarkup: Opportunity = {
  id: "business-markup",
  category: "schema",
  area: "organization",
  find: ({ view, fails }) => {
    const home = view.pageAt(view.site.home);
    const item = home === null ? undefined : organizationOf(home);
    if (home === null || item?.format !== "json-ld" || WITH_THE_BLOCK.some(fails) || DOUBTS.some(fails)) return [];
    const present = jsonOf(item);
    // What another description of the house on this page says is not left out.
    const others = entities(home, ...businessTypes).map((one) => jsonOf(one));
    const { aggregateRating: _rating, review: _review, ...unrated } = present;
    const known = closed(organizationMarkup(view));
    const missing = Object.keys(WORDS).filter(
      (name) =>
        known[name] !== undefined &&
        JSON.stringify(known[name]) !== JSON.stringify(present[name]) &&
        !others.some((other) => other[name] !== undefined && other["@id"] !== present["@id"]),
    );
    // Who looks for the house asks for its place, hours and phone; an address for mail alone is worth no task.
    if (missing.every((name) => name === "email")) return [];
    const whole: JsonObject = { ...unrated, ...Object.fromEntries(missing.map((name) => [name, known[name]])) };
    const [type = ""] = item.types;
    const edits = markupEdits(type, JSON.stringify(present), JSON.stringify(whole));
    const names = missing.map((name) => WORDS[name] ?? name);
    return [
      {
        of: "",
        title: `Add ${listed(names)} to the structured data of your business`,
        problem: `The structured data of the home page names the business and leaves out ${listed(names)}, which can be read on your own pages. Assistants that are asked about you have to guess.`,
        steps: [
          edits === null
            ? "Replace the entity about the business by the code below: it is the same with the new lines. Where it stands in a list with others (@graph), put it in its place there, without @context, and leave the others as they are."
            : "Put the lines below into the entity about the business, in the place that stands above each; the rest stays as it is.",
          ...(present["aggregateRating"] === undefined && present["review"] === undefined
            ? []
            : ["Ratings that a business gives itself are left out: Google shows none of them."]),
          "Check each new value against the page it was taken from before you publish it.",
        ],
        code: edits ?? `${REPLACES}\n${jsonLdScript(whole as Json)}`,
        value:
          "One block says who you are and how to reach you, in the form that search engines and assistants read first.",
        check: `Test ${home.url} at https://validator.schema.org/. Expected: the new values, and none of the old ones lost.`,
        urls: [home.url],
        outOf: 1,
        kind: "home",
        impact: "low",
        work: "quarter",
        doneBy: "developer",
      },
    ];
  },
};

const WORDS: Readonly<Record<string, string>> = {
  telephone: "the phone number",
  email: "the mail address",
  address: "the address",
  openingHoursSpecification: "the opening hours",
  sameAs: "the profiles",
};

/** Without what only the owner could fill in. */
const closed = (json: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(json).filter(([, value]) => !JSON.stringify(value ?? "").includes("[fill in:")));
