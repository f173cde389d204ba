import { en } from "./words.en.ts";
import { articlePages } from "../../../../populations.ts";
import { everyItem, textsOf } from "../../../../reading/structured-data.ts";
import { quoted } from "../../../../reading/words.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, pass } from "../../../../verdict.ts";

/** Longer texts say enough before the gate. */
const TEASER_WORDS = 300;
const GATE =
  /\b(subscribe|sign up|register|log ?in|become a member) (now |today )?to (continue|keep|read (more|on|the (full|rest))|unlock|access)|\b(continue|keep) reading with\b|\bthis (article|content) is (only )?for (subscribers|members)|\bweiterlesen mit\b|\b(jetzt )?(anmelden|registrieren|abonnieren),? um (weiter ?zulesen|den (ganzen )?artikel)|\bdieser artikel ist (nur )?für abonnenten|\bréservé aux abonnés|\bsuscríbete para (seguir|leer)|\bcontenuto riservato agli abbonati/i;

export const rule = definePageRule({
  id: "ai-paywall-gate",
  category: "technical",
  area: "ai-access",
  severity: "medium",
  fixKind: "content",
  certainty: 0.8,
  grade: "B",
  aiVisibility: true,
  over: articlePages,
  reads: ["structuredData", "text"],
  source: "https://developers.google.com/search/docs/appearance/structured-data/paywalled-content",
  judge: ({ structuredData, text }) => {
    const closed = everyItem(structuredData).find(({ item }) =>
      textsOf(item, "isAccessibleForFree").some((value) => /^(false|https?:\/\/schema\.org\/False)$/i.test(value)),
    );
    if (closed)
      return fail({
        at: closed.at,
        saw: { isAccessibleForFree: false, words: text.mainWords },
        expected: "an open answer",
      });
    if (text.mainWords >= TEASER_WORDS) return pass();
    const gate = [text.main, ...text.paragraphs].map((one) => GATE.exec(one)?.[0]).find((found) => found !== undefined);
    if (gate === undefined) return pass();
    return fail({
      at: "text",
      saw: { gate: quoted(gate), words: text.mainWords },
      expected: "the answer before the gate",
    });
  },
  words: { en },
  fix: null,
});
