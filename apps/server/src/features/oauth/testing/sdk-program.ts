import { decideConsent, type ProgramScope } from "@audit/contract";
import type { OAuthClientProvider } from "@modelcontextprotocol/sdk/client/auth.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { OAuthClientInformationMixed, OAuthTokens } from "@modelcontextprotocol/sdk/shared/auth.js";
import { UnauthorizedError } from "@modelcontextprotocol/sdk/client/auth.js";
import type { TestAccount } from "../../../testing/index.ts";

/** A program that speaks MCP by the SDK's own client, and keeps what it is given in memory. */
export interface Program {
  readonly provider: OAuthClientProvider;
  /** What it was given last. */
  tokens: OAuthTokens | undefined;
  client: OAuthClientInformationMixed | undefined;
  /** Where it last sent its user. */
  asked: URL | undefined;
  verifier: string;
}

export const REDIRECT = "http://127.0.0.1:9/callback";

export function createProgram(clientMetadataUrl?: string): Program {
  const program: Program = {
    tokens: undefined,
    client: undefined,
    asked: undefined,
    verifier: "",
    provider: {
      redirectUrl: REDIRECT,
      ...(clientMetadataUrl === undefined ? {} : { clientMetadataUrl }),
      clientMetadata: { client_name: "My editor", redirect_uris: [REDIRECT] },
      state: () => "the-state",
      clientInformation: () => program.client,
      saveClientInformation: (client) => void (program.client = client),
      tokens: () => program.tokens,
      saveTokens: (tokens) => void (program.tokens = tokens),
      redirectToAuthorization: (url) => void (program.asked = url),
      saveCodeVerifier: (verifier) => void (program.verifier = verifier),
      codeVerifier: () => program.verifier,
    },
  };
  return program;
}

const transportOf = (base: string, { provider }: Program): StreamableHTTPClientTransport =>
  new StreamableHTTPClientTransport(new URL("/mcp", base), { authProvider: provider });

export async function connect(base: string, program: Program): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  await client.connect(transportOf(base, program));
  return client;
}

/** The program finds the door closed and sends its user. @returns what the consent screen is handed */
export async function ask(base: string, program: Program): Promise<string> {
  const refusal: unknown = await connect(base, program).catch((error: unknown) => error);
  if (!(refusal instanceof UnauthorizedError) || program.asked === undefined) throw new Error(String(refusal));
  return follow(program.asked);
}

/** @returns the request that the authorization endpoint hands to the consent screen */
export async function follow(address: URL): Promise<string> {
  const answer = await fetch(address, { redirect: "manual" });
  const screen = new URL(answer.headers.get("location") ?? "/", address);
  if (screen.pathname !== "/account/connect/program") throw new Error(`${answer.status} ${screen.href}`);
  return screen.searchParams.get("request") ?? "";
}

/** The user decides. @returns where the browser is sent */
export async function decide(account: TestAccount, request: string, scopes: ProgramScope[]): Promise<URL> {
  return new URL((await account.call(decideConsent, { body: { request, scopes } })).redirect);
}

/** All of it: the program asks, its user agrees, the program redeems the code. */
export async function letIn(base: string, program: Program, account: TestAccount, scopes: ProgramScope[]) {
  const answer = await decide(account, await ask(base, program), scopes);
  const code = answer.searchParams.get("code") ?? "";
  await transportOf(base, program).finishAuth(code);
  return code;
}
