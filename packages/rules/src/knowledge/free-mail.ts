/** Hosts where anybody can have an address, by the share of mail they carry in their countries. */
const freeMailHosts: ReadonlySet<string> = new Set(
  (
    "gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com aol.com gmx.com mail.com zoho.com proton.me protonmail.com tutanota.com fastmail.com " +
    "gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de arcor.de bluewin.ch aon.at orange.fr wanadoo.fr free.fr sfr.fr laposte.net neuf.fr libero.it virgilio.it tiscali.it alice.it tin.it " +
    "telefonica.net terra.com terra.es sapo.pt iol.pt uol.com.br bol.com.br ig.com.br ziggo.nl kpnmail.nl planet.nl home.nl hetnet.nl xs4all.nl telenet.be skynet.be proximus.be telia.com bredband.net online.no " +
    "mail.dk luukku.com wp.pl o2.pl onet.pl interia.pl gazeta.pl seznam.cz email.cz centrum.cz centrum.sk azet.sk zoznam.sk freemail.hu citromail.hu abv.bg mail.bg yandex.ru ya.ru mail.ru bk.ru list.ru inbox.ru rambler.ru " +
    "yandex.com yandex.by tut.by ukr.net i.ua meta.ua mail.ee inbox.lv inbox.lt btinternet.com sky.com virginmedia.com talktalk.net eircom.net comcast.net verizon.net att.net shaw.ca rogers.com sympatico.ca bigpond.com xtra.co.nz " +
    "qq.com 163.com 126.com sina.com foxmail.com yeah.net naver.com daum.net hanmail.net docomo.ne.jp ezweb.ne.jp softbank.ne.jp rediffmail.com"
  ).split(" "),
);

/** Yahoo and Microsoft have a host for each country. */
export const isFreeMail = (host: string): boolean =>
  freeMailHosts.has(host) || /^(?:yahoo|ymail|hotmail|outlook|live|gmx|rocketmail)\./.test(host);
