import { limits } from "@audit/contract";
import { ImportFault, readAddressList } from "@audit/imports/texts";
import { useState } from "react";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { ErrorText, Field } from "../../components/field.tsx";
import { FileInput } from "../../components/file-input.tsx";
import { Input, Textarea } from "../../components/input.tsx";
import { readTextFile } from "../../components/read-text-file.ts";
import { countOf, formatCount } from "../../format/numbers.ts";
import { wholeCatalogue } from "../../language/language.ts";
import { said, t } from "../../language/messages.ts";
import { texts } from "../../language/texts.ts";
import { exampleUrl, readAddress } from "./address.ts";

// What is wrong with a list is said in sentences that no page needs to start.
await wholeCatalogue();

export interface PageListDialogProps {
  /** What was typed as the site so far. */
  readonly site: string;
  readonly busy: boolean;
  /** What the server said of the list, if it refused it. */
  readonly fault: string | undefined;
  readonly onStart: (url: string, pages: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks for a site and the only pages of it to read, typed or from a file. */
export function PageListDialog({ site, busy, fault, onStart, onClose }: PageListDialogProps) {
  const [typed, setTyped] = useState(site);
  const [list, setList] = useState("");
  const [faults, setFaults] = useState<{ site?: string; list?: string }>({});
  const start = (): void => {
    const url = readAddress(typed);
    if (url === null) return setFaults({ site: typed.trim() === "" ? texts.urlEmpty : texts.urlInvalid(exampleUrl) });
    const read = pagesIn(list, url);
    if ("fault" in read) return setFaults({ list: read.fault });
    setFaults({});
    onStart(url, read.pages);
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read = await readTextFile(file);
    setFaults("fault" in read ? { list: read.fault } : {});
    if ("text" in read) setList(read.text);
  };
  return (
    <Dialog
      title={t("Only some pages")}
      description={t("The start page and these pages are read and judged, nothing else.")}
      size="md"
      onClose={onClose}
    >
      <form
        noValidate
        aria-label={t("Only some pages")}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <Field label={t("Site")} error={faults.site}>
          {(ids) => (
            <Input
              {...ids}
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="example.com"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        <Field label={t("Pages, one address a line")} hint={countLine(list, typed)} error={faults.list}>
          {(ids) => (
            <Textarea
              {...ids}
              rows={6}
              autoComplete="off"
              spellCheck={false}
              placeholder={"/products/soap\nhttps://example.com/about"}
              className="font-mono leading-6"
              value={list}
              onChange={({ target }) => setList(target.value)}
            />
          )}
        </Field>
        <Field label={t("Or a file")} hint={t("A list, or a table whose first column holds addresses.")}>
          {(ids) => (
            <FileInput
              {...ids}
              accept=".csv,.tsv,.txt,text/*"
              onChange={({ target }) => void take(target.files?.[0])}
            />
          )}
        </Field>
        {fault !== undefined && <ErrorText>{fault}</ErrorText>}
        <div className="flex justify-end">
          <Button type="submit" look="primary" busy={busy}>
            {t("Audit these pages")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function pagesIn(list: string, url: string): { pages: readonly string[] } | { fault: string } {
  try {
    const pages = readAddressList(list, url);
    const most = limits.pagesInList;
    return pages.length > most
      ? { fault: t("A list may name {most} pages at most.", { most: formatCount(most) }) }
      : { pages };
  } catch (error) {
    if (error instanceof ImportFault) return { fault: said(error.message) };
    throw error;
  }
}

function countLine(list: string, typed: string): string {
  const url = readAddress(typed);
  const read = list.trim() === "" || url === null ? null : pagesIn(list, url);
  return read !== null && "pages" in read
    ? `${countOf(read.pages.length, "page")}.`
    : t("Paths such as /about will do.");
}
