import type { AuditProgress } from "@audit/engine";

interface ProgressLine {
  update(progress: AuditProgress): void;
  stage(name: string): void;
  /** Clears the line; may be called twice. */
  done(): void;
}

const REDRAW_MS = 100;
const PLAIN_LINE_MS = 5_000;

/** One line that is drawn over itself in a terminal, or a plain line every 5 seconds elsewhere. */
export function showProgress(
  stream: NodeJS.WriteStream,
  quiet: boolean,
  redact: (text: string) => string,
): ProgressLine {
  if (quiet) return { update: () => {}, stage: () => {}, done: () => {} };
  const every = stream.isTTY ? REDRAW_MS : PLAIN_LINE_MS;
  let last = 0;
  let drawn = false;
  const draw = (text: string): void => {
    if (stream.isTTY) stream.write(`\r\u001b[2K${text.slice(0, stream.columns - 1)}`);
    else stream.write(`${text}\n`);
    drawn = true;
  };
  return {
    update: ({ pages, expected, url, waiting }) => {
      if (Date.now() - last < every) return;
      last = Date.now();
      draw(redact(`Reading ${pages} of about ${Math.max(pages, expected)} pages  ${waiting ?? url}`));
    },
    stage: (name) => {
      if (stream.isTTY) draw(`${name} ...`);
    },
    done: () => {
      if (drawn && stream.isTTY) stream.write("\r\u001b[2K");
      drawn = false;
    },
  };
}
