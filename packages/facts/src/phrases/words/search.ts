/** What shops call searching. */
export const searchWords = `
* search
en search|find products
af soek
ar بحث|البحث|ابحث
be пошук|шукаць|знайсц
bg търс|търси
bn অনুসন্ধান|খুঁজ|সার্চ
bs pretra|traz|pretrag|trazi
ca cerca|cercar|busca|cerques
cs hledat|vyhled|hledan|hledej
cy chwil
da søg|sog|søge
de such
el αναζητ
es busca|búsqu|busqu|encontr
et otsi|otsing|otsi tooteid
eu bila
fa جستجو|جست|جستجوي
fi haku|hae|etsi|hakut|haku
fr recherch|cherch
he חיפוש|חפש|חפשו
hi खोज|सर्च|ढूंढ
hr pretra|traz|trazi
hu keres
hy որոնել|որոնում|փնտրել|որոնմ
id cari|telusur|mencari|pencarian|penelusur
is leit
it cerca|ricerca|trova
ja 検索|探す|さがす
ka ძიებ|ძებნ|მოძებნ
km ស្វែងរក|រុករក
ko 검색|찾기
ku leger|bigere|geriyan|lê gerin|leger|peyda bike
lt ieško|iesko|paiešk|paiesk|rasti
lv meklē|mekle|meklet
mk пребар|бара
mn хайх|хайлт
ne खोज|खोज्न
nl zoek
no søk|sok|søkeres
pl szuka|wyszuk|znajdz
pt procur|pesquis|busca|buscar
ro cauta|caută|cautar|rezultat
ru поиск|искать|найти|ищи
si සොය|සෙවීම|සෙවුම්|හොය
sk hľad|hlad|vyhľ|vyhlad
sl iskan|išči|isci|najdi|iskal|poisci
sq kerko|kërko|kerkim|gjej
sr pretra|traz|претра|тражи|trazi|pretrag
sv sök|sok
th ค้นหา|ค้น
tr ara|arama|ürün ara|aramak
uk пошук|шукат|знайт
vi tim kiem|tim|tìm
zh 搜索|搜尋|查询|搜寻|查找|查詢
`;
