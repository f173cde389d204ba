import { randomUUID } from "node:crypto";
import { addressOf, calls, type CallName, type CallSpec } from "@audit/contract";
import type { TestAccount, TestServer } from "./create-test-server.ts";
import { firstPromptVersion, plantPasskey, plantSession, plantToken } from "./plant-credentials.ts";
import { plantJob, type PlantedJob } from "./plant-job.ts";
import { plantNotice, plantTracker } from "./plant-notices.ts";

/** Who asks, of those whose rights differ. */
export const columns = ["anonymous", "owner", "stranger", "admin"] as const;
export type Column = (typeof columns)[number];

/** A site that answers nobody. */
export const NOWHERE = "127.0.0.1:9";

export interface Cast {
  readonly server: TestServer;
  readonly accounts: Record<Column, TestAccount | null>;
  readonly planted: Ids & Pick<PlantedJob, "canary">;
}

/** New people, one of whom owns a job with all that belongs to one. */
export async function castPeople(server: TestServer): Promise<Cast> {
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
    tokenId: (await plantToken(server.store.db, owner.userId, ["read"])).id,
    ...(await plantNotice(owner)),
    trackerId: await plantTracker(owner, NOWHERE),
    trafficId: (await owner.call(calls.bringTraffic, { body: TRAFFIC })).data.table.id,
    siteId: (await owner.call(calls.addSite, { body: { domain: NOWHERE } })).data.site.id,
    ...(await plantStep(admin)),
    consentRequest: await askForConsent(server.url),
    promptVersionId: await firstPromptVersion(server.store.db, PROMPT.key),
  };
  return { server, accounts: { anonymous: null, owner, stranger, admin }, planted };
}

const TRAFFIC = { domain: "shop.example", csv: "Page,Sessions\n/soap,3\n", from: "2026-01-01", to: "2026-01-31" };

const consents = new Map<string, Promise<string>>();

/** What a program's user is handed at the consent screen; one for all, since registering has a limit. */
function askForConsent(base: string): Promise<string> {
  const known = consents.get(base) ?? registerAndAsk(base);
  consents.set(base, known);
  return known;
}

async function registerAndAsk(base: string): Promise<string> {
  const redirectUri = "http://127.0.0.1:9/done";
  const registered = await fetch(`${base}/oauth/register`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Editor", redirect_uris: [redirectUri] }),
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: redirectUri,
    response_type: "code",
    code_challenge: "x".repeat(43),
    code_challenge_method: "S256",
    scope: "read plan",
  });
  const answer = await fetch(`${base}/oauth/authorize?${asked.toString()}`, { redirect: "manual" });
  return new URL(answer.headers.get("location")!, base).searchParams.get("request")!;
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

export interface Ids {
  readonly consentRequest: string;
  readonly sequenceId: string;
  readonly templateId: string;
  readonly promptVersionId: string;
  readonly sessionId: string;
  readonly passkeyId: string;
  readonly siteId: string;
  readonly tokenId: string;
  readonly noticeTargetId: string;
  readonly noticeId: string;
  readonly trackerId: string;
  readonly trafficId: string;
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
function inputOf(
  name: CallName,
  ids: Ids,
  account: Pick<TestAccount, "userId" | "password"> | null,
  seeded: TestAccount,
): { params?: object; query?: object; body?: object } {
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
  if (name === "createToken") return { body: { name: "Mine", scopes: ["read"], expires_in_days: 30 } };
  if (name === "revokeToken") return { params: { id: ids.tokenId } };
  if (name === "bringTraffic") return { body: TRAFFIC };
  if (name === "forgetTraffic") return { params: { id: ids.trafficId } };
  if (name === "readConsent") return { body: { request: ids.consentRequest } };
  if (name === "decideConsent") return { body: { request: ids.consentRequest, scopes: ["read"] } };
  if (name === "endSession") return { params: { id: ids.sessionId } };
  if (name === "addNoticeTarget") return { body: { kind: "mail-daily", name: "Mine", events: ["audit.finished"] } };
  if (name === "resendNotice") return { params: { id: ids.noticeId } };
  if (name.includes("Notice") && name !== "listNoticeTargets") return { params: { id: ids.noticeTargetId } };
  if (name === "addTracker") return { body: { kind: "github", name: "Mine", project: "me/shop", token: "x" } };
  if (name === "removeTracker") return { params: { id: ids.trackerId } };
  if (name === "createIssue") return { params: { id: ids.actionId }, body: { tracker: ids.trackerId } };
  if (name === "listIssues") return { params: { id: ids.actionId } };
  if (name === "addSite") return { body: { domain: NOWHERE } };
  if (name === "verifySite" || name === "forgetSite") return { params: { id: ids.siteId } };
  if (name === "submitUrl") return { body: { url: `https://${account?.userId ?? "x"}.example/` } };
  if (name === "submitBatch") return { body: { urls: [`https://${account?.userId ?? "x"}.example/`] } };
  if (name === "finishSearchConsole") return { body: { code: "x", state: "y" } };
  if (name === "checkDiscount") return { query: { code: "SPRING" } };
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
  if (name === "editActions") return { body: { ids: [ids.actionId], assignee: "Ann" } };
  if (name === "deleteAnalysis") return { params: { id: ids.analysisId } };
  if (name === "createShare") return { body: { jobId: ids.jobId, sharedContent: ["actions"] } };
  if (name === "revokeShare") return { params: { id: ids.shareId } };
  if (name === "openShare") return { params: { token: ids.shareToken } };
  if (name === "getSharedDocument") return { params: { token: ids.shareToken, format: "html" } };
  if (name === "getReportDocument") return { params: { id: ids.jobId, format: "html" } };
  if (name === "getExport") return { params: { id: ids.jobId, form: "plan" } };
  if (name === "createSheetAddress") return { params: { id: ids.jobId }, body: { table: "plan" } };
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

/** Makes a call as its owner would have to make it. */
export async function askAs(
  { server, seeded }: { readonly server: TestServer; readonly seeded: TestAccount },
  name: CallName,
  account: Pick<TestAccount, "userId" | "password" | "token"> | null,
  ids: Ids,
): Promise<{ status: number; body: string }> {
  const call: CallSpec = calls[name];
  const { params, query, body } = inputOf(name, ids, account, seeded);
  const leave = new AbortController();
  const answer = await fetch(server.url + addressOf(call.path, params, query), {
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
