import type { ExportForm, TableForm } from "@audit/contract";

interface FormWords {
  readonly title: string;
  readonly forms: readonly { readonly form: ExportForm; readonly label: string; readonly hint: string }[];
}

/** What an audit can be saved as, by what it is for. */
export const formGroups: readonly FormWords[] = [
  {
    title: "All tables",
    forms: [
      { form: "xlsx", label: "Workbook (XLSX)", hint: "Pages, faults, plan, changes and proposals, a sheet each." },
      { form: "jsonl", label: "JSON Lines", hint: "A line for each page, fault and task, for programs." },
    ],
  },
  {
    title: "Proposals, for a bulk import",
    forms: [
      { form: "proposals", label: "Pages (CSV)", hint: "Title, description, heading, canonical: now and proposed." },
      { form: "products-shopify", label: "Shopify products", hint: "Descriptions of products whose title is sure." },
      { form: "products-woocommerce-yoast", label: "WooCommerce, Yoast", hint: "Matched by the product’s SKU." },
      {
        form: "products-woocommerce-rank-math",
        label: "WooCommerce, Rank Math",
        hint: "Matched by the product’s SKU.",
      },
    ],
  },
  {
    title: "Redirects",
    forms: [
      { form: "redirects-htaccess", label: "Apache (.htaccess)", hint: "Rules to paste into the file." },
      { form: "redirects-nginx", label: "nginx", hint: "A map and the rule that uses it." },
      { form: "redirects-shopify", label: "Shopify redirects", hint: "Import of URL redirects." },
      { form: "redirects-cloudflare", label: "Cloudflare", hint: "A list of bulk redirects." },
    ],
  },
];

export const tableOptions: readonly { readonly value: TableForm; readonly label: string }[] = [
  { value: "plan", label: "Plan" },
  { value: "faults", label: "Faults" },
  { value: "pages", label: "Pages" },
  { value: "changes", label: "Changes" },
  { value: "proposals", label: "Proposals" },
];
