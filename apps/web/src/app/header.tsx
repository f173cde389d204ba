import { Link } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { Badge } from "../components/badge.tsx";
import { buttonStyle } from "../components/button.tsx";
import { Late } from "../components/late.tsx";
import { lazyPart } from "../components/lazy-part.ts";
import { useMedia } from "../components/use-media.ts";
import { Logo } from "../features/branding/logo.tsx";
import { useDevelopmentMode } from "../features/branding/use-branding.ts";
import { RunningJobs } from "../features/jobs/running-jobs.tsx";
import { useSession } from "../session/session.ts";
import { signOut } from "../session/sign-in.ts";
import { wantPalette } from "./palette-wanted.ts";
import { ThemeToggle } from "./theme-toggle.tsx";
import { t } from "../language/messages.ts";

const PhoneMenu = lazyPart(() => import("./phone-menu.tsx"));

export function Header() {
  const developing = useDevelopmentMode();
  const session = useSession();
  const wide = useMedia("(min-width: 48rem)");
  return (
    <header className="sticky top-0 print:hidden z-30 border-b border-line bg-page">
      <div className="mx-auto flex h-14 max-w-inner items-center gap-2 px-4 sm:px-6">
        <Link to="/" className="me-2 flex min-w-0 items-center rounded-control">
          <Logo />
        </Link>
        {developing && (
          // On a phone a visitor's two doors take its room; on the smallest, what is running.
          <span className={session.state === "unauthenticated" ? "max-sm:hidden" : "max-[22.5rem]:hidden"}>
            <Badge meaning="warning">{t("DEV MODE")}</Badge>
          </span>
        )}
        {session.state === "authenticated" && wide && <MainLinks isAdmin={session.profile.is_admin} />}
        <span className="flex-1" />
        {session.state === "authenticated" && <RunningJobs />}
        {session.state === "authenticated" && <PaletteButton />}
        <ThemeToggle />
        {session.state === "unauthenticated" && <Doors />}
        {session.state === "authenticated" &&
          (wide ? (
            <OwnLinks />
          ) : (
            <Late waiting={<span className="-me-2 size-10" />} missing={<OwnLinks />}>
              <PhoneMenu isAdmin={session.profile.is_admin} />
            </Late>
          ))}
      </div>
    </header>
  );
}

const linkStyle =
  "inline-flex h-8 items-center rounded-control px-2.5 text-13 text-ink-2 transition-colors hover:bg-hover hover:text-ink data-[status=active]:font-medium data-[status=active]:text-ink";

function MainLinks({ isAdmin }: { readonly isAdmin: boolean }) {
  return (
    <nav aria-label={t("Main")} className="flex items-center">
      <Link to="/" activeOptions={{ exact: true, includeSearch: false }} className={linkStyle}>
        {t("Analyses")}
      </Link>
      <Link to="/dashboard/shares" className={linkStyle}>
        {t("Shares")}
      </Link>
      {isAdmin && (
        <Link to="/admin" className={linkStyle}>
          {t("Admin")}
        </Link>
      )}
    </nav>
  );
}

/** The palette for those who don't know its keys. */
function PaletteButton() {
  return (
    <button
      type="button"
      onClick={wantPalette}
      aria-keyshortcuts="Control+K Meta+K"
      className="inline-flex h-8 shrink-0 items-center gap-2 rounded-control px-2 text-ink-3 transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10 pointer-coarse:justify-center"
    >
      <Search aria-hidden className="size-4" />
      <span className="sr-only">{t("Go to or do")}</span>
      <span className="text-12 max-md:hidden pointer-coarse:hidden">{t("Ctrl K")}</span>
    </button>
  );
}

function OwnLinks() {
  return (
    <nav aria-label={t("Account")} className="flex items-center">
      <Link to="/account" className={linkStyle}>
        {t("Account")}
      </Link>
      <button type="button" onClick={signOut} className={linkStyle}>
        {t("Logout")}
      </button>
    </nav>
  );
}

function Doors() {
  return (
    <nav aria-label={t("Account")} className="flex shrink-0 items-center gap-2">
      <Link to="/login" className={linkStyle}>
        {t("Login")}
      </Link>
      <Link to="/signup" className={buttonStyle({ look: "primary" })}>
        {t("Sign Up")}
      </Link>
    </nav>
  );
}
