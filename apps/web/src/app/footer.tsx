import { useBranding, useVersion } from "../features/branding/use-branding.ts";

export function Footer() {
  const { site_name: siteName, tagline } = useBranding();
  const version = useVersion();
  return (
    <footer className="border-t border-line">
      <div className="mx-auto flex max-w-inner flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-5 text-13 text-ink-3 sm:px-6">
        <span>
          {siteName} · {tagline}
        </span>
        <span className="tabular-nums">Version {version}</span>
      </div>
    </footer>
  );
}
