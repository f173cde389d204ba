import type { Client } from "@audit/contract";
import type { Backend } from "../backend.ts";
import { auditCalls } from "./audits.ts";
import { findingCalls } from "./findings.ts";
import { planCalls } from "./plan.ts";

/**
 * The tools over a server's calls: each is made with the caller's own token, so that a tool may do what its calls may.
 * @param newKey makes a name under which a call that is sent twice is carried out once
 */
export const createCallsBackend = (call: Client, newKey: () => string): Backend => ({
  ...auditCalls(call, newKey),
  ...planCalls(call),
  ...findingCalls(call),
});
