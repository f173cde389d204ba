import { parseArgs } from "node:util";
import type { AuditRequest, RenderSetting } from "@audit/engine";
import { correctionOf } from "./read-correction.ts";
import { UsageError } from "./usage-error.ts";

export const usage = `Usage: npm run -s audit -- <url> [options]
       npm run -s audit -- --explain <url of a page> [<url of its site>] [options]

  --explain URL          say why this page failed or passed each rule; alone, only this page is read
  --json FILE            write the whole audit as one JSON object
  --out DIR              write the report files (markdown, changes as CSV) into a folder
  --max-pages N          HTML pages to read at most (default 500)
  --max-seconds N        time for the crawl (default 1800)
  --concurrency N        parallel requests at most (default 8)
  --rate N               requests per second (default 2); 0 = no pause, only for --allow-host
  --allow-host HOST:PORT allow a private or local address, exactly this pair; may be repeated
  --render N|all|off     run N pages of each template, or all, in this machine's Chromium as well (default off)
  --look-again           look at some pages once more (as other crawlers, in another language, under the host's other
                         names), which hosts of --allow-host are spared otherwise
  --rules ID,ID|none     judge by these rules only (default all)
  --business NAME        what business the site is, in place of what was read: online-shop, food-ordering, restaurant,
                         local-service, agency, publisher, documentation, software, organization or other
  --currency CODE,CODE   its currencies, such as EUR, the main one first
  --language CODE,CODE   its languages, such as de, the main one first
  --log FILE             write what the audit does, why it waits and what fails, one JSON object a line
  --quiet                no progress on the way

Exit status: 0 audit done, 2 the address can't be audited, 3 internal failure.`;

export interface TerminalRequest {
  readonly audit: AuditRequest;
  readonly jsonFile: string | null;
  readonly outFolder: string | null;
  readonly logFile: string | null;
  /** The page to explain, beside or in place of the summary. */
  readonly explained: string | null;
  readonly quiet: boolean;
}

const MOST_PAGES = "500";

const OPTIONS = {
  json: { type: "string" },
  out: { type: "string" },
  "max-pages": { type: "string" },
  "max-seconds": { type: "string", default: "1800" },
  concurrency: { type: "string", default: "8" },
  rate: { type: "string", default: "2" },
  "allow-host": { type: "string", multiple: true, default: [] as string[] },
  render: { type: "string", default: "off" },
  rules: { type: "string", default: "all" },
  business: { type: "string" },
  currency: { type: "string" },
  language: { type: "string" },
  log: { type: "string" },
  explain: { type: "string" },
  "look-again": { type: "boolean", default: false },
  quiet: { type: "boolean", default: false },
  help: { type: "boolean", short: "h", default: false },
} as const;

/** @throws UsageError naming what is wrong. */
export function readArguments(args: readonly string[]): TerminalRequest | "help" {
  const { values, positionals } = parse(args);
  if (values.help) return "help";
  const [url = values.explain, ...more] = positionals;
  if (url === undefined) throw new UsageError(`No address given.\n\n${usage}`);
  if (more.length > 0) throw new UsageError(`One address at a time, please: "${more[0]}" is too many.`);
  const allowHosts = values["allow-host"];
  const wrong = allowHosts.find((host) => !/^[^\s/:]+:\d+$|^\[[0-9a-f:]+\]:\d+$/i.test(host));
  if (wrong !== undefined) throw new UsageError(`--allow-host takes host:port, not "${wrong}".`);
  return {
    audit: {
      url,
      allowHosts,
      maxPages: wholeNumber("--max-pages", values["max-pages"] ?? (positionals.length > 0 ? MOST_PAGES : "1")),
      maxSeconds: wholeNumber("--max-seconds", values["max-seconds"]),
      concurrency: wholeNumber("--concurrency", values.concurrency),
      rate: rateOf(values.rate),
      render: renderOf(values.render),
      ...(values["look-again"] ? { again: true } : {}),
      ...correctionOf(values),
      ...(values.rules === "all" ? {} : { rules: values.rules === "none" ? [] : values.rules.split(",") }),
    },
    jsonFile: values.json ?? null,
    outFolder: values.out ?? null,
    logFile: values.log ?? null,
    explained: values.explain ?? null,
    quiet: values.quiet,
  };
}

function parse(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>> {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`);
  }
}

function wholeNumber(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new UsageError(`${name} takes a whole number of 1 or more, not "${text}".`);
  return value;
}

function renderOf(text: string): RenderSetting {
  if (text === "off" || text === "all") return text;
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new UsageError(`--render takes off, all or a number up to 999, not "${text}".`);
  return Number(text);
}

function rateOf(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0) {
    throw new UsageError(`--rate takes requests per second, 0 or more, not "${text}".`);
  }
  return value;
}
