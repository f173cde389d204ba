import * as client from "openid-client";
import type { GoogleAddresses, GoogleClient } from "../../config/google.ts";
import { boundedFetch } from "../bounded-fetch.ts";
import { faultOfStatus, GoogleFault, type GoogleFaultName } from "./fault.ts";

/** Reading Search Console, and nothing else of an account. */
const SCOPE = "https://www.googleapis.com/auth/webmasters.readonly";
const CALL_SECONDS = 10;
/** Tokens have at most 2,048 bytes. Source: https://developers.google.com/identity/protocols/oauth2#size */
const MOST_BYTES = 64 * 1024;

/** How an owner's access to Google is asked for, used and given back; one per installation. */
export interface GoogleAccess {
  /** Where a person is sent to give access. */
  authorizeUrl(attempt: Attempt): Promise<string>;
  /** Exchanges what came back for a grant. @throws GoogleFault; `ended` when there is no lasting access in it */
  redeem(attempt: Attempt, answered: Answered): Promise<{ refreshToken: string }>;
  /** A token for some minutes. @throws GoogleFault; `ended` when the grant was taken back or ran out */
  refresh(refreshToken: string): Promise<string>;
  /** Gives a grant back; one that is over already counts as given back. @throws GoogleFault */
  revoke(refreshToken: string): Promise<void>;
}

/** One try to connect; its secrets stay with us, and what Google answers must fit them. */
export interface Attempt {
  readonly state: string;
  /** Proves that who redeems the code is who asked for it (RFC 7636). */
  readonly verifier: string;
  /** Where Google sends the person back. */
  readonly returnTo: string;
}

/** What Google put into the address that it sent the person back to. */
export interface Answered {
  readonly code: string;
  readonly state: string;
  /** Who claims to have answered (RFC 9207). */
  readonly iss?: string | undefined;
}

export const newAttempt = (returnTo: string): Attempt => ({
  state: client.randomState(),
  verifier: client.randomPKCECodeVerifier(),
  returnTo,
});

/** @param seconds that Google has for an answer */
export function openGoogleAccess(
  addresses: GoogleAddresses,
  { id, secret }: GoogleClient,
  seconds = CALL_SECONDS,
): GoogleAccess {
  const config = new client.Configuration(
    {
      issuer: addresses.issuer,
      authorization_endpoint: addresses.authorize,
      token_endpoint: addresses.token,
      revocation_endpoint: addresses.revoke,
    },
    id,
    undefined,
    client.ClientSecretPost(secret),
  );
  config.timeout = seconds;
  config[client.customFetch] = (url, init) => boundedFetch(url, { ...init, body: init.body ?? null }, MOST_BYTES);
  // A stand-in on this machine speaks plain http; Google itself never does.
  if (addresses.token.startsWith("http:")) client.allowInsecureRequests(config);
  return {
    authorizeUrl: async ({ state, verifier, returnTo }) => {
      const parameters = {
        redirect_uri: returnTo,
        scope: SCOPE,
        state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        // Without both, Google gives lasting access at the first time only.
        access_type: "offline",
        prompt: "consent",
      };
      return client.buildAuthorizationUrl(config, parameters).href;
    },
    redeem: async ({ state, verifier, returnTo }, answered) => {
      const came = new URL(returnTo);
      for (const [name, value] of Object.entries(answered)) if (value) came.searchParams.set(name, value);
      const checks = { pkceCodeVerifier: verifier, expectedState: state };
      const tokens = await named(client.authorizationCodeGrant(config, came, checks));
      // People may untick what was asked for.
      const isGranted = tokens.scope === undefined || tokens.scope.split(" ").includes(SCOPE);
      if (!isGranted || tokens.refresh_token === undefined) throw new GoogleFault("ended");
      return { refreshToken: tokens.refresh_token };
    },
    refresh: async (refreshToken) => (await named(client.refreshTokenGrant(config, refreshToken))).access_token,
    revoke: (refreshToken) =>
      named(client.tokenRevocation(config, refreshToken)).catch((error: unknown) => {
        if (!(error instanceof GoogleFault) || error.fault !== "ended") throw error;
      }),
  };
}

async function named<T>(exchange: Promise<T>): Promise<T> {
  try {
    return await exchange;
  } catch (error) {
    throw new GoogleFault(faultOf(error));
  }
}

/** A grant that is over is told as one of these. Source: RFC 6749 section 5.2, RFC 7009 section 2.2.1 */
const ENDED: ReadonlySet<string> = new Set(["invalid_grant", "invalid_token", "access_denied"]);
const DENIED: ReadonlySet<string> = new Set(["invalid_client", "unauthorized_client", "invalid_scope"]);

function faultOf(error: unknown): GoogleFaultName {
  if (error instanceof client.ResponseBodyError || error instanceof client.AuthorizationResponseError) {
    if (ENDED.has(error.error)) return "ended";
    if (DENIED.has(error.error)) return "denied";
    return faultOfStatus("status" in error ? error.status : 400);
  }
  if (!(error instanceof client.ClientError)) return "unreachable";
  if (error.code === "OAUTH_TIMEOUT") return "silent";
  const { cause } = error;
  return cause instanceof Response && cause.status >= 400 ? faultOfStatus(cause.status) : "unreadable";
}
