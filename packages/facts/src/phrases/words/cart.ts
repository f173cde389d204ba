/** What shops call the cart. */
export const cartWords = `
* cart$|basket$
en cart$|basket$|shopping bag|trolley$|bag
af mandjie|karr|inkopiemandjie|kar
ar سله|عربه|حقيبه|السله|العربه
be кошык|карзін
bg количка|кошниц
bn কার্ট|ঝুরি|ঝুড়ি|ব্যাগ
bs korp|kosar
ca cistell|carret|cistella|cist
cs košík|kosik
cy basged|cert
da kurv|indkøbskurv|vogn|indkøbsvogn
de warenkorb|einkaufswagen|einkaufskorb|einkaufstasche
el καλαθ|καροτσ
es carrito|cesta|bolsa|carro
et ostukorv|korv
eu orga|saski|saskia
fa سبد
fi ostoskori|kori|ostoskorisi
fr panier|chariot
he סל|עגלה|עגלת|עגלת קניות|הסל|סל הקניות
hi कार्ट|टोकरी|बैग|कर्ट
hr košaric|korp|kosaric
hu kosár|kosar
hy զամբյուղ
id keranjang|tas belanja|kereta
is karfa|körfu|karfan|korfu|innkaupa
it carrello|cestino|borsa|cesto
ja カート|買い物かご|カゴ|バスケット
ka კალათა|კალათი
km កន្ត្រក|រទេះ
ko 장바구니|카트|바구니
ku selik|seped|sepet
lt krepšel|krepsel|krepšys|krepsys
lv groz
mk кошнич
mn сагс
ms troli|bakul
ne कार्ट|टोकरी
nl winkelwagen|winkelmand|mandje|wagen
no handlekurv|kurv|handlevogn|korg|handlekorg|vogn
pl koszyk
pt carrinho|cesta|sacola|cesto|saco
ro coș|cos|cosul
ru корзин|тележк
si කරත්ත|කූඩ|කැට්
sk košík|kosik
sl košaric|voziček|kosaric|vozicek|nakupovalni
sq shport|karta|kosh|karroc
sr korp|kosar|корп|кошар|колиц|kolic
sv varukorg|kundvagn|korg|kundkorg
th รถเข็น|ตะกร้า
tr sepet
uk кошик|корзин
vi gio hang|sot hang|giỏ|sọt|gio mua
zh 购物车|購物車|购物袋|購物袋|购物篮|購物籃|菜篮
`;
