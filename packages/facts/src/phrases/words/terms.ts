/** What sites call their terms. */
export const termsWords = `
* terms
en terms|conditions of sale|conditions of use
af bepaling|voorwaardes|bepalings
ar شروط|الشروط|احكام|الاحكام
be умовы|правіл|умоў
bg условия|общи
bn শর্তাবলী|শর্তাবলি|শর্ত
bs uslov|uvjeti
ca condicions|termes
cs podmínky|podmink|vop
cy telerau|amodau
da vilkår|betingels|handelsbet|vilkar
de agb|geschäftsbeding|nutzungsbeding|geschaftsbeding|bedingung
el οροι|ορους
es términos|condicion|terminos|políticas$
et tingimus|kasutusting
eu baldintz
fa شرايط|قوانين|ضوابط
fi ehdot|käyttöehd|kayttoehd|sopimuseh
fr cgv|conditions|cgu|termes|modalites
he תנאי|תקנון|התנאים|תנאים
hi शर्तें|नियम|शर्त
hr uvjeti|odredb|uvjet
hu ászf|feltétel|feltetel|aszf
hy պայման
id syarat|ketentuan
is skilmál|skilmal
it termini|condizioni
ja 利用規約|規約|約款|条件
ka პირობ|წესებ
km លក្ខខណ្ឌ
ko 약관
ku merc|şert|sert
lt taisykl|sąlyg|salyg|terminai
lv noteikum|nosacij|noteikumi
mk услови
mn нөхцөл|журам
ne सर्त
nl voorwaard
no vilkår|betingels|vilkar|salgsbet
pl regulamin|warunki
pt termos|condições|condic|políticas$
ro termeni|condiții|conditii
ru условия|оферт|соглашен|правила
si කොන්දේසි|නියම
sk podmienky|podmienk
sl pogoji|splošni|pogoj
sq kushte|kushtet|terma|termat
sr uslov|услов|odredb|одредб|pravila koris
sv villkor
th ข้อกำหนด|เงื่อนไข
tr şartlar|kosullar|koşul|sartlar|sozlesme|şart|ön bilgilendirme
uk умови|оферт|умов|правила
vi dieu khoan|quy dinh
zh 条款|條款|服务协议|使用条件|協議
`;
