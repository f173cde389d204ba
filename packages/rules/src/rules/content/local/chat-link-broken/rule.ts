import { readableHtml } from "../../../../populations.ts";
import { brokenChats, isChat } from "../../../../reading/chat-links.ts";
import { definePageRule } from "../../../../rule.ts";
import { fail, notApplicable, pass } from "../../../../verdict.ts";
import { fix } from "./fix.ts";
import { en } from "./words.en.ts";

const MOST_SHOWN = 10;
/** Texts that a chat opens with are long, and a patch needs them whole. */
const LONGEST = 1000;
/** In the text of such a page a link is one of many, not the way to order. */
const READ = new Set(["article", "legal", "other"]);

/** A chat or call that can't start loses the order, and the seller never hears of it. */
export const rule = definePageRule({
  id: "chat-link-broken",
  category: "content",
  area: "local",
  severity: "high",
  fixKind: "link",
  certainty: 0.95,
  over: readableHtml,
  reads: ["links", "kind"],
  source: "https://faq.whatsapp.com/5913398998672934",
  judge: ({ links, kind }) => {
    if (!links.some(isChat)) return notApplicable();
    const found = brokenChats(links);
    if (found.length === 0) return pass();
    const distinct = [...new Map(found.map((one) => [one.link.href, one])).values()];
    const shown = distinct.slice(0, MOST_SHOWN).map(({ link, fault, meant }) => ({
      href: link.href.slice(0, LONGEST),
      fault,
      meant: link.href.length > LONGEST ? null : meant,
      inFrame: isFrame(link.region),
    }));
    const inPassing = READ.has(kind) && !found.some(({ link }) => isFrame(link.region));
    return fail({
      at: "a[href]",
      saw: { links: found.length, shown, inPassing },
      expected: "a link that opens the chat, the call or the mail",
    });
  },
  words: { en },
  mild: {
    when: ({ evidence: { saw } }) => saw.inPassing,
    because: "the links stand in the text of pages to read, not where customers order",
  },
  fix,
});

const isFrame = (region: string): boolean => region === "header" || region === "nav" || region === "footer";
