import { defaultBranding, type Branding } from "@audit/contract";

/** Gives the page the brand's colours (corrected for both themes) and its favicon. */
export async function applyBranding(branding: Branding): Promise<void> {
  const { primary_color: primary, secondary_color: secondary, favicon_url: favicon } = branding;
  const { style } = document.documentElement;
  style.setProperty("--primary-color", primary);
  style.setProperty("--secondary-color", secondary);
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon) icon.href = favicon;
  // The printed colour stands in the style sheet, corrected.
  if (primary === defaultBranding.primary_color) return clearColours(style);
  const { correctBrand } = await import("../../design/brand-colour.ts");
  for (const theme of ["light", "dark"] as const) {
    const { fill, fillHover, onFill, text } = correctBrand(primary, theme, defaultBranding.primary_color);
    style.setProperty(`--brand-${theme}`, fill);
    style.setProperty(`--brand-hover-${theme}`, fillHover);
    style.setProperty(`--on-brand-${theme}`, onFill);
    style.setProperty(`--brand-text-${theme}`, text);
  }
}

function clearColours(style: CSSStyleDeclaration): void {
  for (const theme of ["light", "dark"])
    for (const part of ["brand", "brand-hover", "on-brand", "brand-text"]) style.removeProperty(`--${part}-${theme}`);
}
