import type { PageFacts } from "@audit/facts";
import { linkLook } from "../reading/page-links.ts";
import { ownLanguages } from "../reading/own-languages.ts";
import { googleDirectives, type Directive } from "../reading/robots-directives.ts";
import { cardValue } from "../reading/social-tags.ts";
import { standingOf, type Standing } from "../populations.ts";
import { answerBits, readAnswerSigns } from "./answer-signs.ts";
import { viewOf, type Bits } from "./bits.ts";
import { bodyBits, readBodySigns } from "./body-signs.ts";
import { goodsBits, readGoodsSigns } from "./goods-signs.ts";
import { headBits, readHeadSigns } from "./head-signs.ts";
import { imageBits, readImageSigns } from "./image-signs.ts";
import { linkBits } from "./link-signs.ts";
import { markupBits, readMarkupSigns } from "./markup-signs.ts";
import { headlineBits, readNameSigns } from "./name-signs.ts";
import { readShopSigns, shopBits } from "./shop-signs.ts";
import { textBits, readTextSigns } from "./text-signs.ts";

type Named<B> = B extends Bits<infer N> ? Readonly<Record<N, boolean>> : never;

/** What pages of a template have in common: values of which a site has few. */
interface SharedValues {
  readonly standing: Standing;
  readonly lang: string | null;
  readonly viewport: string | null;
  readonly ogLocale: string | null;
  /** Kind of its X card. */
  readonly card: string | null;
  /** Robots directives that Google obeys. */
  readonly directives: readonly Directive[];
  /** Codes under which it names itself as a language version. */
  readonly ownLanguages: readonly string[];
  /** Traits that the address of any link has: to the page's own host, and to others. */
  readonly traits: number;
  readonly outsideTraits: number;
  /** The same for those to the page's own host with rel=nofollow. */
  readonly nofollowTraits: number;
}

/**
 * What is seen of a page at a glance: how it stands, what it has and lacks. Few differ, so pages that are alike share one
 * object, and what rules make of it is asked once for all of them.
 */
export type Signs = Standing &
  SharedValues &
  Named<typeof answerBits> &
  Named<typeof headBits> &
  Named<typeof bodyBits> &
  Named<typeof imageBits> &
  Named<typeof textBits> &
  Named<typeof linkBits> &
  Named<typeof markupBits> &
  Named<typeof goodsBits> &
  Named<typeof shopBits> &
  Named<typeof headlineBits>;

const SignsView = viewOf<Standing & SharedValues>([
  answerBits,
  headBits,
  bodyBits,
  imageBits,
  textBits,
  linkBits,
  markupBits,
  goodsBits,
  shopBits,
  headlineBits,
]);

/** A step on the way to signs that are known: what follows by the next thing seen. */
interface Step {
  /** What followed the last time: pages come in rows of their kind. */
  seen: unknown;
  after: Step | null;
  readonly next: Map<unknown, Step>;
  signs: Signs | null;
}

/** Characters and steps that are remembered: a hostile site could fill the memory with values that never come again. */
const ROOM = 500_000;
const ROOM_OF_STEP = 20;

const createStep = (): Step => ({ seen: undefined, after: null, next: new Map(), signs: null });
let start = createStep();
let room = ROOM;

function follow(step: Step, seen: unknown): Step {
  if (step.seen === seen && step.after !== null) return step.after;
  let next = step.next.get(seen);
  step.seen = seen;
  step.after = next ?? null;
  if (next !== undefined) return next;
  step.next.set(seen, (next = step.after = createStep()));
  room -= typeof seen === "string" ? ROOM_OF_STEP + seen.length : ROOM_OF_STEP;
  return next;
}

/** The signs of a page; pages that are alike get the same object. */
export function signsOf(page: PageFacts): Signs {
  const { head } = page;
  const standing = standingOf(page);
  const answer = readAnswerSigns(page);
  const headSigns = readHeadSigns(page);
  const body = readBodySigns(page);
  const images = readImageSigns(page);
  const texts = readTextSigns(page);
  const links = linkLook(page);
  // Nobody reads markup and names of what was not served.
  const markup = standing.served ? readMarkupSigns(page) : 0;
  const goods = standing.served ? readGoodsSigns(page) : 0;
  const shop = standing.served ? readShopSigns(page) : 0;
  const names = standing.served ? readNameSigns(page) : 0;
  const { lang, viewport } = head;
  const ogLocale = head.openGraph["og:locale"] ?? null;
  const card = cardValue(head, "twitter:card");
  const directives = googleDirectives(page);
  const languages = ownLanguages(page);

  let step = follow(start, standing);
  step = follow(step, answer);
  step = follow(step, headSigns);
  step = follow(step, body);
  step = follow(step, images);
  step = follow(step, texts);
  step = follow(step, links.signs);
  step = follow(step, links.traits);
  step = follow(step, links.outsideTraits);
  step = follow(step, links.nofollowTraits);
  step = follow(step, markup);
  step = follow(step, goods);
  step = follow(step, shop);
  step = follow(step, names);
  step = follow(step, lang);
  step = follow(step, viewport);
  step = follow(step, ogLocale);
  step = follow(step, card);
  step = follow(step, directives.length);
  for (const { token, from } of directives) step = follow(follow(step, token), from);
  for (const code of languages) step = follow(step, code);
  if (step.signs !== null) return step.signs;
  const numbers = [answer, headSigns, body, images, texts, links.signs, markup, goods, shop, names];
  const { traits, outsideTraits, nofollowTraits } = links;
  const shared = { standing, lang, viewport, ogLocale, card, directives, ownLanguages: languages };
  // The view has a property for each bit of the numbers.
  step.signs = new SignsView(numbers, { ...standing, ...shared, traits, outsideTraits, nofollowTraits }) as Signs;
  const { signs } = step;
  if (room < 0) [start, room] = [createStep(), ROOM];
  return signs;
}
