import { type Prompt } from "@audit/contract";
import { Link, useSearch } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { sentenceFor } from "../../api/client.ts";
import { EmptyState, ErrorState, Loading, Skeleton } from "../../components/states.tsx";
import { TabBar, tabStyle } from "../../components/tab-links.tsx";
import { showToast } from "../../components/toasts.ts";
import { UnsavedGuard } from "../../components/unsaved-guard.tsx";
import { AccessDenied, isDenied } from "../../features/admin/access-denied.tsx";
import { AdminHead } from "../../features/admin/admin-head.tsx";
import { ModelUse } from "../../features/prompts/model-use.tsx";
import { PromptEditor } from "../../features/prompts/prompt-editor.tsx";
import { draftOf, isEdited, type Draft } from "../../features/prompts/prompt-fields.tsx";
import { PromptList } from "../../features/prompts/prompt-list.tsx";
import { isShown, showLabels } from "../../features/prompts/prompt-words.ts";
import { useModelUse, usePrompts } from "../../features/prompts/prompts-data.ts";
import { promptShows } from "../../features/prompts/search-params.ts";
import { t } from "../../language/messages.ts";
import { rareTexts } from "../../language/rare-texts.ts";

/** /admin/prompts: what language models are asked with, and who they are. */
export default function PromptsScreen() {
  const { data: prompts, error, isError, refetch } = usePrompts();
  const use = useModelUse();
  useEffect(() => {
    if (isError && !isDenied(error)) showToast(rareTexts.promptsFailed);
  }, [isError, error]);
  if (isDenied(error)) return <AccessDenied />;
  return (
    <div className="grid gap-10">
      <AdminHead title={t("Prompts")}>
        {t(
          "What a language model is asked with when it finds words for an analysis. Findings, figures and fixes are never its business.",
        )}
      </AdminHead>
      {prompts !== undefined ? (
        <Prompts prompts={prompts} />
      ) : isError ? (
        <ErrorState
          title={rareTexts.promptsFailed}
          sentence={sentenceFor(error, t("Please try again."))}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t("Loading prompts")}>
          <div className="grid gap-6 lg:grid-cols-[18rem_minmax(0,1fr)]">
            <Skeleton className="h-48" />
            <Skeleton className="h-96" />
          </div>
        </Loading>
      )}
      {use.data !== undefined && <ModelUse use={use.data} />}
    </div>
  );
}

/** Changes that are not saved yet, and the version they began from. */
type Drafts = Readonly<Record<string, { readonly draft: Draft; readonly version: number }>>;

function Prompts({ prompts }: { readonly prompts: readonly Prompt[] }) {
  const { show = "all", prompt: key } = useSearch({ from: "/signed-in/admin/prompts" });
  const [drafts, setDrafts] = useState<Drafts>({});
  const shown = prompts.filter((prompt) => isShown(prompt, show));
  const chosen = shown.find((prompt) => prompt.key === key) ?? shown[0];
  const edited = new Set(
    prompts.filter((one) => drafts[one.key] && isEdited(drafts[one.key]!.draft, one)).map((one) => one.key),
  );
  const forget = (gone: string): void =>
    setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([one]) => one !== gone)));
  return (
    <div className="grid gap-6">
      <TabBar label={t("Which prompts")}>
        {promptShows.map((value) => (
          <Link
            key={value}
            to="/admin/prompts"
            search={{ show: value }}
            aria-current={value === show ? "page" : undefined}
            className={tabStyle(value === show)}
          >
            {showLabels[value]}
            <span className="ms-1.5 text-ink-3 tabular-nums">
              {prompts.filter((one) => isShown(one, value)).length}
            </span>
          </Link>
        ))}
      </TabBar>
      {chosen === undefined ? (
        <EmptyState title={t("No {show} prompts", { show })}>
          {show === "inactive" ? t("Every prompt is in use.") : t("The built-in prompts are used instead.")}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[18rem_minmax(0,1fr)]">
          <PromptList prompts={shown} chosen={chosen.key} show={show} edited={edited} />
          <PromptEditor
            key={chosen.key}
            prompt={chosen}
            draft={drafts[chosen.key]?.draft ?? draftOf(chosen)}
            version={drafts[chosen.key]?.version ?? chosen.version}
            onChange={(draft) =>
              setDrafts((now) => ({
                ...now,
                [chosen.key]: { draft, version: now[chosen.key]?.version ?? chosen.version },
              }))
            }
            onDone={() => forget(chosen.key)}
          />
        </div>
      )}
      <UnsavedGuard isDirty={() => edited.size > 0} loss={t("What you have changed in these prompts will be lost.")} />
    </div>
  );
}
