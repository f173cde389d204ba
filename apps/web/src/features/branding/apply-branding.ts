import { defaultBranding, type Branding } from "@audit/contract";
import { correctBrand } from "../../design/brand-colour.ts";

/** Gives the page the brand's colours (corrected for both themes) and its favicon. */
export function applyBranding(branding: Branding): void {
  const { style } = document.documentElement;
  style.setProperty("--primary-color", branding.primary_color);
  style.setProperty("--secondary-color", branding.secondary_color);
  for (const theme of ["light", "dark"] as const) {
    const { fill, fillHover, onFill, text } = correctBrand(
      branding.primary_color,
      theme,
      defaultBranding.primary_color,
    );
    style.setProperty(`--brand-${theme}`, fill);
    style.setProperty(`--brand-hover-${theme}`, fillHover);
    style.setProperty(`--on-brand-${theme}`, onFill);
    style.setProperty(`--brand-text-${theme}`, text);
  }
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = branding.favicon_url;
}
