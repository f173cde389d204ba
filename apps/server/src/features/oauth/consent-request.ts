import { ProgramScope } from "@audit/contract";
import { z } from "zod";
import type { AppSecret } from "../../platform/app-secret.ts";

const PURPOSE = "consent to a program";
const MINUTES = 10;

/** What a program asked for at the authorization endpoint, checked there. */
const ConsentRequest = z.object({
  client: z.string(),
  name: z.string(),
  redirectUri: z.string(),
  state: z.string().optional(),
  challenge: z.string(),
  scopes: z.array(ProgramScope),
  issuer: z.string(),
  audience: z.string(),
  until: z.number(),
});
export type ConsentRequest = z.infer<typeof ConsentRequest>;

/**
 * Hands a request to the consent screen and back through the browser: sealed, so that nothing is kept for programs that
 * never come back, and nobody but this installation makes one.
 */
export const sealRequest = (secret: AppSecret, request: Omit<ConsentRequest, "until">): string =>
  secret.seal(PURPOSE, JSON.stringify({ ...request, until: Date.now() + MINUTES * 60_000 })).toString("base64url");

/** @returns null for one that is over, was changed, or was made elsewhere */
export function openRequest(secret: AppSecret, sealed: string): ConsentRequest | null {
  const text = secret.open(PURPOSE, Buffer.from(sealed, "base64url"));
  if (text === null) return null;
  const request = ConsentRequest.parse(JSON.parse(text));
  return request.until > Date.now() ? request : null;
}
