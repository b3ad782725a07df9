/** How texts offer pay, or a price, that the tax office does not see. */
export type UnreportedPayWords = {
  /** Every sentence that is read has one of these. */
  hint: RegExp
  /** `paid off the books`, `no tax if you pay cash`. With the flag `g`. */
  offered: RegExp
  /** Forms for the tax office that are left out, which is right for employees of a company. */
  forms?: { left: RegExp; unless: RegExp }
  /** Sentences that say that it is not done, that others do it, or what may come of it. */
  denied: RegExp
  /** Texts that warn of it, or their headings. */
  warned: RegExp
}

const join = (patterns: readonly string[]) => patterns.map((each) => `(?:${each})`).join('|')

const pay =
  '(?:pay|pays|paid|paying|payments?|wages?|salar(?:y|ies)|bonus(?:es)?|overtime|earnings|earn(?:s|ed|ing)?|commissions?)'
const money = `(?:${pay}|cash|tips?|money|income|prices?|priced|rates?|discounts?|deals?|charged?|settled?|work(?:s|ed|ing)?|hir(?:e[sd]?|ing)|employ(?:s|ed)?|jobs?|shifts?|hours)`
/** Words between the pay and how it is paid. Others, such as a verb, begin something else: `paid to look under the table`. */
const filler =
  '(?:you|them|us|him|her|people|every(?:one|body)|workers?|staff|helpers?|crews?|employees?|our|the|your|their|some|all|most|half|part|partly|in|by|with|for|and|a|an|as|is|are|was|were|be|being|gets?|can|will|may|it|cash|weekly|daily|monthly|every|each|fridays?|weeks?|days?|months?|nights?|shifts?|hours?|jobs?|extra|bonus|wages?|tips|overtime|of|at|per|on|completely|entirely|fully|strictly|if|prefer|want|like|more|100%)'
const between = `(?:,? ${filler}){0,7},? `
const what =
  '(?:pay|payments?|cash|money|work|jobs?|bonus(?:es)?|wages?|rates?|prices?|deals?|hours|overtime|labou?r|employment|arrangements?|discounts?|income|tips|hires?)'
const tax = '(?:(?:sales|local|state|income|payroll) )?(?:tax(?:es)?|vat|gst|hst)\\b'
const noPaper = '(?:receipts?|invoices?|paperwork|paper trail|pay ?slips?|pay ?stubs?|payroll)\\b'
const cheaper = '(?:\\d+ ?% (?:off|less|cheaper)|discounts?|cheaper|(?:lower|better|special) price)'
const office =
  '(?:the )?(?:irs|hmrc|cra|ato|inland revenue|tax ?m[ae]n|tax (?:office|authorit(?:y|ies)|collectors?|agency)|uncle sam)\\b'
const not = "(?:do not|don['’]t|does not|doesn['’]t|never|will not|won['’]t|will never)"
/** `cash or card`, `cash, a card`: nothing that only cash has. */
const onlyCash = 'cash\\b(?!,? (?:and )?(?:or|an?|by|cards?|checks?|cheques?|credit|debit|bank)\\b)'

