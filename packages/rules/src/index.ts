export type * from "./cause.ts";
export type * from "./finding.ts";
export * from "./populations.ts";
export { rules } from "./registry.ts";
export { isPageContent, ownActionFor } from "./page-content.ts";
export * from "./rule.ts";
export * from "./verdict.ts";
