/**
 * Currencies in use, each with the countries that use it. Historic codes, codes of funds such as USS, and those of metals
 * are left out. Source: ISO 4217, list one, of 2026.
 */
const countriesOf = `AED AE|AFN AF|ALL AL|AMD AM|AOA AO|ARS AR|AUD AU CX CC HM KI NF NR TV|AWG AW|AZN AZ|BAM BA|BBD BB|BDT BD|
BHD BH|BIF BI|BMD BM|BND BN|BOB BO|BRL BR|BSD BS|BTN BT|BWP BW|BYN BY|BZD BZ|CAD CA|CDF CD|CHF CH LI|CLP CL|CNY CN|COP CO|
CRC CR|CUP CU|CVE CV|CZK CZ|DJF DJ|DKK DK FO GL|DOP DO|DZD DZ|EGP EG|ERN ER|ETB ET|
EUR AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT|FJD FJ|
FKP FK|GBP GB GG IM JE GS|GEL GE|GHS GH|GIP GI|GMD GM|GNF GN|GTQ GT|GYD GY|HKD HK|HNL HN|HTG HT|HUF HU|IDR ID|ILS IL PS|INR IN|
IQD IQ|IRR IR|ISK IS|JMD JM|JOD JO|JPY JP|KES KE|KGS KG|KHR KH|KMF KM|KPW KP|KRW KR|KWD KW|KYD KY|KZT KZ|LAK LA|LBP LB|LKR LK|
LRD LR|LSL LS|LYD LY|MAD MA EH|MDL MD|MGA MG|MKD MK|MMK MM|MNT MN|MOP MO|MRU MR|MUR MU|MVR MV|MWK MW|MXN MX|MYR MY|MZN MZ|
NAD NA|NGN NG|NIO NI|NOK NO SJ BV|NPR NP|NZD NZ CK NU PN TK|OMR OM|PAB PA|PEN PE|PGK PG|PHP PH|PKR PK|PLN PL|PYG PY|QAR QA|
RON RO|RSD RS|RUB RU|RWF RW|SAR SA|SBD SB|SCR SC|SDG SD|SEK SE|SGD SG|SHP SH|SLE SL|SOS SO|SRD SR|SSP SS|STN ST|SVC SV|SYP SY|
SZL SZ|THB TH|TJS TJ|TMT TM|TND TN|TOP TO|TRY TR|TTD TT|TWD TW|TZS TZ|UAH UA|UGX UG|
USD US AS BQ EC FM GU IO MH MP PA PR PW SV TC TL UM VG VI ZW|UYU UY|UZS UZ|VES VE|VND VN|VUV VU|WST WS|
XAF CM CF CG GA GQ TD|XCD AG AI DM GD KN LC MS VC|XCG CW SX|XOF BF BJ CI GW ML NE SN TG|XPF NC PF WF|YER YE|ZAR ZA LS NA|
ZMW ZM|ZWG ZW`

/** Countries by currency. */
const currencies: ReadonlyMap<string, readonly string[]> = new Map(
  countriesOf
    .split('|')
    .map((entry) => entry.trim().split(' '))
    .map(([code = '', ...countries]) => [code, countries]),
)

/** Whether a text is the ISO 4217 code of a currency that some country uses. */
export const isCurrency = (code: string): boolean => currencies.has(code)

/** The codes of all currencies in use. */
export const currencyCodes = (): string[] => [...currencies.keys()]

/** The currencies that a country uses; empty for an unknown country. */
export const currenciesOf = (country: string): string[] =>
  [...currencies].filter(([, countries]) => countries.includes(country)).map(([code]) => code)
