import { AdminJobFilter, ProgressColumn } from "@audit/contract";
import { createRootRoute, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { z } from "zod";
import { ReportSearch } from "../features/report/report-search.ts";
import { ActionsSearch } from "../features/actions/search-params.ts";
import { jobFilters, jobSorts } from "../features/jobs/job-view.ts";
import { PromptsSearch } from "../features/prompts/search-params.ts";
import { getSession } from "../session/session.ts";
import { safeNext } from "./next-path.ts";
import { parseSearch, writeSearch } from "./search-text.ts";
import { lazyScreen } from "./lazy-screen.ts";
import type { Refusal } from "./refusal.ts";
import { ScreenFailed } from "./screen-failed.tsx";
import { ScreenPending } from "./screen-pending.tsx";
import { Shell } from "./shell.tsx";

const root = createRootRoute({ component: Shell, notFoundComponent: () => null });
/** To the home, which says why the address that was asked for is not shown. */
const refuse = (why: Refusal["why"], path: string) =>
  redirect({ to: "/", replace: true, state: { refused: { why, path } } });
const isSignedIn = (): boolean => getSession().state === "authenticated";

const anonymous = createRoute({ getParentRoute: () => root, id: "anonymous" });
const LoginSearch = z.object({
  next: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
});

/** Where a visitor of the sign-up page comes from; kept in the address. */
const SignupSearch = LoginSearch.extend({
  source: z.string().max(100).optional().catch(undefined),
  utm_campaign: z.string().max(100).optional().catch(undefined),
  utm_content: z.string().max(256).optional().catch(undefined),
});

const login = createRoute({
  getParentRoute: () => anonymous,
  path: "login",
  validateSearch: LoginSearch,
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: safeNext(search.next), replace: true });
  },
  component: lazyScreen(() => import("../screens/login.tsx"), { rare: true }),
});

const signup = createRoute({
  getParentRoute: () => anonymous,
  path: "signup",
  validateSearch: SignupSearch,
  beforeLoad: ({ search, location }) => {
    // Who has an account already and follows a preview wants the whole plan: that is a matter of the plan he has.
    if (isSignedIn() && search.source === "preview")
      throw redirect({ href: `/account/upgrade${location.searchStr}`, replace: true });
    if (isSignedIn()) throw redirect({ href: safeNext(search.next), replace: true });
  },
  component: lazyScreen(() => import("../screens/signup.tsx"), { rare: true }),
});

const forgotPassword = createRoute({
  getParentRoute: () => anonymous,
  path: "forgot-password",
  validateSearch: LoginSearch.pick({ email: true }),
  component: lazyScreen(() => import("../screens/forgot-password.tsx"), { rare: true }),
});

const resetPassword = createRoute({
  getParentRoute: () => anonymous,
  path: "reset-password",
  component: lazyScreen(() => import("../screens/reset-password.tsx"), { rare: true }),
});

const verifyEmail = createRoute({
  getParentRoute: () => anonymous,
  path: "verify-email",
  component: lazyScreen(() => import("../screens/verify-email.tsx"), { rare: true }),
});

const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: ({ location }) => {
    const session = getSession();
    if (session.state === "authenticated") return;
    const leftByChoice = session.state === "unauthenticated" && session.byChoice;
    const next = leftByChoice || location.href === "/" ? undefined : location.href;
    throw redirect({ to: "/login", search: { next }, replace: true });
  },
});

const HomeSearch = z.object({
  filter: z.enum(jobFilters).optional().catch(undefined),
  sort: z.enum(jobSorts).optional().catch(undefined),
  dir: z.enum(["asc", "desc"]).optional().catch(undefined),
  q: z.string().max(200).optional().catch(undefined),
  /** The job whose details are open. */
  open: z.string().max(64).optional().catch(undefined),
  page: z.coerce.number().int().min(1).optional().catch(undefined),
  /** A checkout that was left with success comes back here. */
  payment_success: z.literal("true").optional().catch(undefined),
  session_id: z.string().max(255).optional().catch(undefined),
});

const home = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  validateSearch: HomeSearch,
  component: lazyScreen(() => import("../screens/home/home-screen.tsx")),
});

const actions = createRoute({
  getParentRoute: () => signedIn,
  path: "dashboard/actions",
  validateSearch: ActionsSearch,
  component: lazyScreen(() => import("../screens/actions/actions-screen.tsx")),
});

