import type { ModelRequest } from "@audit/testkit";

/** The fenced data of a prompt, by name. */
export function dataIn({ prompt }: ModelRequest, name: string): unknown {
  const [, json] = new RegExp(`<<<data \\S+ ${name}\\n(.*)\\n\\S+ end of data>>>`).exec(prompt) ?? [];
  return json === undefined ? undefined : (JSON.parse(json) as unknown);
}

export interface GivenSentence {
  readonly id: string;
  readonly text: string;
}

export const sentencesIn = (request: ModelRequest): GivenSentence[] =>
  (dataIn(request, "sentences") ?? []) as GivenSentence[];

/** Which of the three uses a request is for. */
export const useOf = (request: ModelRequest): "seo_analysis" | "seo_actions" | "summary" => {
  if (dataIn(request, "site") !== undefined) return "seo_analysis";
  return request.prompt.includes("plan of repairs") ? "seo_actions" : "summary";
};

export const ABOUT = "The shop offers handmade soap. It is for people with sensitive skin.";

/** A model that does what it is asked: it rewords each sentence so that it can be told apart. */
export function answerWell(request: ModelRequest): unknown {
  if (useOf(request) === "seo_analysis") {
    const [offers, audience] = ABOUT.split(/(?<=\.) /);
    return { offers, audience };
  }
  return { sentences: sentencesIn(request).map(({ id, text }) => ({ id, text: reworded(text) })) };
}

/** "It is so." becomes "It is so here." */
export const reworded = (text: string): string =>
  /[.:]$/.test(text) ? text.replace(/([.:])$/, " here$1") : `${text} here`;
