import { z } from "zod";
import { Email, NewPassword } from "./accounts.ts";
import { defineCall } from "./call.ts";
import { both, fields, wrapped } from "./reply.ts";
import { texts } from "./texts.ts";

const Secret = z.string().max(200);

export const requestReset = defineCall({
  name: "requestReset",
  method: "POST",
  path: "/api/v1/auth/reset-password",
  access: "anyone",
  summary: "Mail a reset link, if there is such an account; the answer is the same either way",
  body: z.object({ email: Email }),
  reply: fields({ message: z.string() }),
  errors: [],
});

export const verifyRecovery = defineCall({
  name: "verifyRecovery",
  method: "POST",
  path: "/api/v1/auth/verify-recovery-token",
  access: "anyone",
  summary: "Trade the two tokens of a reset link, once, for a short recovery: as a cookie and as a bearer token",
  body: z.object({ access_token: Secret, refresh_token: Secret }),
  /** expires_in in seconds. */
  reply: both({ recovery_token: z.string(), user_id: z.string(), email: z.string(), expires_in: z.number().int() }),
  errors: ["INVALID_LINK"],
});

export const updatePassword = defineCall({
  name: "updatePassword",
  method: "POST",
  path: "/api/v1/auth/update-password",
  access: "anyone",
  summary: "Set a new password by a recovery (bearer or cookie), or by a session and the current password",
  body: z.object({ password: NewPassword, current_password: z.string().max(256).optional() }),
  reply: fields({
    message: z.string().default(texts.passwordUpdated),
    /** token replaces the session's own, when there was one. A browser can do without any of it. */
    data: z
      .object({
        redirect: z.string().optional(),
        token: z.string().nullable().default(null),
        ended_sessions: z.number().int().default(0),
      })
      .prefault({}),
  }),
  errors: ["AUTHENTICATION_REQUIRED", "WRONG_CREDENTIALS", "WEAK_PASSWORD"],
});

export const verifyEmail = defineCall({
  name: "verifyEmail",
  method: "POST",
  path: "/api/v1/auth/verify-email",
  access: "anyone",
  summary: "Confirm an address by the token of a mailed link",
  body: z.object({ token: Secret }),
  reply: wrapped(z.object({ email: z.string() })),
  errors: ["INVALID_LINK"],
});

export const resendVerification = defineCall({
  name: "resendVerification",
  method: "POST",
  path: "/api/v1/auth/resend-verification",
  access: "user",
  summary: "Mail the confirmation link again; nothing is sent once the address is confirmed",
  reply: wrapped(z.object({ sent: z.boolean() })),
  errors: ["AUTHENTICATION_REQUIRED"],
});
