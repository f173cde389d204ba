import { Link } from "@tanstack/react-router";
import { TabBar, tabStyle } from "./tab-links.tsx";

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
    <TabBar label="Analysis">
      <Link to="/dashboard/actions" search={{ jobId }} className={tabStyle(false)}>
        Tasks
      </Link>
      <Link to="/dashboard/report" {...own("report")}>
        Report
      </Link>
      <Link to="/dashboard/actions" search={{ jobId, tab: "files" }} className={tabStyle(false)}>
        Report files
      </Link>
      <Link to="/dashboard/compare" {...own("compare")}>
        Changes
      </Link>
    </TabBar>
  );
}