const english = [
  `\\boff-the-books ${what}\\b|\\bunder-the-table ${what}\\b`,
  `\\b${money}${between}off[- ]the[- ]books\\b`,
  `\\b(?:keep|keeps|kept|leave) (?:the|your|our|this|that|all|some) (?:pay|payments?|money|cash|bonus|wages|hours|overtime|tips|jobs?|work) off[- ]the[- ]books\\b`,
  `\\b${pay}\\b(?! (?:(?:special|close|extra|more) )?(?:attention|heed|mind)\\b)${between}under[- ]the[- ]table\\b`,
  '\\b(?:in|for|takes?|accepts?|prefers?) cash,? (?:and )?under[- ]the[- ]table\\b',
  '\\bwork(?:s|ed|ing)? under[- ]the[- ]table,? (?:and|for|to) (?:get |be |earn )?(?:cash|paid|pay|more|extra)\\b',
  // `cash in hand, no receipt`, `no invoice, just cash`, `10% off without a receipt`
  `\\bcash(?: (?:in hand|only|prices?|deals?|jobs?|payments?|discounts?|rates?)(?: is)?(?: [$£€]?\\d+)?| daily| weekly| every [a-z]+)?(?:,|:| –| —| -)?(?: (?:and|with|so|means|gets you|get|needs))* (?:no|without(?: an?| any)?|skip the) ${noPaper}`,
  `\\bno ${noPaper}(?:,| and| –| —)?(?: just| only| for)? cash\\b`,
  `\\b(?:no|without an?|no need for an?) (?:receipts?|invoices?)(?:,? (?:is )?(?:needed|necessary))? (?:if|when) (?:you )?pay(?:ing)? (?:(?:in|with|by) )?${onlyCash}`,
  `\\b${cheaper}[^.!?;:]{0,25} (?:without|with no|if you (?:do not|don['’]t) (?:need|want)|if you skip) (?:an? |any |the )?(?:receipt|invoice)\\b`,
  // `No tax if you pay cash`, `pay cash and skip the VAT`, `cash price, no tax`, `tax-free cash`
  `\\b(?:no|without|skip|save|avoid|dodge|minus|forget|waive|drop|(?:leave|take|knock) off)(?: (?:the|any|paying|all|your|on|about))* ${tax}(?:(?!whether)[^.!?;:]){0,25}? (?:if|when|for|with|by|on|in)(?: (?:you|we|they|customers who|all))?(?: (?:pay|paying|pays|paid|settle)(?: (?:us|me|up))?)?(?: (?:in|with|by))? ${onlyCash}`,
  `\\bpay(?:ing|s)?(?: us| me)?(?: in| with| by)? ${onlyCash}[^.!?;:]{0,30}?(?: (?:we|i|you|to|and|there)(?:['’]ll|['’]s| will| can| is)?(?: just| simply)?|,) (?:skip|save|avoid|drop|waive|forget|leave (?:off|out)|knock off|take off|(?:do not|don['’]t|won['’]t|not) (?:charge|add|pay)|pay no|no|add no|charge no)(?: (?:the|any|on|paying|about))* ${tax}`,
  `\\bcash(?: (?:only|prices?|deals?|jobs?|customers?(?: pay)?|discounts?|rates?|in hand))?(?:,|:| =| means| and| with| –| —| is)?(?: so)? (?:no|without|minus)(?: the)? ${tax}(?! (?:is|are|appl|on|for|due|will|to|has|exempt|forms?|number|advice))`,
  `\\bcash (?:price|discount|deal|rate)s?(?::|,| –| —)(?: we)? (?:skip|drop|waive|(?:leave|take|knock) off)(?: the)? ${tax}`,
  '\\btax[- ]free cash\\b|\\bcash(?: bonus(?:es)?| pay| wages?| in hand)?,? (?:and )?(?:all )?tax[- ]free\\b',
  '\\bcash\\b[^.!?;:]{0,40} (?:no|without) tax(?:es)? (?:taken out|withheld|deducted|held back)\\b|\\b(?:no|without) tax(?:es)? (?:taken out|withheld|deducted|held back)[^.!?;:]{0,30} cash\\b',
  // `We do not report your tips`, `not reported to the IRS`, `the tax office never hears of it`
  `\\b${not} (?:report|declare)(?: (?:any|your|our|the|these|this|of|all|that|those|cash|what you|it|them))* (?:pay|wages?|tips|income|earn(?:ings)?|bonus(?:es)?|overtime|salary|to ${office})\\b(?! (?:history|data|details|cards?|information|stubs?)|[^.!?;:]{0,30}(?:credit|bureau|agenc))`,
  `\\b(?:cash|paid|pay)\\b[^.!?;:]{0,30} ${not} (?:report|declare) (?:it|them|that|this|anything)\\b|\\bcash\\b[^.!?;:]{0,30} nothing to (?:report|declare)\\b`,
  `\\b(?:not|never|nothing(?: is| gets)?) (?:be |being |gets? )?(?:reported|declared) to ${office}`,
  `\\b${office} (?:${not}|need not|needn['’]t|has no way to)(?: even| ever)? (?:know|see|hear|find|learn)`,
  `\\b(?:hide|hidden|keep|keeps|kept) (?:it|this|that|all|everything|(?:the|your|our) (?:pay|wages|tips|money|cash|overtime|bonus|earnings|income|payments?)) from ${office}`,
  `\\b(?:${pay}|cash)\\b${between}(?:unreported|undeclared|not (?:reported|declared))\\b`,
]

