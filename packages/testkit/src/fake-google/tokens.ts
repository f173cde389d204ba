import { createHash, randomBytes } from "node:crypto";
import { CLIENT, type Answer, type GoogleRequest, type Grants } from "./world.ts";

const secret = (prefix: string): string => prefix + randomBytes(24).toString("base64url");
const text = (value: unknown): string => (typeof value === "string" ? value : "");
const refuse = (error: string, description: string, status = 400): Answer => ({
  status,
  body: { error, error_description: description },
});

/** The page on which a person lets the program in or not. */
export function consentPage(query: URLSearchParams, grants: Grants): Answer {
  const asked = Object.fromEntries(query);
  const faulty =
    asked["client_id"] !== CLIENT.id || asked["response_type"] !== "code" || asked["code_challenge_method"] !== "S256";
  if (faulty || !asked["redirect_uri"] || !asked["code_challenge"]) return { status: 400, body: "<h1>Error 400</h1>" };
  const code = secret("4/");
  grants.codes.set(code, {
    challenge: asked["code_challenge"],
    redirectUri: asked["redirect_uri"],
    scope: asked["scope"] ?? "",
  });
  const back = (answer: Record<string, string>): string => {
    const url = new URL(asked["redirect_uri"]!);
    const all = { ...answer, state: asked["state"] ?? "" };
    for (const [name, value] of Object.entries(all)) url.searchParams.set(name, value);
    return url.href.replaceAll("&", "&amp;");
  };
  const scope = asked["scope"] ?? "";
  const body = `<!doctype html><title>Sign in with Google</title><h1>Wants to see: ${scope}</h1>
<p><a href="${back({ code, scope })}">Continue</a></p><p><a href="${back({ error: "access_denied" })}">Cancel</a></p>`;
  return { status: 200, body };
}

/** Codes and refresh tokens for access tokens. */
export function exchange({ body }: GoogleRequest, grants: Grants): Answer {
  if (body["client_id"] !== CLIENT.id || body["client_secret"] !== CLIENT.secret)
    return refuse("invalid_client", "The OAuth client was not found.", 401);
  if (body["grant_type"] === "refresh_token") {
    const refreshToken = text(body["refresh_token"]);
    if (!grants.refreshTokens.has(refreshToken)) return expired();
    return { status: 200, body: tokensFor(refreshToken, grants) };
  }
  if (body["grant_type"] !== "authorization_code") return refuse("unsupported_grant_type", "Invalid grant_type");
  const code = text(body["code"]);
  const known = grants.codes.get(code);
  grants.codes.delete(code);
  if (!known) return refuse("invalid_grant", "Malformed auth code.");
  if (known.redirectUri !== body["redirect_uri"]) return refuse("redirect_uri_mismatch", "Bad Request");
  const challenge = createHash("sha256").update(text(body["code_verifier"])).digest("base64url");
  if (challenge !== known.challenge) return refuse("invalid_grant", "Invalid code verifier.");
  const refreshToken = secret("1//");
  grants.refreshTokens.add(refreshToken);
  const scope = known.scope;
  return { status: 200, body: { ...tokensFor(refreshToken, grants), refresh_token: refreshToken, scope } };
}

const expired = (): Answer => refuse("invalid_grant", "Token has been expired or revoked.");

function tokensFor(refreshToken: string, grants: Grants): Record<string, unknown> {
  const accessToken = secret("ya29.");
  grants.accessTokens.set(accessToken, { refreshToken });
  return { access_token: accessToken, expires_in: 3599, token_type: "Bearer" };
}

/** Ends a grant, by whichever of its tokens. */
export function revoke({ body }: GoogleRequest, grants: Grants): Answer {
  const token = text(body["token"]);
  const refreshToken = grants.accessTokens.get(token)?.refreshToken ?? token;
  if (!grants.refreshTokens.delete(refreshToken)) return refuse("invalid_token", "Token expired or revoked");
  return { status: 200, body: {} };
}
