import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";
import { TokenScope } from "./token-scope.ts";

const Moment = z.iso.datetime();

/** A personal token, or a program that was let in, as its owner sees it; a secret is shown once, when it is made. */
export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  /** The first characters of the secret, by which it is known again. */
  hint: z.string(),
  /** For a program that was let in by sign-in: where it is sent back to. Null for a token that was made by hand. */
  program: z.string().nullable(),
  created_at: Moment,
  expires_at: Moment,
  /** To the minute; null until its first use. */
  last_used_at: Moment.nullable(),
  is_expired: z.boolean(),
});
export type ApiToken = z.infer<typeof ApiToken>;

export const listTokens = defineCall({
  name: "listTokens",
  method: "GET",
  path: "/api/v1/account/tokens",
  access: "user",
  summary: "Personal tokens of this account and programs let in, newest first",
  reply: wrapped(z.object({ tokens: z.array(ApiToken) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const createToken = defineCall({
  name: "createToken",
  method: "POST",
  path: "/api/v1/account/tokens",
  access: "user",
  summary: "Make a personal token; its secret is in this answer and nowhere else",
  body: z.object({
    name: z.string().trim().min(1, "Please give the token a name.").max(limits.tokenNameMax),
    scopes: z
      .array(TokenScope)
      .min(1, "Please choose what the token may do.")
      .max(TokenScope.options.length)
      .transform((scopes) => TokenScope.options.filter((scope) => scopes.includes(scope))),
    expires_in_days: z.number().int().min(1).max(limits.tokenDaysMax),
  }),
  reply: wrapped(z.object({ token: ApiToken, secret: z.string() })),
  errors: ["AUTHENTICATION_REQUIRED", "CONFIRMATION_OF_IDENTITY", "ADMIN_REQUIRED", "SECOND_FACTOR_NEEDED", "CONFLICT"],
});

export const revokeToken = defineCall({
  name: "revokeToken",
  method: "DELETE",
  path: "/api/v1/account/tokens/:id",
  access: "owner",
  summary: "End a personal token, or what a program was let in to, at once",
  params: z.object({ id: z.uuid() }),
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});
