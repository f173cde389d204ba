import { CallFailed } from "@audit/contract";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Printer } from "lucide-react";
import { lazy, Suspense } from "react";
import { sentenceFor } from "../api/client.ts";
import { Button, buttonStyle } from "../components/button.tsx";
import { Markdown } from "../components/markdown.tsx";
import { EmptyState, Loading, Skeleton } from "../components/states.tsx";
import { DocumentButtons } from "../features/documents/document-buttons.tsx";
import { titleOfFile } from "../features/files/file-title.ts";
import { DeadLink } from "../features/shares/dead-link.tsx";
import { sharedTitle } from "../features/shares/share-words.ts";
import { LinkHead } from "../features/shares/link-head.tsx";
import { useSharedAnalysis } from "../features/shares/shares-data.ts";
import { usePageTitle } from "../title/page-title.ts";
import { t } from "../language/messages.ts";
import { rareTexts } from "../language/rare-texts.ts";

// The first words are on the screen before the tabs' code, which is most of this page's own, has come.
const Tabs = lazy(async () => ({ default: (await import("../components/tabs.tsx")).Tabs }));

/** /share/{token}: what was shared, as documents. */
export default function ShareDocumentsScreen() {
  const { token } = useParams({ from: "/share/$token" });
  const { data: shared, error, isError, refetch } = useSharedAnalysis(token);
  usePageTitle(sharedTitle(shared));
  if (shared === undefined && isError)
    return (
      <DeadLink title={t("Content Not Available")} sentence={sentenceFor(error, rareTexts.sharedFailed)}>
        {error instanceof CallFailed && error.status === 404 ? null : (
          <Button onClick={() => void refetch()}>{t("Try Again")}</Button>
        )}
        <Link to="/signup" className={buttonStyle({ look: "primary" })}>
          {t("Audit your own website")}
        </Link>
      </DeadLink>
    );
  if (shared === undefined)
    return (
      <Loading label={t("Loading shared content")}>
        <div className="grid gap-5">
          <Skeleton className="h-9 w-80 max-w-full" />
          <Skeleton className="h-10" />
          <Skeleton className="h-96 max-w-prose" />
        </div>
      </Loading>
    );
  return (
    <div className="grid gap-6">
      <LinkHead
        shared={shared}
        aside={
          <>
            {shared.actions !== undefined && (
              <Link to="/shared/$token" params={{ token }} className={buttonStyle()}>
                {t("Open the tasks")}
              </Link>
            )}
            <DocumentButtons of={{ token }} />
            <Button icon={<Printer aria-hidden className="size-4" />} onClick={() => window.print()}>
              {t("Print")}
            </Button>
          </>
        }
      />
      <Documents content={shared.content} />
    </div>
  );
}

function Documents({ content }: { readonly content: Readonly<Record<string, string>> }) {
  const names = Object.keys(content);
  const { doc } = useSearch({ from: "/share/$token" });
  const navigate = useNavigate({ from: "/share/$token" });
  const current = doc !== undefined && names.includes(doc) ? doc : names[0];
  if (current === undefined)
    return <EmptyState title={t("No content available")}>{t("This link has nothing to read.")}</EmptyState>;
  return (
    <Suspense fallback={<Skeleton className="h-10" />}>
      <Tabs
        label={t("Documents")}
        tabs={names.map((name) => ({ value: name, label: titleOfFile(name) }))}
        value={current}
        onChange={(name) => void navigate({ search: { doc: name }, replace: true, resetScroll: false })}
      >
        <Markdown text={content[current]!} />
      </Tabs>
    </Suspense>
  );
}
