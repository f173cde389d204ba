import { BOOT_ELEMENT, type Boot } from "@audit/contract";
import type { Brand } from "../../config/brands.ts";
import { escapeMarkup, jsonForScript, type ShellParts } from "../../platform/http/index.ts";

/**
 * What a brand's page holds before any script has run: names, icon, colours, and everything the browser app
 * would otherwise have to ask for.
 * @param withAnalytics false on pages whose address is a secret
 */
export function markupOf(brand: Brand, { withAnalytics, consentRequired, sells }: MarkupOptions): ShellParts {
  const branding = withAnalytics ? brand.branding : { ...brand.branding, ga_tracking_id: null };
  const boot: Boot = { branding, support_email: brand.supportEmail, consent_required: consentRequired, sells };
  const json = jsonForScript(boot);
  const { site_name: name, tagline, logo_url: logo, favicon_url: icon, primary_color: colour } = branding;
  return {
    key: json,
    blocks: {
      head: [
        `<title>${escapeMarkup(name)}</title>`,
        `<meta name="description" content="${escapeMarkup(tagline)}" />`,
        `<meta name="theme-color" content="${escapeMarkup(colour)}" />`,
        `<link rel="icon" href="${escapeMarkup(icon)}" />`,
        `<script type="application/json" id="${BOOT_ELEMENT}">${json}</script>`,
      ].join("\n    "),
      logo: `<img src="${escapeMarkup(logo)}" alt="${escapeMarkup(name)}" class="h-7 w-auto max-w-44 shrink-0" />`,
      words: escapeMarkup(`${name} · ${tagline}`),
    },
  };
}

interface MarkupOptions {
  readonly withAnalytics: boolean;
  readonly consentRequired: boolean;
  readonly sells: boolean;
}
