/** Labels of controls that put goods into the cart or buy them. */
export const buyingWords = `
* add cart|add basket|add bag|buy now|buy it|order now|add trolley|preorder
en buy|purchase|shop now|add order|get it now|order online|pre order|book now
af voeg mandjie|voeg inkopie|voeg kar|koop
ar اضف سله|اضف عربه|اضافه سله|اضافه عربه|اضف حقيبه|اضافه حقيبه|اشتر|شراء الان|اطلب الان|اضف حقيب
az sebete elave|indi al
be дадаць кош|дадаць карзін|купіць|заказаць|дадаць у кошык|у кошык
bg добав колич|добав кошниц|купи|поръчай|купете
bn কার্টে যোগ|ঝুরিতে যোগ|এখনই কিনুন|অর্ডার করুন|কিনুন
bs dodaj korp|dodati korp|dodaj kosar|kupi
ca afeg cistell|afeg carret|afeg cist|comprar|compra ara
cs prid kosik|vloz kosik|do kosiku|koupit|objednat|do nakup kosik
cy ychwaneg basged|ychwaneg cert|prynu
da laeg kurv|læg kurv|tilfoj kurv|tilføj kurv|føj kurv|tilføj indkob|køb|bestil nu|læg indkøb
de warenkorb leg|warenkorb hinzu|in warenkorb|den warenkorb|einkaufswagen|jetzt kauf|kaufen|jetzt bestell|zum warenkorb hinzu|vorbestellen|in einkauf
el προσθηκη καλαθ|στο καλαθι|αγορα τωρα|αγορασ|αγοραστε|παραγγειλ
es anad carr|anad cest|anad bols|agreg carr|agreg bols|agreg cest|compr|al carrito|pedir ahora|sumar carr|meter carr
et lisa korv|lisa ostukorv|osta|ostukorvi
eu gehit|saskira|erosi|orgara
fa افزودن سبد|اضاف سبد|خريد|به سبد|سفارش
fi lisaa kori|lisaa ostos|koriin|osta|tilaa
fr ajout pani|achet|command maint|au panier|mettre panier|precommander
he הוס סל|הוס עגל|הוספ סל|הוספ עגל|הוסף לסל|הוספה לסל|הוסף לעגל|הוספה לעגל|קנה|קנו|לסל|לעגל|הזמן עכשיו|הזמינו|לרכיש|רכישה|להזמנה
hi कार्ट जोड़|टोकरी जोड़|अभी खरीद|खरीदें|बैग जोड़|कार्ट डाल|कार्ट में
hr dodaj kosar|dodaj korp|stavi kosar|u kosaricu|kupi|naruci
hu kosarba|kosarhoz|megvasar|megrendel|vasarol|megvesz
hy ավելացնել զամբյուղ|զամբյուղ ավելաց|գնել|զամբյուղի մեջ
id tambah keranjang|masuk keranjang|beli|pesan sekarang|ke keranjang|tambahkan tas|order sekarang
is setja korf|baeta korf|i korfu|kaupa|bæta
it aggiun carr|aggiun cest|nel carrello|al carrello|acquist|compra|ordina
ja カートに入|カートに追|カゴに入|かごに入|購入する|今すぐ購入|買い物かご|カートへ|バッグに追加|購入|予約する|注文する|バスケットに
ka კალათა დამატ|კალათაში|ყიდვა
kk себетке|сатып
km បន្ថែម​ទៅ|បញ្ចូលក្នុង|កន្ត្រក|បន្ថែមចូល|ទិញ
ko 장바구니에 담|장바구니 담|장바구니 추가|카트에|구매하기|바로 구매|지금 구매|바구니 추가|담기|구매|주문하기|장바구니에
ku seped zede|tevl seped|bikir|selike zede
lt i krepsel|krepsel idet|idet krepsel|pirkti|i pirkini|idet krepsi|pridet krepsel
lv pievienot groz|ielikt groz|likt groz|i grozu|pirkt|grozam
mk додај кошнич|додади кошнич|купи|во кошничка
mn сагс нэм|сагсанд|худалдан ав
mr कार्ट जोड
ms tambah troli|masuk troli|tambah bakul|beli|ke troli
ne कार्ट थप|टोकरी थप|किन्नुहोस्|टोकरीमा|कार्टमा
nl in winkel|aan winkel|toevoeg|kopen|koop nu|bestel|in mandje|voeg winkel|in winkelmand
no legg kurv|legg handle|legg i hand|legg vogn|kjop|kjøp|bestill|til handle|leggja handle|legg korg
pl dodaj koszyk|do koszyka|kup|kupuj|zamow|wloz koszyk
pt adic carrin|adic cest|adic sac|compr|ao carrinho|no carrinho|encomendar|por no carr|adic carr
ro adaug cos|in cos|cumpar|comanda acum|adauga|pune cos
ru добав корзин|в корзин|купить|заказать|положить корз|оформить заказ
si කූඩයට|කරත්තයට|එකතු කරන්න|මිලදී|දැක්කාකරන්න|එක් කරන්න
sk prid kosik|vloz kosik|do kosika|kupit|objednat
sl dodaj kosar|v kosarico|kupi|naroci|dodaj voz|v voziček|dodaj nakup
sq shto shport|shto kart|ne shport|bli tani|blej|blini
sr dodaj korp|u korpu|kupi|naruci|додај корп|у корпу|купи|наручи|dodaj kosar|dodaj kolic
sv lagg varu|lagg kund|lagg korg|kop|i varukorg|i kundvagn|bestall
sw ongeza|nunua
ta கூடை|வாங்க
th เพิ่มลง|เพิ่มใน|หยิบใส่|ใส่ตะกร้า|ใส่รถเข็น|ซื้อ|ลงตะกร้า|ไปยังตะกร้า|ลงในรถเข็น|สั่งซื้อเลย
tr sepete|sepetine|satin al|hemen al|siparis ver|sepetime|sepet ekle
uk додат кошик|додай кошик|до кошика|у кошик|в кошик|купит|замовит|додат корзин
ur کارٹ شامل|خریدیں
uz savat qosh|sotib
vi them gio|vao gio|mua ngay|mua hang|dat hang|dat mua|cho vao gio|them sot|vào sọt|mua
zh 加入购物|加入購物|添加到购物|放入购物|放进购物|加到購物|立即购买|立即購買|马上购买|加购|放入購物|加入到|购买|購買|加入會物|加入袋|加入采购|新增至購物
`;
