import { Outlet, useLocation } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useIdentityAsked } from "../api/identity.ts";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import { FinishedJobs } from "../features/jobs/finished-jobs.tsx";
import { useSession } from "../session/session.ts";
import { Everywhere } from "./everywhere.tsx";
import { ConnectionBar } from "./connection-bar.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useFocusOnNavigation } from "./use-focus-on-navigation.ts";
import { t } from "../language/messages.ts";

const Refused = lazyPart(() => import("../screens/refused.tsx"));
const IdentityDialog = lazyPart(() => import("../features/accounts/identity-dialog.tsx"));

/** Pages that use the whole width; their lines stay within an inner grid. */
const FULL_WIDTH = ["/", "/dashboard/actions", "/dashboard/report", "/dashboard/compare", "/dashboard/shares"];

export function Shell() {
  const { pathname } = useLocation();
  const refused = useLocation({ select: ({ state: left }) => left.refused });
  const full = FULL_WIDTH.includes(pathname) || pathname.startsWith("/shared/");
  const { state } = useSession();
  const asked = useIdentityAsked();
  useFocusOnNavigation(pathname);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-control bg-ink px-3 py-2 text-13 text-page focus:translate-y-0 print:hidden"
      >
        {t("Skip to content")}
      </a>
      <Header />
      <ConnectionBar />
      <main id="main" tabIndex={-1} className={cx("w-full flex-1 outline-none", full ? "" : "mx-auto max-w-6xl")}>
        <div className={cx("px-4 py-8 sm:px-6 print:p-0", full && "mx-auto max-w-inner")}>
          {refused !== undefined && pathname === "/" ? (
            <Late waiting={null}>
              <Refused {...refused} />
            </Late>
          ) : (
            <Outlet />
          )}
        </div>
      </main>
      <Footer />
      {state === "authenticated" && <FinishedJobs />}
      {state === "authenticated" && <Everywhere />}
      {state === "authenticated" && asked && (
        <Late waiting={null}>
          <IdentityDialog />
        </Late>
      )}
    </div>
  );
}
