import type { Action } from "@audit/contract";
import { ArrowLeft, ChevronDown, ChevronUp, X } from "lucide-react";
import { useDeferredValue, useEffect, useRef, type ReactNode } from "react";
import { Badge } from "../../components/badge.tsx";
import { Button } from "../../components/button.tsx";
import { CodeBlock } from "../../components/code-block.tsx";
import { CopyButton } from "../../components/copy-button.tsx";
import { Impact } from "../../components/impact.tsx";
import { Note } from "../../components/panel.tsx";
import { IconButton } from "../../components/icon-button.tsx";
import { AffectedPages, type Checklist } from "./affected-pages.tsx";
import { TaskFacts, TaskTimeline } from "./task-facts.tsx";
import { codeOf, taskMarkdown } from "./task-markdown.ts";
import { TaskRank } from "./task-rank.tsx";
import { TaskSearch } from "./task-search.tsx";
import { TaskEvidence } from "./task-evidence.tsx";
import { isWork } from "./task-list.ts";
import { Section, Steps, Text } from "./task-section.tsx";
import { meaningOfStatus, moveLabel, nextMove, statusWord } from "./task-words.ts";
import type { ChangeState } from "./waiting-changes.ts";
import { capitalised } from "../../format/words.ts";
import { reasonText } from "./not-relevant.tsx";
import { t } from "../../language/messages.ts";

export interface TaskDetailProps {
  readonly action: Action;
  /** Beside its list, or on a page of its own. */
  readonly split: boolean;
  readonly shortcuts: boolean;
  /** Where its last change is, while that has not arrived. */
  readonly change?: ChangeState | undefined;
  /** Undefined where tasks are only looked at. */
  readonly onMove: ((action: Action) => void) | undefined;
  /** Completes one that was never started. */
  readonly onComplete?: (action: Action) => void;
  /** Gives back one that was started. */
  readonly onPutBack?: (action: Action) => void;
  /** Whose it is, until when, whether it applies; beside the way on. */
  readonly planning?: ReactNode;
  /** Of a task that was set aside without a reason. */
  readonly askReason?: ReactNode;
  readonly onBack: () => void;
  readonly onStep: (by: 1 | -1) => void;
  /** What the live site says of it, right below the figures. */
  readonly proof?: ReactNode;
  /** Its pages can be ticked off. */
  readonly checklist?: Checklist;
  /** The owner's own part of the task, after everything that was found. */
  readonly children?: ReactNode;
}

/** Everything about one task: why, what, how, the proof, and how to see that it is fixed. */
export function TaskDetail(props: TaskDetailProps) {
  const { action } = props;
  // What is below the first lines comes in a frame of its own, so that opening is not felt.
  const isWhole = useDeferredValue(true, false);
  return (
    <article aria-label={action.title} className="grid grid-cols-1 content-start gap-7 max-sm:gap-5">
      <Tools {...props} />
      <Head {...props} />
      <TaskFacts action={action} />
      {props.proof}
      <Section title={t("Problem")}>
        <Text>{action.problem}</Text>
      </Section>
      <TaskEvidence evidence={action.evidence} />
      <Section title={t("Solution")}>
        <Steps>{action.solution}</Steps>
      </Section>
      {isWhole && <Rest {...props} />}
    </article>
  );
}

