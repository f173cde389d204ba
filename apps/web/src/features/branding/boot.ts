import { Boot, BOOT_ELEMENT } from "@audit/contract";

/** What the server wrote into the page; null where it wrote nothing, as under the development server. */
export const boot: Boot | null = readBoot();

function readBoot(): Boot | null {
  const text = document.getElementById(BOOT_ELEMENT)?.textContent;
  if (!text) return null;
  try {
    return Boot.parse(JSON.parse(text));
  } catch (error) {
    console.error("The page's own branding could not be read", error);
    return null;
  }
}

/** Whether this page has analytics that must wait for the visitor's consent. */
export const asksForConsent = boot !== null && boot.consent_required && boot.branding.ga_tracking_id !== null;
