import type { FindingJson } from "./audit-json.ts";
import type { AuditFrame } from "./present-audit.ts";

/** The text of `audit --json` in pieces: as one object and one string, ten thousand pages take 200 MB. */
export function* writeAudit(frame: AuditFrame): Generator<string, undefined> {
  yield* writeObject(frame, (key, value) =>
    key === "findings" ? writeList(frame.findings, writeFinding) : write(value),
  );
  yield "\n";
}

/** A finding of a large site names as many addresses as it has pages. */
const writeFinding = (finding: FindingJson): Generator<string, undefined> =>
  writeObject(finding, (key, value) => (key === "pages" ? writeList(finding.pages, faultWriter()) : write(value)));

/** A template's fault has one evidence on page after page, which becomes text once. */
function faultWriter(): (fault: FindingJson["pages"][number]) => Pieces {
  let last: unknown;
  let text = "";
  return ({ url, evidence }) => {
    if (evidence !== last) text = JSON.stringify(evidence);
    last = evidence;
    return [`{"url":${JSON.stringify(url)},"evidence":${text}}`];
  };
}

type Pieces = Iterable<string>;

function* writeObject(
  object: object,
  writeValue: (key: string, value: unknown) => Pieces,
): Generator<string, undefined> {
  let before = "{";
  for (const [key, value] of Object.entries(object)) {
    yield `${before}${JSON.stringify(key)}:`;
    yield* writeValue(key, value);
    before = ",";
  }
  yield "}";
}

const write = (value: unknown): Pieces =>
  isList(value) ? writeList(value, (item) => [JSON.stringify(item)]) : [JSON.stringify(value)];

const isList = (value: unknown): value is Iterable<unknown> =>
  typeof value === "object" && value !== null && Symbol.iterator in value;

function* writeList<T>(items: Iterable<T>, writeItem: (item: T) => Pieces): Generator<string, undefined> {
  let before = "[";
  for (const item of items) {
    yield before;
    yield* writeItem(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}
