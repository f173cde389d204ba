// A door without the rules behind it: who only runs audits in a process of their own need not load the engine itself.
export * from "../audit.ts";
export type * from "../audit-json.ts";
export type * from "../portrait/portrait.ts";
export type * from "../report/report.ts";
export { UNREAD_SEARCH } from "../report/outside-report.ts";
export { ADDRESSES_PER_PAGE, readAddressPage } from "../report/address-pages.ts";
export { productTokenOf, USER_AGENT } from "@audit/crawler/settings";
export { readAddress } from "../read-address.ts";
export type { ProofLook, ProofLooks, ProofWanted } from "../ownership/look-for-proof.ts";
export * from "../ownership/proof-words.ts";
export { lookForProofInProcess } from "./look-for-proof-in-process.ts";
export { readCatalogue } from "./read-catalogue.ts";
export { openAuditInProcess } from "./open-audit-in-process.ts";
export type { FieldAnswer, FieldValues, FieldVitals, SearchPerformance, SearchRow } from "@audit/facts";
export { findBrowser, printPdf, type PrintOutcome } from "@audit/crawler/render";
export { measurePage, type LighthouseFault, type LighthouseOutcome } from "@audit/crawler/lighthouse";
export type { Plan, PlannedAction, SiteMemory } from "@audit/planner";
export { actionPlan, markdownText, WRITTEN_BY } from "@audit/planner/files";
