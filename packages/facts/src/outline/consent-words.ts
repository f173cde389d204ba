import { consentAnswers } from "./consent-answers.ts";
import { isUnspaced, normaliseWords, wordsOf } from "../phrases/normalise-words.ts";
import { createTextMemo } from "../text/text-memo.ts";

/** What consent layers name, whatever their language calls it. */
const cookieNames =
  "cookie ciastecz kakor kaker kukie куки кукис кукі печиво коки бисквитк galet evaste informasjonskapsl informationskapsl vafrakok kolacic piskotk kupsis sutik sikdat slapuk cerez koekje testigo עוגיות קוקיז cookieak biscuit trackers traceur"
    .split(" ")
    .map(normaliseWords);
const cookieRuns = ["クッキー", "cookie", "쿠키", "คุกกี้", "曲奇", "缓存"];

/** Words of giving consent and of what it is asked for; two of different kinds make a request. */
const kinds: readonly (readonly string[])[] = [
  "consent einwillig zustimm consentement consenso consentimient consentiment toestemming samtyck samtykk zgod souhlas suhlas saglasnost privol hozzajarul consimt соглас згод onay rizas suostumu nousutusum sutikim piekris baim onartu".split(
    " ",
  ),
  "partner socio proveedor partenair fornitor parceir partenair dostawc třetí drittanbiet vendors third bazkide".split(
    " ",
  ),
  "device gerat apparaat dispositiv appareil urzadz zarizen zariaden laite enhet enhed устройств пристро dispositif gailu".split(
    " ",
  ),
  "store stored information informationen informac informacion informazion informasjon données donnees gegevens danych dati daten datos dades".split(
    " ",
  ),
  "personal personali personalis reklam werbung inhalte contenu contenid contenut anuncio publicit content advert ads messung mesure medic pomiar".split(
    " ",
  ),
  "technolog tecnolog techniques techniken teknolog".split(" "),
  "continu brows navegand navigat fortfahren weiter doorgaan verder seguir kontynu".split(" "),
  "privacy datenschutz privatsphar privacid riservat confidential prywatn soukrom integritet tietosuoj privatliv personvern choices auswahl".split(
    " ",
  ),
].map((kind) => kind.map(normaliseWords));

const answerStems = [...new Set(Object.values(consentAnswers).join(" ").split(" ").map(normaliseWords))];
const answerRuns = [
  "同意",
  "接受",
  "拒绝",
  "拒絕",
  "许可",
  "許可",
  "承認",
  "すべて",
  "동의",
  "거부",
  "수락",
  "ยอมรับ",
  "ตกลง",
  "ปฏิเสธ",
];

/** True where a text speaks of cookies, or of consent, partners, devices and data as requests for consent do. */
export function speaksOfConsent(text: string): boolean {
  const plain = normaliseWords(text);
  if (cookieRuns.some((run) => plain.includes(run))) return true;
  const words = wordsOf(plain);
  if (words.some((word) => cookieNames.some((name) => word.startsWith(name)))) return true;
  const found = kinds.filter((stems) => words.some((word) => stems.some((stem) => word.startsWith(stem))));
  return found.length >= 2;
}

const longestAnswer = 80;

function mayAnswer(label: string): boolean {
  if (label.length > longestAnswer) return speaksOfConsent(label);
  const plain = normaliseWords(label);
  if (isUnspaced(plain)) return answerRuns.some((run) => plain.includes(run));
  const words = wordsOf(plain);
  return words.some((word) => answerStems.some((stem) => (stem.length <= 3 ? word === stem : word.startsWith(stem))));
}

/** True where the label of a control may be an answer to a request for consent. Controls are labelled alike on all pages. */
export const isConsentAnswer = createTextMemo(mayAnswer);

/** True where a text may be part of a request for consent: it names cookies or what such requests speak of, or answers one. */
export function mayAskConsent(text: string): boolean {
  if (speaksOfConsent(text) || isConsentAnswer(text)) return true;
  const words = wordsOf(normaliseWords(text));
  return kinds.some((stems) => words.some((word) => stems.some((stem) => word.startsWith(stem))));
}
