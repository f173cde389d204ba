import { catalogueOf } from "../catalogue.ts";

export const catalogue = catalogueOf({ language: "de", messages: {}, nouns: {}, sentences: {} });
