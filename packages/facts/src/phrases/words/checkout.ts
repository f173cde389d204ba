/** What shops call the way to paying. */
export const checkoutWords = `
* checkout|check out|kassa
en checkout|check out|place order|proceed pay
af kassa|afreken|betaal|uitteken
ar الدفع|اتمام|الشراء|انهاء|للدفع|مغادره|تنفيذ|المتابعه
be афармл|аплат|заказ|аформ
bg плащан|касата|поръчк|завърш|финализ|каса
bn চেকআউট|পরিশোধ
bs blagajn|placanj|naplat|zavrs|kas
ca pagament|comanda|caixa|compra|pagar|finalitz|tramit
cs pokladn|objednat|dokonc|objednavk|zaplatit
cy talu|til
da kass|betaling|gå til betal|til kassen|bestil|udtjek|checke
de kasse|bezahl|bestellung|zahlung|bestellen|auschecken
el ταμει|πληρωμ|ολοκληρ|αγορα|εξοφλ
es pago|pedido|caja|compra|tramit|finaliz|pagar|verificar|revisar
et kassa|vormista|maks|tellim
eu ordain|erosi|amaitu|kutxa
fa تسويه|پرداخت|نهايي|تصفيه|صندوق|نهایی
fi kassa|maksa|tilaus|tilattu|tilaa|tilaamaan|siirry
fr caisse|paiement|commande|payer|commander|finaliser|regler|valider
he קופה|לתשלום|תשלום|לקופה|סיום|הזמנה
hi चेकआउट|भुगतान|चेक आउट
hr blagajn|placanj|naplat|zavrs|kasu|narudzb|kupnj
hu pénztár|fizet|befejez|penztar|megrendel|rendel
hy վճար|պատվեր|գանձ|ձևակերպ
id bayar|pembayaran|cekout|pesan|keluar|proses
is greið|greid|kassa|kaupa|ganga fra|afgreið|pont|panta
it cassa|pagament|ordine|checkout|acquist|procedi|concludi|paga
ja 支払|決済|注文|購入|レジ|チェックアウト|精算|お会計
ka შეკვეთ|გადახდ|ანგარიშ|გაფორმ|ყიდვ
km ពិនិត្យ|បង់ប្រាក់|ទូទាត់|គិតលុយ
ko 결제|체크아웃|주문|계산
ku dayin|kontrol|derkef|pere|kase|qedandin
lt kasa|kasą|apmoke|apmokė|užsak|uzsak|atsiskait|mokejim|pirkim
lv pasut|noform|kase|kasi|apmaks|norek|maksaj|noforme
mk плаќањ|наплат|каса|нарач
mn төлбөр|захиалга|тооцоо
ne चेकआउट|भुक्तानी
nl kassa|afreken|betal|bestel|naar kassa|afrond
no kasse|betal|til kassen|fullfør|bestill|utsjekk
pl kas|zamów|płatno|zamow|finaliz|kontynuuj|zaplat|realizuj|podsumow|kasa|kasy
pt finaliz|pagament|encomenda|compra|pedido|caixa|fechamento|checkout|comprar|concluir
ro finaliz|plata|comand|casa|plateste|plăteşte|comandă|casă|plati|plaseaz
ru оформ|оплат|заказ|касс|оформление|покупк
si පරියේෂ|ගෙව|පිටවීම|ඇණවුම්|මුදල්
sk pokladn|objedna|dokonc|platb|kosik|zaplat
sl blagajn|naroc|plačil|placil|zaklju|naročil|placaj
sq arke|pages|porosi|kontroll|perfundo|arka|blerj
sr placanj|kasu|porudz|naplat|kupovin|плаћањ|купов|касу|поруџб|zavrs|narudzb|naruc|kasi
sv kassan|kassa|betala|bestall|utcheck|slutför|kolla upp|till kassan|utchecka
th ชำระ|สั่งซื้อ|เช็คเอาท์|ชำระเงิน|คิดเงิน|เช็คเอ้าท์
tr ödeme|odeme|kasa|sipariş|alisveris tamam|satin al|alisverisi
uk оформ|оплат|замов|касс|підрах|каса|сплат
vi thanh toan|dat hang|thu tuc|tra tien
zh 结账|結帳|结算|結賬|支付|付款|下单|去买单|結算|买单|前往结|提交订单
`;
