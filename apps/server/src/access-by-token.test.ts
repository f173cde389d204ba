import { calls, TokenScope, type CallName, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAs, castPeople, NOWHERE, type Cast } from "./testing/access-cast.ts";
import { createTestServer, type TestAccount, type TestServer } from "./testing/index.ts";
import { plantToken } from "./testing/plant-credentials.ts";

/** What a call answers to a token of the right scope, by the token's account. */
interface Row {
  readonly owner: number;
  readonly stranger: number;
  readonly admin: number;
}

const forUsers: Row = { owner: 200, stranger: 200, admin: 200 };
const forOwner: Row = { owner: 200, stranger: 404, admin: 404 };
const forAdmins: Row = { owner: 403, stranger: 403, admin: 200 };
/** The job of this test has been completed: the call is admitted and has nothing to do. */
const forAdminsWithoutWork: Row = { owner: 403, stranger: 403, admin: 409 };

/** Every call that a personal token may make, under the one scope that lets it. All others refuse every token. */
const matrix: Record<TokenScope, Partial<Record<CallName, Row>>> = {
  read: {
    getProfile: forUsers,
    listSites: forUsers,
    listJobs: forUsers,
    listTrafficTables: forUsers,
    getJob: forOwner,
    listFiles: forOwner,
    getFile: forOwner,
    getReportDocument: forOwner,
    getReport: forOwner,
    listFindingUrls: forOwner,
    listPages: forOwner,
    getExport: forOwner,
    getLighthouse: forOwner,
    listActions: forOwner,
    getActionStats: forOwner,
    getSiteProfile: forOwner,
    compareRuns: forOwner,
    listAnalyses: forUsers,
    checkJobActions: forOwner,
    parseActions: forOwner,
    findRules: forUsers,
    getRule: forUsers,
    getSubscriptionStatus: forUsers,
  },
  audit: {
    submitUrl: forUsers,
    bringTraffic: forUsers,
    forgetTraffic: forOwner,
    submitBatch: forUsers,
    deleteJob: forOwner,
    setSchedule: forOwner,
    correctSiteProfile: forOwner,
  },
  plan: {
    updateAction: forOwner,
    saveActionNotes: forOwner,
    editActions: forOwner,
    moveActionPage: forOwner,
    checkAction: forOwner,
    regenerateActions: forOwner,
    generateSummary: forOwner,
  },
  admin: {
    listAllJobs: forAdmins,
    stopJob: forAdminsWithoutWork,
    retryJob: forAdminsWithoutWork,
    listUserProgress: forAdmins,
    listAuditLog: forAdmins,
    getMonitoring: forAdmins,
    checkHealth: forAdmins,
    listRules: forAdmins,
    getModelUse: forAdmins,
  },
};

const scopes = TokenScope.options;
/** The owner comes last, since he may delete what is asked for. */
const people = ["stranger", "admin", "owner"] as const;
type Person = (typeof people)[number];

let server: TestServer;
let seeded: TestAccount;
let shared: Cast;
let tokens: Tokens;
beforeAll(async () => {
  server = await createTestServer({
    openAudit: () => {
      throw new Error("No audit in this test.");
    },
    env: { CRAWL_ALLOW_HOSTS: NOWHERE },
  });
  seeded = await server.mint();
  shared = await castPeople(server);
  tokens = await tokensOf(shared);
});
afterAll(() => server.stop());

type Tokens = Record<Person, Record<TokenScope, string>>;

/** A token of each single scope for each person: also of one that the person could not have made. */
async function tokensOf({ accounts }: Cast): Promise<Tokens> {
  const made = people.map(async (person) => {
    const each = scopes.map(async (scope) => {
      const { token } = await plantToken(server.store.db, accounts[person]!.userId, [scope]);
      return [scope, token] as const;
    });
    return [person, Object.fromEntries(await Promise.all(each))] as const;
  });
  return Object.fromEntries(await Promise.all(made)) as Tokens;
}

const named = Object.values(calls).map(({ name }) => name as CallName);
const wanted = named.filter((name) => (calls[name] as CallSpec).access !== "anyone");

function statusFor(name: CallName, scope: TokenScope, person: Person): number {
  return matrix[scope][name]?.[person] ?? 403;
}

test("the table names each call once, under the scope that the contract gives it", () => {
  const inTable = Object.fromEntries(
    scopes.flatMap((scope) => Object.keys(matrix[scope]).map((name) => [name, scope] as const)),
  );
  const inContract = Object.fromEntries(
    Object.values<CallSpec>(calls).flatMap(({ name, token }) => (token ? [[name, token] as const] : [])),
  );
  expect(inTable).toEqual(inContract);
  expect(scopes.flatMap((scope) => Object.keys(matrix[scope]))).toHaveLength(Object.keys(inTable).length);
});

test.each(wanted)("%s by tokens of every scope and person", async (name) => {
  // What refuses everybody or only reads changes nothing, so all of it is asked about the same things.
  const changesNothing = calls[name].method === "GET" || scopes.every((scope) => matrix[scope][name] === undefined);
  const cast = changesNothing ? shared : await castPeople(server);
  const by = changesNothing ? tokens : await tokensOf(cast);
  for (const person of people) {
    for (const scope of scopes) {
      const account = { ...cast.accounts[person]!, token: by[person][scope] };
      const { status, body } = await askAs({ server, seeded }, name, account, cast.planted);
      const cell = `${person} with ${scope}: `;
      expect(cell + status).toBe(cell + statusFor(name, scope, person));
      if (person !== "owner" && status !== 200) expect(body).not.toContain(cast.planted.canary);
      if (status === 403 && matrix[scope][name] === undefined) expect(body).toContain("INSUFFICIENT_SCOPE");
    }
  }
});
