/** What sites call the way to reach them. */
export const contactWords = `
* contact|kontakt
en contact|get in touch|write us
af kontak
ar اتصل|تواصل|الاتصال|اتصال
be кантакт|звяз|звязацц
bg контакт|свърж|връзка
bn যোগাযোগ
ca contact
cs kontakt|napiste
cy cysylltu|cyswllt
da kontakt|kontact
de kontakt|ansprechp
el επικοιν
es contact
et kontakt|ühendust|uhendust
eu kontakt|harreman
fa تماس|ارتباط
fi yhteys|yhteyt|ota yhteytta|yhteystied
fr contact
he צור קשר|יצירת קשר|צרו קשר|קשר
hi संपर्क|सम्पर्क
hr kontakt
hu kapcsolat|elérhetős|elerhetos
hy կապ|կոնտակտ
id kontak|hubungi
is samband|hafa samb
it contatt
ja お問い合わせ|連絡|問合せ|コンタクト
ka კონტაქტ|დაგვიკავ|კავშირ
km ទាក់ទង|ទំនាក់ទំនង
ko 연락|문의
ku pêwendi|tekili|peywendi|têkil
lt kontakt|susisiek
lv kontakt|sazin
mk контакт
mn холбоо|холбогд
ms hubungi
ne सम्पर्क
nl contact
no kontakt
pl kontakt|skontakt|napisz
pt contat|contact|fale conosco|fale connosco
ro contact
ru контакт|связаться|свяж|напишите|связь
si සම්බන්ධ|අමතන්න
sk kontakt
sl kontakt|stik
sq kontakt
sr kontakt|контакт
sv kontakt
th ติดต่อ
tr iletişim|iletisim|bize ulas
uk контакт|зв'яз|зв'яж|звяз|зв яж|зв яз
vi lien he|liên lạc
zh 联系|聯絡|聯繫|联络|聯系
`;
