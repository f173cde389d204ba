interface Chunk {
  readonly name: string;
  /** Modules that belong to it. */
  readonly test: RegExp;
  /** Only modules that as many parts of the application use. */
  readonly minShareCount?: number;
}

/** A group of our own modules: folders, or beginnings of files, below src. */
const ofOurs = (name: string, ...places: readonly string[]): Chunk => ({
  name,
  test: new RegExp(`web/src/(${places.join("|")})`),
});

/**
 * Which modules share a file. Few files, or a slow line waits for each in turn; not one, or the sign-in page would
 * carry the administrators' screens. The first group that fits takes a module; what fits none stands alone.
 */
export const chunks: Chunk[] = [
  {
    // Outlives our releases in people's caches.
    name: "platform",
    test: /rolldown.runtime|node_modules\/(react|react-dom|scheduler|zod|@tanstack)\/(?!.*(useBlocker|[iI]nfiniteQuery(Observer)?)\.js)|contract\/src\/(accounts|actions|call|client|errors|job|limits|realtime|shortage|system|texts)|web\/src\/no-eval/,
  },
  // Lists that are read page by page stand on no first screen.
  { name: "paging", test: /@tanstack\/.*[iI]nfiniteQuery(Observer)?\.js/ },
  {
    name: "controls",
    test: /node_modules\/(@base-ui|@floating-ui|reselect|use-sync-external-store|tabbable)|components\/tabs\.tsx/,
  },
  // Every page: the frame, all that tells of a failure, which can't wait for the network, and what nearly all show.
  ofOurs(
    "base",
    "(api|format|language/(?!de/|pseudo|catalogue|rare|selling)|live/live\\.|preferences|title)/",
    "session/(?!recovery|next-step|change-password|passkeys)",
    "app/(?!analytics|phone-menu)",
    "components/(age|alert|badge|button|checkbox|confirm|field|filter-button|impact|input|late)",
    "components/(link-style|meaning|modal|page-link|panel|progress-bar|refresh|score-ring|select|site-mark)",
    "components/(states|table|toast|use-printing|use-still)",
    "features/(branding/|report/report-search)",
    "features/jobs/(announce|finished|job-(shortage|view)|jobs-data|merge|running|warnings)",
    "sample/sample-names",
  ),
  // What is opened, chosen in or read on from a first screen.
  ofOurs("further", "components/(dialog|download|form-error|kbd|markdown\\.|score-bar)"),
  ofOurs("jobs", "features/jobs/(address|first-wish|job-(faults|words)|use-submission)"),
  ofOurs("beside", "components/(place-beside|popover)"),
  // Icons that many parts show; the others come with the part that shows them. No first screen shows the later ones.
  { name: "later-icons", test: /lucide-react\/.*\/(eye|eye-off|key-round|link-2-off|printer|external-link)\.mjs/ },
  { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 3 },
  ofOurs("summary", "features/summary/", "screens/home/job-summary"),
  ofOurs(
    "reading",
    "components/(side-head|tab-links)",
    "features/files/(?!file-viewer|file-list)",
    "features/actions/kind-name",
  ),
  {
    // What a site was taken for: else the operator's file, which names businesses too, would hold its words.
    name: "profile",
    test: /contract\/src\/(site-profile|profile-words)/,
  },
  { name: "exports", test: /contract\/src\/plan-export\// },
  ofOurs("charts", "features/report/charts"),
  ofOurs(
    "plan",
    "features/actions/(?!affected|analysis-select|chosen|delete|upgrade|code|layout-controls|export-|filter-panel|overview|plan-(print|controls)|proof-words|rate|views|not-relevant|task-(calls|card|detail|evidence|facts|groups|markdown|notes|proof|rank|search|section))",
    "screens/actions/(?!analysis-tools|no-analysis|print-page|task-places)",
  ),
  ofOurs(
    "sign-in",
    "features/accounts/(forgot|login|new|offers|reset|sample|signup|use-recovery)",
    "screens/(login|signup|forgot|reset|verify)",
  ),
  ofOurs("access-data", "features/access/access-(card|data)"),
  ofOurs("access", "features/access/(?!credits|payment-note)"),
  ofOurs(
    "home",
    "features/jobs/(?!attention|job-details|complete|page-list|scores|some-pages)",
    "screens/home/(?!finished|first)",
  ),
  ofOurs(
    "report",
    "features/(documents|report/(?!report-search|no-report|cause|find-causes|finding-body|finding-urls|grids|heat-grid|site-charts|chart-(frame|sentences)|data-table|template-head|access-grid|markup|visitor|lab))",
    "screens/report/(?!run-again|visitors)",
  ),
  ofOurs("compare", "features/history/(?!score-lines|schedule)", "screens/compare/"),
  ofOurs("billing", "features/billing/", "screens/billing/"),
  ofOurs("admin", "features/(admin|emails|prompts|rules)/", "screens/(admin/|rule-screen)"),
  ofOurs("account", "features/accounts/account-details", "screens/account\\."),
  ofOurs(
    "settings",
    "features/(accounts|connections|personal-data|sites)/",
    "screens/(account-sections|connect|personal-data|password|sites)",
  ),
  ofOurs("shares", "features/shares/", "screens/share"),
];