const report = createRoute({
  getParentRoute: () => signedIn,
  path: "dashboard/report",
  validateSearch: ReportSearch,
  component: lazyScreen(() => import("../screens/report/report-screen.tsx")),
});

const compare = createRoute({
  getParentRoute: () => signedIn,
  path: "dashboard/compare",
  validateSearch: z.object({
    jobId: z.string().max(64).optional().catch(undefined),
    /** The earlier run; the one before when absent. */
    with: z.string().max(64).optional().catch(undefined),
  }),
  component: lazyScreen(() => import("../screens/compare/compare-screen.tsx")),
});

/** What a check of the report judges; reports link to it. */
const rule = createRoute({
  getParentRoute: () => signedIn,
  path: "checks/$rule",
  component: lazyScreen(() => import("../screens/rule-screen.tsx"), { rare: true }),
});

const SharesSearch = z.object({
  domain: z.string().max(253).optional().catch(undefined),
  jobId: z.string().max(64).optional().catch(undefined),
});

const shares = createRoute({
  getParentRoute: () => signedIn,
  path: "dashboard/shares",
  validateSearch: SharesSearch,
  component: lazyScreen(() => import("../screens/shares.tsx")),
});

const shareDocuments = createRoute({
  getParentRoute: () => root,
  path: "share/$token",
  validateSearch: z.object({ doc: z.string().max(200).optional().catch(undefined) }),
  component: lazyScreen(() => import("../screens/share-documents.tsx"), { rare: true }),
});

const sharedDashboard = createRoute({
  getParentRoute: () => root,
  path: "shared/$token",
  validateSearch: ActionsSearch,
  component: lazyScreen(() => import("../screens/shared-dashboard.tsx"), { rare: true }),
});

/** The report of a demo shop, for everybody. */
const sample = createRoute({
  getParentRoute: () => root,
  path: "sample",
  validateSearch: ReportSearch.omit({ jobId: true, doc: true }),
  component: lazyScreen(() => import("../screens/sample-report.tsx"), { rare: true }),
});

const account = createRoute({
  getParentRoute: () => signedIn,
  path: "account",
  component: lazyScreen(() => import("../screens/account.tsx")),
});

const sites = createRoute({
  getParentRoute: () => signedIn,
  path: "account/sites",
  component: lazyScreen(() => import("../screens/sites.tsx")),
});

const connectSearchConsole = createRoute({
  getParentRoute: () => signedIn,
  path: "account/connect/search-console",
  component: lazyScreen(() => import("../screens/connect-search-console.tsx"), { rare: true }),
});

const connectProgram = createRoute({
  getParentRoute: () => signedIn,
  path: "account/connect/program",
  component: lazyScreen(() => import("../screens/connect-program.tsx"), { rare: true }),
});

/** As promotion codes are written; anything else is no code. */
const Code = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .optional()
  .catch(undefined);

const BillingSearch = z.object({
  discount: Code,
  promo: Code,
  payment_success: z.literal("true").optional().catch(undefined),
  session_id: z.string().max(255).optional().catch(undefined),
  /** The domain whose report wants opening, and where to go on after the purchase. */
  domain: z.string().max(253).optional().catch(undefined),
  next: z.string().max(2000).optional().catch(undefined),
});

const toBilling = <P extends string>(path: P) =>
  createRoute({
    getParentRoute: () => signedIn,
    path,
    validateSearch: BillingSearch,
    component: lazyScreen(() => import("../screens/billing/billing-screen.tsx")),
  });

const billing = [
  toBilling("account/subscription"),
  toBilling("account/upgrade"),
  toBilling("account/subscription-success"),
] as const;

/** The operator's area; the server asks again on every call. */
const adminArea = createRoute({
  getParentRoute: () => signedIn,
  path: "admin",
  beforeLoad: ({ location }) => {
    const session = getSession();
    if (session.state === "authenticated" && !session.profile.is_admin) throw refuse("denied", location.pathname);
  },
  component: lazyScreen(() => import("../screens/admin/admin-area.tsx"), { rare: true }),
});

const adminDashboard = createRoute({
  getParentRoute: () => adminArea,
  path: "/",
  component: lazyScreen(() => import("../screens/admin/admin-dashboard.tsx"), { rare: true }),
});

