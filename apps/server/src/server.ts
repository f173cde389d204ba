import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { calls } from "@audit/contract";
import type { FastifyInstance } from "fastify";
import type { OpenAudit } from "./audit-request/index.ts";
import type { Config } from "./config/config.ts";
import { mountAccess, noProvider, readView, type PaymentTypeOf, type View } from "./features/access/index.ts";
import { accountMails, isSessionAlive, mountAccounts, readSession } from "./features/accounts/index.ts";
import { mountActions } from "./features/actions/index.ts";
import { mountAdmin } from "./features/admin/index.ts";
import {
  customerFinder,
  keepBilling,
  mountBilling,
  mountSandbox,
  mountWebhook,
  providerOf,
  type Billing,
} from "./features/billing/index.ts";
import {
  brandOf,
  createLook,
  mountBranding,
  mountLogos,
  openLogos,
  paymentModelOf,
} from "./features/branding/index.ts";
import { workOnCheck } from "./features/checks/index.ts";
import { mountConnections, openConnecting, type Connecting } from "./features/connections/index.ts";
import { mountDocuments } from "./features/documents/index.ts";
import { mountFiles } from "./features/files/index.ts";
import { historyMails, keepSchedules, mountHistory } from "./features/history/index.ts";
import { mountJobs } from "./features/jobs/index.ts";
import {
  findLighthouse,
  LIGHTHOUSE_FOLDER,
  mountLighthouse,
  prepareMeasuring,
  workOnRun,
} from "./features/lighthouse/index.ts";
import { mountModelUse } from "./features/model-use/index.ts";
import { beat, mountMetrics, mountMonitoring, openMonitors, type Monitors } from "./features/monitoring/index.ts";
import { mountDeletion, mountExport } from "./features/personal-data/index.ts";
import { mountPromptTrials } from "./features/prompt-trials/index.ts";
import { keepBuiltInPrompts, mountPrompts } from "./features/prompts/index.ts";
import { mountRegeneration } from "./features/regeneration/index.ts";
import { mountReports } from "./features/reports/index.ts";
import { mountRules } from "./features/rules/index.ts";
import {
  mountSequences,
  openSequenceSender,
  routeOf,
  seedSequences,
  sequenceMails,
} from "./features/sequences/index.ts";
import { mountShares } from "./features/shares/index.ts";
import { mountSites } from "./features/sites/index.ts";
import { mountSummaries } from "./features/summaries/index.ts";
import { mountBotPage, mountHealth, mountSystem } from "./features/system/index.ts";
import { keepHouse } from "./housekeeping.ts";
import { workOnJob } from "./pipeline/index.ts";
import { openAppSecret, type AppSecret } from "./platform/app-secret.ts";
import type { Store } from "./platform/database/index.ts";
import { createApp, createMount, describeCalls, serveWebPages, type Authenticate } from "./platform/http/index.ts";
import { mountStream, openHub, type Hub } from "./platform/live/index.ts";
import type { Log } from "./platform/log.ts";
import { mountMailboxPages, openPostOffice, openTransport, type Sending } from "./platform/mail/index.ts";
import { openModels, type Models } from "./platform/models/index.ts";
import { openGateway, type OpenedGateway } from "./platform/payments/index.ts";
import { openQueue, type Queue } from "./platform/queue/queue.ts";

const ROOT = join(import.meta.dirname, "../../..");

export interface Server {
  /** Null for a worker, which serves nobody. */
  readonly url: string | null;
  /** Takes no more, gives running jobs back, ends streams, closes the store. */
  stop(): Promise<void>;
}

