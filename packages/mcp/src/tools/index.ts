import { auditTools } from "./audits.ts";
import { findingTools } from "./findings.ts";
import { planTools } from "./plan.ts";
import type { AnyTool } from "./register.ts";

/** Every tool, in the order in which an assistant sees them. */
export const tools: readonly AnyTool[] = [...auditTools, ...planTools, ...findingTools];
