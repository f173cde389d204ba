import { randomUUID } from "node:crypto";
import { addressOf, calls, type CallName, type CallSpec } from "@audit/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { firstPromptVersion, plantPasskey, plantSession } from "./testing/plant-credentials.ts";
import { plantJob, type PlantedJob } from "./testing/plant-job.ts";
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
  generateSummary: forOwner,
  getReport: forOwner,
  listFindingUrls: forOwner,
  getLighthouse: forOwner,
  listActions: forUsersWithAnalysis,
  getActionStats: forUsersWithAnalysis,
  updateAction: forOwner,
  saveActionNotes: forOwner,
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
  getRule: forUsers,
  listPrompts: forAdmins,
  savePrompt: forAdmins,
  listPromptHistory: forAdmins,
  revertPrompt: forAdmins,
  tryPrompt: forAdminsWithModel,
  getModelUse: forAdmins,
};

const columns = ["anonymous", "owner", "stranger", "admin"] as const;
type Column = (typeof columns)[number];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ openAudit: refuseToAudit, env: { CRAWL_ALLOW_HOSTS: NOWHERE } });
});
afterAll(() => server.stop());

/** A site that answers nobody. */
const NOWHERE = "127.0.0.1:9";

/** The matrix is about who may ask; no site is read for it. */
function refuseToAudit(): never {
  throw new Error("No audit in this test.");
}

interface Cast {
  readonly accounts: Record<Column, TestAccount | null>;
  readonly planted: Ids & Pick<PlantedJob, "canary">;
}

const casts = new Map<string, Promise<Cast>>();

/** The same people and object for all who make one call; its owner comes last, since he may delete it. */
function castOf(name: CallName): Promise<Cast> {
  const known = casts.get(name) ?? cast();
  casts.set(name, known);
  return known;
}

async function cast(): Promise<Cast> {
  const [owner, stranger, admin] = await Promise.all([server.mint(), server.mint(), server.mint("admin")]);
  const job = await plantJob(server.store.db, owner.userId);
  const { analyses } = await owner.call(calls.listAnalyses, { query: {} });
  const body = { jobId: job.jobId, sharedContent: ["job_metadata" as const] };
  const { data: share } = await owner.call(calls.createShare, { body });
  const planted = {
    ...job,
    analysisId: analyses[0]!.id,
    shareId: share.id,
    shareToken: tokenOf(share.shareUrl!),
    sessionId: await plantSession(server.store.db, owner.userId),
    passkeyId: await plantPasskey(server.store.db, owner.userId),
    siteId: (await owner.call(calls.addSite, { body: { domain: NOWHERE } })).data.site.id,
    ...(await plantStep(admin)),
    promptVersionId: await firstPromptVersion(server.store.db, PROMPT.key),
  };
  return { accounts: { anonymous: null, owner, stranger, admin }, planted };
}

const tokenOf = (shareUrl: string): string => shareUrl.split("/").at(-1)!;

const step = { name: "One", subject: "One", content: "One", step_number: 500, delay_days: 0 };
let stepsPlanted = 0;

/** A step that the call under test may change or delete. */
async function plantStep(admin: TestAccount): Promise<{ sequenceId: string; templateId: string }> {
  const { sequences } = await admin.call(calls.listEmailSequences, {});
  const sequenceId = sequences[0]!.id;
  stepsPlanted += 1;
  const body = { ...step, step_number: step.step_number + stepsPlanted };
  const { template } = await admin.call(calls.createEmailTemplate, { params: { id: sequenceId }, body });
  return { sequenceId, templateId: template.id };
}

const PROMPT = { key: "action_wording" };

interface Ids {
  readonly sequenceId: string;
  readonly templateId: string;
  readonly promptVersionId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly siteId: string;
  readonly jobId: string;
  readonly actionId: string;
  readonly fileName: string;
  readonly ruleId: string;
  readonly analysisId: string;
  readonly shareId: string;
  readonly shareToken: string;
  readonly domain: string;
}