const pagar =
  '(?<!\\p{L})(?:pag(?:os?|as?|an|amos|uen?|ar|ando|ad[oa]s?|ará|arán|aremos)|cobr(?:os?|as?|an|amos|ar|ando|en?|ará|aremos)|sueldos?|salarios?|bonos?|primas?)'
const dinero = `(?:${pagar}|(?<!\\p{L})(?:trabaj(?:os?|an?|ar|amos|ando)|(?:horas )?extras?|dinero|propinas?|descuentos?|efectivo))`
const relleno =
  '(?:les?|te|se|al?|la|el|los|las|en|efectivo|metálico|mano|y|o|de|del|por|tod[oa]s?|una?|parte|mitad|semana|semanal(?:mente)?|cada|mes|día|horas?|extras?|sueldos?|salarios?|trabajador(?:es|as?)|emplead[oa]s|es|son|está|están|siempre|si|quiere|prefiere|viernes)'
const entre = `(?:,? ${relleno}){0,7},? `
const efectivo = '(?:efectivo|met[aá]lico|mano)(?!\\p{L})(?!,? (?:o|y|con|tarjeta|transferencia)(?!\\p{L}))'
const barato =
  '(?:descuentos?|rebajas?|más barat[oa]s?|mejor precio|precio especial|\\d+ ?%|ahorr\\p{L}+|efectivo|en mano)'
const sinIva =
  '(?:sin (?:el )?IVA|(?:se |te )?ahorr\\p{L}+ (?:usted )?el IVA|no (?:le |se )?(?:cobramos|cobra|paga) (?:el )?IVA|(?:le )?quitamos el IVA)'

const spanish = [
  `${dinero}${entre}(?:en negro|en B|bajo mano|bajo cuerda|sin declarar|sin cotizar|fuera de (?:la )?nómina)(?![\\p{L}\\d&+-])`,
  `${pagar}${entre}(?:(?:por )?debajo de la mesa|bajo la mesa)(?!\\p{L})`,
  '(?<!\\p{L})(?:dinero negro|caja B|dinero B)(?!\\p{L})',
  `${barato}[^.!?;:]{0,30} sin (?:factura|recibo)(?!\\p{L}| previ)|(?<!\\p{L})sin (?:factura|recibo)(?!\\p{L})[^.!?;:]{0,30} ${barato}`,
  '(?<!\\p{L})si no (?:necesita|quiere|pide|precisa) (?:la )?factura(?!\\p{L})[^.!?;:]{0,40} (?:descuento|menos|más barat[oa]|\\d+ ?%)',
  `(?:en efectivo|en mano)(?:,| y)? sin (?:nómina|papeles)(?!\\p{L})`,
  `${sinIva}[^.!?;:]{0,25} (?:si|al|por|cuando|pagando)(?: (?:usted|se|el))?(?: pag\\p{L}+)?(?: en)? ${efectivo}`,
  `(?<!\\p{L})pag\\p{L}+ en ${efectivo}[^.!?;:]{0,25}? ${sinIva}`,
  '(?<!\\p{L})(?:no|sin) (?:se )?(?:l[oa]s? )?declar\\p{L}+ (?:l[oa]s |el |su |sus |las )?(?:a Hacienda|ante Hacienda|sueldos?|salarios?|propinas|pagos|ingresos|horas extras?)(?!\\p{L})',
  '(?<!\\p{L})Hacienda (?:no|nunca) (?:se |lo )?(?:enter\\p{L}+|sab\\p{L}+|v\\p{L}+)|sin que (?:lo )?(?:se entere|sepa) Hacienda',
  '(?<!\\p{L})sin (?:alta (?:en|a) la seguridad social|contrato ni alta|dar(?:le|te|les|los|las|nos)? de alta)(?!\\p{L})',
]

