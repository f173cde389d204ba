import { randomUUID } from "node:crypto";
import { limits } from "@audit/contract";
import { sendMessage } from "@audit/engine/process";
import { InvalidClientMetadataError } from "@modelcontextprotocol/sdk/server/auth/errors.js";
import { OAuthClientMetadataSchema, type OAuthClientInformationFull } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { CrawlSettings } from "../../config/config.ts";
import type { Db } from "../../platform/database/index.ts";
import { findClient, insertClient } from "./oauth-store.ts";
import { mayReturnTo } from "./redirect-uri.ts";

export type Reach = Pick<CrawlSettings, "allowHosts" | "closedHosts" | "userAgent">;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const MOST_ADDRESSES = 10;
const LONGEST_ADDRESS = 500;
/** Metadata documents should not be larger than this (draft-ietf-oauth-client-id-metadata-document). */
const MOST_BYTES = 5 * 1024;
const TIMEOUT_MS = 5_000;

/** Whether the id is the address of a document that describes the program. */
export const isDocumentId = (id: string): boolean =>
  id.length <= LONGEST_ADDRESS && URL.canParse(id) && /^https?:\/\/[^/]+\/[^#]+$/.test(id);

/** A program that has registered itself; undefined when there is none of the id. */
export async function findRegistered(db: Db, id: string): Promise<OAuthClientInformationFull | undefined> {
  const found = UUID.test(id) ? await findClient(db, id) : null;
  return found === null ? undefined : describe(found.id, found.name, found.redirect_uris);
}

/** A program by its own document, read through the guard that all addresses pass which strangers name. */
export async function readDocument(id: string, reach: Reach): Promise<OAuthClientInformationFull | undefined> {
  const { userAgent, ...hosts } = reach;
  const headers = { accept: "application/json", "user-agent": userAgent };
  const limitsOfAnswer = { mostBytes: MOST_BYTES, timeoutMs: TIMEOUT_MS };
  const answer = await sendMessage({ url: id, method: "GET", headers, ...hosts, ...limitsOfAnswer });
  if ("fault" in answer || answer.status !== 200) return undefined;
  const said = parseObject(answer.body);
  const document = OAuthClientMetadataSchema.safeParse(said);
  if (!document.success || said?.["client_id"] !== id || !areFit(document.data.redirect_uris)) return undefined;
  return describe(id, nameOf(document.data.client_name) ?? new URL(id).host, document.data.redirect_uris);
}

/** Takes a program in that registers itself. Whatever it asks for: it keeps no secret and proves itself by PKCE. */
export async function register(
  db: Db,
  { client_name, redirect_uris }: Pick<OAuthClientInformationFull, "client_name" | "redirect_uris">,
): Promise<OAuthClientInformationFull> {
  if (!areFit(redirect_uris))
    throw new InvalidClientMetadataError(
      `redirect_uris must name one to ${MOST_ADDRESSES} addresses: https, http on this machine, or a scheme of the program's own.`,
    );
  const client = { id: randomUUID(), name: nameOf(client_name) ?? "A program without a name", redirect_uris };
  await insertClient(db, client);
  return { ...describe(client.id, client.name, redirect_uris), client_id_issued_at: Math.floor(Date.now() / 1000) };
}

const describe = (id: string, name: string, addresses: readonly string[]): OAuthClientInformationFull => ({
  client_id: id,
  client_name: name,
  redirect_uris: [...addresses],
  token_endpoint_auth_method: "none",
  grant_types: ["authorization_code", "refresh_token"],
  response_types: ["code"],
});

const areFit = (addresses: readonly string[]): boolean =>
  addresses.length > 0 &&
  addresses.length <= MOST_ADDRESSES &&
  addresses.every((address) => address.length <= LONGEST_ADDRESS && mayReturnTo(address));

/** Signs that are not seen, or that turn the reading direction, could make one name look like another. */
function nameOf(name: string | undefined): string | null {
  const shown = (name ?? "")
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .trim()
    .slice(0, limits.tokenNameMax);
  return shown === "" ? null : shown.toWellFormed();
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
