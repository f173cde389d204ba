import { adminLabelOf, type Monitoring } from "@audit/contract";
import type { ReactNode } from "react";
import { Age } from "../../components/age.tsx";
import { nameOf } from "../../format/addresses.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { formatWait } from "../../format/wait.ts";
import { faultsFact, megabytes } from "./health-words.ts";
import { t } from "../../language/messages.ts";

/** Who is here, what is worked on, and what the answering process needs for it. */
export function LiveLists({ monitoring }: { readonly monitoring: Monitoring }) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-2">
      <ActiveUsers {...monitoring.activeUsers} />
      <ActiveJobs {...monitoring.activeJobs} />
      <Figures monitoring={monitoring} />
    </div>
  );
}

function Part({
  title,
  line,
  children,
}: {
  readonly title: string;
  readonly line: string;
  readonly children?: ReactNode;
}) {
  return (
    <section aria-label={title} className="grid grid-cols-1 content-start gap-2">
      <h3 className="flex items-baseline justify-between gap-4 border-b border-line pb-2 text-14 font-medium">
        {title}
        <span className="text-13 font-normal text-ink-3 tabular-nums">{line}</span>
      </h3>
      {children}
    </section>
  );
}

function ActiveUsers({ count, timeWindow, users }: Monitoring["activeUsers"]) {
  return (
    <Part
      title={t("Active users")}
      line={t("{accounts} in the last {timeWindow}", { accounts: countOf(count, "account"), timeWindow })}
    >
      <ul className="grid gap-1.5 text-13">
        {users.map(({ auth_user_id: id, email, display_name: name }) => (
          <li key={id} className="flex justify-between gap-4">
            <span className="truncate">{email}</span>
            <span className="truncate text-ink-3">{name}</span>
          </li>
        ))}
      </ul>
      {count > users.length && (
        <p className="text-12 text-ink-3">{t("and {count} more", { count: formatCount(count - users.length) })}</p>
      )}
    </Part>
  );
}

function ActiveJobs({ total, byStatus, oldestSeconds, jobs }: Monitoring["activeJobs"]) {
  return (
    <Part title={t("Active jobs")} line={total === 0 ? "none" : formatCount(total)}>
      <dl className="grid gap-1.5 text-13">
        {Object.entries(byStatus).map(([status, count]) => (
          <div key={status} className="flex justify-between gap-4">
            <dt>{adminLabelOf(status)}</dt>
            <dd className="text-ink-2 tabular-nums">
              {formatCount(count)}{" "}
              <span className="text-ink-3">
                {t("· oldest {oldestSeconds}", { oldestSeconds: formatWait(oldestSeconds[status] ?? 0) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <ul aria-label={t("Newest active jobs")} className="grid gap-1.5 text-13">
        {jobs.slice(0, 10).map(({ id, url, userEmail, createdAt }) => (
          <li key={id} className="flex justify-between gap-4 text-ink-2">
            <span className="truncate" title={url}>
              {nameOf({ url }).host} <span className="text-ink-3">{userEmail}</span>
            </span>
            <span className="shrink-0 text-ink-3">
              <Age at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Figures({ monitoring }: { readonly monitoring: Monitoring }) {
  const { systemHealth, mails, endedToday, faultsToday } = monitoring;
  const { heapUsed, heapTotal, rss } = systemHealth.memoryUsage;
  const rows = [
    [t("Uptime of the answering process"), formatWait(Math.floor(systemHealth.uptime))],
    [
      t("Memory"),
      t("{heapUsed} of {heapTotal} heap, {rss} in all", {
        heapUsed: megabytes(heapUsed),
        heapTotal: megabytes(heapTotal),
        rss: megabytes(rss),
      }),
    ],
    [
      t("Jobs ended in 24 hours"),
      t("{completed} completed, {failed} failed", {
        completed: formatCount(endedToday.completed),
        failed: formatCount(endedToday.failed),
      }),
    ],
    [t("In the way of jobs in 24 hours"), faultsFact(faultsToday)],
    [
      t("Mails"),
      mails.oldestSeconds === null
        ? t("none waits, {failed} given up", { failed: formatCount(mails.failed) })
        : t("{waiting} waiting, oldest {oldestSeconds}, {failed} given up", {
            waiting: formatCount(mails.waiting),
            oldestSeconds: formatWait(mails.oldestSeconds),
            failed: formatCount(mails.failed),
          }),
    ],
  ] as const;
  return (
    <Part title={t("Figures")} line="">
      <dl className="grid gap-1.5 text-13">
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt>{name}</dt>
            <dd className="text-ink-2 tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
