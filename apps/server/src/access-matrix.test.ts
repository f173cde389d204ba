import { randomUUID } from "node:crypto";
import { calls, type CallName, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { askAs, castPeople, columns, NOWHERE, type Cast, type Column, type Ids } from "./testing/access-cast.ts";
import { createTestServer, type TestAccount, type TestServer } from "./testing/index.ts";

/** Expected status for: nobody, the owner of the object, another user, an administrator. */
type Row = readonly [anonymous: number, owner: number, stranger: number, admin: number];

const forAnyone = [200, 200, 200, 200] as const;
const forUsers = [401, 200, 200, 200] as const;
/** Admins have no rights over other people's objects here: a stranger's answer. */
const forOwner = [401, 200, 404, 404] as const;
/** Names no object; who has none of his own finds nothing. */
const forUsersWithAnalysis = [401, 200, 404, 404] as const;

/** A token is the proof, whoever brings it; these bring none that is good. */
const withoutProof = [400, 400, 400, 400] as const;
/** The server of this test has no payment provider. */
const whereNothingIsSold = [401, 409, 409, 409] as const;

/** The server of this test is not registered with Google. */
const whereGoogleIsOff = [401, 409, 409, 409] as const;

/** Everybody's rows: for administrators only, whoever owns the object. */
const forAdmins = [401, 403, 403, 200] as const;
/** The job of this test has been completed: the call is admitted and has nothing to do. */
const forAdminsWithoutWork = [401, 403, 403, 409] as const;
/** The server of this test has no language model. */
const forAdminsWithModel = [401, 403, 403, 409] as const;

const matrix: Record<CallName, Row> = {
  getStatus: forAnyone,
  getVersion: forAnyone,
  getBranding: forAnyone,
  signUp: forAnyone,
  logIn: forAnyone,
  logOut: forUsers,
  getProfile: forUsers,
  getSession: forUsers,
  requestReset: forAnyone,
  verifyRecovery: withoutProof,
  updatePassword: forUsers,
  verifyEmail: withoutProof,
  resendVerification: forUsers,
  getSecondFactors: forUsers,
  beginTotp: forUsers,
  // No code of an authenticator, no answer of a browser.
  addTotp: [401, 401, 401, 401],
  removeTotp: forUsers,
  beginPasskey: forUsers,
  addPasskey: [401, 401, 401, 401],
  removePasskey: forOwner,
  renewRecoveryCodes: [401, 200, 409, 409],
  askForPasskey: [404, 404, 404, 404],
  // The owner has a passkey and shows none.
  confirmIdentity: [401, 403, 200, 200],
  listSessions: forUsers,
  endSession: forOwner,
  endOtherSessions: forUsers,
  listTokens: forUsers,
  createToken: forUsers,
  revokeToken: forOwner,
  listTrafficTables: forUsers,
  bringTraffic: forUsers,
  forgetTraffic: forOwner,
  readConsent: forUsers,
  decideConsent: forUsers,
  listNoticeTargets: forUsers,
  addNoticeTarget: forUsers,
  removeNoticeTarget: forOwner,
  testNoticeTarget: forOwner,
  listNoticeDeliveries: forOwner,
  resendNotice: forOwner,
  listTrackers: forUsers,
  addTracker: forUsers,
  removeTracker: forOwner,
  // Nobody listens where the tool of this test is.
  createIssue: [401, 409, 404, 404],
  listIssues: forOwner,
  getConnections: forUsers,
  connectSearchConsole: whereGoogleIsOff,
  finishSearchConsole: whereGoogleIsOff,
  checkSearchConsole: whereGoogleIsOff,
  disconnectSearchConsole: forUsers,
  exportAccount: forUsers,
  deleteAccount: forUsers,
  listSites: forUsers,
  addSite: forUsers,
  verifySite: forOwner,
  forgetSite: forOwner,
  submitUrl: forUsers,
  submitBatch: forUsers,
  listJobs: forUsers,
  getJob: forOwner,
  deleteJob: forOwner,
  deleteAllJobs: forUsers,
  listFiles: forOwner,
  getFile: forOwner,
  getReportDocument: forOwner,
  getExport: forOwner,
  createSheetAddress: forOwner,
  generateSummary: forOwner,
  getReport: forOwner,
  listFindingUrls: forOwner,
  listPages: forOwner,
  getLighthouse: forOwner,
  listActions: forUsersWithAnalysis,
  getActionStats: forUsersWithAnalysis,
  updateAction: forOwner,
  saveActionNotes: forOwner,
  editActions: forUsersWithAnalysis,
  moveActionPage: forOwner,
  checkAction: forOwner,
  getSiteProfile: forOwner,
  correctSiteProfile: forOwner,
  compareRuns: forOwner,
  setSchedule: forOwner,
  listAnalyses: forUsers,
  deleteAnalysis: forOwner,
  checkJobActions: forOwner,
  subscribeActions: forUsers,
  // The folder of somebody else's job is no folder.
  parseActions: forUsersWithAnalysis,
  regenerateActions: forOwner,
  createShare: forUsersWithAnalysis,
  listShares: forUsers,
  revokeShare: forOwner,
  // Whoever has the link may read.
  openShare: forAnyone,
  getSharedDocument: forAnyone,
  notePreviewViewed: forAnyone,
  notePreviewCta: forAnyone,
  openStream: forUsers,
  getSubscriptionStatus: forUsers,
  syncSubscription: forUsers,
  verifyPayment: whereNothingIsSold,
  syncCredits: forUsers,
  unlockDomain: forOwner,
  listTiers: whereNothingIsSold,
  checkDiscount: whereNothingIsSold,
  createCheckout: whereNothingIsSold,
  previewPlanChange: whereNothingIsSold,
  updatePlan: whereNothingIsSold,
  openPortal: whereNothingIsSold,
  cancelSubscription: whereNothingIsSold,
  reactivateSubscription: whereNothingIsSold,
  getBillingHistory: forUsers,
  listAllJobs: forAdmins,
  stopJob: forAdminsWithoutWork,
  retryJob: forAdminsWithoutWork,
  listUserProgress: forAdmins,
  listAuditLog: forAdmins,
  uploadLogo: forAdmins,
  removeLogo: forAdmins,
  getMonitoring: forAdmins,
  checkHealth: forAdmins,
  listEmailSequences: forAdmins,
  getEmailSequence: forAdmins,
  setEmailSequence: forAdmins,
  createEmailTemplate: forAdmins,
  getEmailTemplate: forAdmins,
  updateEmailTemplate: forAdmins,
  deleteEmailTemplate: forAdmins,
  previewEmail: forAdmins,
  sendTestEmail: forAdmins,
  listRules: forAdmins,
  findRules: forUsers,
  getRule: forUsers,
  listPrompts: forAdmins,
  savePrompt: forAdmins,
  listPromptHistory: forAdmins,
  revertPrompt: forAdmins,
  tryPrompt: forAdminsWithModel,
  getModelUse: forAdmins,
};

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ openAudit: refuseToAudit, env: { CRAWL_ALLOW_HOSTS: NOWHERE } });
});
afterAll(() => server.stop());

