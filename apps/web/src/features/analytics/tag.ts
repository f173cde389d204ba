import { reportedAddress, withoutSecrets } from "./reported-address.ts";

/** What the tag is told, as its own documentation names it. */
type Command =
  | readonly ["js", Date]
  | readonly ["consent", "default", Readonly<Record<string, string>>]
  | readonly ["config", string, Readonly<Record<string, unknown>>]
  | readonly ["event", string, Readonly<Record<string, unknown>>];

interface ScriptAddressPolicy {
  createScriptURL(address: string): string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    trustedTypes?: {
      createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): ScriptAddressPolicy;
    };
  }
}

const SCRIPT = "https://www.googletagmanager.com/gtag/js";

let loaded: string | null = null;

/** The tag reads its commands as `arguments` objects; arrays mean something else to it. */
function tell(..._command: Command): void {
  (window.dataLayer ??= []).push(arguments);
}

/**
 * Brings the analytics tag into the page, once, for a visitor who may be counted.
 * @param userId of the account that is signed in, if any
 */
export function loadTag(id: string, userId: string | null): void {
  if (loaded !== null) return;
  loaded = id;
  // The tag can read the address itself, so what it must not know has to be gone before it comes.
  const clean = withoutSecrets(new URL(location.href));
  if (clean !== location.href) history.replaceState(history.state, "", clean);
  tell("js", new Date());
  tell("consent", "default", {
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
    analytics_storage: "granted",
  });
  identify(userId);
  const script = document.createElement("script");
  script.async = true;
  script.src = trusted(`${SCRIPT}?id=${encodeURIComponent(id)}`);
  script.addEventListener("error", () => console.warn("The analytics tag could not be loaded"));
  document.head.append(script);
}

/** Under trusted types a script's address needs a policy; ours knows one address. */
function trusted(address: string): string {
  return (
    window.trustedTypes?.createPolicy("analytics", { createScriptURL: () => address }).createScriptURL(address) ??
    address
  );
}

/** Says who is signed in, by the account's id alone. */
export function identify(userId: string | null): void {
  if (loaded === null) return;
  tell("config", loaded, {
    user_id: userId,
    // Pages are reported by us, with addresses that hold no secret.
    send_page_view: false,
    allow_google_signals: false,
    page_location: reportedAddress(new URL(location.href)),
    page_referrer: originOf(document.referrer),
  });
}

export function reportPage(siteName: string): void {
  // Titles hold the customers' domains; the site's name says enough.
  tell("event", "page_view", { page_location: reportedAddress(new URL(location.href)), page_title: siteName });
}

export const reportLogin = (): void => tell("event", "login", { method: "password" });
export const reportLogout = (): void => tell("event", "logout", {});

export const isTagLoaded = (): boolean => loaded !== null;

/** The tag's own switch: while it is set, nothing is sent. */
export function silenceTag(silent: boolean): void {
  if (loaded !== null) Reflect.set(window, `ga-disable-${loaded}`, silent);
}

const originOf = (address: string): string => URL.parse(address)?.origin ?? "";
