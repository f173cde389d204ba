import { adminLabelOf, groupOf, type AdminJob } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { Age } from "../../components/age.tsx";
import { Status } from "../../components/badge.tsx";
import { ColumnTable, type Column } from "../../components/column-table.tsx";
import { nameOf } from "../../format/addresses.ts";
import { meaningOf } from "./job-words.ts";
import { JobTools } from "./job-tools.tsx";
import { t } from "../../language/messages.ts";

export interface JobRowsProps {
  readonly jobs: readonly AdminJob[];
}

const columns: readonly Column<AdminJob>[] = [
  { key: "website", label: t("Website"), cellClass: "max-w-0 min-w-48", cell: (job) => <Website job={job} /> },
  {
    key: "account",
    label: t("Account"),
    headClass: "w-64",
    cellClass: "max-w-0",
    cell: (job) => <Account email={job.user_email} />,
  },
  { key: "status", label: t("Status"), headClass: "w-52", cellClass: "max-w-0", cell: (job) => <JobState job={job} /> },
  {
    key: "pages",
    label: t("Pages"),
    className: "text-end",
    headClass: "w-20",
    cellClass: "text-ink-2 tabular-nums",
    cell: (job) => job.pages_crawled || "–",
  },
  {
    key: "submitted",
    label: t("Submitted"),
    headClass: "w-32",
    cellClass: "text-ink-2",
    cell: (job) => <Age at={job.created_at} />,
  },
  {
    key: "actions",
    label: t("Actions"),
    hideLabel: true,
    headClass: "w-24",
    cellClass: "text-end",
    cell: (job) => <JobTools job={job} />,
  },
];

/** Jobs of all accounts as a table. */
export function JobRows({ jobs }: JobRowsProps) {
  return (
    <div className="px-3">
      <ColumnTable
        caption={t("Jobs of all accounts")}
        headClass="sticky top-14 z-10"
        columns={columns}
        rows={jobs}
        keyOf={({ id }) => id}
        rowProps={({ id }) => ({ "data-job": id, className: "group hover:bg-hover/55" })}
      />
    </div>
  );
}

/** The same on a phone. */
export function JobCards({ jobs }: JobRowsProps) {
  return (
    <ul aria-label={t("Jobs of all accounts")} className="divide-y divide-line border-y border-line">
      {jobs.map((job) => (
        <li key={job.id} data-job={job.id} className="grid grid-cols-1 gap-1.5 py-3.5">
          <div className="flex items-baseline justify-between gap-4 text-14">
            <Website job={job} />
            <span className="text-13 text-ink-3">
              <Age at={job.created_at} />
            </span>
          </div>
          <div className="flex items-center justify-between gap-4">
            <div className="min-w-0 text-13">
              <Account email={job.user_email} />
              <JobState job={job} />
            </div>
            <JobTools job={job} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function Website({ job }: { readonly job: AdminJob }) {
  const { host, path } = nameOf(job);
  return (
    <span className="block truncate font-medium" title={job.url}>
      {host}
      {path !== "" && <span className="font-normal text-ink-3">{path}</span>}
    </span>
  );
}

function Account({ email }: { readonly email: string }) {
  return (
    <Link
      to="/admin/jobs"
      search={{ q: email }}
      title={t("All jobs of {email}", { email })}
      className="block truncate text-ink-2 hover:text-ink hover:underline"
    >
      {email}
    </Link>
  );
}

function JobState({ job }: { readonly job: AdminJob }) {
  const running = groupOf(job.status) === "processing";
  return (
    <div className="grid gap-0.5">
      <Status meaning={job.quarantined ? "warning" : meaningOf(job)}>
        {adminLabelOf(job.status)}
        {job.quarantined && <span className="text-ink-3"> {t("· put aside")}</span>}
        {running && <span className="text-ink-3 tabular-nums"> · {job.progress}%</span>}
      </Status>
      {job.error !== null && (
        <span className="truncate ps-5.5 text-12 text-ink-3" title={job.error}>
          {job.error}
        </span>
      )}
    </div>
  );
}
