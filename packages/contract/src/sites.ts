import { z } from "zod";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { fields, wrapped } from "./reply.ts";

const Moment = z.iso.datetime();

/** Ways to prove that a domain is one's own. */
export const ProofWay = z.enum(["dns", "file", "meta"]);
export type ProofWay = z.infer<typeof ProofWay>;

/** What the last look found in one place. "unknown": nobody could tell. */
export const SiteLook = z.object({
  way: ProofWay,
  state: z.enum(["found", "missing", "unknown"]),
  sentence: z.string(),
});
export type SiteLook = z.infer<typeof SiteLook>;

/** Ready to paste; each of them is enough. */
const Instructions = z.object({
  /** Null for a host that has no name in public DNS. */
  dns: z.object({ name: z.string(), value: z.string() }).nullable(),
  file: z.object({ url: z.string(), content: z.string() }),
  meta: z.object({ url: z.string(), markup: z.string() }),
});

/** A domain that an account says is its own. */
export const Site = z.object({
  id: z.uuid(),
  /** Proves itself and every name below it, never one above. */
  domain: z.string(),
  /** "waiting" was never proved; "lost" was, and its proof is gone. */
  state: z.enum(["waiting", "verified", "lost"]),
  /** Where the proof was seen last. */
  proved_by: ProofWay.nullable(),
  /** When it was seen for the first time, and for the last. */
  verified_at: Moment.nullable(),
  confirmed_at: Moment.nullable(),
  checked_at: Moment.nullable(),
  looks: z.array(SiteLook),
  instructions: Instructions,
});
export type Site = z.infer<typeof Site>;

const OneSite = wrapped(z.object({ site: Site }));
const WithId = z.object({ id: z.uuid() });

export const listSites = defineCall({
  name: "listSites",
  method: "GET",
  path: "/api/v1/account/sites",
  access: "user",
  token: "read",
  summary: "Domains of this account and how their proofs stand, by name",
  reply: wrapped(z.object({ sites: z.array(Site) })),
  errors: ["AUTHENTICATION_REQUIRED"],
});

export const addSite = defineCall({
  name: "addSite",
  method: "POST",
  path: "/api/v1/account/sites",
  access: "user",
  summary: "Name a domain as one's own and get what proves it; a domain that is named already is given back",
  body: z.object({ domain: z.string().max(limits.domainMaxLength) }),
  reply: OneSite,
  errors: ["AUTHENTICATION_REQUIRED", "INVALID_URL", "CONFLICT", "HOST_CLOSED"],
});

export const verifySite = defineCall({
  name: "verifySite",
  method: "POST",
  path: "/api/v1/account/sites/:id/verify",
  access: "owner",
  summary: "Look for the proof now, in all three places",
  params: WithId,
  reply: OneSite,
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND", "HOST_CLOSED"],
});

export const forgetSite = defineCall({
  name: "forgetSite",
  method: "DELETE",
  path: "/api/v1/account/sites/:id",
  access: "owner",
  summary: "Give up a domain; its token is worth nothing from then on",
  params: WithId,
  reply: fields({}),
  errors: ["AUTHENTICATION_REQUIRED", "NOT_FOUND"],
});
