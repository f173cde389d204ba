import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";
/** Standard Webhooks ask for 24 to 64 bytes. */
const SECRET_BYTES = 32;

export const makeSecret = (): string => PREFIX + randomBytes(SECRET_BYTES).toString("base64");

/**
 * The headers by which a receiver knows a message and its sender.
 * @param at seconds since 1970, of this attempt
 * Source: Standard Webhooks specification 1.0.0 (https://github.com/standard-webhooks/standard-webhooks), symmetric "v1"
 */
export function signedHeaders(secret: string, id: string, at: number, body: string): Record<string, string> {
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64");
  return { "webhook-id": id, "webhook-timestamp": String(at), "webhook-signature": `v1,${signature}` };
}
