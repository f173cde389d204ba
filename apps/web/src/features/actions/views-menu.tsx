import { Bookmark, BookmarkPlus, ChevronDown, Trash2 } from "lucide-react";
import { useState, type FormEvent } from "react";
import { Button, buttonStyle } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { Input } from "../../components/input.tsx";
import { Menu } from "../../components/menu.tsx";
import { showToast } from "../../components/toasts.ts";
import type { ViewSearch } from "./plan-views.ts";
import { dropView, isSameView, keepView, readViews, usualViews, type PlanView } from "./views-kept.ts";
import { t } from "../../language/messages.ts";

export interface ViewsMenuProps {
  /** What is shown now. */
  readonly view: ViewSearch;
  readonly names: readonly string[];
  readonly onView: (view: ViewSearch) => void;
}

/** Ways to look at the plan: usual ones, each person's tasks, and those that were given a name. */
export default function ViewsMenu({ view, names, onView }: ViewsMenuProps) {
  const [kept, setKept] = useState(readViews);
  const [naming, setNaming] = useState(false);
  const people = names.map((name): PlanView => ({ name: t("Tasks of {name}", { name }), search: { assignee: name } }));
  const current = [...kept, ...usualViews, ...people].find(({ search }) => isSameView(search, view));
  const isKept = kept.some(({ name }) => name === current?.name);
  const label = t("View: {current}", { current: current?.name ?? t("Own view") });
  const take = (one: PlanView) => ({
    label: one.name,
    icon: <Bookmark aria-hidden />,
    onSelect: () => onView(one.search),
  });
  const save = (name: string): void => {
    keepView({ name, search: view });
    setKept(readViews());
    setNaming(false);
    showToast(t("View saved: {name}", { name }));
  };
  const drop = (name: string): void => {
    dropView(name);
    setKept(readViews());
  };
  return (
    <>
      <Menu
        label={label}
        className={buttonStyle()}
        trigger={
          <>
            <Bookmark aria-hidden className="size-4" />
            {label}
            <ChevronDown aria-hidden className="size-4 text-ink-3" />
          </>
        }
        items={[
          ...[...usualViews, ...people, ...kept].map(take),
          current === undefined
            ? { label: t("Save this view"), icon: <BookmarkPlus aria-hidden />, onSelect: () => setNaming(true) }
            : undefined,
          current !== undefined && isKept
            ? {
                label: t("Remove {current}", { current: current.name }),
                icon: <Trash2 aria-hidden />,
                onSelect: () => drop(current.name),
              }
            : undefined,
        ].filter((item) => item !== undefined)}
      />
      {naming && <NameDialog onName={save} onClose={() => setNaming(false)} />}
    </>
  );
}

function NameDialog({ onName, onClose }: { readonly onName: (name: string) => void; readonly onClose: () => void }) {
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get("name");
    if (typeof name === "string" && name.trim() !== "") onName(name.trim());
  };
  return (
    <Dialog
      title={t("Save this view")}
      size="sm"
      onClose={onClose}
      description={t("Its filters and order stand in the address too: a bookmark holds them for other browsers.")}
    >
      <form onSubmit={submit} className="grid gap-4">
        <Field label={t("Name")}>{(ids) => <Input name="name" maxLength={40} required {...ids} />}</Field>
        <Button type="submit" look="primary" className="justify-self-end">
          {t("Save")}
        </Button>
      </form>
    </Dialog>
  );
}
