import type { Report } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { linkStyle } from "../../components/link-style.ts";
import { useConnections } from "../../features/connections/connections-data.ts";
import { LabSpeed } from "../../features/report/lab-speed.tsx";
import { Visitors } from "../../features/report/visitors.tsx";
import { t } from "../../language/messages.ts";

/** What searchers and visitors did, with the way to connect what is missing where that leads somewhere. */
export default function VisitorsSection({ report }: { readonly report: Report }) {
  const { data } = useConnections();
  const isMissing = report.search !== undefined && report.search.state !== "read";
  const isOffered = data !== undefined && data.searchConsole.state !== "off";
  return (
    <Visitors report={report} lab={<LabSpeed jobId={report.jobId} />}>
      {isMissing && isOffered && (
        <Link to="/account" hash="connections" className={`${linkStyle} text-14 print:hidden`}>
          {t("Your connections")}
        </Link>
      )}
    </Visitors>
  );
}
