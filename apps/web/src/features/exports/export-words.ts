import type { ExportForm, TableForm } from "@audit/contract";
import { t } from "../../language/messages.ts";

interface FormWords {
  readonly title: string;
  readonly forms: readonly { readonly form: ExportForm; readonly label: string; readonly hint: string }[];
}

/** What an audit can be saved as, by what it is for. */
export const formGroups: readonly FormWords[] = [
  {
    title: t("All tables"),
    forms: [
      {
        form: "xlsx",
        label: t("Workbook (XLSX)"),
        hint: t("Pages, faults, plan, changes and proposals, a sheet each."),
      },
      { form: "jsonl", label: "JSON Lines", hint: t("A line for each page, fault and task, for programs.") },
    ],
  },
  {
    title: t("Proposals, for a bulk import"),
    forms: [
      {
        form: "proposals",
        label: t("Pages (CSV)"),
        hint: t("Title, description, heading, canonical: now and proposed."),
      },
      {
        form: "products-shopify",
        label: t("Shopify products"),
        hint: t("Descriptions of products whose title is sure."),
      },
      { form: "products-woocommerce-yoast", label: "WooCommerce, Yoast", hint: t("Matched by the product’s SKU.") },
      {
        form: "products-woocommerce-rank-math",
        label: "WooCommerce, Rank Math",
        hint: t("Matched by the product’s SKU."),
      },
    ],
  },
  {
    title: t("Redirects"),
    forms: [
      { form: "redirects-htaccess", label: t("Apache (.htaccess)"), hint: t("Rules to paste into the file.") },
      { form: "redirects-nginx", label: "nginx", hint: t("A map and the rule that uses it.") },
      { form: "redirects-shopify", label: t("Shopify redirects"), hint: t("Import of URL redirects.") },
      { form: "redirects-cloudflare", label: "Cloudflare", hint: t("A list of bulk redirects.") },
    ],
  },
];

export const tableOptions: readonly { readonly value: TableForm; readonly label: string }[] = [
  { value: "plan", label: t("Plan") },
  { value: "faults", label: t("Faults") },
  { value: "pages", label: t("Pages") },
  { value: "changes", label: t("Changes") },
  { value: "proposals", label: t("Proposals") },
];
