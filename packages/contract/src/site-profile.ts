import { z } from "zod";
import { defineCall } from "./call.ts";
import { JobId } from "./jobs.ts";
import { wrapped } from "./reply.ts";

/** What a site's business may be. */
export const Business = z.enum([
  "online-shop",
  "food-ordering",
  "restaurant",
  "local-service",
  "agency",
  "publisher",
  "documentation",
  "software",
  "organization",
  "other",
]);
export type Business = z.infer<typeof Business>;

/** What a site was taken for. */
export const SiteProfile = z.object({
  /** Null where nothing told. */
  business: Business.nullable(),
  /** Whether orders can be placed on the site; null where it could not be told. */
  sells: z.boolean().nullable(),
  certainty: z.number().min(0).max(1),
  /** ISO 4217, the one used most first. */
  currencies: z.array(z.string()),
  /** BCP 47, the one used most first. */
  languages: z.array(z.string()),
  /** What it was concluded from, in plain words. */
  because: z.array(z.string()),
  correctedBy: z.literal("owner").nullable(),
});
export type SiteProfile = z.infer<typeof SiteProfile>;

const MOST_NAMED = 8;
/** Three letters, as ISO 4217 has them. */
export const CURRENCY_CODE = /^[A-Z]{3}$/;
/** A language with what may follow it, as BCP 47 has them. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** What an owner says of his site; null where he leaves it as it was read. All three null take the correction back. */
export const ProfileCorrection = z.object({
  business: Business.nullable(),
  currencies: z
    .array(z.string().regex(CURRENCY_CODE, "A currency is named by three letters, such as EUR."))
    .min(1)
    .max(MOST_NAMED)
    .nullable(),
  languages: z
    .array(z.string().max(35).regex(LANGUAGE_TAG, "A language is named by its code, such as de or pt-BR."))
    .min(1)
    .max(MOST_NAMED)
    .nullable(),
});
export type ProfileCorrection = z.infer<typeof ProfileCorrection>;

/** What an analysis took its site for, and what its owner says. */
export const ProfileState = z.object({
  domain: z.string(),
  /** What findings and plan are made by; null in analyses made before there was one. */
  profile: SiteProfile.nullable(),
  /** The same before its owner's correction. */
  asRead: SiteProfile.nullable(),
  /** What the owner says of the domain now; null where he says nothing. */
  correction: ProfileCorrection.nullable(),
  /** Whether findings and plan are being made again, and why that failed the last time. */
  remaking: z.object({ state: z.enum(["none", "waiting", "failed"]), reason: z.string().nullable() }),
});
export type ProfileState = z.infer<typeof ProfileState>;

export const getSiteProfile = defineCall({
  name: "getSiteProfile",
  method: "GET",
  path: "/api/v1/jobs/:id/site-profile",
  access: "owner",
  token: "read",
  summary: "What a finished job took its site for, and its owner's correction",
  params: z.object({ id: JobId }),
  reply: wrapped(ProfileState),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY"],
});

export const correctSiteProfile = defineCall({
  name: "correctSiteProfile",
  method: "PUT",
  path: "/api/v1/jobs/:id/site-profile",
  access: "owner",
  token: "audit",
  summary:
    "Say what the site is, for this job and later ones of its domain: findings and plan are made again from what was read",
  params: z.object({ id: JobId }),
  body: ProfileCorrection,
  reply: wrapped(ProfileState),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "REPORT_MISSING", "REPORT_NOT_READY", "RATE_LIMITED"],
});