const adminJobs = createRoute({
  getParentRoute: () => adminArea,
  path: "jobs",
  validateSearch: z.object({
    filter: AdminJobFilter.optional().catch(undefined),
    q: z.string().max(200).optional().catch(undefined),
    /** Where the page begins; absent: with the newest. */
    before: z.string().max(80).optional().catch(undefined),
  }),
  component: lazyScreen(() => import("../screens/admin/jobs-screen.tsx"), { rare: true }),
});

const adminSystem = createRoute({
  getParentRoute: () => adminArea,
  path: "system",
  component: lazyScreen(() => import("../screens/admin/system-screen.tsx"), { rare: true }),
});

const adminUsers = createRoute({
  getParentRoute: () => adminArea,
  path: "users",
  validateSearch: z.object({
    sort: ProgressColumn.optional().catch(undefined),
    dir: z.enum(["asc", "desc"]).optional().catch(undefined),
    q: z.string().max(200).optional().catch(undefined),
  }),
  component: lazyScreen(() => import("../screens/admin/users-screen.tsx"), { rare: true }),
});

const emailSequences = createRoute({
  getParentRoute: () => adminArea,
  path: "email-sequences",
  component: lazyScreen(() => import("../screens/admin/email-sequences-screen.tsx"), { rare: true }),
});

const emailTemplates = createRoute({
  getParentRoute: () => adminArea,
  path: "email-sequences/$sequenceId/templates",
  component: lazyScreen(() => import("../screens/admin/email-templates-screen.tsx"), { rare: true }),
});

const createTemplate = createRoute({
  getParentRoute: () => adminArea,
  path: "email-sequences/$sequenceId/templates/create",
  component: lazyScreen(() => import("../screens/admin/create-template-screen.tsx"), { rare: true }),
});

const editTemplate = createRoute({
  getParentRoute: () => adminArea,
  path: "email-sequences/$sequenceId/templates/$templateId/edit",
  component: lazyScreen(() => import("../screens/admin/edit-template-screen.tsx"), { rare: true }),
});

const adminPrompts = createRoute({
  getParentRoute: () => adminArea,
  path: "prompts",
  validateSearch: PromptsSearch,
  component: lazyScreen(() => import("../screens/admin/prompts-screen.tsx"), { rare: true }),
});

const adminRules = createRoute({
  getParentRoute: () => adminArea,
  path: "rules",
  validateSearch: z.object({ q: z.string().max(200).optional().catch(undefined) }),
  component: lazyScreen(() => import("../screens/admin/rules-screen.tsx"), { rare: true }),
});

const toHome = (path: string) =>
  createRoute({
    getParentRoute: () => root,
    path,
    beforeLoad: ({ location }) => {
      throw redirect({ href: `/${location.searchStr}`, replace: true });
    },
  });

const gallery = createRoute({
  getParentRoute: () => root,
  path: "dev/gallery",
  component: lazyScreen(() => import("../screens/gallery/gallery-screen.tsx"), { rare: true }),
});

/** What is no page: anonymous visitors are sent to sign in, others home, which says so. */
const unknown = createRoute({
  getParentRoute: () => root,
  path: "$",
  beforeLoad: ({ location }) => {
    if (!isSignedIn()) throw redirect({ to: "/login", replace: true });
    throw refuse("missing", location.pathname);
  },
});

const routeTree = root.addChildren([
  anonymous.addChildren([login, signup, forgotPassword, resetPassword, verifyEmail]),
  signedIn.addChildren([
    home,
    actions,
    report,
    compare,
    rule,
    shares,
    account,
    sites,
    connectSearchConsole,
    connectProgram,
    ...billing,
    adminArea.addChildren([
      adminDashboard,
      adminJobs,
      adminSystem,
      adminUsers,
      emailSequences,
      emailTemplates,
      createTemplate,
      editTemplate,
      adminPrompts,
      adminRules,
    ]),
  ]),
  sample,
  shareDocuments,
  sharedDashboard,
  toHome("app"),
  toHome("dashboard"),
  gallery,
  unknown,
]);

export const router = createRouter({
  routeTree,
  parseSearch,
  stringifySearch: writeSearch,
  scrollRestoration: true,
  defaultPreload: "intent",
  defaultPendingMs: 150,
  defaultPendingComponent: ScreenPending,
  defaultErrorComponent: ScreenFailed,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
