import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getProfile, listTokens, readConsent, revokeToken } from "@audit/contract";
import { discoverOAuthProtectedResourceMetadata } from "@modelcontextprotocol/sdk/client/auth.js";
import { OAuthMetadataSchema } from "@modelcontextprotocol/sdk/shared/auth.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, describeOnEachStore, type TestAccount, type TestServer } from "../../testing/index.ts";
import { plantJob } from "../../testing/plant-job.ts";
import { ask, connect, createProgram, decide, follow, letIn, REDIRECT, type Program } from "./testing/sdk-program.ts";

describeOnEachStore("programs are let in to /mcp by OAuth 2.1", (open) => {
  let server: TestServer;
  let account: TestAccount;
  let documents: Server;
  let documentHost: string;
  let document: object;

  beforeAll(async () => {
    documents = createServer((_request, response) => response.end(JSON.stringify(document)));
    await new Promise<void>((listening) => documents.listen(0, "127.0.0.1", listening));
    documentHost = `127.0.0.1:${(documents.address() as AddressInfo).port}`;
    server = await createTestServer({ store: await open(), env: { CRAWL_ALLOW_HOSTS: documentHost } });
    account = await server.mint();
    await plantJob(server.store.db, account.userId);
  });
  afterAll(async () => {
    documents.close();
    await server.stop();
  });

  const post = async (path: string, form: Record<string, string>) => {
    const answer = await fetch(server.url + path, { method: "POST", body: new URLSearchParams(form) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const idOf = (program: Program): string => program.client!.client_id;
  const redeem = (program: Program, code: string, other: Record<string, string> = {}) =>
    post("/oauth/token", {
      grant_type: "authorization_code",
      client_id: idOf(program),
      code,
      code_verifier: program.verifier,
      redirect_uri: REDIRECT,
      ...other,
    });
  const refresh = (program: Program, token: string) =>
    post("/oauth/token", { grant_type: "refresh_token", client_id: idOf(program), refresh_token: token });
  const statusAtDoor = async (token: string, path = "/mcp", headers: Record<string, string> = {}): Promise<number> => {
    const answer = await fetch(server.url + path, {
      method: path === "/mcp" ? "POST" : "GET",
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
      ...(path === "/mcp" ? { body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }) } : {}),
    });
    await answer.text();
    return answer.status;
  };
  const shared = createProgram();

  test("the SDK's own client finds its way: metadata, registration, consent, code, token, tools", async () => {
    const refused = await fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { "content-type": "application/json" },
    });
    expect(refused.status).toBe(401);
    expect(refused.headers.get("www-authenticate")).toBe(
      `Bearer resource_metadata="${server.url}/.well-known/oauth-protected-resource/mcp", scope="read audit plan"`,
    );
    const request = await ask(server.url, shared);
    expect(shared.asked?.searchParams.get("resource")).toBe(`${server.url}/mcp`);
    expect((await account.call(readConsent, { body: { request } })).data).toEqual({
      name: "My editor",
      returns_to: null,
      scopes: ["read", "audit", "plan"],
    });
    const code = await letIn(server.url, shared, account, ["read"]);
    expect(code).toMatch(/^[\w-]{43}$/);
    expect(shared.tokens).toMatchObject({ token_type: "Bearer", expires_in: 900, scope: "read" });
    const client = await connect(server.url, shared);
    const { isError, structuredContent } = await client.callTool({ name: "list_audits", arguments: {} });
    expect([isError ?? false, JSON.stringify(structuredContent)]).toEqual([
      false,
      expect.stringContaining("shop.example"),
    ]);
    const beyond = await client.callTool({
      name: "audit_site",
      arguments: { url: "https://shop.example/", wait_seconds: 0 },
    });
    expect(JSON.stringify(beyond)).toContain("INSUFFICIENT_SCOPE");
    await client.close();
  });

  test("what is published says where all is, and is what the SDK reads", async () => {
    const resource = await discoverOAuthProtectedResourceMetadata(new URL("/mcp", server.url));
    expect(resource).toMatchObject({ resource: `${server.url}/mcp`, authorization_servers: [server.url] });
    const answer = await fetch(`${server.url}/.well-known/oauth-authorization-server`);
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    const metadata = OAuthMetadataSchema.parse(await answer.json());
    expect(metadata).toMatchObject({
      issuer: server.url,
      code_challenge_methods_supported: ["S256"],
      token_endpoint_auth_methods_supported: ["none"],
      client_id_metadata_document_supported: true,
    });
  });

  test("an access token is good for /mcp and nothing else, by the address it was given for", async () => {
    const token = shared.tokens!.access_token;
    expect(token).toMatch(/^audit_mcp_[\w-]{43}$/);
    expect(await statusAtDoor(token)).toBe(200);
    expect(await statusAtDoor(token, getProfile.path)).toBe(401);
    expect(await statusAtDoor(token, "/metrics")).toBe(401);
    expect(await statusAtDoor(token, "/api/v1/jobs")).toBe(401);
    const { port } = new URL(server.url);
    // The same installation by another of its names.
    const byName = await fetch(`http://127.0.0.1:${port}/mcp`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: "{}",
    });
    expect([byName.status, byName.headers.get("www-authenticate")]).toEqual([
      401,
      expect.stringContaining('error="invalid_token"'),
    ]);
  });

  test("an access token that is over is renewed by the client itself, and the refresh token changes", async () => {
    const program = createProgram();
    program.client = shared.client;
    await letIn(server.url, program, account, ["read"]);
    const before = program.tokens!;
    await server.store.db
      .updateTable("oauth_secrets")
      .set({ expires_at: new Date(0) })
      .where("kind", "=", "access")
      .execute();
    expect(await statusAtDoor(before.access_token)).toBe(401);
    const client = await connect(server.url, program);
    await client.close();
    expect(program.tokens?.access_token).not.toBe(before.access_token);
    expect(program.tokens?.refresh_token).not.toBe(before.refresh_token);
    // Somebody else has the old one: both lose.
    const stolen = await refresh(program, before.refresh_token!);
    expect([stolen.status, stolen.body["error"]]).toEqual([400, "invalid_grant"]);
    expect(await statusAtDoor(program.tokens!.access_token)).toBe(401);
    expect((await refresh(program, program.tokens!.refresh_token!)).status).toBe(400);
  });

  test("of two that bring one refresh token at the same moment, at most one gets a pair", async () => {
    const program = createProgram();
    program.client = shared.client;
    await letIn(server.url, program, account, ["read"]);
    const token = program.tokens!.refresh_token!;
    const answers = await Promise.all([refresh(program, token), refresh(program, token), refresh(program, token)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    for (const { status, body } of answers.filter(({ status }) => status === 200))
      expect([status, await statusAtDoor(String(body["access_token"]))]).toEqual([200, 401]);
  });

  test("a code works once, with its verifier, its address and its program", async () => {
    const program = createProgram();
    program.client = shared.client;
    const codeFor = async (): Promise<string> =>
      (await decide(account, await ask(server.url, program), ["read", "plan"])).searchParams.get("code")!;
    const code = await codeFor();
    const errors = [
      await redeem(program, code, { code_verifier: "y".repeat(43) }),
      await redeem(program, code, { redirect_uri: "http://127.0.0.1:9/other" }),
      await redeem(program, code, { resource: "https://elsewhere.example/mcp" }),
      await redeem(program, code, { client_id: "00000000-0000-4000-8000-000000000000" }),
      await redeem(program, "x".repeat(43)),
    ];
    expect(errors.map(({ status, body }) => [status, body["error"]])).toEqual([
      [400, "invalid_grant"],
      [400, "invalid_grant"],
      [400, "invalid_target"],
      [400, "invalid_client"],
      [400, "invalid_grant"],
    ]);
    const good = await redeem(program, code);
    expect([good.status, good.body["scope"]]).toEqual([200, "read plan"]);
    expect((await redeem(program, code)).body["error"]).toBe("invalid_grant");
    // It came twice, so that what it gave has ended.
    expect(await statusAtDoor(String(good.body["access_token"]))).toBe(401);
    const late = await codeFor();
    await server.store.db
      .updateTable("oauth_secrets")
      .set({ expires_at: new Date(0) })
      .where("kind", "=", "code")
      .execute();
    expect((await redeem(program, late)).body["error"]).toBe("invalid_grant");
  });

  test("the owner sees the program and revokes it; a program gives its own access back", async () => {
    const program = createProgram();
    program.client = shared.client;
    await letIn(server.url, program, account, ["plan"]);
    const { tokens } = (await account.call(listTokens, {})).data;
    expect(tokens[0]).toMatchObject({ name: "My editor", program: "this computer", scopes: ["plan"] });
    await account.call(revokeToken, { params: { id: tokens[0]!.id } });
    expect(await statusAtDoor(program.tokens!.access_token)).toBe(401);
    program.tokens = undefined;
    await letIn(server.url, program, account, ["read"]);
    const { access_token: access, refresh_token: token } = program.tokens!;
    const form = { client_id: idOf(program), token: token! };
    expect((await post("/oauth/revoke", { ...form, client_id: "nobody" })).status).toBe(400);
    expect(await statusAtDoor(access)).toBe(200);
    expect((await post("/oauth/revoke", form)).status).toBe(200);
    expect(await statusAtDoor(access)).toBe(401);
    expect((await post("/oauth/revoke", { ...form, token: "unknown" })).status).toBe(200);
  });

  test("who refuses sends a refusal back, with state and issuer, and nothing is let in", async () => {
    const program = createProgram();
    program.client = shared.client;
    const answer = await decide(account, await ask(server.url, program), []);
    expect(Object.fromEntries(answer.searchParams)).toEqual({
      error: "access_denied",
      state: "the-state",
      iss: server.url,
    });
    expect(answer.href.startsWith(REDIRECT)).toBe(true);
  });

  test("what is asked wrongly is said to the program, or to the person where its address is not known", async () => {
    const asking = (other: Record<string, string>) => {
      const address = new URL("/oauth/authorize", server.url);
      const good = {
        client_id: idOf(shared),
        redirect_uri: REDIRECT,
        response_type: "code",
        code_challenge: "x".repeat(43),
        code_challenge_method: "S256",
        state: "s",
      };
      address.search = new URLSearchParams({ ...good, ...other }).toString();
      return fetch(address, { redirect: "manual" });
    };
    const strange: Record<string, string>[] = [
      { client_id: "x" },
      { client_id: "' or 1=1" },
      { redirect_uri: "https://evil.example/" },
      { redirect_uri: "javascript:alert(1)" },
    ];
    const unknown = await Promise.all(strange.map(asking));
    expect(unknown.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    const wrong: Record<string, string>[] = [
      { response_type: "token" },
      { code_challenge_method: "plain" },
      { code_challenge: "short" },
      { scope: "read admin" },
      { resource: "https://elsewhere.example/mcp" },
    ];
    const answers = await Promise.all(wrong.map(asking));
    const errors = answers.map(({ headers }) => new URL(headers.get("location")!).searchParams.get("error"));
    expect(errors).toEqual([
      "invalid_request",
      "invalid_request",
      "invalid_request",
      "invalid_scope",
      "invalid_target",
    ]);
    const sealed = await follow(new URL((await asking({})).url));
    for (const request of [`${sealed.slice(0, -2)}AA`, "x", sealed.slice(20)]) {
      const answer = await fetch(server.url + readConsent.path, {
        method: "POST",
        headers: { authorization: `Bearer ${account.token}`, "content-type": "application/json" },
        body: JSON.stringify({ request }),
      });
      expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining("INVALID_LINK")]);
    }
  });

  test("a program may describe itself by a document at its id, which is read through the guard", async () => {
    const id = `http://${documentHost}/client.json`;
    document = { client_id: id, client_name: "Documented\u202E", redirect_uris: [REDIRECT] };
    const program = createProgram();
    program.client = { client_id: id };
    const request = await ask(server.url, program);
    expect((await account.call(readConsent, { body: { request } })).data.name).toBe("Documented");
    await letIn(server.url, program, account, ["read"]);
    expect(await statusAtDoor(program.tokens!.access_token)).toBe(200);
    const statusFor = async (client: string): Promise<number> => {
      const query = new URLSearchParams({ client_id: client, redirect_uri: REDIRECT });
      return (await fetch(`${server.url}/oauth/authorize?${query.toString()}`, { redirect: "manual" })).status;
    };
    document = { client_id: `${id}?other`, redirect_uris: [REDIRECT] };
    expect(await statusFor(id)).toBe(400);
    // Addresses inside are not asked, whatever they would say.
    expect(await statusFor(`http://localhost:${new URL(server.url).port}/api/v1/version`)).toBe(400);
    expect(await statusFor("https://169.254.169.254/latest/meta-data")).toBe(400);
  });

  test("registering keeps no secret, takes no address that a browser would act on, and has a limit", async () => {
    const register = (body: unknown) =>
      fetch(`${server.url}/oauth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: typeof body === "string" ? body : JSON.stringify(body),
      });
    const good = await register({ redirect_uris: ["vscode://open"], token_endpoint_auth_method: "client_secret_post" });
    const said = (await good.json()) as Record<string, unknown>;
    expect([good.status, said["token_endpoint_auth_method"], "client_secret" in said]).toEqual([201, "none", false]);
    const bad = [
      { redirect_uris: [] },
      { redirect_uris: ["http://shop.example/"] },
      { redirect_uris: ["javascript:alert(1)"] },
      { redirect_uris: ["file:///etc/passwd"] },
      { redirect_uris: ["https://a.example/#part"] },
      { redirect_uris: Array.from({ length: 11 }, () => REDIRECT) },
      "{",
      "[]",
    ];
    const answers = await Promise.all(bad.map(register));
    expect(answers.map(({ status }) => status)).toEqual(bad.map(() => 400));
    const many = await Promise.all(Array.from({ length: 20 }, () => register({ redirect_uris: [REDIRECT] })));
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });
});
