import { Link } from "@tanstack/react-router";
import { cx } from "class-variance-authority";
import { useEffect, useRef, type ReactNode } from "react";
import { t } from "../language/messages.ts";

interface TabBarProps {
  readonly label: string;
  /** The line under it is drawn by what it stands in. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** The sides of a page that have addresses of their own; its children are TabLinks. */
export function TabBar({ label, bare = false, children }: TabBarProps) {
  const bar = useRef<HTMLElement>(null);
  // On a phone a bar may be longer than the screen; the side one is on must be seen.
  useEffect(() => {
    const current = bar.current?.querySelector("[aria-current]");
    if (!current) return;
    // An observer is told the places after the layout; asking for them would lay out the page once more at each change.
    const watch = new IntersectionObserver(
      ([entry]) => {
        watch.disconnect();
        if (entry !== undefined) showWhole(entry);
      },
      { root: bar.current },
    );
    watch.observe(current);
    return () => watch.disconnect();
  });
  return (
    <nav
      ref={bar}
      aria-label={label}
      className={cx("flex gap-5 overflow-x-auto [scrollbar-width:none]", !bare && "border-b border-line")}
    >
      {children}
    </nav>
  );
}

/** Scrolls a bar so that a tab which sticks out of it stands in its middle. */
function showWhole({ target, boundingClientRect: current, rootBounds: seen }: IntersectionObserverEntry): void {
  if (!seen || (current.left >= seen.left && current.right <= seen.right)) return;
  target.parentElement!.scrollLeft += current.left - seen.left - (seen.width - current.width) / 2;
}

/** Worn by each link of a tab bar. */
export const tabStyle = (current: boolean): string =>
  cx(
    "-mb-px inline-flex h-10 shrink-0 items-center border-b-2 text-14 transition-colors focus-visible:-outline-offset-2",
    current ? "border-ink font-medium text-ink" : "border-transparent text-ink-2 hover:text-ink",
  );

interface JobTabsProps {
  readonly jobId: string;
  readonly current: "report" | "compare";
}

/** The sides of one analysis, from those that are pages of their own. */
export function JobTabs({ jobId, current }: JobTabsProps) {
  const own = (side: JobTabsProps["current"]) => ({
    search: { jobId },
    className: tabStyle(side === current),
    ...(side === current ? { "aria-current": "page" as const } : {}),
  });
  return (
    <TabBar label={t("Analysis")}>
      <Link to="/dashboard/actions" search={{ jobId }} className={tabStyle(false)}>
        {t("Tasks")}
      </Link>
      <Link to="/dashboard/report" {...own("report")}>
        {t("Report")}
      </Link>
      <Link to="/dashboard/actions" search={{ jobId, tab: "files" }} className={tabStyle(false)}>
        {t("Report files")}
      </Link>
      <Link to="/dashboard/compare" {...own("compare")}>
        {t("Changes")}
      </Link>
    </TabBar>
  );
}
