import { lazy } from "react";
import { Late } from "./late.tsx";
import { Loading, Skeleton } from "./states.tsx";
import { t } from "../language/messages.ts";

const loadBody = () => import("./markdown-body.tsx");
const MarkdownBody = lazy(loadBody);

/** Brings the renderer, for a moment in which nothing can be waited for. */
export const readyMarkdown = async (): Promise<void> => void (await loadBody());

/** Formatted markdown; the renderer is loaded when it is first needed, and without it the text stands as it was written. */
export function Markdown({ text }: { readonly text: string }) {
  return (
    <Late
      missing={<p className="max-w-prose whitespace-pre-wrap">{text}</p>}
      waiting={
        <Loading label={t("Loading text")}>
          <div className="grid max-w-prose gap-2.5">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="h-4 w-full" />
            <Skeleton className="h-4 w-11/12" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </Loading>
      }
    >
      <MarkdownBody text={text} />
    </Late>
  );
}
