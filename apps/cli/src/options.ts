import type { ParseArgsOptionDescriptor } from "node:util";
import { ExportForm } from "@audit/contract";

/** Commands that take options of their own; `completion` and `config` take none. */
export const commands = {
  audit: "audit a site and report on it",
  plan: "show the plan of an audit, or one task of it",
  verify: "read a site again and tell whether tasks of an audit are done",
  compare: "tell what two audits of a site differ in",
  export: "turn an audit's file into sheets, redirects, JSON Lines or a workbook",
  rules: "list the rules, or explain one",
  doctor: "check this machine, the settings and, if given, a site",
  mcp: "speak the Model Context Protocol on standard input and output, for an assistant",
  config: "print the JSON schema of a settings file",
  completion: "print a completion script for bash, zsh or fish",
} as const;
export type CommandName = keyof typeof commands;

interface OptionSpec extends ParseArgsOptionDescriptor {
  /** What stands for its value in the help; none for switches. */
  readonly value?: string;
  readonly help: string;
  readonly choices?: readonly string[];
  readonly commands: readonly CommandName[];
  /** Completed with names of files. */
  readonly file?: true;
}

export const formats = ["terminal", "json", "markdown", "html", "csv", "sarif", "junit"] as const;
export type Format = (typeof formats)[number];

const READS: readonly CommandName[] = ["audit", "verify", "plan", "doctor", "mcp"];
const ALL: readonly CommandName[] = ["audit", "plan", "verify", "compare", "export", "rules", "doctor"];

