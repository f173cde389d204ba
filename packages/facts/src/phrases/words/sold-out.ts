/** Words of goods that can't be had now, among those of stock. */
export const soldOutWords = `
* sold out|out stock
en sold out|out stock|unavailable|not available|no longer|not stock
af uitverkoop|nie beskikb|nie voorraad
ar نفد|نفذ|غير متوف|غير متاح|لم يعد|نفاد|غير
be няма|недаступ|не даступн
bg изчерпан|няма|не е налич|недостъп|разпродад
bn স্টক শেষ|স্টক নেই|অনুপলব্ধ
bs rasprod|nema|nije|nedostup
ca exhaurit|esgotat|no dispon|sense
cs vyprod|nedostup|neni|není
cy allan stoc|ddim
da udsolgt|utilgæng|ikke
de ausverkauft|vergriffen|nicht|derzeit nicht
el εξαντλ|μη διαθεσ|δεν
es agotad|no dispon|sin existenc|sin stock|fuera stock|no hay|fuera inventario
et otsas|läbi müü|pole|ei ole|välja müü
eu agort|ez dago|salduta
fa ناموجود|تمام شد|موجود نيست|نمي
fi loppu|ei saatav|ei ole|loppuunm|ei varasto
fr epuis|indispon|rupture|non dispon|plus dispon
he אזל|לא זמין|חסר|אינו|לא במלאי|נמכר
hi अनुपलब्ध|स्टॉक नहीं|बिक गया|उपलब्ध नहीं|आउट ऑफ
hr rasprod|nema|nije|nedostup
hu elfogy|nincs|nem
hy սպառվ|չկա|առկա չէ|անհասան
id habis|tidak|kosong
is uppsel|ekki
it esaurit|non dispon|terminat|non disponib
ja 売り切れ|品切れ|完売|在庫切れ|在庫なし|入荷待ち|利用不可|ありません
ka ამოწურ|არ არის|გაყიდულ|მიუწვდომ
km អស់|មិនមាន|ដាច់
ko 품절|매진|재고 없|일시품절|없음|불가
lt išparduot|nėra|neturim|nepasiek
lv izpardot|nav|nepieejam
mk распрод|нема|не е
mn дуусс|байхгүй
ms habis|tiada
ne अनुपलब्ध|सकियो|छैन
nl uitverkocht|niet
no utsolgt|ikke|utilgj
pl wyprzed|brak|niedost
pt esgot|indispon|sem estoque|sem stock|em falta|fora estoque
ro epuiz|indispon|nu este|lips|stoc epuizat
ru нет|распрод|недоступ|закончил|продано|отсутст
si නැත|අවසන්|විකිණී
sk vypred|nedostup|nie je|nie
sl razprod|ni zalog|ni voljo|nedoseg
sq shitur|nuk|mbaruar|jashte
sr rasprod|nema|nije|nedostup|распрод|нема|није|недоступ
sv slutsald|utsald|slut$|inte|ej lager|ej i lager|tillfälligt slut|otillg
th หมด|ไม่มี|ไม่พร้อม|ขายหมด
tr tükendi|stokta yok|yok|mevcut değil|kalmadı
uk немає|розпрод|недоступ|закінч|продано|нема
vi het hang|hết|khong con|khong kha dung|tam het
zh 售罄|缺货|缺貨|无货|無貨|卖完|脱销|无法购|無法購|没有库存|不可|不再|补货
`;
