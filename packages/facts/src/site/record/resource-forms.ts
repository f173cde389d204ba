import type { ResourceFacts, ScriptFact } from "../../page-facts.ts";
import type { Form } from "./forms.ts";

export const script: Form<ScriptFact> = {
  write(value, to) {
    to.name(value.url);
    to.flag(value.inHead);
    to.flag(value.async);
    to.flag(value.defer);
    to.flag(value.module);
  },
  read: (from) => ({
    url: from.nameOrNull(),
    inHead: from.flag(),
    async: from.flag(),
    defer: from.flag(),
    module: from.flag(),
  }),
};

export const style: Form<ResourceFacts["styles"][number]> = {
  write(value, to) {
    to.name(value.url);
    to.flag(value.inHead);
    to.name(value.media);
  },
  read: (from) => ({ url: from.nameOrNull(), inHead: from.flag(), media: from.nameOrNull() }),
};

export const frame: Form<ResourceFacts["iframes"][number]> = {
  write(value, to) {
    to.name(value.url);
    to.text(value.title);
  },
  read: (from) => ({ url: from.nameOrNull(), title: from.textOrNull() }),
};

export const video: Form<ResourceFacts["videos"][number]> = {
  write(value, to) {
    to.name(value.url);
    to.name(value.from);
  },
  read: (from) => ({ url: from.nameOrNull(), from: from.word() }),
};

export const insecure: Form<ResourceFacts["insecure"][number]> = {
  write(value, to) {
    to.name(value.tag);
    to.name(value.url);
  },
  read: (from) => ({ tag: from.name(), url: from.name() }),
};
