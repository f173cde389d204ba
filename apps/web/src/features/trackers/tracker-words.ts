import type { TrackerKind } from "@audit/contract";
import { t } from "../../language/messages.ts";

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
    project: t("Repository"),
    projectHint: "owner/repository",
    tokenHint: t("A fine-grained token that may read and write issues there."),
    addressHint: t("Only for GitHub Enterprise: the address of its API."),
  },
  gitlab: {
    name: "GitLab",
    project: t("Project"),
    projectHint: t("group/project, or its number"),
    tokenHint: t("A token of the project with the scope api."),
    addressHint: t("Only for a GitLab of your own."),
  },
  jira: {
    name: "Jira",
    project: t("Project key"),
    projectHint: t("Such as SHOP"),
    tokenHint: t("Your mail address and an API token, as mail:token."),
    addressHint: "https://your-company.atlassian.net",
  },
  linear: {
    name: "Linear",
    project: t("Team id"),
    projectHint: t("In Linear: Copy model UUID of the team."),
    tokenHint: t("A personal API key."),
    addressHint: null,
  },
  trello: {
    name: "Trello",
    project: t("List id"),
    projectHint: t("24 characters; the board's address with .json behind it shows them."),
    tokenHint: t("Key and token, as key:token."),
    addressHint: null,
  },
};
