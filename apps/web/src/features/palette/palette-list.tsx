import { cx } from "class-variance-authority";
import { CornerDownLeft, FileText, Globe, ListChecks, Search, Zap, type LucideIcon } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { Modal } from "../../components/modal.tsx";
import { findEntries, type Entry } from "./find-entries.ts";
import { t } from "../../language/messages.ts";

const MOST_SHOWN = 50;

const kindWord: Readonly<Record<Entry["kind"], string>> = {
  Analysis: t("Analysis"),
  Task: t("Task"),
  Page: t("Page"),
  Action: t("Command"),
};

const icons: Readonly<Record<Entry["kind"], LucideIcon>> = {
  Analysis: Globe,
  Task: ListChecks,
  Page: FileText,
  Action: Zap,
};

export interface PaletteListProps {
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

/** One field that finds everything: letters narrow, arrows choose, Enter goes, Escape closes. */
export function PaletteList({ entries, onClose }: PaletteListProps) {
  const id = useId();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState(0);
  const found = findEntries(entries, query, MOST_SHOWN);
  const current = found[Math.min(chosen, found.length - 1)];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [chosen, query]);
  const run = (entry: Entry | undefined): void => {
    if (entry === undefined) return;
    onClose();
    entry.run();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") run(current);
    else if (event.key === "ArrowDown") setChosen((at) => (at + 1) % Math.max(1, found.length));
    else if (event.key === "ArrowUp") setChosen((at) => (at + found.length - 1) % Math.max(1, found.length));
    else return;
    event.preventDefault();
  };
  const optionId = (entry: Entry): string => `${id}-${found.indexOf(entry)}`;
  return (
    <Modal size="md" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`} className="sr-only">
        {t("Go to or do")}
      </h2>
      <div className="flex items-center gap-2.5 border-b border-line px-4">
        <Search aria-hidden className="size-4 shrink-0 text-ink-3" />
        <input
          role="combobox"
          aria-label={t("Go to or do")}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={current && optionId(current)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={t("An analysis, a task, a page, a command")}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 min-w-0 flex-1 bg-transparent text-16 text-ink outline-none placeholder:text-ink-3"
        />
      </div>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={t("Found")}
        className="max-h-96 overflow-y-auto p-1.5"
        tabIndex={-1}
      >
        {found.map((entry) => (
          <Option
            key={entry.key}
            id={optionId(entry)}
            entry={entry}
            selected={entry === current}
            onPoint={() => setChosen(found.indexOf(entry))}
            onRun={() => run(entry)}
          />
        ))}
      </div>
      <p role="status" className={found.length === 0 ? "px-4 pb-5 text-center text-14 text-ink-2" : "sr-only"}>
        {found.length === 0
          ? t("Nothing is called “{query}”.", { query })
          : t("{count} found", { count: found.length })}
      </p>
    </Modal>
  );
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly selected: boolean;
  readonly onPoint: () => void;
  readonly onRun: () => void;
}

function Option({ id, entry: { kind, name, hint }, selected, onPoint, onRun }: OptionProps) {
  const Icon = icons[kind];
  return (
    <button
      id={id}
      type="button"
      role="option"
      // The keyboard stays in the field, which names the chosen one.
      tabIndex={-1}
      aria-selected={selected}
      onPointerMove={onPoint}
      onClick={onRun}
      className={cx(
        "flex min-h-10 w-full cursor-pointer items-center gap-3 rounded-control px-2.5 text-14",
        selected && "bg-hover",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-ink-3" />
      <span className="min-w-0 flex-1 truncate text-start">{name}</span>
      {hint !== undefined && <span className="shrink-0 text-12 text-ink-3">{hint}</span>}
      {selected ? (
        <CornerDownLeft aria-hidden className="size-4 shrink-0 text-ink-3" />
      ) : (
        <span className="w-14 shrink-0 text-end text-12 text-ink-3">{kindWord[kind]}</span>
      )}
    </button>
  );
}
