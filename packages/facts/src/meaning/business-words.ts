import type { Business } from "./businesses.ts";

/**
 * What places, firms and bodies call themselves, where neither markup nor what a site offers tells: names of the trade as
 * dictionaries give them. They are looked for in the names of a start page only.
 */
const names: readonly (readonly [Business, string])[] = [
  [
    "restaurant",
    "restaurants? restaurantes? ristorante restauracja restaurace reštaurácia reštaurace restoran restorani ресторан ресторант ravintola restaurang restavracija étterem εστιατόριο pizzeria pizzería pizzéria пиццерия піцерія пицария trattoria osteria gasthaus gasthof lokanta lokantası бистро bistro taverna ταβέρνα churrascaria מסעדה مطعم مطاعم رستوران レストラン 食堂 居酒屋 餐厅 餐廳 식당 레스토랑 ร้านอาหาร",
  ],
  [
    "local-service",
    "hotel hotels hostel guesthouse b&b pensione penzion penziony pensjonat panzió penzión pensiunea hôtel gîte hotell отель гостиница хостел готель ξενοδοχείο otel pansiyon ホテル 旅館 민박 호텔 酒店 民宿 โรงแรม فندق מלון school schools academy schule sprachschule fahrschule musikschule akademie école academia escuela scuola accademia escola škola školy szkoła iskola școală училище школа академия школи koulu skola skole schule okul kursu dershane スクール 教室 学院 학원 학교 โรงเรียน sekolah kursus tutoring tutor nachhilfe doučovanie doučování korepetycje репетитор clinic clinics klinik klinika clinique clínica clinica kliniek klinikka клиника клініка klinikk κλινική クリニック 医院 診療所 병원 의원 诊所 คลินิก מרפאה عيادة dentist zahnarzt zahnarztpraxis dentiste dentista tandläkare tandarts zubař zubár stomatolog стоматология стоматологія fogászat 歯科 치과 牙科 physiotherapy physiotherapie kinésithérapeute fisioterapia fizjoterapia fyzioterapie salon barbershop barber friseur friseursalon coiffeur peluquería parrucchiere kadeřnictví kaderníctvo fryzjer парикмахерская барбершоп kapper frisör kuaför 美容室 미용실 lawyer lawyers attorney rechtsanwalt rechtsanwälte kanzlei anwalt avocat abogado abogados avvocato advogado advogados advokát advokat adwokat адвокат юрист ügyvéd avukat 弁護士 변호사 律师 notary notar notaire coach coaching koučink kouč coachning physio fotograf photographer photographe fotógrafo fotografo фотограф plumber klempner plombier fontanero idraulico instalatér hydraulik сантехник electrician elektriker électricien electricista elettricista elektrikář elektryk электрик autowerkstatt autoservis автосервис автосервіс immobilien makler immobilier inmobiliaria immobiliare imobiliária nieruchomości недвижимость нерухомість ingatlan emlak realtor 不動産 부동산",
  ],
  [
    "agency",
    "agency agentur agence agencia agenzia agência agencja agentura agentúra ügynökség агентство агенция агенција agencija ajans ajansı byrå 代理店 制作会社 에이전시 agensi",
  ],
  [
    "organization",
    "foundation charity nonprofit stiftung verein fondation fundación fundacja fundação fondazione nadace nadácia alapítvány egyesület spolek združenie asociación associazione associação stowarzyszenie udruženje udruga društvo фонд благотворительный förening forening stichting vereniging säätiö yhdistys vakfı derneği 財団法人 一般社団法人 재단",
  ],
  // Who makes goods or sells them to the trade shows what there is, and is asked for an offer.
  [
    "other",
    "manufacturer manufacturers manufacturing wholesaler wholesalers hersteller großhandel grosshandel fabricant fabricants grossiste fabricante fabricantes mayorista atacadista produttore grossista fabrikant groothandel producent producenci hurtownia výrobce výrobca velkoobchod veľkoobchod gyártó nagykereskedés producător proizvođač proizvajalec производитель завод виробник производител tillverkare produsent valmistaja κατασκευαστής üretici üreticisi imalatçı imalatçısı toptancı メーカー 製造元 卸売 制造商 生产厂家 厂家 製造商 제조사 제조업체 도매 produsen pabrik ผู้ผลิต יצרן",
  ],
];

const inScriptWithoutSpaces = /[\u0e00-\u0e7f\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/u;

const patterns = names.map(([business, list]) => {
  const words = list.split(" ");
  const spaced = words.filter((word) => !inScriptWithoutSpaces.test(word)).join("|");
  const unspaced = words.filter((word) => inScriptWithoutSpaces.test(word)).join("|");
  return [business, new RegExp(`(?<![\\p{L}\\p{M}])(?:${spaced})(?![\\p{L}\\p{M}])|${unspaced}`, "iu")] as const;
});

/** The businesses that a short text names, in its order. */
export const businessesNamed = (text: string): Business[] =>
  patterns
    .flatMap(([business, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : { business, at };
    })
    .sort((one, other) => one.at - other.at)
    .map(({ business }) => business);