const languages: Readonly<Record<string, UnreportedPayWords>> = {
  en: {
    hint: /off[ -]the[ -]books|under[ -]the[ -]table|\bcash\b|receipt|invoice|1099|\bw-?2\b|report|declare|\birs\b|hmrc|tax ?m[ae]n|tax office|tax authorit|uncle sam/i,
    offered: new RegExp(join(english), 'gi'),
    forms: {
      left: /\bno (?:w-?[24]s?|1099s?)(?:,| and| or)? (?:no )?(?:w-?[24]s?|1099s?)\b|\b(?:no|without an?) 1099s?(?: forms?)?(?: (?:is|are))? (?:needed|required|necessary|paperwork|sent|issued|filed)\b|\bwe (?:do not|don['’]t|never) (?:issue|send|file|give)(?: you| our [a-z]+)?(?: any| a)? 1099s?\b/i,
      unless:
        /\b(?:w-?2 (?:employees?|workers?|crews?)|employees?|payroll|corporation|incorporated|llc|homeowners?|landlords?|tenants?|customers?|clients?|(?:from|by) you)\b/i,
    },
    denied:
      /^no (?!receipt|invoice|paper|tax|vat|1099|w-?2|contract)|\bno …|\b(?:never|not|no (?:one|worker|helper|employee|customer|company)|nor|cannot|refuse\w*|against|illegal\w*|unlawful\w*|forbid\w*|forbidden|prohibit\w*|ban(?:s|ned)?|fraud|evasion|evad\w+|crimes?|criminal|penalt\w+|fined|beware|red flags?|scams?|risk\w*|trouble|liab\w+|lawsuits?|sued?|owe\w*|audit\w*|unlike|instead of|rather than|compared|others|competitors?|employers?|insur\w+|protect\w*|comp(?:ensation)?|hurt|injur\w+|(?:those|companies|firms|businesses|people|someone|anyone|helpers?|workers?) (?:who|that)|if (?:another|someone|somebody|anyone|(?:an?|any|your|the) (?:company|boss|employer|contractor|firm|business|provider)))\b|n['’]t\b/i,
    warned:
      /\b(?:red flags?|warning signs?|beware|scams?|watch out|illegal|tax evasion|walk away|mistakes|myths?|what to avoid|things to avoid)\b/i,
  },
  es: {
    hint: /en negro|en b(?!\p{L})|bajo (?:mano|cuerda|la mesa)|debajo de la mesa|dinero|caja b|factura|sin (?:recibo|declar|cotizar|alta|contrato|dar|nómina|papeles)|fuera de (?:la )?nómina|declar|hacienda|IVA/iu,
    offered: new RegExp(join(spanish), 'giu'),
    denied:
      /(?<!\p{L})(?:no|nunca|jamás|ni|tampoco|nadie|ilegal\p{L}*|delitos?|fraude|multas?|evit\p{L}+|otr[oa]s|quien(?:es)?|desconf\p{L}+|cuidado|diferencia|riesgos?|proh[ií]b\p{L}+|(?:lugar|vez) de)(?!\p{L})/iu,
    warned: /(?<!\p{L})(?:señales de alarma|estafas?|cuidado con|ilegal|fraude fiscal|errores|mitos?)(?!\p{L})/iu,
  },
}

export const unreportedPayWordsOf = (tag: string): UnreportedPayWords | undefined =>
  languages[tag.toLowerCase().split('-', 1)[0] ?? '']
