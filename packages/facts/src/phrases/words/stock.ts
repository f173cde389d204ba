/** What is said of goods at hand and of goods sold out. */
export const stockWords = `
* in stock|out of stock|sold out
en stock|available|unavailable|no longer available|few left|back order|preorder
af voorraad|uitverkoop|beskikb
ar متوفر|متاح|نفد|نفذ|المخزون|غير متوف|نفاد|مخزون
be у наяўнасці|няма|даступн|наяўн|складз|недаступ
bg налич|изчерпан|няма|достъп|налично|разпродад|склад
bn স্টক|উপলব্ধ|মজুদ|লভ্য
bs zalih|dostup|rasprod|skladist|lager|stanju
ca estoc|exhaurit|disponib|esgotat|existen|magatzem|no dispon
cs skladem|sklad|vyprod|dostup|nedostup|neni k disp|k dispoz|zasob
cy stoc|gael
da lager|udsolgt|tilgæng|tilgaeng|utilgæng|leverings|findes ikke|ikke mere
de lager|verfüg|verfug|lieferbar|ausverkauft|vorrätig|vorratig|vergriffen|vorrat
el αποθεμα|διαθεσ|εξαντλ|αποθηκη|στοκ
es stock|existenc|dispon|agotad|inventario|vendido|no dispon|almacen
et laos|saadaval|otsas|välja müü|läbi müü|saada|müüd|valja muu
eu stock|eskura|agort|erabilg|salduta|biltegi
fa موجود|ناموجود|تمام شد|اتمام|در دسترس|انبار
fi varasto|saatav|loppu|loppuunm|ei ole|käytettäv
fr stock|dispon|indispon|epuis|rupture|sold out|vendu
he במלאי|אזל|המלאי|זמין|חסר|נמכר|אינו זמין|לא זמין
hi स्टॉक|उपलब्ध|अनुपलब्ध|बिक
hr zalih|dostup|rasprod|skladist|stanju|nedostup
hu készlet|raktár|elfogy|elérhet|keszlet|raktar|elerhet|kapható|érhető el
hy առկա|պահեստ|հասանելի|սպառվ|անհասան|վաճառված|մատչել
id stok|tersedia|habis|persediaan|terjual
is lager|uppsel|tiltæk|tilta|faanleg|fáanleg|ekki til
it disponib|esaurit|magazzino|in stock|non dispon|terminat|giacenza
ja 在庫|売り切れ|品切れ|利用可能|販売中|利用不可|完売|入手|ご利用いただけ|売切
ka მარაგ|ხელმისაწვდომ|გაყიდულ|საწყობ|გაყიდვა|მიუწვდომ
km ស្តុក|អស់|មាន|អាចរកបាន|មិនអាច
ko 재고|품절|구매 가능|이용 가능|사용 가능|매진|이용할 수|없음|판매 중|사용할 수|불가
ku stok|peyda|heye|berdest|firotin
lt sandel|yra|nera|pasieki|išparduot|isparduot|turim|nepasiek|prieinam|parduodam
lv noliktav|pieejam|nav|izpardot|krajum|nepieejam
mk залих|достап|распрод|нема
mn нөөц|бэлэн|дуусс|байхгүй|байгаа|боломж
ne स्टक|उपलब्ध|अनुपलब्ध
nl voorraad|beschikb|uitverkocht|leverbaar|verkrijg|niet meer
no lager|utsolgt|tilgjeng|tilgjenge|utilgjeng|utselt
pl magazyn|dostęp|dostep|wyprzed|brak|niedost|na stanie
pt estoque|stock|dispon|indispon|esgot|em falta|vendido|inventario
ro stoc|dispon|indispon|epuiz|vandut|inexistent
ru налич|склад|доступ|недоступ|распрод|закончил|продано
si තොග|ඇත|ගබඩාව|නැත|විකිණී
sk sklad|dostup|vypred|nedostup|nie je k disp|nie je
sl zalog|voljo|razprod|dobav|nedoseg
sq stok|disponue|magaz|gjend|shitur|dispozicion|mbaruar
sr lager|stanj|dostup|rasprod|zalih|лагер|стањ|доступ|распрод|залих|недоступ|nedostup
sv lager|tillgang|slutsald|utsald|slut|finns|tillgäng|otillg
th สินค้าหมด|มีสินค้า|หมด|พร้อมจำหน่าย|ในสต็อก|ในสต๊อก|มีอยู่|พร้อมใช้|ไม่พร้อม|ไม่มี|คลัง|มีจำหน่าย|ขายหมด|พร้อมขาย
tr stok|tükendi|mevcut|tukendi|uygun|kullanilamaz|temin
uk наявн|склад|доступ|недоступ|розпрод|немає|закінч|продано
vi het hang|con hang|co san|trong kho|san co|khong kha dung|het|ton kho|san hang|kha dung|khong con
zh 有货|有貨|缺货|缺貨|库存|庫存|售罄|无货|無貨|可购买|可購買|現貨|现货|无法使用|無法使用|可用|卖完|脱销|不可用|已售|無法購買|售完|不再|没有
`;
