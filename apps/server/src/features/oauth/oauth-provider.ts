import { ProgramScope } from "@audit/contract";
import {
  InvalidGrantError,
  InvalidRequestError,
  InvalidScopeError,
  InvalidTargetError,
  InvalidTokenError,
} from "@modelcontextprotocol/sdk/server/auth/errors.js";
import type { OAuthServerProvider } from "@modelcontextprotocol/sdk/server/auth/provider.js";
import type { OAuthClientInformationFull, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import type { AppSecret } from "../../platform/app-secret.ts";
import type { Db, Tx } from "../../platform/database/index.ts";
import { MCP_PATH, PROGRAM_TOKEN } from "../../platform/http/index.ts";
import { sealRequest } from "./consent-request.ts";
import { findRegistered, isDocumentId, readDocument, register, type Reach } from "./find-program.ts";
import { addSecret, endGrant, extendGrant, findSecret, spendSecret, type FoundSecret } from "./oauth-store.ts";

const ACCESS_SECONDS = 15 * 60;
/** A program that does not come back for so long has to be let in again. */
const REFRESH_SECONDS = 30 * 24 * 60 * 60;
const LONGEST_STATE = 1_000;
/** Of a SHA-256 in base64url (RFC 7636). */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;

export interface ProviderServices {
  readonly db: Db;
  readonly secret: AppSecret;
  readonly reach: Reach;
  /** Of this installation, as the program reached it; also the issuer. */
  readonly origin: string;
  /** The program shows itself to a person; elsewhere it only redeems what was given to its id. */
  readonly isAsking: boolean;
}

/** What the SDK's handlers of OAuth 2.1 stand on. */
export function openProvider({ db, secret, reach, origin, isAsking }: ProviderServices): OAuthServerProvider {
  const audience = origin + MCP_PATH;
  const inStore = (client: OAuthClientInformationFull, kind: "code" | "refresh", value: string) =>
    findLiving(db, client.client_id, kind, value);
  return {
    clientsStore: {
      getClient: (id) => {
        if (!isDocumentId(id)) return findRegistered(db, id);
        return isAsking ? readDocument(id, reach) : { client_id: id, redirect_uris: [] };
      },
      registerClient: (client) => register(db, client),
    },
    authorize: async (client, { redirectUri, state, codeChallenge, scopes = [], resource }, res) => {
      if (!CHALLENGE.test(codeChallenge))
        throw new InvalidRequestError("code_challenge must be a SHA-256 in base64url.");
      if (state !== undefined && state.length > LONGEST_STATE) throw new InvalidRequestError("state is too long.");
      requireTarget(resource, audience);
      const { client_id: id, client_name: name = id } = client;
      const asked = { client: id, name, redirectUri, challenge: codeChallenge, scopes: knownScopes(scopes) };
      const request = sealRequest(secret, {
        ...asked,
        ...(state === undefined ? {} : { state }),
        issuer: origin,
        audience,
      });
      res.redirect(302, `/account/connect/program?request=${request}`);
    },
    challengeForAuthorizationCode: async (client, code) => (await inStore(client, "code", code)).challenge ?? "",
    exchangeAuthorizationCode: async (client, code, _verifier, redirectUri, resource) => {
      const found = await inStore(client, "code", code);
      // Whoever began with an address has to name the same one again.
      if (redirectUri !== undefined && redirectUri !== found.redirectUri)
        throw new InvalidGrantError("redirect_uri is not the one that the code was sent to.");
      requireTarget(resource, found.audience);
      return exchange(db, code, found);
    },
    exchangeRefreshToken: async (client, refreshToken, scopes, resource) => {
      const found = await inStore(client, "refresh", refreshToken);
      if (scopes?.some((scope) => !found.scopes.includes(scope)))
        throw new InvalidScopeError("More than was agreed to; ask to be let in again.");
      requireTarget(resource, found.audience);
      return exchange(db, refreshToken, found);
    },
    // The door itself asks as all doors do; see `readBearer`.
    verifyAccessToken: () => Promise.reject(new InvalidTokenError("Tokens are read at the door.")),
    revokeToken: async (client, { token }) => {
      const found = await findSecret(db, client.client_id, token, ["access", "refresh"]);
      if (found !== null) await endGrant(db, found.tokenId);
    },
  };
}

/** @throws InvalidGrantError; one that was spent before ends all that it belongs to, because two have it */
async function findLiving(db: Db, client: string, kind: "code" | "refresh", value: string): Promise<FoundSecret> {
  const found = await findSecret(db, client, value, [kind]);
  if (found?.isSpent === true) await endGrant(db, found.tokenId);
  if (found === null || found.isSpent || !found.isAlive) throw refusal(kind);
  return found;
}

const refusal = (kind: "code" | "refresh"): InvalidGrantError =>
  new InvalidGrantError(
    `The ${kind === "code" ? "code" : "refresh token"} is unknown, is over, or was used before. Ask to be let in again.`,
  );

/** Spends a code or a refresh token for a new pair. */
async function exchange(db: Db, value: string, { tokenId, scopes }: FoundSecret): Promise<OAuthTokens> {
  const pair = await db
    .transaction()
    .execute(async (tx) => ((await spendSecret(tx, value)) ? issue(tx, tokenId, scopes) : null));
  if (pair !== null) return pair;
  await endGrant(db, tokenId);
  throw refusal("refresh");
}

async function issue(tx: Tx, tokenId: string, scopes: readonly string[]): Promise<OAuthTokens> {
  await extendGrant(tx, tokenId, REFRESH_SECONDS);
  return {
    access_token: await addSecret(tx, { tokenId, kind: "access", seconds: ACCESS_SECONDS, prefix: PROGRAM_TOKEN }),
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    refresh_token: await addSecret(tx, { tokenId, kind: "refresh", seconds: REFRESH_SECONDS }),
    scope: scopes.join(" "),
  };
}

function requireTarget(resource: URL | undefined, audience: string | null): void {
  if (resource !== undefined && resource.href.replace(/\/$/, "") !== audience)
    throw new InvalidTargetError(`Tokens are given for ${audience ?? "/mcp"} alone.`);
}

/** Who names none is offered to read. */
function knownScopes(names: readonly string[]): ProgramScope[] {
  const unknown = names.find((name) => !ProgramScope.options.some((scope) => scope === name));
  if (unknown !== undefined)
    throw new InvalidScopeError(`The scopes are ${ProgramScope.options.join(", ")}; ${unknown.slice(0, 40)} is none.`);
  return names.length === 0 ? ["read"] : ProgramScope.options.filter((scope) => names.includes(scope));
}
