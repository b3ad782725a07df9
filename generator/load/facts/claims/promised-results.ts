import { oneLine } from '../../../core/text/one-line.ts'

/** Those who decide: `the landlord`, `your insurance company`, `the city`. */
const decider =
  "(?:landlords?|property managers?|letting agents?|inspectors?|insurers?|insurance(?: company)?|adjusters?|HOA|homeowners?[’']? association|council|city|county|lender|bank|buyers?)"
const deposit = '(?:(?:full|whole|entire|complete|security|rental|damage|tenancy) )*(?:deposit|bond)'
const results: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      `\\b(?:get|receive|recover|have) (?:back )?(?:all of )?(?:your|the|their) ${deposit}\\b`,
      `\\b${deposit}s?(?: is| are)? (?:back|return(?:ed)?|refund(?:ed)?|guaranteed?)\\b`,
      `\\b(?:full |complete )?(?:return|refund|recovery) of (?:your|the|their) ${deposit}`,
      `\\b${decider} (?:will |to |would |is going to )(?:return|refund|release|approve|pay|cover|accept|pass|sign off)\\b`,
      // In the present: `we guarantee that your landlord pays back the deposit`.
      `\\b${decider} (?:always )?(?:(?:returns?|refunds?|releases?|approves?|accepts?|pays? back|gives? back|hands? back|signs? off)\\b|(?:pays?|covers?|gives?|hands?) (?:you |back |out )*(?:the|your|for|all|everything|every)\\b)`,
      '\\b(?:claim|permit|loan|application) (?:will be |is |are |gets |to be )?(?:approved|accepted|paid|granted)\\b',
      '\\b(?:claim|permit|loan|HOA|insurance) approval\\b',
      '\\b(?:five|5)[- ]star reviews?\\b',
    ].join('|'),
    'i',
  ),
  es: /(?<!\p{L})(?:recuper\p{Ll}+ (?:el total de |toda )?(?:su|tu|la|vuestra) fianza|devolución (?:íntegra |total |completa )?de (?:su|tu|la) fianza|fianza (?:íntegra )?(?:devuelta|garantizada)|(?:seguro|aseguradora|casero|propietario|ayuntamiento|perito|banco) (?:le |te |les |os |lo )?(?:paga(?:rá)?|cub(?:re|rirá)|devuelve|devolverá|aprueba|aprobará|acepta(?:rá)?|conced(?:e|erá))|(?:licencia|permiso|préstamo) (?:concedid|aprobad)[oa])/iu,
}
const promise: Readonly<Record<string, RegExp>> = {
  en: /\b(?:guarantee[sd]?|we promise)\b/i,
  es: /(?<!\p{L})garanti(?:z|c)\p{Ll}+|(?<!\p{L})(?:le|te|les|os) prometemos/iu,
}
const whole = '(?:the |your )?(?:full|whole|entire|complete)'
/** The same as a fact, without a word such as "guarantee": `You will get your full deposit back`, `you will never lose your deposit`. */
const certain: Readonly<Record<string, RegExp>> = {
  en: new RegExp(
    [
      `\\byou(?:['’]ll| will) (?:always |surely |certainly |definitely )?(?:get|receive|have|see) (?:back )?(?:all of your|every (?:penny|dollar|cent) of (?:your|the)|(?:100 ?%|all) of (?:your|the)|your (?:full|whole|entire|complete)) (?:\\w+ )?(?:deposit|bond)\\b`,
      `\\b(?:you(?:['’]ll| will)?|our (?:customers|clients|tenants)) never (?:again )?lose (?:a penny of |any of |a cent of )?(?:your|their|the|a|any) (?:\\w+ )?(?:deposit|bond)\\b`,
      `\\b(?:your|every|any|the) ${decider} (?:will|has to|must) (?:(?:return|refund|release|give|hand|pay)(?: you)?(?: back)? ${whole} (?:\\w+ )?(?:deposit|bond)|(?:approve|accept|pay) (?:every|any|all|your) (?:claim|invoice|application|request)s?)\\b`,
      `\\bwe (?:always|will always) (?:get|win|recover) (?:you )?(?:your|the) (?:\\w+ )?(?:(?:deposit|bond) back|(?:claim|permit|loan) (?:approved|accepted|paid))\\b`,
      '\\byou (?:are|will be) (?:certain|sure|guaranteed|bound) to (?:get|receive|recover) (?:back )?(?:all of )?(?:your|the) (?:full |whole |entire )?(?:\\w+ )?(?:deposit|bond)\\b',
      '\\byour (?:insurance )?(?:claim|permit|loan) will (?:always |certainly |definitely )?be (?:approved|accepted|granted|paid in full)\\b',
    ].join('|'),
    'i',
  ),
  es: /(?<!\p{L})(?:recuperará (?:siempre )?(?:toda (?:su|la) fianza|la fianza (?:completa|íntegra|entera))|nunca (?:perderá|pierde) (?:su|la) fianza|(?:casero|propietario|arrendador) (?:le |te )devolverá (?:toda la fianza|la fianza (?:completa|íntegra|entera)))(?!\p{L})/iu,
}
/** What makes a sentence with such a fact none: a condition, a law, a wish, or what others say. */
const uncertain =
  /\b(?:if|unless|when|whether|once|provided|until|may|might|should|could|can(?:not|['’]t)?|usually|often|mostly|likely|aims?|hopes?|wants?|help\w*|chances?|goal|law|minus|less|within|days?|not?|no one|promises?|cancel\w*|our deposit)\b|n['’]t\b|\?$|(?<!\p{L})(?:si|cuando|puede|podría|suele|quizá|ley|días|no|nadie)(?!\p{L})/iu

/** What limits or denies a promise, and results that the company itself decides on. */
const limited: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not?(?! (?:need|matter|problem)\b)|no(?:body)|never|cannot|neither|without|whether|if|unless|when|cancel\w*|booking (?:deposit|fee)|our deposit|we (?:will )?(?:refund|return)|until)\b|n['’]t\b|\?$/i,
  es: /(?<!\p{L})(?:no|nunca|ni|nadie|sin|si|cuando|cancel\p{Ll}+|reserv\p{Ll}+|devolvemos)(?!\p{L})|\?$/iu,
}
/** `If the landlord keeps a part of it, we come back`: the terms of a guarantee. */
const remedy =
  /\b(?:if|should|otherwise)\b[^.]{0,120}\bwe(?:['’]ll| will)? (?:\w+ )?(?:come|return|re-?\w+|clean|fix|redo|pay|refund|correct)\b|(?<!\p{L})si (?!\p{Lu})[^.]{0,120}(?<!\p{L})(?:volvemos|repetimos|devolvemos|corregimos|limpiamos)/iu
/** Without a lease, a deposit is that of the company. */
const lease =
  /landlord|lease|\brent|tenan|letting|property manager|mov(?:e|ing)[- ]out|casero|alquil|inquilin|arrend|propietario|mudanza/i

/** Texts that are searched for promised results have one of these. */
export const hasPromise = /guarante|promise|garanti|prometemos|deposit|\bbond\b|\bclaim|permit|fianza/i

/** `You are guaranteed to get your deposit back`: the words of a promise that another person has to keep. */
export function promisedResult(sentence: string, text: string, language: string): string | undefined {
  const [tag = ''] = language.split('-')
  const isOfCompany = (words: string) => /deposit|bond|fianza/i.test(words) && !lease.test(text)
  const [fact] = certain[tag]?.exec(sentence) ?? []
  if (fact !== undefined && !uncertain.test(sentence.replace(fact, '')) && !isOfCompany(fact)) return fact
  if (!promise[tag]?.test(sentence) || limited[tag]?.test(sentence)) return undefined
  const [words] = results[tag]?.exec(sentence) ?? []
  return words === undefined || isOfCompany(words) || remedy.test(oneLine(text)) ? undefined : words
}
