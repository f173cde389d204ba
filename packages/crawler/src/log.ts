/** The part of an audit that a line is about. */
export type LogStage =
  | "start"
  | "robots"
  | "crawl"
  | "sitemaps"
  | "probes"
  | "render"
  | "sources"
  | "judge"
  | "plan"
  | "process";

/** One structured line. Whoever injects the logger adds the job it belongs to. */
export interface LogLine {
  readonly level: "info" | "warn" | "error";
  readonly stage: LogStage;
  /** Host with its port, if it has one of its own. */
  readonly host: string;
  /** What happened, in words that are the same in every line of the kind, so that logs can be searched for them. */
  readonly reason: string;
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Takes lines of a crawl or an audit. Must neither throw nor wait. */
export type Log = (line: LogLine) => void;

/** The default: nobody listens. */
export const silentLog: Log = () => {};

const MOST_CHARACTERS = 200;

/** An address for a log: sites make them as long as they like. */
export const cutUrl = (url: string): string => url.slice(0, MOST_CHARACTERS);
