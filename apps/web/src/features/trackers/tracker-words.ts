import type { TrackerKind } from "@audit/contract";

interface TrackerWords {
  readonly name: string;
  readonly project: string;
  readonly projectHint: string;
  readonly tokenHint: string;
  /** Null where the tool has one address for all. */
  readonly addressHint: string | null;
}

export const trackerWords: Readonly<Record<TrackerKind, TrackerWords>> = {
  github: {
    name: "GitHub",
    project: "Repository",
    projectHint: "owner/repository",
    tokenHint: "A fine-grained token that may read and write issues there.",
    addressHint: "Only for GitHub Enterprise: the address of its API.",
  },
  gitlab: {
    name: "GitLab",
    project: "Project",
    projectHint: "group/project, or its number",
    tokenHint: "A token of the project with the scope api.",
    addressHint: "Only for a GitLab of your own.",
  },
  jira: {
    name: "Jira",
    project: "Project key",
    projectHint: "Such as SHOP",
    tokenHint: "Your mail address and an API token, as mail:token.",
    addressHint: "https://your-company.atlassian.net",
  },
  linear: {
    name: "Linear",
    project: "Team id",
    projectHint: "In Linear: Copy model UUID of the team.",
    tokenHint: "A personal API key.",
    addressHint: null,
  },
  trello: {
    name: "Trello",
    project: "List id",
    projectHint: "24 characters; the board's address with .json behind it shows them.",
    tokenHint: "Key and token, as key:token.",
    addressHint: null,
  },
};
