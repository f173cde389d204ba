import { setConsent } from "../features/analytics/consent.ts";
import { asksForConsent, boot } from "../features/branding/boot.ts";
import { useBranding, useVersion } from "../features/branding/use-branding.ts";
import { chooseLanguage, language, languages } from "../language/language.ts";
import { t } from "../language/messages.ts";

const linkStyle = "rounded-control underline-offset-4 hover:text-ink hover:underline";

export function Footer() {
  const { site_name: siteName, tagline } = useBranding();
  const version = useVersion();
  const support = boot?.support_email ?? null;
  return (
    <footer className="border-t border-line print:hidden">
      <div className="mx-auto flex max-w-inner flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-5 text-13 text-ink-3 sm:px-6">
        <span>
          {siteName} · {tagline}
        </span>
        <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <a href="/help" className={linkStyle}>
            {t("Help")}
          </a>
          {support !== null && (
            <a href={`mailto:${support}`} className={linkStyle}>
              {t("Contact support")}
            </a>
          )}
          <a href="/privacy" className={linkStyle}>
            {t("Privacy")}
          </a>
          {asksForConsent && (
            <button type="button" onClick={() => setConsent("open")} className={linkStyle}>
              {t("Analytics choice")}
            </button>
          )}
          {Object.entries(languages)
            .filter(([other]) => other !== language)
            .map(([other, name]) => (
              <button
                key={other}
                type="button"
                lang={other}
                onClick={() => chooseLanguage(other)}
                className={linkStyle}
              >
                {name}
              </button>
            ))}
          <span className="tabular-nums">{t("Version {version}", { version })}</span>
        </span>
      </div>
    </footer>
  );
}
