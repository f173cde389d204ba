// Made by scripts/tasks/make-currency-signs.ts from CLDR 48.0 as Intl gives it (Unicode licence v3).

/** Each sign or name with the ISO 4217 currencies that it stands for in some language; set apart by "|" and lines. */
export const cldrSigns = `
$=ARS,AUD,BBD,BMD,BND,BSD,BZD,CAD,CLP,COP,CUC,CUP,DOP,FJD,GYD,HKD,JMD,KYD,LRD,MXN,NAD,NZD,SBD,SGD,SRD,TTD,TWD,USD,UYU,XCD|$ AU=AUD|$ HK=HKD|$ NZ=NZD|$ SG=SGD|$ SU=USD
$ T=TOP|$ US=USD|$ ZN=NZD|$A=AUD|$AR=ARS|$AU=AUD
$BM=BMD|$BN=BND|$BZ=BZD|$C=NIO|$CA=CAD|$CL=CLP
$CO=COP|$EC=XCD|$FJ=FJD|$HK=HKD|$LR=LRD|$MN=CUP
$MX=MXN|$NA=NAD|$NZ=NZD|$SB=SBD|$SG=SGD|$SR=SRD
$T=TOP|$TT=TTD|$U=UYU|$US=USD|$UY=UYU|$WS=WST
A$=AUD|AAS=XOF|ANG=XCG|AR$=ARS|AU$=AUD|AUD$=AUD
Af=AFN|Afl=AWG|Afl.=AWG|Ar=MGA|B$=BSD|B/.=PAB
BB$=BBD|BBG=BBD|BD$=BMD|BM$=BMD|BN$=BND|BR$=BRL
BS$=BSD|BZ$=BZD|Bds$=BBD|Br=BYN,ETB|Br.=BYN|Bs=BOB
Bs.S=VES|C$=CAD,NIO|CA$=CAD|CF=KMF|CFP=XPF|CFPF=XPF
CI$=KYD|CL$=CLP|CN¥=CNY|CO$=COP|CU$=CUP|CUC$=CUC
Cf=XCG|Cg=XCG|Cg.=XCG|Cub$=CUC|D=GMD|DA=DZD
DBB=BBD|DBM=BMD|DBZ=BZD|DIP=XDR|DO$=DOP|DT=TND
Db=STN|Dkr=DKK|E=SZL|EC$=XCD|EGPP=EGP|EG£=EGP
E£=EGP|F CFA=XOF|F$=FJD|F.G.=GNF|F.Rw=RWF|FBu=BIF
FC=CDF,KMF|FCFA=XAF|FCFP=XPF|FG=GNF|FJ$=FJD|FK£=FKP
FR=RWF|Fdj=DJF|Fl£=FKP|Ft=HUF|G=HTG|G$=GYD
GB£=GBP|GHC=GHS|GHS.=GHS|GH₵=GHS|GIIP=GIP|GT Q=GTQ
GY$=GYD|Gs=PYG|Gs.=PYG|HK$=HKD|HKS=HKD|HRKS=HRK
ICg.=XCG|IZWG=ZWG|Ikr=ISK|Irak dinaa=IQD|J$=JMD|JM$=JMD
JP¥=JPY|K=MMK,PGK,ZMW|KM=BAM|KR₩=KRW|KY$=KYD|Kg.=XCG
Kn=HRK|Kr=DKK,ISK,NOK,SEK|Ksh=KES|Kw=ZMW|Kz=AOA|Kč=CZK
L=HNL,RON|L$=LRD|LE=EGP|LS=SYP|Le=SLE|Lekë=ALL
L£=LBP|MK=MWK|MOP$=MOP|MTn=MZN|MX$=MXN|N$=NAD
NAf=ANG|NAf.=ANG|NGN.=NGN|NIS=ILS|NKr=NOK|NT$=TWD
NZ$=NZD|NZD$=NZD|Nfk=ERN|Nkr=NOK|Nu.=BTN|P=BWP
P.=BYN|Q=GTQ|R=ZAR|R$=BRL|RD$=DOP|RF=RWF
RM=MYR|Rf=MVR|Rp=IDR|Rs=INR,LKR,MUR,NPR,PKR,SCR|S=SOS|S$=SBD,SGD
S/=PEN|SB$=SBD|SD£=SSP|SI$=SBD|SR=SCR|SR$=SRD
STD=STN|Skr=SEK|S£=SYP|T$=TOP|TH฿=THB|TK=BDT
TSh=TZS|TT$=TTD|Tk=BDT|UK£=GBP|UM=MRU|US$=USD
USh=UGX|UY$=UYU|VT=VUV|WS$=WST|ZK=ZMW|ZiG=ZWG
Zł=PLN|abd doları=USD|argentino=ARS|argentinos=ARS|azərbaycan manatı=AZN|bosanskohercegovačkih konvertibilnih maraka=BAM
british pounds=GBP|cfa=XAF,XOF|colombiano=COP|colombianos=COP|dansk krone=DKK|danske kroner=DKK
din.=RSD|dinara=RSD|doları=USD|dollars=USD|dólar=USD|dólar estadounidense=USD
dólares=USD|dólares estadounidenses=USD|eiro=EUR|eura=EUR|eurai=EUR|euras=EUR
euro=EUR|euroa=EUR|euros=EUR|eurot=EUR|euró=EUR|eurų=EUR
evra=EUR|evri=EUR|forint=HUF|franc=CHF,XAF,XOF|franc suisse=CHF|francs=CHF,XAF,XOF
francs suisses=CHF|kn=HRK|konvertibilnih=BAM|koruny=CZK|kr=DKK,ISK,NOK,SEK|kr.=DKK,ISK,NOK,SEK
krone=DKK,NOK|kroner=DKK,NOK|kronor=SEK|króna=ISK|krónur=ISK|lei=MDL,RON
lei moldovenești=MDL|lei românești=RON|lej=RON|lek shqiptar=ALL|lekë shqiptar=ALL|leu=RON
ley=RON|lirası=TRY|magyar forint=HUF|malaysia=MYR|manatı=AZN|nam=VND
norsk krone=NOK|norske kroner=NOK|o‘zbekiston so‘mi=UZS|p.=BYN|peso=ARS,CLP,COP,MXN|peso argentino=ARS
peso chileno=CLP|peso colombiano=COP|peso mexicano=MXN|pesos=ARS,CLP,COP,MXN|pesos argentinos=ARS|pesos chilenos=CLP
pesos colombianos=COP|pesos mexicanos=MXN|piso=PHP|piso ng pilipinas=PHP|pounds=GBP|r.=BYN
rb=RUB|reais brasileiros=BRL|real brasileiro=BRL|ringgit malaysia=MYR|rupiah indonesia=IDR|schweizer=CHF
schweizer franken=CHF|shilingi=KES,TZS|shilingi za kenya=KES|shilingi za tanzania=TZS|sol peruano=PEN|soles peruanos=PEN
soʻm=UZS|srpskih dinara=RSD|suid-afrikaanse=ZAR|suid-afrikaanse rand=ZAR|svenska kronor=SEK|türk=TRY
türk lirası=TRY|us dollars=USD|zl=PLN|zł=PLN|złotego=PLN|złotego polskiego=PLN
£=EGP,FKP,GBP,GIP,SHP,SSP,SYP|£ E=EGP|£ RU=GBP|£E=EGP|£FK=FKP|£GB=GBP
£GI=GIP|£L=LBP|£LB=LBP|¥=CNY,JPY|¥CN=CNY|Íkr=ISK
íslensk króna=ISK|íslenskar krónur=ISK|českej koruny=CZK|české koruny=CZK|đồng=VND|đồng việt nam=VND
ƒ=XCG|ευρώ=EUR|КМ=BAM|ЛСЛ=LSL|ТМТ=TMT|беларускага рубля=BYN
беларускі рубель=BYN|беларускіх рублёў=BYN|беларускія рублі=BYN|белорусского рубля=BYN|български лев=BGN|български лева=BGN
ден.=MKD|динара=RSD|долара=USD|долара сша=USD|доллара=USD|доллара сша=USD
евра=EUR|евро=EUR|казахского тенге=KZT|кр=SEK|кыргызстан сому=KGS|лв.=BGN
лей=RON|македонски денари=MKD|монгол төгрөг=MNT|р=BYN|р.=BYN|российского рубля=RUB
руб=RUB|руб.=RUB|рубель=BYN|рубля=BYN,RUB|рублёў=BYN|рублі=BYN
сом=KGS|сом.=TJS|српских динара=RSD|сўм=UZS|української гривні=UAH|щ.д.=USD
євро=EUR|қазақстан теңгесі=KZT|հայկական դրամ=AMD|֏=AMD|שקלים חדשים=ILS|؋=AFN
أ.م.=MRU|ج.س.=SDG|ج.م.=EGP|جنيه=EGP,LBP,SDG|جنيه سوداني=SDG|جنيه لبناني=LBP
جنيه مصري=EGP|جنيهات=EGP,SDG|جنيهات سودانية=SDG|جنيهات مصرية=EGP|جنيهان=EGP|جنيهان مصريان=EGP
د.أ.=JOD|د.إ.=AED|د.ب.=BHD|د.ت.=TND|د.ج.=DZD|د.ع.=IQD
د.ك.=KWD|د.ل.=LYD|د.م.=MAD|دراهم مغربية=MAD|درهم=AED,MAD|درهم إماراتي=AED
درهم مغربي=MAD|درهمان=MAD|درهمان مغربيان=MAD|دينار=BHD,DZD,IQD,JOD,KWD,LYD,TND|دينار أردني=JOD|دينار بحريني=BHD
دينار تونسي=TND|دينار جزائري=DZD|دينار عراقي=IQD|دينار كويتي=KWD|دينار ليبي=LYD|دينارات=DZD,LYD,TND
دينارات تونسية=TND|دينارات جزائرية=DZD|دينارات ليبية=LYD|ديناران=DZD,LYD,TND|ديناران تونسيان=TND|ديناران جزائريان=DZD
ديناران ليبيان=LYD|ر.إ.=IRR|ر.س.=SAR|ر.ع.=OMR|ر.ق.=QAR|ر.ي.=YER
روپیہ=PKR|ريال=OMR,QAR,SAR,YER|ريال سعودي=SAR|ريال عماني=OMR|ريال قطري=QAR|ريال يمني=YER
ریال=IRR|ریال ایران=IRR|سورية=SYP|فرانک CFA=XOF|ل.س.=SYP|ل.ل.=LBP
ليبي=LYD|ليبيان=LYD|ليبية=LYD|ليرة=SYP|ليرة سورية=SYP|پاکستانی روپیہ=PKR
नेपाली रूपैयाँ=NPR|नेरू=NPR|भारतीय रुपए=INR|भारतीय रुपया=INR|रुपए=INR|रुपया=INR
रू=NPR|लेई=RON|টাকা=BDT|বাংলাদেশী টাকা=BDT|৳=BDT|રૂ.=MUR
இந்திய=INR|இந்திய ரூபாய்=INR|இந்திய ரூபாய்கள்=INR|இலங்கை ரூபாய்=LKR|இலங்கை ரூபாய்கள்=LKR|ரூபாய்=INR,LKR
ரூபாய்கள்=INR,LKR|ಲೀ=RON|රු.=LKR|රුපියල=LKR|ශ්‍රී ලංකා රුපියල=LKR|සිෆ්එ=XOF
บาทไทย=THB|฿=THB|ລາວ ກີບ=LAK|မြန်မာ ကျပ်=MMK|ლ=GEL|ქართული ლარი=GEL
ብር=ETB|የኢትዮጵያ ብር=ETB|រៀល​កម្ពុជា=KHR|ឡូទី=LSL|៛=KHR|₡=CRC
₦=NGN|₨=LKR,MUR,NPR,PKR|₩=KPW,KRW|₪=ILS|₫=VND|€=EUR
₭=LAK|₮=MNT|₱=CUP,PHP|₲=PYG|₴=UAH|₵=GHS
₸=KZT|₹=INR|₺=TRY|₼=AZN|₽=RUB|₾=GEL
⃀=KGS|ユーロ=EUR|レイ=RON|人民币=CNY|元=CNY|円=JPY
新台幣=TWD|港幣=HKD|米ドル=USD|美元=USD|대한민국 원=KRW|￥=CNY,JPY
￦=KRW
`;
