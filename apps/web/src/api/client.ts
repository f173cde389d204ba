import { CallFailed, createClient, texts as english, type Client } from "@audit/contract";
import { language } from "../language/language.ts";
import { said } from "../language/messages.ts";
import { texts } from "../language/texts.ts";
import { withIdentity } from "./identity.ts";
import { fetchHeard } from "./connection.ts";
import { readToken } from "./token.ts";

/** A client that speaks with another token than the stored one, or none, and with cookies. */
export const callAs = (token: () => string | null): Client =>
  createClient({ base: "", token, fetch: fetchHeard, credentials: "include", language });

const plainCall = createClient({ base: "", token: readToken, fetch: fetchHeard, language });

/** The one way to talk to the server. Where it wants to know first who acts, a dialog asks. */
export const call: Client = (spec, input, signal) => withIdentity(() => plainCall(spec, input, signal));

/** True when the answer says that this session is over. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof CallFailed && error.status === 401 && error.code !== "WRONG_CREDENTIALS";

/**
 * The sentence to show for an error.
 * @param fallback printed text for an answer without a text of its own
 * @param unreachable printed text for no answer at all
 */
export function sentenceFor(error: unknown, fallback: string, unreachable: string = texts.networkError): string {
  if (error instanceof CallFailed) return error.message === english.apiFailed ? fallback : said(error.message);
  return error instanceof TypeError ? unreachable : fallback;
}

/** The server's name for the failed request, to quote to support. */
export const requestIdOf = (error: unknown): string | null => (error instanceof CallFailed ? error.requestId : null);
