/** What sites call privacy. */
export const privacyWords = `
* privacy|cookie polic|cookie polit|cookie richtl|cookie beleid|cookie verklar|cookie erkl|cookie statement|cookie zasad|cookie policy|pliko cookie
en privacy|data protection
af privaat
ar خصوصيه|الخصوصيه|ملفات تعريف|كوكيز
be прыват|канфідэн|прыватнасц
bg поверит|лични данни|защита|бисквит
bn গোপনীয়তা
bs privatn|politik kolačić
ca privad|privacit|protecc dades
cs soukromi|osobních|ochran|osobnich|gdpr
cy preifatr
da privat|persondata|databesk|fortrolig
de datenschutz|privatsph
el απορρητ|προστασια|προσωπικ|ιδιωτικ
es privacid|protecc dato
et privaats|isikuand|andmekaits|küpsis
eu pribatut
fa حريم خصوصي|حريم|خصوصي|محرمانگي|کوکی
fi tietosuoj|yksityis|rekister|eväste
fr confidentia|vie privee|données|donnees pers
he פרטיות|הפרטיות|מדיניות עוגיות|קוקיז
hi गोपनीयता|निजता|प्राइवेसी
hr privatn|zastit|politik kolačić|pravil kolačić
hu adatvéd|adatkezel|adatved|süti szabály|sütik kezel
hy գաղտնի|տվյալ
id privasi|pribadi
is persónuv|personuv|friðhelgi|personuvernd
it privacy|riservatez|protez dati
ja プライバシー|個人情報|クッキー
ka კონფიდენც|პირად|მონაცემ|ქუქი
km ឯកជន|ភាពឯកជន
ko 개인정보|프라이버시|쿠키
ku nepen|taybet
lt privatum|duomenų apsaug|slapuk
lv privātum|privat|datu aizsard|sīkdat
mk приват|политик колачињ
mn нууцлал
ne गोपनीयता
nl privacy|gegevensb
no personvern|privat
pl prywatn|danych|rodo|ciasteczk
pt privacid|proteç dado|protec dado
ro confident|protect|date personale|prelucr
ru конфид|персональн|приватн|куки|cookie файл
si පුද්ගලික|රහස්‍ය|පෞද්ගලික
sk súkromi|osobných|sukromi|ochran|osobnych
sl zasebn|varstvo|osebnih|privatn|piškotk
sq privat|privates
sr privatn|приватн|podataka|politik kolačić|политик колачић
sv integrit|sekretess|dataskydd|personuppg
th ความเป็นส่วนตัว|ส่วนตัว|คุกกี้
tr gizlilik|kvkk|kişisel|veri koruma|çerez
uk конфід|приват|персональн|кукі|файл cookie
vi bao mat|rieng tu|quyen rieng
zh 隐私|隱私|私隱
`;
