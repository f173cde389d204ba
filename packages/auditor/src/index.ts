export { explainPage, type RuleExplanation } from "./explain-page.ts";
export * from "./judge.ts";
export type * from "./judgement.ts";
export * from "./score.ts";
export * from "./scoring-profile.ts";
export { effectOf } from "./severity/effects.ts";
export { catalogue, type CatalogueEntry } from "./catalogue.ts";
export { writePage as writeRulePage } from "./catalogue/write-page.ts";
