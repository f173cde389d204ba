import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "../../config/config.ts";
import { GoogleFault, listProperties, openGoogleAccess, readFieldValues, readPageRows } from "./index.ts";

type Hostile = (request: IncomingMessage, response: ServerResponse) => void;

const SECRETS = ["client-secret-of-this-test", "refresh-token-of-this-test", "access-token-of-this-test", "crux-key"];
const PATIENCE_MS = 400;

let act: Hostile = () => {};
let strangers = 0;
const google = createServer((request, response) => act(request, response));
/** Where redirects lead: whoever asks here has taken a token along. */
const stranger = createServer((_request, response) => {
  strangers += 1;
  response.end("{}");
});
const addressOf = (server: typeof google): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  for (const server of [google, stranger]) {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  }
});
afterAll(() => {
  for (const server of [google, stranger]) {
    server.closeAllConnections();
    server.close();
  }
});

const json =
  (body: string, status = 200): Hostile =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(body);
const redirect =
  (status: number): Hostile =>
  (_request, response) =>
    void response.writeHead(status, { location: `${addressOf(stranger)}/` }).end();
const rows = (row: string, times = 1): string => `{"rows":[${Array.from({ length: times }, () => row).join(",")}]}`;
const row = '{"keys":["https://a.example/"],"clicks":1,"impressions":2,"ctr":0.5,"position":1}';
const values = (value: string, year = "2026"): string => {
  const day = `{"year":${year},"month":1,"day":1}`;
  return `{"record":{"metrics":{"largest_contentful_paint":{"percentiles":{"p75":${value}}}},"collectionPeriod":{"firstDate":${day},"lastDate":${day}}}}`;
};

const hostile: Readonly<Record<string, Hostile>> = {
  "no JSON": json("<html>Sign in to this network</html>"),
  "an empty body": json(""),
  null: json("null"),
  "a number": json("7"),
  "a list": json("[]"),
  "wrong types": json('{"siteEntry":[1],"rows":[2],"record":3,"access_token":4,"refresh_token":5}'),
  "an address that runs": json('{"siteEntry":[{"siteUrl":"javascript:alert(1)","permissionLevel":"siteOwner"}]}'),
  "rows of a prototype": json('{"__proto__":{"rows":[1]},"constructor":{"prototype":{"x":1}},"rows":"x"}'),
  "counts without end": json(rows(row.replace('"clicks":1', '"clicks":1e308'))),
  "counts below nothing": json(rows(row.replace('"clicks":1', '"clicks":-1'))),
  "more rows than asked for": json(rows(row, 60_000)),
  "a value without end": json(values("1e400")),
  "a day of no calendar": json(values("1", "1000000000000")),
  "tokens longer than there are": json(
    `{"access_token":"${"a".repeat(200_000)}","token_type":"bearer","refresh_token":"${"r".repeat(200_000)}"}`,
  ),
  "tokens that break a header": json('{"access_token":"a\\r\\nHost: evil.example","token_type":"other"}'),
  "status 500": json("{}", 500),
  "an error of an unknown kind": json('{"error":{"code":"x","errors":7}}', 400),
  "a redirect": redirect(302),
  "a permanent redirect": redirect(308),
  silence: () => {},
  "a slow drip": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const timer = setInterval(() => response.write(" "), 50);
    response.on("close", () => clearInterval(timer));
  },
  "a cut answer": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "1000" });
    response.write('{"rows":[', () => response.destroy());
  },
  "an answer without end": (_request, response) => {
    response.writeHead(200, { "content-type": "application/json" });
    const pour = (): void => void (response.writable && response.write(" ".repeat(1024 * 1024), pour));
    pour();
  },
};

const addresses = () => readConfig({ GOOGLE_SERVER: addressOf(google) }).google.addresses;
const access = () => openGoogleAccess(addresses(), { id: "id", secret: SECRETS[0]! }, PATIENCE_MS / 1000);
const console_ = () => ({ addresses: addresses(), accessToken: SECRETS[2]! });
const patience = () => AbortSignal.timeout(PATIENCE_MS);
const attempt = { state: "state", verifier: "v".repeat(43), returnTo: "https://audit.example/back" };
const period = { from: "2026-01-01", to: "2026-01-28" };
const report = () => ({ addresses: addresses(), key: SECRETS[3]!, admit: async () => {} });

const questions: Readonly<Record<string, () => Promise<unknown>>> = {
  "a grant": () => access().redeem(attempt, { code: "code", state: "state" }),
  "a token": () => access().refresh(SECRETS[1]!),
  "an end of access": () => access().revoke(SECRETS[1]!),
  properties: () => listProperties(console_(), patience()),
  clicks: () => readPageRows(console_(), "sc-domain:a.example", period, patience()),
  "field data": () => readFieldValues(report(), { url: "https://a.example", whole: true }, patience()),
};

/** The only answers that may be taken for one: nothing said, or what is asked for within its bounds. */
function expectHarmless(question: string, outcome: unknown): void {
  if (question === "an end of access") return expect(outcome).toBeUndefined();
  if (question === "properties") return expect(outcome).toEqual([]);
  if (question === "field data") return expect(outcome).toMatchObject({ lcpMs: null, from: "2026-01-01" });
  expect(question).toBe("clicks");
  const read = outcome as Awaited<ReturnType<typeof readPageRows>>;
  expect(read.rows.length).toBeLessThanOrEqual(50_000);
  for (const { clicks } of read.rows.slice(0, 3)) expect(clicks).toBe(1);
}

test.each(
  Object.keys(hostile).flatMap((answer) => Object.keys(questions).map((question) => [question, answer] as const)),
)("asked for %s, a network that answers with %s gives nothing away", { timeout: 60_000 }, async (question, answer) => {
  act = hostile[answer]!;
  const outcome = await questions[question]!().catch((error: unknown) => error);
  if (outcome instanceof GoogleFault) {
    for (const secret of SECRETS) expect(outcome.message + outcome.stack).not.toContain(secret);
  } else {
    expectHarmless(question, outcome);
  }
  expect(strangers).toBe(0);
});
