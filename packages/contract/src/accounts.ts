import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { both, fields } from "./reply.ts";
import { SecondProof } from "./second-proof.ts";
import { texts } from "./texts.ts";

export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());
export const NewPassword = z
  .string()
  .min(limits.passwordMinLength, texts.passwordTooShort(limits.passwordMinLength))
  .max(limits.passwordMaxLength);

export const Profile = z.object({
  id: z.string(),
  credits: z.number().int(),
  /** Cents. */
  funds: z.number().int(),
  is_admin: z.boolean(),
  plan: z.string(),
  name: z.string().default("User"),
  /** Whether the account's address was confirmed by a mailed link. */
  email_verified: z.boolean().default(false),
});
export type Profile = z.infer<typeof Profile>;

export const User = z.object({ id: z.string(), email: z.string(), credits: z.number().int() });
export type User = z.infer<typeof User>;

const SessionFields = { token: z.string(), user_id: z.string(), email: z.string() };
const LoginFields = { ...SessionFields, profile: Profile };
/** What a new account may be led to next. Words that a browser doesn't know yet must not break its flow. */
export type NextStep = "dashboard" | "verify_email" | "choose_plan";
const SignupFields = {
  ...SessionFields,
  profile: Profile,
  stripe_customer_id: z.string().nullable(),
  next_step: z.string(),
};

export const signUp = defineCall({
  name: "signUp",
  method: "POST",
  path: "/api/v1/auth/signup-first",
  access: "anyone",
  summary: "Create an account and a session",
  body: z.object({ email: Email, password: NewPassword, name: z.string().trim().min(1).max(120).default("User") }),
  reply: both(SignupFields),
  errors: ["ACCOUNT_NOT_CREATED", "WEAK_PASSWORD"],
});

export const logIn = defineCall({
  name: "logIn",
  method: "POST",
  path: "/api/v1/auth/login",
  access: "anyone",
  summary: "Open a session",
  body: z.object({
    email: Email,
    password: z.string().min(1).max(limits.passwordMaxLength),
    /** Where the account has one. */
    second: SecondProof.optional(),
  }),
  reply: both(LoginFields),
  errors: ["WRONG_CREDENTIALS", "SECOND_FACTOR_NEEDED"],
});

export const logOut = defineCall({
  name: "logOut",
  method: "POST",
  path: "/api/v1/auth/logout",
  access: "user",
  summary: "End this session at the server",
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const getProfile = defineCall({
  name: "getProfile",
  method: "GET",
  path: "/api/v1/auth/profile",
  access: "user",
  token: "read",
  summary: "The signed-in user and profile",
  /** An account without a user is shown as missing, not as signed out. */
  reply: both({ user: User.nullish(), profile: Profile }),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const getSession = defineCall({
  name: "getSession",
  method: "GET",
  path: "/api/v1/auth/session",
  access: "anyone",
  summary: "The user of a session, or of a password reset under way (by its cookie)",
  reply: both({ user: User }),
  errors: ["AUTHENTICATION_REQUIRED"],
});
