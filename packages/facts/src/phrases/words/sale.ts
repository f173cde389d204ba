/** Words of reduced prices. */
export const saleWords = `
* sale|discount
en sale|discount|save|special offer|special price|clearance|reduced
af afslag|uitverkop|spaar|besparing
ar خصم|تخفيض|تنزيل|وفر|عرض|الخصم|تخفيضات
be зніж|распродаж|акцы|скід
bg намален|отстъп|разпродаж|промо|намаление|рабат
bn ছাড়|ডিসকাউন্ট|বিক্রয়|মূল্যহ্রাস
bs popust|rasprod|snizen|akcij|usted|rabat
ca descompt|rebaix|oferta|promoci|estalvi
cs sleva|slev|výprodej|akce|akci|usetr|vyprodej|usetri
cy gostyng|arbed
da rabat|tilbud|udsalg|spar|nedsat
de rabatt|nachlass|angebot|sale|reduziert|sonderangebot|spare|ersparnis|aktionspreis|ermäßig|sparen
el εκπτω|προσφορ|εξοικον|πωληση
es descuento|oferta|rebaj|ahorr|promoc|especial|liquidac|venta
et allahind|soodus|sooduspakk|säästa|müük|soodushin
eu deskontu|beherap|eskaintza|deskontua|merkeald
fa تخفيف|حراج|فروش|ويژه|صرفه
fi alennus|ale|tarjous|alennuk|säästä|alennettu
fr reduct|remise|sold|promo|rabais|economis|offre special|solde
he הנח|מבצע|חסכ|חסוך|במבצע|הנחה
hi छूट|सेल|डिस्काउंट|बिक्री|बचत|बचाएं
hr popust|rasprod|snizen|akcij|usted|sniženje|rabat
hu akci|kedvezm|leértékel|leertekel|megtakar|engedmen
hy զեղչ|վաճառք|խնայ|ակցիա
id diskon|obral|promo|hemat|potongan|penjualan
is afslatt|afslátt|tilbod|utsala|tilboð|útsala|spara
it sconto|offert|saldi|promozion|risparm|in vendita|svendit|scontat
ja セール|割引|値引|特価|お得|保存
ka ფასდაკლ|აქცია|დაზოგ|შეღავათ
km បញ្ចុះតម្លៃ
ko 할인|세일|특가|저장
ku daxistin|firotin|erzan|daxis
lt nuolaid|išpard|ispard|akcij|sutaup
lv atlaid|izpard|akcij|ietaup
mk попуст|намален|распрод|акциј|рабат
mn хямдрал|хөнгөл|хямд
ne छुट|बिक्री|सेल|बचत|बिक्रीमा
nl korting|aanbied|uitverkoop|sale|bespaar|besparing|afprijz|actie
no rabatt|tilbud|salg|spar|avslag
pl rabat|wyprzed|zniżk|promocj|znizk|oszczędz|upust|oszczed
pt descont|promo|oferta|sald|poupe|economiz|liquidac|venda
ro reducere|discount|ofert|promot|econom|redus|vanzare
ru скид|распрод|акци|экономи|спецпред|продаж|сэконом
si වට්ටම|වට්ටම්|විකිණීම|අඩු
sk zľav|akci|výpredaj|ušetr|zlav|vypredaj
sl popust|razprodaj|akcij|znižan|prihran|znizan|popus
sq zbritj|ulj|ofert|skont|shitje|kurse
sr popust|rasprod|snizen|akcij|usted|попуст|распрод|снижен|акциј|уштед|rabat|рабат
sv rabatt|rea|erbjud|spara|extrapris|nedsatt|utförs
th ลดราคา|ส่วนลด|โปรโมชั่น|ประหยัด|ลด|เซล
tr indirim|kampanya|tasarruf|fırsat|firsat
uk зниж|розпрод|акці|економ|заощад
vi giam gia|khuyen mai|giam|uu dai|tiet kiem|chiet khau|ha gia|sale
zh 折扣|促销|促銷|特价|特價|优惠|優惠|打折|减价|減價|降价|节省|節省|特卖|保存|拍賣|特惠
`;
