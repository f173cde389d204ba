import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { hostName } from "../format/hosts.ts";
import { language } from "../language/language.ts";
import { t } from "../language/messages.ts";
import { SiteMark } from "./site-mark.tsx";

export interface SideHeadProps {
  readonly domain: string;
  /** When it was measured, and what else is to be known of it. */
  readonly facts: ReactNode;
  /** Beside the name. */
  readonly figures?: ReactNode;
  /** What can be done here. */
  readonly children: ReactNode;
}

/** The head of an analysis, alike on each of its sides: which site, when measured, how it stands, what can be done. */
export function SideHead({ domain, facts, figures, children }: SideHeadProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <div className="flex min-w-0 flex-1 items-center gap-3 max-lg:basis-full">
        <Link
          to="/"
          className="inline-flex shrink-0 items-center gap-1.5 text-13 text-ink-2 hover:text-ink pointer-coarse:min-h-6 print:hidden"
        >
          <ArrowLeft aria-hidden className="size-4" />
          <span className="max-xl:sr-only">{t("Back to All Jobs")}</span>
        </Link>
        <span className="max-sm:hidden">
          <SiteMark host={domain} />
        </span>
        <div className="min-w-0 flex-1">
          <h1 className="truncate text-20 font-semibold">{hostName(domain)}</h1>
          <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-3">
            {facts}
            {/* On a phone the first task comes before it. */}
            {language !== "en" && (
              <span className="max-sm:hidden">{t("Titles and advice of the checks are in English.")}</span>
            )}
          </p>
        </div>
        {figures}
      </div>
      {children}
    </div>
  );
}
