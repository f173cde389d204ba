/** What sites call privacy. */
export const privacyWords = `
* privacy|cookie polic|cookie polit|cookie richtl|cookie beleid|cookie verklar|cookie erkl|cookie statement|cookie zasad|cookie policy|pliko cookie
en privacy|data protection
af privaat
ar خصوصيه|الخصوصيه
be прыват|канфідэн|прыватнасц
bg поверит|лични данни|защита
bn গোপনীয়তা
bs privatn
ca privad|privacit|protecc dades
cs soukromi|osobních|ochran|osobnich|gdpr
cy preifatr
da privat|persondata|databesk|fortrolig
de datenschutz|privatsph
el απορρητ|προστασια|προσωπικ|ιδιωτικ
es privacid|protecc dato
et privaats|isikuand|andmekaits
eu pribatut
fa حريم خصوصي|حريم|خصوصي|محرمانگي
fi tietosuoj|yksityis|rekister
fr confidentia|vie privee|données|donnees pers
he פרטיות|הפרטיות
hi गोपनीयता|निजता|प्राइवेसी
hr privatn|zastit
hu adatvéd|adatkezel|adatved
hy գաղտնի|տվյալ
id privasi|pribadi
is persónuv|personuv|friðhelgi|personuvernd
it privacy|riservatez|protez dati
ja プライバシー|個人情報
ka კონფიდენც|პირად|მონაცემ
km ឯកជន|ភាពឯកជន
ko 개인정보|프라이버시
ku nepen|taybet
lt privatum|duomenų apsaug
lv privātum|privat|datu aizsard
mk приват
mn нууцлал
ne गोपनीयता
nl privacy|gegevensb
no personvern|privat
pl prywatn|danych|rodo
pt privacid|proteç dado|protec dado
ro confident|protect|date personale|prelucr
ru конфид|персональн|приватн
si පුද්ගලික|රහස්‍ය|පෞද්ගලික
sk súkromi|osobných|sukromi|ochran|osobnych
sl zasebn|varstvo|osebnih|privatn
sq privat|privates
sr privatn|приватн|podataka
sv integrit|sekretess|dataskydd|personuppg
th ความเป็นส่วนตัว|ส่วนตัว
tr gizlilik|kvkk|kişisel|veri koruma
uk конфід|приват|персональн
vi bao mat|rieng tu|quyen rieng
zh 隐私|隱私|私隱
`;
