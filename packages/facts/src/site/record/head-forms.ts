import type { LinkRelFact, MetaFact } from "../../page-facts.ts";
import { list, name, type Form } from "./forms.ts";

export const meta: Form<MetaFact> = {
  write(value, to) {
    to.name(value.key);
    to.name(value.via);
    to.text(value.content);
    to.flag(value.inHead);
  },
  read: (from) => ({ key: from.name(), via: from.word(), content: from.text(), inHead: from.flag() }),
};

const rel = list(name);

export const linkRel: Form<LinkRelFact> = {
  write(value, to) {
    rel.write(value.rel, to);
    to.name(value.href);
    to.name(value.url);
    to.name(value.hreflang);
    to.name(value.type);
    to.name(value.media);
    to.name(value.as);
    to.flag(value.inHead);
  },
  read: (from) => ({
    rel: rel.read(from),
    href: from.name(),
    url: from.nameOrNull(),
    hreflang: from.nameOrNull(),
    type: from.nameOrNull(),
    media: from.nameOrNull(),
    as: from.nameOrNull(),
    inHead: from.flag(),
  }),
};
