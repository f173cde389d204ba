import { z } from "zod";
import { Email } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";
import { Code, Credential, SecondProof } from "./second-proof.ts";

/** Options for the browser's own call. */
const Options = z.looseObject({ challenge: z.string() });

const Moment = z.iso.datetime();
export const SecondFactors = z.object({
  /** Codes of an authenticator. */
  totp: z.boolean(),
  recovery_codes_left: z.number().int(),
  passkeys: z.array(
    z.object({ id: z.string(), name: z.string(), created_at: Moment, last_used_at: Moment.nullable() }),
  ),
  /** Administrators can't do their work without one here. */
  required: z.boolean(),
});
export type SecondFactors = z.infer<typeof SecondFactors>;

/** Given when the first factor is set up, and when they are made anew; nobody can show them again. */
const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

const managed = ["AUTHENTICATION_REQUIRED", "CONFIRMATION_OF_IDENTITY"] as const;
const PATH = "/api/v1/auth/second-factors";

export const getSecondFactors = defineCall({
  name: "getSecondFactors",
  method: "GET",
  path: PATH,
  access: "user",
  summary: "What this account shows beside its password",
  reply: wrapped(SecondFactors),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const beginTotp = defineCall({
  name: "beginTotp",
  method: "POST",
  path: `${PATH}/totp/begin`,
  access: "user",
  summary: "A new secret for an authenticator; it counts once a code of it was shown",
  reply: wrapped(z.object({ secret: z.string(), uri: z.string() })),
  errors: managed,
});

export const addTotp = defineCall({
  name: "addTotp",
  method: "POST",
  path: `${PATH}/totp`,
  access: "user",
  summary: "Show the first code of an authenticator, from when on it is asked for",
  body: z.object({ code: Code }),
  reply: wrapped(RecoveryCodes),
  errors: [...managed, "WRONG_CREDENTIALS"],
});

export const removeTotp = defineCall({
  name: "removeTotp",
  method: "DELETE",
  path: `${PATH}/totp`,
  access: "user",
  summary: "Take the authenticator away",
  reply: fields({}),
  errors: managed,
});

export const beginPasskey = defineCall({
  name: "beginPasskey",
  method: "POST",
  path: `${PATH}/passkeys/begin`,
  access: "user",
  summary: "Options for making a passkey",
  reply: wrapped(Options),
  errors: managed,
});

export const addPasskey = defineCall({
  name: "addPasskey",
  method: "POST",
  path: `${PATH}/passkeys`,
  access: "user",
  summary: "Keep a passkey that was made",
  body: z.object({ name: z.string().trim().min(1).max(60), passkey: Credential }),
  reply: wrapped(RecoveryCodes),
  errors: [...managed, "WRONG_CREDENTIALS"],
});

export const removePasskey = defineCall({
  name: "removePasskey",
  method: "DELETE",
  path: `${PATH}/passkeys/:id`,
  access: "owner",
  summary: "Take a passkey away",
  params: z.object({ id: z.string().regex(/^[\w-]{1,2000}$/) }),
  reply: fields({}),
  errors: [...managed, "NOT_FOUND"],
});

export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  method: "POST",
  path: `${PATH}/recovery-codes`,
  access: "user",
  summary: "Make the recovery codes anew; those of before end",
  reply: wrapped(RecoveryCodes),
  errors: managed,
});

export const askForPasskey = defineCall({
  name: "askForPasskey",
  method: "POST",
  path: `${PATH}/passkeys/ask`,
  access: "anyone",
  summary: "Options for showing a passkey, for whoever knows the password",
  body: z.object({ email: Email, password: z.string().min(1).max(limits.passwordMaxLength) }),
  reply: wrapped(Options),
  errors: ["WRONG_CREDENTIALS", "NOT_FOUND"],
});

export const confirmIdentity = defineCall({
  name: "confirmIdentity",
  method: "POST",
  path: "/api/v1/auth/confirm",
  access: "user",
  summary: "Show again who one is, before what can't be undone or is done to others",
  body: z.object({
    current_password: z.string().min(1).max(limits.passwordMaxLength),
    second: SecondProof.optional(),
  }),
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "WRONG_CREDENTIALS", "SECOND_FACTOR_NEEDED"],
});
