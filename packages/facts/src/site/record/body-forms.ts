import type { DateFact, HeadingFact, ImageFact, PageFacts, PriceFact } from "../../page-facts.ts";
import type { SdBlock } from "../../structured-data.ts";
import type { Form } from "./forms.ts";

export const heading: Form<HeadingFact> = {
  write(value, to) {
    to.count(value.level);
    to.text(value.text);
    to.text(value.imageAlt);
    to.name(value.region);
  },
  read: (from) => ({
    level: from.count() as HeadingFact["level"],
    text: from.text(),
    imageAlt: from.text(),
    region: from.word(),
  }),
};

export const image: Form<ImageFact> = {
  write(value, to) {
    to.name(value.src);
    to.text(value.alt);
    to.number(value.width);
    to.number(value.height);
    to.name(value.loading);
    to.name(value.fetchpriority);
    to.flag(value.hasSrcset);
    to.flag(value.inLink);
    to.flag(value.inPicture);
    to.name(value.region);
    to.name(value.url);
  },
  read: (from) => ({
    src: from.name(),
    alt: from.textOrNull(),
    width: from.numberOrNull(),
    height: from.numberOrNull(),
    loading: from.nameOrNull(),
    fetchpriority: from.nameOrNull(),
    hasSrcset: from.flag(),
    inLink: from.flag(),
    inPicture: from.flag(),
    region: from.word(),
    url: from.nameOrNull(),
  }),
};

export const block: Form<SdBlock> = {
  write(value, to) {
    to.flag(value.valid);
    to.text(value.error);
    to.text(value.excerpt);
    to.flag(value.hasContext);
  },
  read: (from) => ({
    valid: from.flag(),
    error: from.textOrNull(),
    excerpt: from.text(),
    hasContext: from.flag(),
  }),
};

export const price: Form<PriceFact> = {
  write(value, to) {
    to.text(value.text);
    to.number(value.amount);
    to.name(value.currency);
    to.name(value.region);
  },
  read: (from) => ({
    text: from.text(),
    amount: from.number(),
    currency: from.nameOrNull(),
    region: from.word(),
  }),
};

export const breadcrumb: Form<PageFacts["commerce"]["breadcrumbs"][number]> = {
  write(value, to) {
    to.text(value.text);
    to.name(value.url);
  },
  read: (from) => ({ text: from.text(), url: from.nameOrNull() }),
};

export const date: Form<DateFact> = {
  write(value, to) {
    to.name(value.iso);
    to.name(value.from);
    to.name(value.role);
  },
  read: (from) => ({ iso: from.name(), from: from.word(), role: from.word() }),
};