/** Puts on the hats the settings name, over an opened store, which it owns from then on. */
export async function startServer(
  config: Config,
  { store, log, openAudit }: { store: Store; log: Log; openAudit: OpenAudit },
): Promise<Server> {
  const works = config.role !== "web";
  const version = await readVersion();
  const queue = await openQueue(store, log, { supervise: works });
  const hub = await openHub(store, log);
  const shutdown = new AbortController();
  await seedSequences(store.db);
  const post = works ? await openPost(config, store, log) : null;
  const sequences = works ? await openSequences(config, store, log) : null;
  const money = openGateway(config.payments, store.db);
  const billing = money && { db: store.db, gateway: money.gateway, access: config.access };
  let running = 0;
  const signOff = await beat(store.db, log, { ...config, version, running: () => running });
  await keepBuiltInPrompts(store.db);
  const models = openModels(config.models, store.db, log);
  const secret = openAppSecret(config.appSecret, config.dataDir);
  const connecting = openConnecting(store.db, secret, config.google);
  // Before the screens are made ready: a job whose worker was killed shall not wait for them.
  if (works) {
    const { crawl, dnsServers } = config;
    const own = { crawl, dnsServers, shutdown: shutdown.signal };
    const services = { db: store.db, log, hub, models, connecting, openAudit, ...own };
    const folder = config.lighthouse ? LIGHTHOUSE_FOLDER : null;
    const prepareEnd = (jobId: string) => prepareMeasuring({ db: store.db, queue }, jobId);
    await queue.work(config.workers, async (jobId, claim) => {
      running += 1;
      await workOnJob({ ...services, ...(folder === null ? {} : { prepareEnd }) }, jobId, claim).finally(
        () => (running -= 1),
      );
    });
    await queue.workOnChecks(config.workers, (checkId, claim) => workOnCheck(services, checkId, claim));
    await queue.workOnRuns((runId, claim) => workOnRun({ ...services, folder }, runId, claim));
    if (folder !== null) await sayWhatIsMissing(folder, log);
  }
  const gateway = money?.gateway ?? null;
  const serves = config.role !== "worker";
  const monitors = serves ? openMonitors(config, { db: store.db, gateway }) : null;
  const app =
    monitors &&
    (await buildWeb(config, {
      store,
      log,
      version,
      queue,
      hub,
      models,
      money,
      billing,
      monitors,
      secret,
      connecting,
    }));
  const stopBilling = billing && keepBilling(billing, log);
  const stopCleaning = keepHouse(store, queue, log);
  const { access } = config;
  const stopSchedules = works ? keepSchedules({ db: store.db, queue, log, access, crawl: config.crawl }) : null;
  const stop = async (): Promise<void> => {
    shutdown.abort();
    monitors?.close();
    const working = queue.close(config.shutdownMs);
    await hub.close();
    await app?.close();
    await working;
    await post?.close();
    await sequences?.close();
    await stopCleaning();
    await stopSchedules?.();
    await stopBilling?.();
    await signOff();
    await store.close();
  };
  await app?.listen({ host: config.host, port: config.port }).catch(async (error: unknown) => {
    // Jobs in hand are given back rather than left to be missed.
    await stop();
    throw error;
  });
  return { url: app && urlOf(app, config.host), stop };
}

/** Nothing else depends on it, so the program goes on without. */
async function sayWhatIsMissing(folder: string, log: Log): Promise<void> {
  const found = await findLighthouse(folder);
  if ("missing" in found) log.warn({ reason: found.missing }, "LIGHTHOUSE is on, but no page can be measured");
}

function openPost({ mail, production }: Config, store: Store, log: Log): Promise<Sending> {
  if (mail.smtpUrl === null && production) {
    log.warn({ folder: mail.folder }, "mails are not sent but put into a folder: SMTP_URL is not set");
  }
  return openPostOffice({
    store,
    log,
    transport: openTransport(mail),
    composers: { ...accountMails, ...sequenceMails, ...historyMails },
  });
}

/** Without a mail server they would be counted as sent although nobody gets them, so they wait for one. */
async function openSequences(config: Config, store: Store, log: Log): Promise<Sending | null> {
  if (routeOf(config) === "off") return null;
  return openSequenceSender({ store, log, transport: openTransport(config.mail), config });
}

