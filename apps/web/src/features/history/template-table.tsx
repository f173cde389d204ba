import type { Comparison } from "@audit/contract";
import { Table, Td, Th } from "../../components/table.tsx";
import { capitalised } from "../../format/words.ts";
import { t } from "../../language/messages.ts";

const NAMES: Readonly<Record<string, string>> = {
  site: t("Whole site"),
  layout: t("Common layout"),
  addresses: t("Addresses that are no pages"),
  "other-pages": t("Other pages"),
};

/** "product:/p/*" is "Product pages /p/*". */
export function templateName(template: string): string {
  const known = NAMES[template];
  if (known !== undefined) return known;
  const [kind = "", path = ""] = template.split(/:(.*)/s);
  if (kind === "home") return t("Home page");
  return t("{kind} pages {path}", { kind: capitalised(kind), path: path.replace(/#\d+$/, "") });
}

/** How many tasks each template had and has. */
export function TemplateTable({ templates }: { readonly templates: Comparison["templates"] }) {
  return (
    <div
      className="overflow-x-auto"
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
          {templates.map(({ template, before, after }) => (
            <tr key={template}>
              <Td className="[overflow-wrap:anywhere]">{templateName(template)}</Td>
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
