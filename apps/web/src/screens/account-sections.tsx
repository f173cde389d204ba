import { Checkbox } from "../components/checkbox.tsx";
import { Panel } from "../components/panel.tsx";
import { Select } from "../components/select.tsx";
import { SessionsPanel } from "../features/accounts/sessions-panel.tsx";
import { SecondFactorSection } from "../features/accounts/second-factor-section.tsx";
import { BillingHistory } from "../features/billing/history-table.tsx";
import { ConnectionsSection } from "../features/connections/connections-section.tsx";
import { NoticesSection } from "../features/notices/notices-section.tsx";
import { SitesLink } from "../features/sites/sites-link.tsx";
import { TokensSection } from "../features/tokens/tokens-section.tsx";
import { TrafficSection } from "../features/traffic/traffic-section.tsx";
import { TrackersSection } from "../features/trackers/trackers-section.tsx";
import { setPreferences, usePreferences, type Preferences } from "../preferences/preferences.ts";
import { PersonalDataSection } from "./personal-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { chooseLanguage, languages } from "../language/language.ts";
import { t } from "../language/messages.ts";

/** The account below its plan: sites, connections, notices, tools, payments, security, preferences, data. */
export default function AccountSections() {
  return (
    <>
      <SitesLink />
      <ConnectionsSection />
      <TrafficSection />
      <NoticesSection />
      <TrackersSection />
      <BillingHistory />
      <SessionsPanel />
      <PasswordSection />
      <SecondFactorSection />
      <TokensSection />
      <PreferencesPanel />
      <PersonalDataSection />
    </>
  );
}

const themes = [
  { value: "system", label: t("As the system") },
  { value: "light", label: t("Light") },
  { value: "dark", label: t("Dark") },
];

const languageChoices = [
  { value: "system", label: t("As the browser") },
  ...Object.entries(languages).map(([value, label]) => ({ value, label })),
];

/** All texts are made while the page loads, so another language loads it again. */
function LanguageSelect() {
  const { language: chosen } = usePreferences();
  return (
    <Select
      label={t("Language")}
      className="max-w-56"
      value={chosen in languages ? chosen : "system"}
      options={languageChoices}
      onChange={chooseLanguage}
    />
  );
}

function PreferencesPanel() {
  const { theme, sound, shortcuts } = usePreferences();
  return (
    <section aria-labelledby="preferences-title">
      <h2 id="preferences-title" className="mb-3 text-16 font-semibold">
        {t("Preferences")}
      </h2>
      <Panel className="grid gap-5 px-5 py-5">
        <LanguageSelect />
        <Select
          label={t("Theme")}
          className="max-w-56"
          value={theme}
          options={themes}
          onChange={(value) => setPreferences({ theme: value as Preferences["theme"] })}
        />
        <Checkbox
          label={t("Sound")}
          hint={t("A short chime when an analysis is done.")}
          checked={sound}
          onChange={(on) => setPreferences({ sound: on })}
        />
        <Checkbox
          label={t("Keyboard shortcuts")}
          hint={t(
            "Single keys on the task list: j and k to move, s to start, c to complete, r to reopen, f for filters, / to search.",
          )}
          checked={shortcuts}
          onChange={(on) => setPreferences({ shortcuts: on })}
        />
      </Panel>
    </section>
  );
}
