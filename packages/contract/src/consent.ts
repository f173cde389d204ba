import { z } from "zod";
import { defineCall } from "./call.ts";
import { fields, wrapped } from "./reply.ts";
import { ProgramScope } from "./token-scope.ts";

/** What a program asked for, as it was handed to the consent screen; only the server reads it. */
const Sealed = z.string().min(1).max(8_000);

export const readConsent = defineCall({
  name: "readConsent",
  method: "POST",
  path: "/api/v1/account/consent",
  access: "user",
  summary: "What a program that asks to be let in calls itself and wants",
  body: z.object({ request: Sealed }),
  reply: wrapped(
    z.object({
      /** As it calls itself; anybody may write anything there. */
      name: z.string(),
      /** The host it is sent back to with what it may, which nobody can make up; null for a program of this machine. */
      returns_to: z.string().nullable(),
      scopes: z.array(ProgramScope),
    }),
  ),
  errors: ["AUTHENTICATION_REQUIRED", "INVALID_LINK"],
});

export const decideConsent = defineCall({
  name: "decideConsent",
  method: "POST",
  path: "/api/v1/account/consent/decision",
  access: "user",
  summary: "Let a program in to /mcp with some of the scopes it wants, or with none refuse it",
  body: z.object({ request: Sealed, scopes: z.array(ProgramScope).max(ProgramScope.options.length) }),
  reply: fields({
    /** Where the browser goes on: back to the program, with a code or a refusal. */
    redirect: z.string(),
  }),
  errors: ["AUTHENTICATION_REQUIRED", "CONFIRMATION_OF_IDENTITY", "INVALID_LINK", "CONFLICT"],
});
