import type { PageFacts } from "../../page-facts.ts";
import { sections, type Section } from "../fact-homes.ts";
import type { Form } from "./forms.ts";
import { otherForms, pageForms } from "./page-forms.ts";
import { RecordReader } from "./record-reader.ts";
import { RecordWriter } from "./record-writer.ts";

type Values = Readonly<Record<string, unknown>>;

/** The facts of a page that lie together. */
export type Together = Record<Section, Values> & Pick<PageFacts, "headings" | "dates" | "asSent">;

interface Field {
  readonly section: Section;
  readonly key: string;
  readonly form: Form<unknown>;
}

const fields: readonly Field[] = sections.flatMap((section) =>
  Object.entries(pageForms[section]).map(([key, form]) => ({ section, key, form: form as Form<unknown> })),
);

const writer = new RecordWriter();

/** Those facts of a page as bytes, good until the next page. */
export function recordOf(page: PageFacts): Uint8Array {
  for (const { section, key, form } of fields) form.write((page[section] as object as Values)[key], writer);
  otherForms.headings.write(page.headings, writer);
  otherForms.dates.write(page.dates, writer);
  otherForms.asSent.write(page.asSent, writer);
  return writer.finish();
}

/** What `recordOf` wrote. */
export function readRecord(bytes: Buffer): Together {
  const reader = new RecordReader(bytes);
  const found = Object.fromEntries(sections.map((section) => [section, {}])) as Record<
    Section,
    Record<string, unknown>
  >;
  for (const { section, key, form } of fields) found[section][key] = form.read(reader);
  const headings = otherForms.headings.read(reader);
  const dates = otherForms.dates.read(reader);
  return { ...found, headings, dates, asSent: otherForms.asSent.read(reader) };
}