/** What follows the way to mend it: the code, the pages, the check, and what the owner keeps with it. */
function Rest(props: TaskDetailProps) {
  const { action } = props;
  const code = codeOf(action);
  return (
    <>
      {code !== null && (
        <Section title={t("Implementation")}>
          <CodeBlock code={code} label={t("Ready to paste")} />
        </Section>
      )}
      <AffectedPages action={action} checklist={props.checklist} />
      <Section title={t("How to check")}>
        <Text>{action.check}</Text>
        {action.check_command !== null && (
          <details className="mt-3 text-14">
            <summary className="-mx-1 w-fit rounded-control px-1 text-ink-2 hover:text-ink">
              {t("For developers")}
            </summary>
            <div className="mt-2">
              <CodeBlock code={action.check_command} label={t("The same look in a shell")} />
            </div>
          </details>
        )}
      </Section>
      <TaskSearch action={action} />
      <TaskTimeline action={action} />
      <TaskRank action={action} />
      {action.tags.length > 0 && (
        <ul aria-label={t("Tags")} className="flex flex-wrap gap-1.5">
          {action.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      )}
      {props.onMove !== undefined && (
        <>
          {props.children}
          <div className="flex border-t border-line pt-5">
            <MoveButton {...props} />
          </div>
        </>
      )}
    </>
  );
}

function Tools({ action, split, onBack, onStep }: TaskDetailProps) {
  return (
    <div className="flex items-center gap-1">
      <Button
        look="quiet"
        className="-ms-3 shrink-0"
        icon={split ? <X aria-hidden className="size-4" /> : <ArrowLeft aria-hidden className="size-4" />}
        onClick={onBack}
      >
        {t("Back to Tasks")}
      </Button>
      <span className="flex-1" />
      <CopyButton text={taskMarkdown(action)} label={t("Copy task")} narrow />
      <IconButton label={t("Previous task")} onClick={() => onStep(-1)}>
        <ChevronUp aria-hidden className="size-4" />
      </IconButton>
      <IconButton label={t("Next task")} onClick={() => onStep(1)}>
        <ChevronDown aria-hidden className="size-4" />
      </IconButton>
    </div>
  );
}

function Head(props: TaskDetailProps) {
  const { action } = props;
  const title = useRef<HTMLHeadingElement>(null);
  // A reader that can't see the page must learn that another task is shown now.
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, [action.id]);
  return (
    <header className="grid gap-3">
      <h2 ref={title} tabIndex={-1} className="text-20 font-semibold text-balance outline-none">
        {action.title}
      </h2>
      <div className="flex flex-wrap items-center gap-2">
        <Impact impact={action.impact} />
        <Badge>{capitalised(action.category)}</Badge>
        <Badge meaning={meaningOfStatus[action.status]} icon>
          {statusWord[action.status]}
        </Badge>
        {props.change === "waits" && <Badge meaning="warning">{t("Not sent yet")}</Badge>}
      </div>
      {action.not_relevant !== null && (
        <Note meaning="notice">
          <p>
            <span className="font-medium">{t("Not relevant here:")}</span> {reasonText(action.not_relevant)}
          </p>
          {props.askReason}
        </Note>
      )}
      <p className="max-w-prose text-14 text-ink-2">{action.business_value}</p>
      {props.onMove !== undefined && (
        <div className="mt-1 flex flex-wrap gap-2">
          <MoveButton {...props} />
          {action.status === "todo" && isWork(action) && props.onComplete !== undefined && (
            <Button onClick={() => props.onComplete?.(action)}>{t("Complete now")}</Button>
          )}
          {action.status === "in-progress" && isWork(action) && props.onPutBack !== undefined && (
            <Button onClick={() => props.onPutBack?.(action)}>{t("Put back to Todo")}</Button>
          )}
          {props.planning}
        </div>
      )}
    </header>
  );
}

function MoveButton({ action, shortcuts, change, onMove }: TaskDetailProps) {
  if (onMove === undefined) return null;
  const { key } = nextMove[action.status];
  return (
    <Button
      look={action.status === "completed" ? "secondary" : "primary"}
      busy={change === "sent"}
      onClick={() => onMove(action)}
    >
      {moveLabel(action)}
      {shortcuts && isWork(action) && (
        <span
          aria-hidden
          className="ms-1 rounded-[4px] border border-current/35 px-1.5 font-mono text-12 max-lg:hidden"
        >
          {key}
        </span>
      )}
    </Button>
  );
}
