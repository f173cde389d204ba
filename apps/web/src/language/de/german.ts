import { catalogueOf } from "../catalogue.ts";
import { frame } from "./frame.ts";
import { home } from "./home.ts";
import { plan } from "./plan.ts";
import { tasks } from "./tasks.ts";
import { exports } from "./exports.ts";
import { report } from "./report.ts";
import { charts } from "./charts.ts";
import { history } from "./history.ts";
import { signIn } from "./sign-in.ts";
import { billing } from "./billing.ts";
import { settings } from "./settings.ts";
import { connections } from "./connections.ts";
import { shares } from "./shares.ts";
import { operator } from "./operator.ts";
import { mails } from "./mails.ts";
import { prompts } from "./prompts.ts";
import { nouns } from "./nouns.ts";
import { sentences } from "./sentences.ts";
import { startSentences } from "./start-sentences.ts";
import { words } from "./words.ts";

/** All texts of the screens in German, by their English wording. */
export const germanTexts = {
  language: "de",
  messages: {
    ...frame,
    ...home,
    ...plan,
    ...tasks,
    ...exports,
    ...report,
    ...charts,
    ...history,
    ...signIn,
    ...billing,
    ...settings,
    ...connections,
    ...shares,
    ...operator,
    ...mails,
    ...prompts,
  },
  nouns,
  sentences: { ...sentences, ...startSentences, ...words },
};

export const catalogue = catalogueOf(germanTexts);
