import { Monitor, Moon, Sun, type LucideIcon } from "lucide-react";
import { setPreferences, usePreferences, type Preferences } from "../preferences/preferences.ts";
import { t } from "../language/messages.ts";

type Choice = Preferences["theme"];

const choices: Readonly<Record<Choice, { name: string; icon: LucideIcon; next: Choice }>> = {
  system: { name: t("System"), icon: Monitor, next: "light" },
  light: { name: t("Light"), icon: Sun, next: "dark" },
  dark: { name: t("Dark"), icon: Moon, next: "system" },
};

/** Goes round: as the system, light, dark. */
export function ThemeToggle() {
  const { theme } = usePreferences();
  const { name, icon: Icon, next } = choices[theme];
  const label = t("Theme: {name}. Switch to {choices}", { name, choices: choices[next].name });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setPreferences({ theme: next })}
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-control text-ink-3 transition-colors hover:bg-hover hover:text-ink pointer-coarse:size-10"
    >
      <Icon aria-hidden className="size-4" />
    </button>
  );
}
