import { type ShareLink } from "@audit/contract";
import { ExternalLink, Link2Off } from "lucide-react";
import { Age, useNow } from "../../components/age.tsx";
import { Badge } from "../../components/badge.tsx";
import { Button, buttonStyle } from "../../components/button.tsx";
import { ErrorText } from "../../components/field.tsx";
import { countOf } from "../../format/numbers.ts";
import { expiryLabel, meaningOfShare, sectionName, shareStateWord, stateOf } from "./share-words.ts";
import { useCopyLink } from "./use-copy-link.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

export interface ShareListProps {
  readonly links: readonly ShareLink[];
  readonly onRevoke: (link: ShareLink) => void;
}

/** Each link: what it shows of which analysis, how it stands, and what can be done with it. */
export function ShareList({ links, onRevoke }: ShareListProps) {
  return (
    <ul aria-label={t("Shared links")} className="divide-y divide-line rounded-panel border border-line bg-surface">
      {links.map((link) => (
        <ShareRow key={link.id} link={link} onRevoke={onRevoke} />
      ))}
    </ul>
  );
}

function ShareRow({ link, onRevoke }: { readonly link: ShareLink } & Pick<ShareListProps, "onRevoke">) {
  const now = useNow();
  const state = stateOf(link, now);
  const names = link.shared_content.map((section) => sectionName[section]);
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 sm:px-5 lg:grid-cols-[minmax(0,1fr)_13rem_auto] lg:items-center">
      <div className="grid min-w-0 gap-1.5">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="min-w-0 text-14 font-semibold [overflow-wrap:anywhere]">{link.title}</h2>
          <Badge meaning={meaningOfShare[state]} icon>
            {shareStateWord[state]}
          </Badge>
          {link.share_mode === "preview" && <Badge>{t("Preview")}</Badge>}
        </div>
        <p className="font-mono text-12 [overflow-wrap:anywhere] text-ink-2">{link.jobUrl}</p>
        <ul aria-label={t("Shared content")} className="flex flex-wrap gap-1.5">
          {names.map((name) => (
            <li key={name}>
              <Badge>{name}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <p className="grid text-13 text-ink-3 tabular-nums max-lg:flex max-lg:flex-wrap max-lg:gap-x-3">
        <span className="text-ink-2">{countOf(link.view_count, "view")}</span>
        <span>{state === "Inactive" ? t("Revoked") : expiryLabel(link.expires_at, now)}</span>
        <span>
          {t("Created")} <Age at={link.created_at} />
        </span>
      </p>
      <RowActions link={link} active={state === "Active"} onRevoke={onRevoke} />
    </li>
  );
}

interface RowActionsProps extends Pick<ShareListProps, "onRevoke"> {
  readonly link: ShareLink;
  readonly active: boolean;
}

function RowActions({ link, active, onRevoke }: RowActionsProps) {
  const { outcome, copy } = useCopyLink();
  const named = <span className="sr-only">: {link.title}</span>;
  return (
    <div className="grid gap-1.5 lg:min-w-64 lg:justify-items-end">
      <div className="flex flex-wrap gap-2">
        {link.shareUrl !== null && (
          <Button size="small" onClick={() => copy(link.shareUrl ?? "")}>
            {outcome === "copied" ? t("Copied") : t("Copy")}
            {named}
          </Button>
        )}
        {active && link.shareUrl !== null && (
          <a href={link.shareUrl} target="_blank" rel="noreferrer" className={buttonStyle({ size: "small" })}>
            <ExternalLink aria-hidden className="size-3.5" />
            {t("View")}
            {named}
          </a>
        )}
        {link.is_active && (
          <Button size="small" look="danger" onClick={() => onRevoke(link)}>
            <Link2Off aria-hidden className="size-3.5" />
            {t("Revoke")}
            {named}
          </Button>
        )}
      </div>
      <span role="status" className="text-12 text-good empty:hidden">
        {outcome === "copied" ? rareTexts.shareCopied : ""}
      </span>
      {outcome === "failed" && <ErrorText>{rareTexts.shareCopyFailed}</ErrorText>}
      {link.shareUrl === null && (
        <p className="max-w-64 text-12 text-ink-3">
          {t("This link can't be shown again. Revoke it and make another.")}
        </p>
      )}
    </div>
  );
}
