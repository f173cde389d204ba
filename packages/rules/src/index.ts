export type * from "./cause.ts";
export type * from "./finding.ts";
export * from "./populations.ts";
export { findRule, rules } from "./registry.ts";
export { isPageContent } from "./page-content.ts";
export * from "./rule.ts";
export type * from "./rule-identity.ts";
export * from "./verdict.ts";
export type * from "./words.ts";