/** What the call needs to succeed for its owner. */
function inputOf(name: CallName, ids: Ids, account: TestAccount | null): { params?: object; body?: object } {
  if (name === "signUp") return { body: { email: `${randomUUID()}@shop.example`, password: "secret-1" } };
  if (name === "logIn") return { body: { email: seeded.email, password: seeded.password } };
  if (name === "requestReset") return { body: { email: `${randomUUID()}@shop.example` } };
  if (name === "verifyRecovery") return { body: { access_token: "x", refresh_token: "y" } };
  if (name === "verifyEmail") return { body: { token: "x" } };
  if (name === "updatePassword") {
    return { body: { password: randomUUID(), current_password: account?.password ?? randomUUID() } };
  }
  if (name === "deleteAccount") return { body: { current_password: account?.password ?? randomUUID() } };
  if (name === "savePrompt") {
    return { params: PROMPT, body: { content: "{{sentences}}", name: "Mine", description: "", is_active: true } };
  }
  if (name === "listPromptHistory") return { params: PROMPT };
  if (name === "revertPrompt") return { params: { ...PROMPT, versionId: ids.promptVersionId } };
  if (name === "tryPrompt") return { params: PROMPT, body: { content: "{{sentences}}" } };
  if (name === "addTotp") return { body: { code: "000000" } };
  if (name === "addPasskey") return { body: { name: "Mine", passkey: { id: "x", type: "public-key" } } };
  if (name === "removePasskey") return { params: { id: ids.passkeyId } };
  if (name === "askForPasskey") return { body: { email: seeded.email, password: seeded.password } };
  if (name === "confirmIdentity") return { body: { current_password: account?.password ?? randomUUID() } };
  if (name === "endSession") return { params: { id: ids.sessionId } };
  if (name === "addSite") return { body: { domain: NOWHERE } };
  if (name === "verifySite" || name === "forgetSite") return { params: { id: ids.siteId } };
  if (name === "submitUrl") return { body: { url: `https://${account?.userId ?? "x"}.example/` } };
  if (name === "submitBatch") return { body: { urls: [`https://${account?.userId ?? "x"}.example/`] } };
  if (name === "finishSearchConsole") return { body: { code: "x", state: "y" } };
  if (name === "createCheckout") return { body: { tier: "tier1" } };
  if (name === "previewPlanChange" || name === "updatePlan") return { body: { newTier: "tier1" } };
  if (name === "cancelSubscription") return { body: { immediately: false } };
  if (name === "unlockDomain") return { params: { domain: ids.domain } };
  if (name === "updateAction") return { params: { id: ids.actionId }, body: { status: "in-progress" } };
  if (name === "parseActions") return { body: { folderPath: `jobs/${ids.jobId}` } };
  if (name === "setSchedule") return { params: { domain: ids.domain }, body: { every: "weekly" } };
  if (name === "correctSiteProfile") {
    return { params: { id: ids.jobId }, body: { business: "restaurant", currencies: null, languages: null } };
  }
  if (name === "checkAction") return { params: { id: ids.actionId } };
  if (name === "moveActionPage")
    return { params: { id: ids.actionId }, body: { url: "https://shop.example/soap", status: "completed" } };
  if (name === "saveActionNotes") return { params: { id: ids.actionId }, body: { notes: "mine" } };
  if (name === "deleteAnalysis") return { params: { id: ids.analysisId } };
  if (name === "createShare") return { body: { jobId: ids.jobId, sharedContent: ["actions"] } };
  if (name === "revokeShare") return { params: { id: ids.shareId } };
  if (name === "openShare") return { params: { token: ids.shareToken } };
  if (name === "getSharedDocument") return { params: { token: ids.shareToken, format: "html" } };
  if (name === "getReportDocument") return { params: { id: ids.jobId, format: "html" } };
  if (name.startsWith("notePreview")) return { body: { shareToken: ids.shareToken } };
  if (name === "createEmailTemplate") return { params: { id: ids.sequenceId }, body: step };
  if (name === "updateEmailTemplate") return { params: { id: ids.templateId }, body: { ...step, step_number: 499 } };
  if (name === "setEmailSequence") return { params: { id: ids.sequenceId }, body: { is_active: true } };
  if (name.endsWith("EmailTemplate")) return { params: { id: ids.templateId } };
  if (name === "getEmailSequence") return { params: { id: ids.sequenceId } };
  if (name === "previewEmail" || name === "sendTestEmail") return { body: { subject: "One", content: "One" } };
  if (name === "getFile") return { params: { id: ids.jobId, name: ids.fileName } };
  if (name === "getRule") return { params: { rule: "title-missing" } };
  if (name === "listFindingUrls") return { params: { id: ids.jobId, ruleId: ids.ruleId } };
  if (name === "uploadLogo") return { body: { logo_data: `data:image/png;base64,${DOT}` } };
  if (name === "generateSummary") return { params: { jobId: ids.jobId } };
  return (calls[name] as CallSpec).params ? { params: { id: ids.jobId } } : {};
}

/** A picture of one pixel. */
const DOT = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

let seeded: TestAccount;
beforeAll(async () => {
  // One administrator more, because the last one can't leave.
  [seeded] = await Promise.all([server.mint(), server.mint("admin")]);
});

async function ask(name: CallName, account: TestAccount | null, ids: Ids): Promise<{ status: number; body: string }> {
  const call: CallSpec = calls[name];
  const { params, body } = inputOf(name, ids, account);
  const leave = new AbortController();
  const answer = await fetch(server.url + addressOf(call.path, params), {
    method: call.method,
    headers: {
      ...(account ? { authorization: `Bearer ${account.token}` } : {}),
      ...(body ? { "content-type": "application/json" } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: leave.signal,
  });
  if (call.reply !== null || answer.status !== 200) return { status: answer.status, body: await answer.text() };
  leave.abort();
  return { status: answer.status, body: "" };
}

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
  test.each(owned.map(({ name }) => name as CallName))("%s", async (name) => {
    const { accounts, planted } = await cast();
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
  const { accounts, planted } = await cast();
  await ask("logOut", accounts.owner, planted);
  const signedIn = (Object.entries(matrix) as [CallName, Row][]).filter(([, row]) => row[0] === 401);
  const answers = await Promise.all(signedIn.map(([name]) => ask(name, accounts.owner, planted)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]));
});
