import { languagesKnowing } from "@audit/facts";

/** Pages that let buyers trust a business. */
export type BusinessPage = "about" | "contact" | "privacy" | "terms" | "shipping" | "returns" | "imprint";

/** Languages whose words for these pages are listed below. */
export const listedLanguages: ReadonlySet<string> = new Set(
  "en de fr es it nl pt sv da no nb nn fi pl cs sk hu ro tr el ru uk ja zh ko".split(" "),
);
const ALL = ["about", "contact", "privacy", "terms", "shipping", "returns"] as const;

/** Those, and languages of the table of what shops' short texts mean. */
export const businessLanguages: ReadonlySet<string> = new Set([
  ...listedLanguages,
  ...[...languagesKnowing("about")].filter((language) => ALL.every((page) => languagesKnowing(page).has(language))),
]);

const words = (list: string): RegExp =>
  new RegExp(
    list
      .trim()
      .split(/\s*\n\s*/)
      .join("|"),
    "u",
  );

/**
 * Words that name each page in link texts, headings and path segments, lower case. Path segments are read with "-" and
 * "_" as spaces; where shops write addresses without accents, both spellings are listed.
 */
export const businessWords: Readonly<Record<BusinessPage, RegExp>> = {
  about: words(`
    ^about\\b|\\babout (us|me|our)\\b|\\bour (story|company|team|mission|history|brand)\\b|who (we are|am i|i am)|the company|^company$|^(the )?story$|meet the team
    über uns|ueber uns|uber uns|wir über|wer wir sind|unternehmen|unsere geschichte|firmenprofil|philosophie|wer (bin ich|steckt dahinter)
    à propos|a propos|qui (sommes|suis|est)|(le|notre) concept|notre (histoire|équipe|equipe|entreprise|maison)|l'entreprise
    sobre nosotros|quiénes somos|quienes somos|quién soy|quien soy|nosotros|nuestra historia|acerca de|la empresa|sobre mí|conócenos|conocenos
    chi siamo|la nostra storia|l'azienda|azienda|su di noi
    over ons|ons verhaal|wie zijn wij|over het bedrijf|bedrijf
    sobre nós|sobre nos|quem somos|a empresa|nossa história|^sobre$
    om oss|om mig|om företaget|vår historia|var historia|om butiken
    ^om os\\b|^om [a-zæøåäö]+$|virksomheden|vores historie|om meg|vår historie
    meistä|meista|yritys|tietoa meistä|tarinamme
    ^o nas|^o firmie|^o mnie|nasza historia|^o nás|^kdo (jsem|jsme|je)\\b|^o společnosti|^o firmě|^o spoločnosti
    rólunk|rolunk|cégünk|despre noi|hakkımızda|hakkimizda|kurumsal|σχετικά με|ποιοι είμαστε|η εταιρεία|εταιρεία
    (?<!\\p{L})(?:о нас|про нас)(?!\\p{L})|(?<!\\p{L})(?:о компании|о магазине|про компанію)
    会社概要|私たちについて|当店について|企業情報|私たちについて|会社について|关于|關於|公司简介|品牌故事|회사소개|소개|회사 소개
  `),
  contact: words(`
    \\bcontact|get in touch|reach us|customer (service|care|support)|\\bsupport\\b|help (cent|desk)|\\bhelp\\b|write to us
    kontakt|kundenservice|kundendienst|kundenbetreuung|impressum|\\bhilfe\\b
    nous (contacter|écrire|ecrire)|contactez|service client
    contacto|contáctanos|contactanos|contáctenos|atención al cliente|contatti|contattaci|assistenza|servizio clienti
    klantenservice|contacteer|contato|contacto|fale conosco|atendimento|kundtjänst|kundtjanst|kundeservice
    ota yhteyttä|ota yhteytta|yhteystiedot|asiakaspalvelu|skontaktuj|obsługa klienta|napište nám|napíšte nám
    kapcsolat|elérhetőség|ügyfélszolgálat|iletişim|iletisim|επικοινων|epikoinon|контакт|связаться|обратная связь|зв'яз
    お問い合わせ|お問合せ|問い合わせ|连系|联系|聯繫|聯絡|客服|문의|고객센터|고객 센터|연락처
  `),
  privacy: words(`
    privacy|data protection|personal data|datenschutz|dsgvo|gdpr
    confidentialité|confidentialite|vie privée|vie privee|données personnelles|donnees personnelles|mentions légales|mentions legales|rgpd
    privacidad|protección de datos|proteccion de datos|aviso legal|privacidade|proteção de dados|riservatezza|trattamento dei dati
    gegevensbescherming|persoonsgegevens|integritet|personuppgift|dataskydd|privatliv|persondata|personvern|databeskyttelse
    tietosuoja|yksityisyy|rekisteriseloste|prywatno|ochrona danych|rodo|ochrana osobn|osobních údaj|osobných údaj|soukromí|súkromi
    adatvédelm|adatkezel|confidențialitate|confidentialitate|protecția datelor|gizlilik|kvkk|kişisel veri
    απορρήτου|aporritou|προσωπικ(ών|ά) δεδομέν|gdpr|конфиденциальн|персональн|політика конфід
    プライバシー|個人情報|隐私|隱私|个人信息|개인정보
  `),
  terms: words(`
    \\bterms\\b|conditions of (sale|use|service)|terms of|\\bt&cs?\\b|\\btos\\b|general conditions|\\bagb\\b
    geschäftsbedingung|geschaeftsbedingung|nutzungsbedingung|verkaufsbedingung|\\bcg[vu]\\b|conditions (générales|generales|d'utilisation|de vente)
    términos|terminos|condiciones|termini|condizioni|voorwaarden|termos|condições|condicoes
    villkor|vilkår|vilkar|betingelser|handelsbetingelser|ehdot|toimitusehdot|regulamin|warunki|obchodní podm|obchodni podm|podmínky|podmienky
    általános szerződési|ászf|aszf|termeni|şartlar|koşullar|sozlesme|sözleşme|όροι|oroi|условия|оферта|соглашени|умови|договір
    利用規約|特定商取引|ご利用|条款|條款|服务协议|이용약관|약관
  `),
  shipping: words(`
    shipping|deliver|postage|dispatch|freight|versand|lieferung|lieferzeit|liefer|zustellung
    livraison|expédition|expedition|port et|envío|envio|entrega|frete|spedizion|consegn
    verzend|bezorg|levering|levertijd|frakt|leverans|fragt|toimitus|toimitu|dostaw|wysyłk|wysylk
    doprav|doručen|dorucen|szállítás|szallitas|livrare|transport|kargo|teslimat|αποστολ|παράδοσ|apostol|доставк
    配送|送料|发货|運送|运输|배송
    purchase (info|terms)|köpvillkor|kopvillkor|leveransvillkor|handelsbetingelser|kaufabwicklung|zahlung und versand
  `),
  imprint: words(`
    impressum|\\bimprint\\b|anbieterkennzeichnung|legal notice|legal disclosure|company details
    mentions légales|mentions legales|informations légales|aviso legal|información legal|note legali|colofon
  `),
  returns: words(`
    \\breturns?\\b|refund|exchange|cancellation|withdrawal|money back|rückgabe|rueckgabe|ruckgabe|retoure|rücksend|ruecksend|widerruf|umtausch
    retour|rembours|rétractation|retractation|échange|echange|devoluci|reembolso|cambios|desistimiento|devoluç|devoluc|trocas|reembols
    \\bres[oi]\\b|rimbors|recesso|restituzion|ruilen|herroeping|annuler|ångerrätt|angerratt|ångra|öppet köp|oppet kop|retur|reklamation|fortryd|angrerett
    palautu|peruutus|zwrot|odstąpien|odstapien|reklamac|vrácen|vracen|odstoupen|vráten|odstúpen|visszaküld|elállás|elallas
    retur|iade|cayma|επιστροφ|epistrof|υπαναχώρ|возврат|обмен|поверненн|返品|返金|交換|退货|退貨|退换|退款|반품|교환|환불
    köpvillkor|kopvillkor
  `),
};

/** Services that host legal texts for other sites; the first group is the name. */
export const policyHosts =
  /^https:\/\/(?:[\w-]+\.)*(iubenda|termly|termsfeed|getterms|avalex|it-recht-kanzlei|janolaw|privacypolicies|websitepolicies|haendlerbund|trustedshops-legal)\.\w+\//;
