import { texts } from "@audit/contract";
import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../components/button.tsx";
import { Checkbox } from "../components/checkbox.tsx";
import { Panel } from "../components/panel.tsx";
import { Select } from "../components/select.tsx";
import { EmptyState } from "../components/states.tsx";
import { AccessCard } from "../features/access/access-card.tsx";
import { AccountDetails } from "../features/accounts/account-details.tsx";
import { SessionsPanel } from "../features/accounts/sessions-panel.tsx";
import { ConnectionsSection } from "../features/connections/connections-section.tsx";
import { BillingHistory } from "../features/billing/history-table.tsx";
import { useDevelopmentMode } from "../features/branding/use-branding.ts";
import { SitesLink } from "../features/sites/sites-link.tsx";
import { setPreferences, usePreferences, type Preferences } from "../preferences/preferences.ts";
import { useAccount } from "../session/session.ts";
import { usePageTitle } from "../title/page-title.ts";
import { OwnDataSection } from "./own-data-section.tsx";
import { PasswordSection } from "./password-section.tsx";

export default function AccountScreen() {
  const { user, profile } = useAccount();
  const developing = useDevelopmentMode();
  usePageTitle("Account");
  if (user === null) return <AccountMissing />;
  return (
    <div className="grid max-w-2xl gap-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-28 font-semibold">Your Account</h1>
        <Link to="/" className={buttonStyle()}>
          Return to Dashboard
        </Link>
      </div>
      <AccountDetails user={user} profile={profile} developing={developing} />
      <section aria-labelledby="plan-title">
        <h2 id="plan-title" className="mb-3 text-16 font-semibold">
          Plan
        </h2>
        <AccessCard />
      </section>
      <SitesLink />
      <ConnectionsSection />
      <BillingHistory />
      <SessionsPanel />
      <PasswordSection />
      <PreferencesPanel />
      <OwnDataSection />
    </div>
  );
}

function AccountMissing() {
  return (
    <EmptyState title={texts.accountMissing} level={2}>
      {texts.accountMissingHint}
    </EmptyState>
  );
}

const themes = [
  { value: "system", label: "As the system" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

function PreferencesPanel() {
  const { theme, sound, shortcuts } = usePreferences();
  return (
    <section aria-labelledby="preferences-title">
      <h2 id="preferences-title" className="mb-3 text-16 font-semibold">
        Preferences
      </h2>
      <Panel className="grid gap-5 px-5 py-5">
        <Select
          label="Theme"
          className="max-w-56"
          value={theme}
          options={themes}
          onChange={(value) => setPreferences({ theme: value as Preferences["theme"] })}
        />
        <Checkbox
          label="Sound"
          hint="A short chime when an analysis is done."
          checked={sound}
          onChange={(on) => setPreferences({ sound: on })}
        />
        <Checkbox
          label="Keyboard shortcuts"
          hint="Single keys on the task list: j and k to move, s to start, c to complete, r to reopen, f for filters, / to search."
          checked={shortcuts}
          onChange={(on) => setPreferences({ shortcuts: on })}
        />
      </Panel>
    </section>
  );
}
