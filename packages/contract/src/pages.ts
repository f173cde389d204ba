interface Page {
  /** With $names for parts that vary. */
  readonly path: string;
  /** Its address holds a secret: no analytics, no referrer, no search engine, no cache. */
  readonly secret?: true;
}

/** Every screen that has an address. The server answers any other address 404; the browser's router has the same list. */
export const pages: readonly Page[] = [
  { path: "/" },
  { path: "/login" },
  { path: "/signup" },
  { path: "/forgot-password" },
  { path: "/reset-password", secret: true },
  { path: "/verify-email", secret: true },
  { path: "/account" },
  { path: "/account/sites" },
  { path: "/account/connect/search-console", secret: true },
  { path: "/account/connect/program", secret: true },
  { path: "/account/upgrade" },
  { path: "/account/subscription" },
  { path: "/account/subscription-success" },
  { path: "/dashboard/actions" },
  { path: "/dashboard/report" },
  { path: "/dashboard/compare" },
  { path: "/dashboard/shares" },
  { path: "/checks/$rule" },
  { path: "/sample" },
  { path: "/share/$token", secret: true },
  { path: "/shared/$token", secret: true },
  { path: "/admin" },
  { path: "/admin/jobs" },
  { path: "/admin/system" },
  { path: "/admin/users" },
  { path: "/admin/prompts" },
  { path: "/admin/rules" },
  { path: "/admin/email-sequences" },
  { path: "/admin/email-sequences/$sequenceId/templates" },
  { path: "/admin/email-sequences/$sequenceId/templates/create" },
  { path: "/admin/email-sequences/$sequenceId/templates/$templateId/edit" },
  { path: "/dev/gallery" },
];

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replaceAll(/\$\w+/g, "[^/]+")}$`),
}));

/** The screen at a path (without query; a slash at the end does not matter); null where there is none. */
export function pageAt(path: string): Page | null {
  const bare = path.replace(/(?<=.)\/+$/, "");
  return patterns.find(({ pattern }) => pattern.test(bare))?.page ?? null;
}

// Also below these addresses and where nothing is: a mistyped link to a share may still hold its secret.
const SECRET = /^\/(shared?|reset-password|verify-email|account\/connect)(\/|$)/i;

/** Whether the address may hold a secret that must reach nobody else. */
export const isSecretPath = (path: string): boolean => SECRET.test(path) || pageAt(path)?.secret === true;
