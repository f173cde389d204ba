import { hostName } from "../format/hosts.ts";

/** Stands for a site: its first letter. A favicon would tell the audited site who looks at it. */
export function SiteMark({ host, large = false }: { readonly host: string; readonly large?: boolean }) {
  const letter = hostName(host)
    .replace(/^www\./, "")
    .charAt(0)
    .toUpperCase();
  return (
    <span
      aria-hidden
      className={`inline-flex shrink-0 items-center justify-center rounded-control border border-line bg-sunken font-semibold text-ink-2 ${large ? "size-10 text-16" : "size-7 text-12"}`}
    >
      {letter}
    </span>
  );
}