interface WebServices {
  readonly store: Store;
  readonly log: Log;
  readonly version: string;
  readonly queue: Queue;
  readonly hub: Hub;
  readonly models: Models;
  /** Null: nothing is sold. */
  readonly money: OpenedGateway | null;
  readonly billing: Billing | null;
  readonly monitors: Monitors;
  readonly secret: AppSecret;
  readonly connecting: Connecting;
}

async function buildWeb(
  config: Config,
  { store, log, version, queue, hub, models, money, billing, monitors, secret, connecting }: WebServices,
): Promise<FastifyInstance> {
  const { db } = store;
  const app = await createApp(config, log);
  const authenticate: Authenticate = (bearer) => readSession(db, bearer);
  // Before the routes, so that all of them are timed.
  mountMetrics(app, { db, monitors, authenticate, token: config.metricsToken });
  const mount = createMount(app, authenticate);
  const facts = { developmentMode: !config.production, store: store.kind, worker: config.role === "both", version };
  mountSystem(mount, facts);
  const logos = await openLogos(store);
  app.addHook("onClose", () => logos.close());
  mountBranding(mount, config.brands, logos);
  mountLogos(app, mount, { db, brands: config.brands, logos });
  mountAccounts(mount, db, config, customerFinder(billing, log));
  const paymentTypeOf: PaymentTypeOf = (caller) => paymentModelOf(brandOf(config.brands, caller));
  const provider = billing ? providerOf(billing, config.access.payments) : noProvider(config.access.payments);
  mountAccess(mount, { db, provider, paymentTypeOf }, config.access);
  mountBilling(mount, db, billing, config.brands);
  if (billing && config.payments.mode === "stripe") await mountWebhook(app, billing, log);
  if (billing && money?.sandbox) await mountSandbox(app, billing, money.sandbox);
  mountSites(mount, { db, log, crawl: config.crawl, dnsServers: config.dnsServers });
  mountJobs(mount, { db, queue, paymentTypeOf }, config);
  mountConnections(mount, connecting, config.brands);
  mountDeletion(mount, { db, queue, billing, connecting }, config);
  mountExport(app, { db, authenticate, connecting }, config);
  mountFiles(mount, db, config.access);
  mountReports(mount, db, config.access);
  mountLighthouse(mount, db);
  mountSummaries(mount, { db, models, access: config.access });
  mountPrompts(mount, db);
  mountPromptTrials(mount, { db, models });
  mountModelUse(mount, { db, models });
  mountActions(mount, { db, queue, access: config.access });
  mountHistory(mount, { db, paymentTypeOf }, config);
  mountRegeneration(mount, db, config.access);
  // A link never shows more than its owner may see at the moment it is read.
  const accessOf = (userId: string, domain: string): Promise<View> => readView(db, config.access, userId, domain);
  mountShares(mount, { db, secret, accessOf }, config);
  mountDocuments(mount, { db, secret, accessOf }, config);
  mountAdmin(mount, { db, queue, paymentTypeOf }, config.access);
  mountRules(mount);
  mountMonitoring(mount, db, monitors, config.payments.mode);
  await mountSequences(app, mount, db, config);
  mountStream(app, { authenticate, isAlive: (bearer) => isSessionAlive(db, bearer), hub });
  mountHealth(app, db);
  const { rate, userAgent, daily } = config.crawl;
  mountBotPage(app, { rate, userAgent, requestsPerDay: daily.requests, contact: config.brands.fallback.supportEmail });
  if (!config.production) {
    app.get("/api/openapi.json", () => describeCalls(calls, version));
    mountMailboxPages(app, config.mail.folder);
  }
  await serveWebPages(app, join(ROOT, "apps/web/dist"), createLook(config, logos));
  return app;
}

async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(join(ROOT, "package.json"), "utf8")) as { version: string };
  return version;
}

function urlOf(app: FastifyInstance, host: string): string {
  const { port } = app.server.address() as AddressInfo;
  const name = ["0.0.0.0", "::", "127.0.0.1", "::1"].includes(host) ? "localhost" : host;
  return `http://${name}:${port}`;
}
