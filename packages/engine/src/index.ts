export * from "./audit.ts";
export type * from "./audit-json.ts";
