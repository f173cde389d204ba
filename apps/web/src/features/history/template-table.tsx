import type { Comparison } from "@audit/contract";
import { Table, Td, Th } from "../../components/table.tsx";
import { kindName } from "../actions/kind-name.ts";
import { t } from "../../language/messages.ts";

/** Kinds that are one place, whatever their pattern of address is. */
const ONE_PLACE = new Set(["site", "opportunity", "layout", "pages", "other-pages", "addresses", "home"]);

/** "product:/p/*" is "Product pages /p/*". */
export function templateName(template: string): string {
  const [kind = "", path = ""] = template.split(/:(.*)/s);
  return ONE_PLACE.has(kind) ? kindName(kind) : `${kindName(kind)} ${path.replace(/#\d+$/, "")}`.trim();
}

/** Rows of one name are one row. */
function rowsOf(templates: Comparison["templates"]) {
  const named = Map.groupBy(templates, ({ template }) => templateName(template));
  return [...named].map(([name, rows]) => ({
    name,
    before: rows.reduce((sum, { before }) => sum + before, 0),
    after: rows.reduce((sum, { after }) => sum + after, 0),
  }));
}

/** How many tasks each template had and has. */
export function TemplateTable({ templates }: { readonly templates: Comparison["templates"] }) {
  return (
    <div
      className="scrolls-x -mx-3 px-3"
      role="group"
      tabIndex={0}
      aria-label={t("Tasks per page template, before and now")}
    >
      <Table caption={t("Tasks per page template, before and now")}>
        <thead>
          <tr>
            <Th>{t("Template")}</Th>
            <Th className="text-end">{t("Before")}</Th>
            <Th className="text-end">{t("Now")}</Th>
            <Th className="text-end">{t("Change")}</Th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(templates).map(({ name, before, after }) => (
            <tr key={name}>
              <Td className="[overflow-wrap:anywhere]">{name}</Td>
              <Td className="text-end tabular-nums">{before}</Td>
              <Td className="text-end tabular-nums">{after}</Td>
              <Td className="text-end tabular-nums">{changeText(after - before)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const changeText = (change: number): string => (change === 0 ? "0" : change > 0 ? `+${change}` : `−${-change}`);
