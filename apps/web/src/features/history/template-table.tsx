import type { Comparison } from "@audit/contract";
import { Table, Td, Th } from "../../components/table.tsx";

const NAMES: Readonly<Record<string, string>> = {
  site: "Whole site",
  layout: "Common layout",
  addresses: "Addresses that are no pages",
  "other-pages": "Other pages",
};

/** "product:/p/*" is "Product pages /p/*". */
export function templateName(template: string): string {
  const known = NAMES[template];
  if (known !== undefined) return known;
  const [kind = "", path = ""] = template.split(/:(.*)/s);
  if (kind === "home") return "Home page";
  return `${kind.slice(0, 1).toUpperCase()}${kind.slice(1)} pages ${path.replace(/#\d+$/, "")}`;
}

/** How many tasks each template had and has. */
export function TemplateTable({ templates }: { readonly templates: Comparison["templates"] }) {
  return (
    <div className="overflow-x-auto">
      <Table caption="Tasks per page template, before and now">
        <thead>
          <tr>
            <Th>Template</Th>
            <Th className="text-right">Before</Th>
            <Th className="text-right">Now</Th>
            <Th className="text-right">Change</Th>
          </tr>
        </thead>
        <tbody>
          {templates.map(({ template, before, after }) => (
            <tr key={template}>
              <Td className="[overflow-wrap:anywhere]">{templateName(template)}</Td>
              <Td className="text-right tabular-nums">{before}</Td>
              <Td className="text-right tabular-nums">{after}</Td>
              <Td className="text-right tabular-nums">{changeText(after - before)}</Td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

const changeText = (change: number): string => (change === 0 ? "0" : change > 0 ? `+${change}` : `−${-change}`);
