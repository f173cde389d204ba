/** What shops call giving goods or money back. */
export const returnsWords = `
* returns policy|refund
en return|refund|exchange
af terugs|terugbet|terugstu|opgawe
ar ارجاع|استرجاع|استرداد|المرتجع|رد|الارجاع|مسترد|اعاده|المسترد|المرتجعات
be вярн|вяртан|вяртання|поварот
bg връщан|рекламац|възстанов|върн|връщания
bn ফেরত|রিফান্ড|রিটার্ন
bs povrat|povrac|vracan
ca devoluc|reembors|retorn|devol|abona
cs vrác|vratk|reklamac|vracen|refund|vratit|refundace|vraceni
cy dychwel|ad-dal
da return|tilbagebet|fortryd|refunder|tilbagele|retur
de rückgab|ruckgab|rückerst|erstatt|widerruf|rücksend|retour|umtausch|gutschrift|rucksend|ruckerst|rucknahm
el επιστροφ
es devoluc|reembols|reinteg|cambios|retorn|devol
et tagast|tagasim|tagasta
eu itzul|diru
fa بازگشت|مرجوع|استرداد|عودت|بازپرداخت
fi palaut|hyvit|hyvitys|palautus
fr retour|rembours|échang|retract
he החזר|החזרות|זיכוי|החזרה|החזרים|הזיכוי
hi वापसी|रिफंड|लौटा|रिफ़ंड|धनवापसी|रिटर्न
hr povrat|povrac|vrac|reklamac
hu visszakül|visszatér|elállás|visszakuld|visszaterit|visszavét|visszaáru|vissza
hy վերադարձ|հետ
id pengembal|retur|kembali|dikembalikan|refund|pengembalian
is skila|skil|endurgre|vöruskil
it resi|reso|rimbors|recesso|restituz|revoca|ritorno
ja 返品|返金|払い戻し|返却
ka დაბრუნ
km ប្រគល់|សង|ត្រឡប់|បង្វិល
ko 반품|환불|교환
ku vegerand|veger|paş
lt grąžin|grazin|kompens|gražin
lv atgriez|atmaks|atgriešan|atgriest|atdod
mk враќањ|рефунд|поврат
mn буцаалт|буцаа|буцаах
ne फिर्ता|फिर्ती
nl retour|terugbet|ruil|herroep|teruggave|terugst|restitut
no retur|angre|refusj|refunder|tilbakebet|tilbakelev
pl zwrot|reklamac|zwroc|zwróć|odstąp
pt devoluc|reembols|trocas|devolv|restitu|retorno
ro retur|rambursa|rambursare|inapoiere|restitu|returnare
ru возврат|вернуть|возвращ|обмен|возмещ
si ආපසු|ආපිට|මුදල් ආපසු
sk vrát|reklamac|refund|vratit|vraten|vyplat spat|vratk|vraciek
sl vračil|povrač|vračanj|vracil|povrac|reklamac|vracanj
sq kthim|rimbur|rikthim|kthe
sr povrac|povrat|reklamac|повра|рекламац|vracanj|враћањ|refundac|рефунд|vracen
sv retur|återbetal|ångerr|aterbetal|återköp
th คืนเงิน|คืนสินค้า|การคืน|ส่งคืน|คืน
tr iade|geri ödeme|iadesi|geri odeme
uk поверн
vi tra hang|hoan tien|doi tra|hoan tra|thoi|tra lai
zh 退货|退貨|退款|退换|退換|退还|退還
`;
