import type { Monitoring } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { jobsFact, mailsFact, systemFact, usersFact, writerFact } from "./health-words.ts";
import { adminSections } from "./admin-sections.ts";

/** The figure that decides whether a section wants a visit. */
const facts: Readonly<Record<string, (monitoring: Monitoring) => string>> = {
  "/admin/jobs": jobsFact,
  "/admin/system": systemFact,
  "/admin/users": usersFact,
  "/admin/email-sequences": mailsFact,
  "/admin/prompts": writerFact,
};

/** The way into each section, with how things stand there. */
export function SectionTiles({ monitoring }: { readonly monitoring: Monitoring | undefined }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(11.5rem,1fr))] overflow-hidden rounded-panel border border-line bg-surface">
      {adminSections.map(({ to, label, about }) => (
        <li key={to} className="-me-px -mb-px border-e border-b border-line">
          <Link
            to={to}
            className="group grid h-full content-start gap-1 px-4 py-4 transition-colors hover:bg-hover/60 focus-visible:-outline-offset-2"
          >
            <span className="flex items-center justify-between gap-2 text-14 font-medium">
              {label}
              <ArrowRight
                aria-hidden
                className="size-4 text-ink-3 transition-transform group-hover:translate-x-0.5 motion-reduce:transition-none"
              />
            </span>
            <span className="text-13 text-ink-3">{about}</span>
            <span className="mt-3 text-13 text-ink-2 tabular-nums">{monitoring ? facts[to]?.(monitoring) : "…"}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
