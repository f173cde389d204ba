import { cx } from "class-variance-authority";

export interface DataTableProps {
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell names the row; the others are figures. */
  readonly rows: readonly (readonly [string, ...string[]])[];
}

/** The numbers of a chart. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className="w-full max-w-2xl text-13">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cx(
                "h-9 border-b border-line text-12 font-medium text-ink-3",
                index === 0 ? "text-start" : "ps-4 text-end",
              )}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row" className="h-9 border-b border-line text-start font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} className="border-b border-line ps-4 text-end tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
