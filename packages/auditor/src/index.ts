export { explainPage, type RuleExplanation } from "./explain-page.ts";
export * from "./judge.ts";
export type * from "./judgement.ts";
export * from "./score.ts";
export * from "./scoring-profile.ts";
export { catalogue, type CatalogueEntry } from "./catalogue.ts";
