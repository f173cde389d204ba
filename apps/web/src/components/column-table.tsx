import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { SortHead, Table, Td, Th, type SortHeadProps } from "./table.tsx";

/** One column of a table; head and cell stand together, so that their order can't part. */
export interface Column<Row> {
  /** Unique within the table. */
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** Of head and cells alike: alignment, what is hidden where. */
  readonly className?: string;
  readonly headClass?: string;
  readonly cellClass?: string;
  /** The label is read aloud only. */
  readonly hideLabel?: boolean;
  /** Says a cell in full where it may be cut off. */
  readonly titleOf?: (row: Row) => string;
  /** The head sorts. */
  readonly sort?: Pick<SortHeadProps, "direction" | "onSort">;
  /** What stands under the column. */
  readonly foot?: ReactNode;
}

interface ColumnTableProps<Row> {
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly rowProps?: (row: Row) => ComponentProps<"tr"> & { readonly [data: `data-${string}`]: string };
  readonly headClass?: string;
}

/** A table made of its columns alone. */
export function ColumnTable<Row>({ caption, columns, rows, keyOf, rowProps, headClass }: ColumnTableProps<Row>) {
  return (
    <Table caption={caption}>
      <thead className={headClass}>
        <tr>
          {columns.map((column) => (
            <Head key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...rowProps?.(row)}>
            {columns.map(({ key, cell, className, cellClass, titleOf }) => (
              <Td key={key} className={cx(className, cellClass)} title={titleOf?.(row)}>
                {cell(row)}
              </Td>
            ))}
          </tr>
        ))}
      </tbody>
      <Foot columns={columns} />
    </Table>
  );
}

function Head<Row>({ column }: { readonly column: Column<Row> }) {
  const { label, className, headClass, hideLabel = false, sort } = column;
  const style = cx(className, headClass);
  if (sort)
    return (
      <SortHead className={style} {...sort}>
        {label}
      </SortHead>
    );
  return <Th className={style}>{hideLabel ? <span className="sr-only">{label}</span> : label}</Th>;
}

function Foot<Row>({ columns }: { readonly columns: readonly Column<Row>[] }) {
  if (columns.every(({ foot }) => foot === undefined)) return null;
  return (
    <tfoot>
      <tr className="text-ink-2 [&>td]:border-b-0">
        {columns.map(({ key, foot, className }) => (
          <Td key={key} className={className}>
            {foot}
          </Td>
        ))}
      </tr>
    </tfoot>
  );
}
