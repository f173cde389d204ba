import { t } from "../../language/messages.ts";

const BROWSERS = ["Edg", "OPR", "Firefox", "Chrome", "Safari"] as const;
const SYSTEMS = ["Windows", "Android", "iPhone", "iPad", "Mac OS", "Linux"] as const;
const NAMES: Readonly<Record<string, string>> = { Edg: "Edge", OPR: "Opera", "Mac OS": "macOS" };

/** What a new passkey is called: "Chrome on Linux". */
export function browserName(agent = navigator.userAgent): string {
  const found = (names: readonly string[]): string | undefined => names.find((name) => agent.includes(name));
  const [browser, system] = [found(BROWSERS), found(SYSTEMS)];
  const words = [browser, system].map((name) => name && (NAMES[name] ?? name));
  return words.every((word) => word !== undefined) ? words.join(t(" on ")) : t("Passkey");
}