/** Every option once: parsing, help, completion and the tests read this table. */
export const options = {
  format: {
    type: "string",
    value: "FORMAT",
    choices: formats,
    commands: ["audit", "plan", "verify", "compare", "rules"],
    help: "what is printed on standard output (default terminal)",
  },
  write: {
    type: "string",
    multiple: true,
    value: "FORMAT=FILE",
    commands: ["audit"],
    help: "write a format into a file as well; may be repeated",
  },
  json: { type: "string", value: "FILE", file: true, commands: ["audit"], help: "same as --write json=FILE" },
  out: {
    type: "string",
    value: "DIR",
    file: true,
    commands: ["audit"],
    help: "write the report files (markdown, changes as CSV) into a folder",
  },
  "fail-on": {
    type: "string",
    multiple: true,
    value: "LIST",
    commands: ["audit"],
    help: "end with status 1 where one of these holds: high, medium, low (a fault of that weight or more), score<80, ai<60, schema<50 and so on, new, new:high",
  },
  baseline: {
    type: "string",
    value: "FILE",
    file: true,
    commands: ["audit"],
    help: "an earlier audit (--json) or baseline: tells which faults are new since",
  },
  "only-new": {
    type: "boolean",
    commands: ["audit"],
    help: "report only faults that are new since the baseline",
  },
  "write-baseline": {
    type: "string",
    value: "FILE",
    file: true,
    commands: ["audit"],
    help: "write the faults of this audit as a baseline",
  },
  explain: {
    type: "string",
    value: "URL",
    commands: ["audit"],
    help: "say why this page failed or passed each rule; alone, only this page is read",
  },
  traffic: {
    type: "string",
    value: "FILE",
    file: true,
    commands: ["audit", "plan"],
    help: "weigh the plan by a table of clicks (Search Console's export of pages) or visits (an analytics table), CSV",
  },
  "traffic-days": {
    type: "string",
    value: "FROM..TO",
    commands: ["audit", "plan"],
    help: "the days that the table covers, YYYY-MM-DD..YYYY-MM-DD, where its file does not say so",
  },
  "max-pages": { type: "string", value: "N", commands: READS, help: "HTML pages to read at most (default 500)" },
  "max-seconds": { type: "string", value: "N", commands: READS, help: "time for the crawl (default 1800)" },
  concurrency: { type: "string", value: "N", commands: READS, help: "parallel requests at most (default 8)" },
  rate: {
    type: "string",
    value: "N",
    commands: READS,
    help: "requests per second (default 2); 0 = no pause, only for --allow-host",
  },
  "allow-host": {
    type: "string",
    multiple: true,
    value: "HOST:PORT",
    commands: READS,
    help: "allow a private or local address, exactly this pair; may be repeated",
  },
  include: {
    type: "string",
    multiple: true,
    value: "PATH",
    commands: READS,
    help: "read only addresses that begin with this path, or match it as a glob with *; may be repeated",
  },
  exclude: {
    type: "string",
    multiple: true,
    value: "PATH",
    commands: READS,
    help: "never read such addresses; may be repeated",
  },
  urls: {
    type: "string",
    value: "FILE",
    file: true,
    commands: READS,
    help: "read only the addresses of this file, one a line (- for standard input), beside the start page",
  },
  sitemap: {
    type: "string",
    value: "URL",
    commands: READS,
    help: "read only the addresses of this sitemap, beside the start page",
  },
  header: {
    type: "string",
    multiple: true,
    value: "'NAME: VALUE'",
    commands: READS,
    help: "send this header to the site's own host; ${NAME} is taken from the environment; may be repeated",
  },
  cookie: {
    type: "string",
    multiple: true,
    value: "NAME=VALUE",
    commands: READS,
    help: "send this cookie to the site's own host; may be repeated",
  },
  basic: {
    type: "string",
    value: "USER:PASSWORD",
    commands: READS,
    help: "log in by basic authentication at the site's own host",
  },
  "user-agent": { type: "string", value: "NAME", commands: READS, help: "how the crawler names itself" },
  locale: { type: "string", value: "TAG", commands: READS, help: "language asked for, such as de-DE" },
  render: {
    type: "string",
    value: "N|all|off",
    commands: READS,
    help: "run N pages of each template, or all, in this machine's Chromium as well (default off)",
  },
  "look-again": {
    type: "boolean",
    commands: READS,
    help: "look at some pages once more (as other crawlers, in another language, under the host's other names), which hosts of --allow-host are spared otherwise",
  },
  rules: {
    type: "string",
    value: "ID,ID|none",
    commands: ["audit", "plan", "verify"],
    help: "judge by these rules only (default all)",
  },
  business: {
    type: "string",
    value: "NAME",
    commands: READS,
    help: "what business the site is, in place of what was read: online-shop, food-ordering, restaurant, local-service, agency, publisher, documentation, software, organization or other",
  },
  currency: {
    type: "string",
    value: "CODE,CODE",
    commands: READS,
    help: "its currencies, such as EUR, the main one first",
  },
  language: {
    type: "string",
    value: "CODE,CODE",
    commands: READS,
    help: "its languages, such as de, the main one first",
  },
  task: {
    type: "string",
    multiple: true,
    value: "N|FINGERPRINT",
    commands: ["plan", "verify"],
    help: "this task: its number in the plan or its fingerprint; may be repeated in verify",
  },
  impact: { type: "string", value: "LIST", commands: ["plan"], help: "tasks of these impacts: high,medium,low" },
  as: {
    type: "string",
    value: "FORM",
    choices: ExportForm.options,
    commands: ["export"],
    help: `one of ${ExportForm.options.join(", ")}`,
  },
  output: {
    type: "string",
    value: "FILE",
    file: true,
    commands: ["export"],
    help: "where to; standard output without it",
  },
  category: { type: "string", value: "LIST", commands: ["plan", "rules"], help: "of these categories" },
  top: { type: "string", value: "N", commands: ["plan"], help: "the first N tasks" },
  config: {
    type: "string",
    value: "FILE",
    file: true,
    commands: READS,
    help: "settings file; without it audit.config.{ts,mts,js,mjs,json} of this folder is taken where there is one",
  },
  folder: {
    type: "string",
    value: "DIR",
    file: true,
    commands: ["mcp"],
    help: "where audits and the state of their tasks are kept (default seo-audit in the user's data folder)",
  },
  log: {
    type: "string",
    value: "FILE",
    file: true,
    commands: ["audit", "plan", "verify"],
    help: "write what the audit does, why it waits and what fails, one JSON object a line",
  },
  quiet: { type: "boolean", commands: ["audit", "plan", "verify"], help: "no progress on the way" },
  color: {
    type: "string",
    value: "WHEN",
    choices: ["auto", "always", "never"],
    commands: ALL,
    help: "colours: auto (in a terminal; NO_COLOR and FORCE_COLOR are obeyed), always or never",
  },
  help: { type: "boolean", short: "h", commands: ALL, help: "show this help" },
  version: { type: "boolean", commands: [], help: "show the version" },
} as const satisfies Record<string, OptionSpec>;

export type OptionName = keyof typeof options;

/** The options of a command, as they are parsed, shown and completed. */
export const optionsOf = (command: CommandName): (OptionSpec & { readonly name: OptionName })[] =>
  (Object.entries(options) as [OptionName, OptionSpec][])
    .filter(([, spec]) => spec.commands.includes(command))
    .map(([name, spec]) => ({ ...spec, name }));
