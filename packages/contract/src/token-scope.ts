import { z } from "zod";

/**
 * What a personal token may be good for. "read": what the account has; "audit": have sites read; "plan": work on tasks;
 * "admin": the operator's lists, and stopping or repeating jobs, for administrators.
 */
export const TokenScope = z.enum(["read", "audit", "plan", "admin"]);
export type TokenScope = z.infer<typeof TokenScope>;

/** What a program may ask for that is let in by sign-in and not by a token made by hand. */
export const ProgramScope = TokenScope.exclude(["admin"]);
export type ProgramScope = z.infer<typeof ProgramScope>;
