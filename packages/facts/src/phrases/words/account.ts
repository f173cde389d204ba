/** What shops call a customer's account and the way into it. */
export const accountWords = `
* account|login|log in|konto
en account|sign in|profile|log in|login|sign up
af rekening|meld aan|teken in|aanmeld|inteken
ar حساب|الحساب|دخول|تسجيل الدخول|حسابي|ولوج
be рахун|уваход|увайсц|кабінет|акаўнт|уваиод|лагін|увайс
bg акаунт|профил|вход|сметка|потребител|влез
bn অ্যাকাউন্ট|লগ|প্রবেশ|সাইন
bs racun|prijav|profil|nalog|korisnic
ca compte|inici|entrar|usuari|valid|acced|sessio|connect|identific
cs účet|ucet|přihl|prihl|profil|uctu
cy cyfrif|mewngofnod|logio
da konto|log ind|profil|kundekonto|logge ind|bruger
de konto|anmeld|einlogg|profil|benutzer|account|login|kundenkont
el λογαριασ|συνδε|εισοδ|προφιλ|εισοδος|χρηστη
es cuenta|inici sesion|acced|ingres|entrar|perfil|sesion|usuario|identific|conect|registr
et konto|logi sisse|sisene|sisselog|kasutaj|login
eu kontu|saioa|sartu|hasi
fa حساب|ورود|پروفايل|وارد
fi tili|kirjaudu|oma tili|kirjautu|nimi|asiakastil|tilini|tilisi|sisaan
fr compte|connex|connect|identif|profil|inscri
he חשבון|כניסה|התחבר|התחברות|להתחבר|החשבון|כניס|היכנס
hi खाता|लॉग|लॉगिन|साइन|अकाउंट|खाते|प्रवेश
hr racun|prijav|profil|korisnic
hu fiók|fiok|bejelentk|belép|profil|belep
hy հաշիվ|մուտք|հաշիվը|պրոֆիլ|էջ
id akun|masuk|rekening|login|profil|menghitung
is aðgang|adgang|innskr|reikning|minn|notand|skra inn|skráðu
it account|acced|profilo|conto|login|accesso|entra|utente
ja アカウント|ログイン|マイページ|会員|サインイン|ログオン
ka ანგარიშ|შესვლა|პროფილ|ავტორიზ
km គណនី|ចូល|កត់ត្រា
ko 계정|로그인|마이페이지|내 정보|회원
ku hesab|tekev|têket|login|tekeve|hesap|ketin|jimar
lt paskyr|prisijung|profil|anketa|jungtis
lv kont|pieslēg|ienākt|profil|pieslēgt|ienakt|pieslegt|ieiet|lietotaj
mk сметк|најав|профил
mn бүртгэл|нэвтр|акаунт|данс|хэрэглэгч
ms akaun|masuk
ne खाता|लग|लगइन|साइन
nl account|inlog|aanmeld|profiel|gebruikersn|klantacc|rekening|meld aan
no konto|logg inn|profil|kunde|logg|minside|registrer deg|bruker|logginn
pl konto|zalog|profil|logowa|koncie
pt conta|entrar|login|iniciar sess|perfil|sessao|entre|acess|utilizador|identific
ro cont|contul|autentif|conect|intra|logare|contului|inregistr|logheaz|intrare
ru аккаунт|войти|кабинет|вход|профиль|логин|учетн|запись|счет|авториз
si ගිණුම|පුරනය|පිවිස|ඇතුල්|ලොග්
sk účet|ucet|prihl|profil|konto|uctu
sl račun|racun|prijav|profil
sq llogari|hyr|profil|kycu|futu|identif|hyrje
sr nalog|prijav|profil|налог|пријав|профил|racun|рачун|korisnic
sv konto|logga in|profil|mina sidor|inlogg|kund|logga|anvandar
th บัญชี|เข้าสู่ระบบ|ล็อกอิน|ลงชื่อเข้า|ลงชื่อ
tr hesab|giriş|oturum|giris|hesap|uye
uk обліков|увійти|кабінет|вхід|акаунт|профіл|запис|рахунок|логін|авториз|увійд
vi tai khoan|dang nhap
zh 账户|帐户|帳戶|账号|帳號|登录|登入|登錄|我的账|會員|会员|賬戶|賬號|帐号
`;
