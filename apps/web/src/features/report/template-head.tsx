import type { Report } from "@audit/contract";
import { countOf } from "../../format/numbers.ts";

/** The head of a grid whose columns are page templates. */
export function TemplateHead({
  corner,
  templates,
}: {
  readonly corner: string;
  readonly templates: Report["templates"];
}) {
  return (
    <thead>
      <tr className="align-bottom">
        <th
          scope="col"
          className="sticky start-0 z-10 min-w-36 bg-page py-2 pe-3 text-start text-12 font-medium text-ink-3 print:static print:w-32 print:min-w-0"
        >
          {corner}
        </th>
        {templates.map(({ id, label, pages }) => (
          <th
            key={id ?? "rest"}
            scope="col"
            className="min-w-24 px-1 py-2 print:min-w-0 text-start text-12 font-medium text-ink-2"
          >
            <span className="line-clamp-3 [overflow-wrap:anywhere]" title={label}>
              {label}
            </span>
            <span className="block font-normal whitespace-nowrap text-ink-3 print:whitespace-normal tabular-nums">
              {countOf(pages, "page")}
            </span>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Wide grids scroll inside their own frame, by keyboard too. */
export function GridFrame({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      className="relative -mx-1 scrolls-x px-1 pb-1 print:mx-0 print:overflow-visible print:px-0"
    >
      {children}
    </div>
  );
}
