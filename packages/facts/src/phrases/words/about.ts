/** What sites call the page about themselves. */
export const aboutWords = `
* about us
en about|who we are|our story|our company
af oor ons|oor$
ar من نحن|عنا|معلومات عنا|حول|حولنا
be пра нас|аб нас
bg за нас|относно
bn আমাদের সম্পর্কে|সম্পর্কে
bs o nama
ca sobre nosaltres|qui som|quant|sobre|nosaltres
cs o nas|informac|o spolecn|kdo jsme
cy amdanom|am
da om os|om$
de uber uns|uber$|wir uber
el σχετικα|εταιρεια|ποιοι|περι|για εμας
es sobre nosotros|quienes|acerca|nosotros|sobre
et meist|ettevõttest
eu guri buruz|buruz
fa درباره|در باره
fi meista|tietoa|yritys|tietoja
fr propos|qui sommes
he אודות|אודותינו|מי אנחנו|עלינו|אודותנו
hi हमारे बारे|के बारे|बारे
hr o nama|ukratko
hu rólunk|rolunk|informáci|bemutatk|cégünk
hy մեր մասին|մասին
id tentang
is um okkur|nánar|nanar|um$|um fyrirt
it chi siamo|su di noi|informaz|riguardo|azienda
ja について|会社概要|私たち|概要
ka ჩვენ შესახებ|შესახებ
km អំពី
ko 회사 소개|소개|정보
ku der bar|derbar|me$
lt apie
lv par mums|par$
mk за нас
mn бидний|тухай
ne हाम्रो|बारेमा
nl over ons|over$|wie zijn
no om oss|om$
pl o nas|o firmie|o sklepie|o stronie
pt sobre|quem somos|acerca
ro despre
ru о нас|о компании|о магазине|компани|о проекте
si අප ගැන|පිළිබඳ|ගැන
sk o nas|o spoločn|informac
sl o nas|o podjetju
sq rreth nesh|rreth|per ne
sr o nama|о нама
sv om oss|om$
th เกี่ยวกับ
tr hakkımızda|hakkimizda|hakkinda|biz kimiz
uk про нас|про компан|про магазин|інформац
vi gioi thieu|ve chung toi|về
zh 关于|關於|公司简介
`;
