import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { usePlan, useAnalyses } from "../features/actions/actions-data.ts";
import { ActionsSearch } from "../features/actions/search-params.ts";
import type { Entry } from "../features/palette/find-entries.ts";
import { PaletteList } from "../features/palette/palette-list.tsx";
import { formatDay } from "../format/dates.ts";
import { getPreferences, setPreferences } from "../preferences/preferences.ts";
import { useAccount } from "../session/session.ts";
import { signOut } from "../session/sign-in.ts";
import { hostName } from "../format/hosts.ts";
import { t } from "../language/messages.ts";

export interface PaletteProps {
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** Everything that can be gone to or done from anywhere. */
export default function Palette({ onClose, onKeys }: PaletteProps) {
  const { profile } = useAccount();
  const navigate = useNavigate();
  const analyses = useAnalyses().data ?? [];
  const { pathname } = useLocation();
  const { jobId } = ActionsSearch.parse(useSearch({ strict: false }));
  // The tasks of the analysis one is at, else of the latest.
  const near = analyses.find((one) => one.jobId === jobId) ?? analyses[0];
  const plan = usePlan(near);
  const to = (path: string) => (): void => void navigate({ href: path });
  const page = (name: string, path: string, hint?: string): Entry => ({
    key: path,
    kind: "Page",
    name,
    hint,
    run: to(path),
  });
  const actOn = (name: string, query: string, hint?: string): Entry[] =>
    near === undefined
      ? []
      : [
          {
            key: name,
            kind: "Action",
            name,
            hint: hint ?? hostName(near.domain),
            run: to(`/dashboard/actions?jobId=${near.jobId}${query}`),
          },
        ];
  const entries: Entry[] = [
    { key: "new", kind: "Action", name: t("New analysis"), run: startAnalysis(pathname, to("/")) },
    ...actOn(t("Share this analysis"), "&share=new"),
    ...actOn(t("Export or print this plan"), "&view=print"),
    ...analyses.map(({ jobId: id, domain, analysis_timestamp: at }): Entry => ({
      key: id,
      kind: "Analysis",
      name: domain,
      hint: formatDay(at),
      run: to(`/dashboard/actions?jobId=${id}`),
    })),
    ...(near === undefined
      ? []
      : [
          page(t("Report of {domain}", { domain: hostName(near.domain) }), `/dashboard/report?jobId=${near.jobId}`),
          page(t("Changes of {domain}", { domain: hostName(near.domain) }), `/dashboard/compare?jobId=${near.jobId}`),
        ]),
    page(t("Analyses"), "/", t("Home")),
    page(t("Shares"), "/dashboard/shares", t("Links")),
    page(t("Account"), "/account", t("Password, sessions, mails")),
    page(t("Plans and payments"), "/account/upgrade", t("Subscription")),
    page(t("My sites"), "/account/sites", t("Proof of ownership")),
    ...(profile.is_admin ? [page(t("Admin"), "/admin"), page(t("System Settings"), "/admin/system", t("Admin"))] : []),
    page(t("Privacy"), "/privacy"),
    { key: "keys", kind: "Action", name: t("Keyboard shortcuts"), hint: t("Help"), run: onKeys },
    { key: "theme", kind: "Action", name: t("Switch theme"), hint: t("Dark, light"), run: switchTheme },
    { key: "logout", kind: "Action", name: t("Logout"), run: signOut },
    ...(plan.data?.actions ?? []).map(({ id, title }): Entry => ({
      key: id,
      kind: "Task",
      name: title,
      run: to(`/dashboard/actions?jobId=${near?.jobId}&actionId=${id}`),
    })),
  ];
  return <PaletteList entries={entries} onClose={onClose} />;
}

/** The home's field takes the keyboard; where it is not shown, the home is opened first. */
const startAnalysis = (pathname: string, goHome: () => void) => (): void => {
  if (pathname !== "/") goHome();
  else setTimeout(() => document.querySelector<HTMLElement>("main form input")?.focus());
};

function switchTheme(): void {
  const dark = document.documentElement.dataset.theme === "dark";
  setPreferences({ ...getPreferences(), theme: dark ? "light" : "dark" });
}