/** The matrix is about who may ask; no site is read for it. */
function refuseToAudit(): never {
  throw new Error("No audit in this test.");
}

const casts = new Map<string, Promise<Cast>>();
const READING = "what only reads";

/**
 * The same people and object for all who make one call; its owner comes last, since he may delete it. Calls that only read
 * share theirs.
 */
function castOf(name: CallName): Promise<Cast> {
  const key = calls[name].method === "GET" ? READING : name;
  const known = casts.get(key) ?? castPeople(server);
  casts.set(key, known);
  return known;
}

let seeded: TestAccount;
const ask = (name: CallName, account: TestAccount | null, ids: Ids) => askAs({ server, seeded }, name, account, ids);
beforeAll(async () => {
  // One administrator more, because the last one can't leave.
  [seeded] = await Promise.all([server.mint(), server.mint("admin")]);
});

test("every call of the contract has its row [D1-6.2] [D1-6.3] [D1-6.8] [D2-6.2]", () => {
  expect(Object.keys(matrix).sort()).toEqual(Object.keys(calls).sort());
});

test("an account is a user or, by its profile, an administrator; there is no third kind [D1-1.16]", async () => {
  const { accounts } = await castOf("getProfile");
  const rightsOf = async (account: TestAccount): Promise<unknown> =>
    (await account.call(calls.getProfile, {})).profile.is_admin;
  expect([await rightsOf(accounts.owner!), await rightsOf(accounts.admin!)]).toEqual([false, true]);
  const kinds = Object.values(calls).map(({ access }) => access);
  expect(kinds.filter((kind) => !["anyone", "user", "owner", "admin"].includes(kind))).toEqual([]);
});

