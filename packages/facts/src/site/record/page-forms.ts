import type { PageFacts } from "../../page-facts.ts";
import type { factHomes, Section } from "../fact-homes.ts";
import { block, breadcrumb, date, heading, image, price } from "./body-forms.ts";
import { dictionary, json, list, name, text, type Form } from "./forms.ts";
import { linkRel, meta } from "./head-forms.ts";
import { item } from "./item-form.ts";
import { frame, insecure, script, style, video } from "./resource-forms.ts";

/** The facts of a section that lie with their page. */
type WithPage<S extends Section> = {
  [K in keyof (typeof factHomes)[S]]: (typeof factHomes)[S][K] extends "page" ? K : never;
}[keyof (typeof factHomes)[S]];

type PageForms = {
  readonly [S in Section]: { readonly [K in WithPage<S> & keyof PageFacts[S]]: Form<PageFacts[S][K]> };
};

/** A form for each fact of a section that lies with its page: the compiler sees to it that none is forgotten. */
export const pageForms: PageForms = {
  response: { headers: dictionary(name) },
  head: { metas: list(meta), linkRels: list(linkRel) },
  images: { list: list(image) },
  resources: {
    scripts: list(script),
    styles: list(style),
    iframes: list(frame),
    videos: list(video),
    insecure: list(insecure),
  },
  structuredData: { blocks: list(block), items: list(item), tooLarge: json as Form<true | undefined> },
  text: { main: text, paragraphs: list(text) },
  structure: {
    duplicateIds: list(name),
    nosnippet: list(text),
    summaries: list(text),
    scriptTargets: list(name),
  },
  forms: {},
  commerce: { prices: list(price), breadcrumbs: list(breadcrumb) },
  tech: {},
};

/** What lies with its page beside the sections. */
export const otherForms: { readonly [K in "headings" | "dates" | "asSent"]: Form<PageFacts[K]> } = {
  headings: list(heading),
  dates: list(date),
  asSent: json as Form<PageFacts["asSent"]>,
};
