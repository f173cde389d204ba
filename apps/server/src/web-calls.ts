import { calls } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import { mountAccess, noProvider, type PaymentTypeOf, type View } from "./features/access/index.ts";
import { isSessionAlive, mountAccounts } from "./features/accounts/index.ts";
import { mountActions } from "./features/actions/index.ts";
import { mountAdmin } from "./features/admin/index.ts";
import { customerFinder, mountBilling, mountSandbox, mountWebhook, providerOf } from "./features/billing/index.ts";
import { mountBranding, mountLogos, type Logos } from "./features/branding/index.ts";
import { mountConnections } from "./features/connections/index.ts";
import { mountDocuments } from "./features/documents/index.ts";
import { mountExports } from "./features/exports/index.ts";
import { mountFiles } from "./features/files/index.ts";
import { mountHistory } from "./features/history/index.ts";
import { mountJobs } from "./features/jobs/index.ts";
import { mountLighthouse } from "./features/lighthouse/index.ts";
import { mountMcp } from "./features/mcp/index.ts";
import { mountModelUse } from "./features/model-use/index.ts";
import { mountMonitoring, type Monitors } from "./features/monitoring/index.ts";
import { mountNotices } from "./features/notices/index.ts";
import { mountConsent, mountOAuth } from "./features/oauth/index.ts";
import { mountDeletion, mountExport } from "./features/personal-data/index.ts";
import { mountPromptTrials } from "./features/prompt-trials/index.ts";
import { mountPrompts } from "./features/prompts/index.ts";
import { mountReference } from "./features/reference/index.ts";
import { mountRegeneration } from "./features/regeneration/index.ts";
import { mountReports } from "./features/reports/index.ts";
import { mountRules } from "./features/rules/index.ts";
import { mountSequences } from "./features/sequences/index.ts";
import { mountShares } from "./features/shares/index.ts";
import { mountSiteProfile } from "./features/site-profile/index.ts";
import { mountSites } from "./features/sites/index.ts";
import { mountSummaries } from "./features/summaries/index.ts";
import { mountBotPage, mountHealth, mountHelpPage, mountPrivacyPage, mountSystem } from "./features/system/index.ts";
import { mountTrackers } from "./features/trackers/index.ts";
import { mountTraffic } from "./features/traffic/index.ts";
import type { Db } from "./platform/database/index.ts";
import { describeCalls, type Authenticate, type Mount } from "./platform/http/index.ts";
import { mountStream } from "./platform/live/index.ts";
import { mailboxToken, mountMailboxPages } from "./platform/mail/index.ts";
import type { Services } from "./services.ts";

/** What calls are mounted with. */
export interface Web extends Services {
  readonly db: Db;
  readonly app: FastifyInstance;
  readonly mount: Mount;
  readonly authenticate: Authenticate;
  readonly monitors: Monitors;
  readonly logos: Logos;
  readonly paymentTypeOf: PaymentTypeOf;
  /** What an account may see of a domain at this moment; a link never shows more than that. */
  readonly accessOf: (userId: string, domain: string) => Promise<View>;
}

/** All calls and pages of ours but the screens. */
export const callGroups: readonly ((web: Web) => Promise<void> | void)[] = [
  mountInstallation,
  mountAccountCalls,
  mountPayments,
  mountAnalyses,
  mountAssistants,
  mountPlans,
  mountOperator,
  mountDevelopment,
];

function mountInstallation({
  app,
  mount,
  db,
  config,
  store,
  version,
  logos,
  authenticate,
  hub,
  metrics,
  ...web
}: Web): void {
  const { rate, userAgent, daily } = config.crawl;
  const { supportEmail: contact, branding } = config.brands.fallback;
  mountSystem(mount, {
    developmentMode: !config.production,
    store: store.kind,
    worker: config.role === "both",
    version,
  });
  mountHealth(app, web.readiness);
  mountBranding(mount, config.brands, logos);
  mountLogos(app, mount, { db, brands: config.brands, logos });
  mountRules(mount);
  mountBotPage(app, { rate, userAgent, requestsPerDay: daily.requests, contact, siteName: branding.site_name });
  mountHelpPage(app, config.brands);
  mountPrivacyPage(app, config);
  mountStream(app, { authenticate, isAlive: (bearer) => isSessionAlive(db, bearer), hub, metrics });
}

function mountAccountCalls({ app, mount, db, config, log, secret, queue, billing, connecting, ...web }: Web): void {
  mountAccounts(mount, { db, log, secrets: secret, findCustomer: customerFinder(billing, log) }, config);
  mountConnections(mount, connecting, config.brands);
  mountNotices(mount, { db, secret }, config);
  mountTrackers(mount, { db, secret }, config);
  mountTraffic(mount, db);
  mountDeletion(mount, { db, queue, billing, connecting }, config);
  mountExport(app, { db, authenticate: web.authenticate, connecting }, config);
}

async function mountPayments({ app, mount, db, config, log, payments, billing, paymentTypeOf }: Web): Promise<void> {
  const { access, brands } = config;
  const provider = billing ? providerOf(billing, access.payments) : noProvider(access.payments);
  mountAccess(mount, { db, provider, paymentTypeOf }, access);
  mountBilling(mount, db, billing, brands);
  if (billing && config.payments.mode === "stripe") await mountWebhook(app, billing, log);
  if (billing && payments?.sandbox) await mountSandbox(app, billing, payments.sandbox);
}

function mountAnalyses({ app, mount, db, config, log, queue, models, secret, accessOf, paymentTypeOf }: Web): void {
  const { access, crawl, dnsServers } = config;
  mountSites(mount, { db, log, crawl, dnsServers });
  mountJobs(mount, { db, queue, paymentTypeOf }, config);
  mountFiles(mount, db, access);
  mountReports(mount, db, access);
  mountExports(mount, { app, db }, config);
  mountSiteProfile(mount, { db, queue });
  mountLighthouse(mount, db);
  mountSummaries(mount, { db, models, access });
  mountDocuments(mount, { db, secret, accessOf }, config);
}

async function mountAssistants({
  app,
  mount,
  db,
  config,
  secret,
  authenticate,
  version,
  shutdown,
}: Web): Promise<void> {
  mountReference(app);
  await mountOAuth(app, { db, secret, reach: config.crawl });
  mountConsent(mount, { db, secret }, config);
  mountMcp(app, { authenticate, brands: config.brands, version, shutdown });
}

function mountPlans({ mount, db, config, queue, secret, accessOf, paymentTypeOf }: Web): void {
  mountActions(mount, { db, queue, access: config.access });
  mountHistory(mount, { db, paymentTypeOf }, config);
  mountRegeneration(mount, db, config.access);
  mountShares(mount, { db, secret, accessOf }, config);
}

async function mountOperator({ app, mount, db, config, queue, models, monitors, paymentTypeOf }: Web): Promise<void> {
  mountAdmin(mount, { db, queue, paymentTypeOf }, config.access);
  mountMonitoring(mount, db, monitors, { mode: config.payments.mode, kept: config.kept });
  mountPrompts(mount, db);
  mountPromptTrials(mount, { db, models });
  mountModelUse(mount, { db, models });
  await mountSequences(app, mount, db, config);
}

function mountDevelopment({ app, config, version, secret }: Web): void {
  if (config.production) return;
  app.get("/api/openapi.json", () => describeCalls(calls, version));
  mountMailboxPages(app, config.mail.folder, mailboxToken(secret));
}
