import { readFileSync } from "node:fs";
import { defaultBranding, type Branding } from "@audit/contract";
import { z } from "zod";
import type { Settings } from "./settings.ts";
import { BrandFields } from "./brand-fields.ts";

/** What one brand is: the eight fields everybody may see, and what only the server knows. */
export interface Brand {
  /** Stable name of the brand for rows and caches: its domain, or "default". */
  readonly key: string;
  readonly branding: Branding;
  /** What its customers buy. Which other brands sell what is told to nobody. */
  readonly paymentType: "one_time" | "subscription";
  readonly supportEmail: string | null;
  /** Where its visitors are: in Europe nothing is counted before they agree. */
  readonly region: "europe" | "other";
  /** Where its mails lead, such as "https://audit.example"; null when nobody has said. */
  readonly origin: string | null;
}

export interface Brands {
  /** Serves every host that belongs to no brand. */
  readonly fallback: Brand;
  /** By host name, in lower case and without a port. */
  readonly byHost: ReadonlyMap<string, Brand>;
}

const BrandsFile = z.strictObject({ brands: z.array(BrandFields).max(1000) });

/** The brands of this installation: one from the environment, any number from a file. @returns faults as sentences */
export function readBrands(settings: Settings): { brands: Brands; faults: readonly string[] } {
  const fallback = brandOfSettings(settings);
  const { listed, faults } =
    settings.BRANDS_FILE === undefined ? { listed: [], faults: [] } : readFile(settings.BRANDS_FILE);
  const byHost = new Map<string, Brand>(settings.BRAND_DOMAIN === undefined ? [] : [[settings.BRAND_DOMAIN, fallback]]);
  const doubled: string[] = [];
  for (const fields of listed) {
    const brand = brandOfFields(fields);
    for (const host of new Set([fields.domain, ...fields.hosts])) {
      if (byHost.has(host)) doubled.push(`BRANDS_FILE: ${host} belongs to two brands.`);
      byHost.set(host, brand);
    }
  }
  return { brands: { fallback, byHost }, faults: [...faults, ...doubled] };
}

function readFile(path: string): { listed: readonly BrandFields[]; faults: readonly string[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "is no JSON" : "can't be read";
    return { listed: [], faults: [`BRANDS_FILE ${why}: ${path}.`] };
  }
  const parsed = BrandsFile.safeParse(content);
  if (parsed.success) return { listed: parsed.data.brands, faults: [] };
  return { listed: [], faults: parsed.error.issues.map((issue) => sentenceFor(issue, content)) };
}

function sentenceFor({ path, message, code, ...issue }: z.core.$ZodIssue, content: unknown): string {
  const [list, index, ...field] = path;
  const said =
    code === "unrecognized_keys" && "keys" in issue ? `has the unknown field ${String(issue.keys)}` : message;
  if (list !== "brands" || typeof index !== "number") return `BRANDS_FILE must be {"brands": [...]}: ${said}.`;
  const { domain } = ((content as { brands: unknown[] }).brands[index] ?? {}) as { domain?: unknown };
  const which = typeof domain === "string" ? `brand ${index + 1} (${domain})` : `brand ${index + 1}`;
  return `BRANDS_FILE: ${which}: ${[...field, said].join(" ")}.`;
}

function brandOfFields(fields: BrandFields): Brand {
  const { hosts: _, payment_type, region, support_email, public_origin, ...shown } = fields;
  return {
    key: fields.domain,
    branding: { ...defaultBranding, ...shown },
    paymentType: payment_type,
    region,
    supportEmail: support_email ?? null,
    origin: public_origin ?? `https://${fields.domain}`,
  };
}

function brandOfSettings(settings: Settings): Brand {
  const domain = settings.BRAND_DOMAIN ?? "";
  return {
    key: "default",
    branding: {
      domain,
      site_name: settings.BRAND_NAME ?? defaultBranding.site_name,
      tagline: settings.BRAND_TAGLINE ?? defaultBranding.tagline,
      logo_url: settings.BRAND_LOGO_URL ?? defaultBranding.logo_url,
      primary_color: settings.BRAND_PRIMARY_COLOR ?? defaultBranding.primary_color,
      secondary_color: settings.BRAND_SECONDARY_COLOR ?? defaultBranding.secondary_color,
      favicon_url: settings.BRAND_FAVICON_URL ?? defaultBranding.favicon_url,
      ga_tracking_id: settings.GA_TRACKING_ID ?? null,
    },
    paymentType: settings.BRAND_PAYMENT_TYPE,
    region: settings.BRAND_REGION,
    supportEmail: settings.BRAND_SUPPORT_EMAIL ?? null,
    origin: settings.BRAND_ORIGIN ?? (domain === "" ? null : `https://${domain}`),
  };
}