const inTurn: readonly Column[] = ["anonymous", "stranger", "admin", "owner"];
const cells = (Object.entries(matrix) as [CallName, Row][]).flatMap(([name, row]) =>
  inTurn.map((column) => ({ name, column, status: row[columns.indexOf(column)]! })),
);

test.each(cells)("$name by $column answers $status", async ({ name, column, status }) => {
  const { accounts, planted } = await castOf(name);
  const answer = await ask(name, accounts[column], planted);
  expect(answer.status).toBe(status);
  // A link is made to be read by others, and the operator's lists are about everybody.
  const mayRead = column === "owner" || name === "openShare" || (column === "admin" && matrix[name][1] === 403);
  if (!mayRead) expect(answer.body).not.toContain(planted.canary);
});

describe("an object of somebody else, a missing one and one that can't exist answer alike", () => {
  const owned = Object.values<CallSpec>(calls).filter(({ access }) => access === "owner");
  // Whom nothing of it belongs to changes nothing of it.
  let cast: Cast;
  beforeAll(async () => {
    cast = await castPeople(server);
  });
  test.each(owned.map(({ name }) => name as CallName))("%s", async (name) => {
    const { accounts, planted } = cast;
    const all = (id: string, fileName: string, ruleId = fileName): Ids => ({
      ...planted,
      ruleId,
      jobId: id,
      domain: id,
      actionId: id,
      analysisId: id,
      shareId: id,
      siteId: id,
      sessionId: id,
      tokenId: id,
      noticeTargetId: id,
      noticeId: id,
      trackerId: id,
      trafficId: id,
      fileName,
    });
    const forms: Ids[] = [
      planted,
      all(randomUUID(), planted.fileName, planted.ruleId),
      all("1", "x"),
      all("../../etc/passwd", "../../../etc/passwd"),
      all("%00", "../../../etc/passwd"),
      all(`${planted.jobId}'--`, "a"),
      all(`${planted.actionId} or 1=1`, "a"),
    ];
    const answers = await Promise.all(forms.map((ids) => ask(name, accounts.stranger, ids)));
    for (const { status, body } of answers) {
      expect(status).toBe(404);
      expect({ ...JSON.parse(body), requestId: "" }).toEqual({
        success: false,
        error: "Not found",
        message: "Not found",
        code: "NOT_FOUND",
        requestId: "",
      });
    }
  });
});

test("a revoked token is worth nothing on every signed-in call", async () => {
  const { accounts, planted } = await castPeople(server);
  await ask("logOut", accounts.owner, planted);
  const signedIn = (Object.entries(matrix) as [CallName, Row][]).filter(([, row]) => row[0] === 401);
  const answers = await Promise.all(signedIn.map(([name]) => ask(name, accounts.owner, planted)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
});
