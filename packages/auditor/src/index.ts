export * from "./verdict.ts";
export * from "./rule.ts";
export * from "./populations.ts";
export type * from "./finding.ts";
export * from "./judge.ts";
export * from "./score.ts";
export * from "./scoring-profile.ts";
export { readHreflang } from "./knowledge/hreflang-code.ts";
export { rules } from "./registry.ts";
