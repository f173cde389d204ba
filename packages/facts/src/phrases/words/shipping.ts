/** What shops call bringing goods to the customer. */
export const shippingWords = `
* shipping|delivery
en shipping|delivery|dispatch|shipped
af aflewer|versend|vervoer|afleweri
ar شحن|التوصيل|توصيل|التسليم|الشحن|تسليم
be дастаўк|адпраўк
bg достав|пратк|превоз|транспорт
bn শিপিং|ডেলিভারি|বিতরণ|সরবরাহ
bs dostav|isporuk|postarin|otprem
ca enviament|lliurament|entrega|tramesa|transport|despeses|envio
cs doprav|doruč|dodán|doruc|dodan|zásil|zasil|expedic|expedov|dodav|dodavk
cy cludiant|danfon|dosbarth|cludo
da levering|fragt|forsend|leverings|forsendelse|sending|afsend
de versand|liefer|versend|zustell|porto
el αποστολ|παραδοσ|μεταφορ
es envío|envio|entrega|enviar|despacho|gastos env
et tarne|saatm|kohale|transport|kättetoim|saadet|postikulu
eu bidal|entrega|garraio
fa ارسال|تحويل|حمل
fi toimit|lähet|lahety|postitus|lahetys|kuljetus
fr livrais|expedi|frais port|envoi|port gratuit
he משלוח|משלוחים|הובלה
hi शिपिंग|डिलीवरी|डिलिवरी|वितरण|निःशुल्क
hr dostav|isporuk|postar
hu szállít|kiszáll|szallit|postakolt|kézbesít|szallitas
hy առաք
id kirim|pengirim|ongkir|ongkos|kiriman|pengantaran|antar
is sending|afhend|sendingar|flutning|heimsend
it spediz|consegn|spedizion|trasport
ja 配送|送料|お届け|発送|配達|配信|無料
ka მიწოდება|მიტან|გადაზიდ|ტრანსპორტ
km ដឹកជញ្ជូន|ចែកចាយ|ប្រគល់ជូន|ដឹក
ko 배송|배달|배송비|운송
ku gihand|şandin|barkirin|sand|radest|gihan|veguhast
lt pristat|siunt|pristaty
lv piegād|piegad|sūtī|nosūt|transport
mk достав|испорак|испора
mn хүргэлт|тээвэр
ne डेलिभरी|ढुवानी|शिपिङ|वितरण
nl verzend|lever|bezorg|zending
no levering|frakt|forsend|sending|leverings|leveranse
pl dostaw|wysyłk|przesył|wysylk|przesylk|dorecz
pt envio|entrega|frete|portes|expedic|remessa
ro livrar|transport|expedier|livrare
ru достав|отправк|пересылк
si බෙදාහැර|නැව්ගත|බෙදා|ප්‍රවාහන|භාරදීම|යැවීම|නැව්
sk doprav|doruč|doruc|dodan|prepra|zasiel|odoslan|postovn
sl dostav|pošilj|prevoz|posilj|poštni|postnin|odprem
sq dergim|dërges|transport|dorëzim|dorezim|dergesa|shpern|transportim
sr dostav|isporuk|достав|испорук|slanj|слањ|transport
sv frakt|leverans|försänd|skick|forsand
th จัดส่ง|ค่าส่ง|ส่งฟรี|ขนส่ง|การส่ง
tr teslimat|kargo|gönderim|gonderim|nakliye|gönderi|sevkiyat
uk достав|відправ|перевез
vi giao hang|van chuyen|ship|phi ship
zh 配送|送货|运费|運費|运送|運送|物流|发货|發貨|送貨|快递|交货|邮寄|投递|交貨|郵遞|郵費|邮费|包邮
`;
