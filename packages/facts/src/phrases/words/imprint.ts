/** What sites call the page that names who is behind them. */
export const imprintWords = `
* imprint|impressum|legal notice|legal information
en imprint|legal notice|legal information|disclaimer
ar من نحن|معلومات قانونيه|بيانات
bg импресум|отпечат|правна
bs impresum|otisak
ca avis legal|empremt
cs provozovatel|impres|tiraz|tiráž
da impress|kolofon|juridisk
de impressum|anbieterkenn|rechtliche
el νομικ|αποτυπωμα|εκδοτ|ταυτοτητα
es aviso legal|pie imprenta|legal
et jäljend|impress|jaljend|oiguslik
fa اطلاعات حقوقي
fi impressum|jälki|jalki|yritystied
fr mention|informations legale
he פרטי העסק|הודעה משפטית|חותם|רושם
hi छाप|कानूनी
hr impresum|impres|otisak
hu impressz|imprint
hy իմպրինտ
id jejak|informasi hukum|imprint
is impress|um utgef
it note legali|colophon|impronta|imprint
ja 特定商取引|会社概要|沿革|インプリント|奥付
ko 법적 고지|회사 정보|인쇄물|판권
lt rekvizit|impres
lv rekviz|nospied|impres|izdev
nl colofon|impressum
no avtrykk|kolofon|impress|juridisk
pl stopka|nota prawna|impres|dane firmy
pt aviso legal|ficha|impress|informação legal|imprint
ro aviz legal|amprent|imprimar|caset|informații legale
ru реквизит|выходные|импресс|правовая|отпечат
sk odtlač|impres|prevadz|tiraz|odtlac
sl odtis|impres|kolofon|pravno
sq shtypje|impres
sr impresum|импресум
sv ansvarig utgiv|juridisk|impress|avtryck
th ประทับตรา|สำนักพิมพ์|ข้อมูลทางกฎหมาย
tr kunye|künye
uk відбиток|реквізит|вихідні|імпресум
vi dau an|thong tin phap|ấn
zh 版本说明|法律声明|版权|印记|法律聲明|版本|印記|公司信息
`;
