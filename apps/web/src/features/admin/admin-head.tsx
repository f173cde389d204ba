import { Link, type LinkProps } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { usePageTitle } from "../../title/page-title.ts";
import { t } from "../../language/messages.ts";

export interface AdminHeadProps {
  readonly title: string;
  /** One line: what is done here, or how things stand. */
  readonly children?: ReactNode;
  /** The way back where that is not the dashboard. */
  readonly back?: ReactNode;
  /** What can be done with the page as a whole. */
  readonly tools?: ReactNode;
}

/** The head of a page in the operator's area, with the way back to its dashboard. */
export function AdminHead({ title, children, back, tools }: AdminHeadProps) {
  usePageTitle(title);
  return (
    <div className="grid gap-3">
      {back ?? <BackLink to="/admin">{t("Back to Admin")}</BackLink>}
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-28 font-semibold">{title}</h1>
          {children !== undefined && <div className="max-w-prose text-14 text-ink-2">{children}</div>}
        </div>
        {tools}
      </div>
    </div>
  );
}

export interface BackLinkProps extends Pick<LinkProps, "to" | "params"> {
  readonly children: string;
}

export const BackLink = ({ children, ...link }: BackLinkProps) => (
  <Link {...link} className="inline-flex items-center gap-1.5 justify-self-start text-13 text-ink-2 hover:text-ink">
    <ArrowLeft aria-hidden className="size-4" />
    {children}
  </Link>
);
