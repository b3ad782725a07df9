import { oneLine } from '../../core/text/one-line.ts'

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
      '\\b(?:claim|permit|loan|application) (?:will be |is |are |gets |to be )?(?:approved|accepted|paid|granted)\\b',
      '\\b(?:claim|permit|loan|HOA|insurance) approval\\b',
      '\\b(?:five|5)[- ]star reviews?\\b',
    ].join('|'),
    'i',
  ),
  es: /(?<!\p{L})(?:recuper\p{Ll}+ (?:el total de |toda )?(?:su|tu|la|vuestra) fianza|devolución (?:íntegra |total |completa )?de (?:su|tu|la) fianza|fianza (?:íntegra )?(?:devuelta|garantizada)|(?:seguro|aseguradora|casero|propietario|ayuntamiento|perito|banco) (?:le |te |les |os |lo )?(?:pagará|cubrirá|devolverá|aprobará|aceptará|concederá)|(?:licencia|permiso|préstamo) (?:concedid|aprobad)[oa])/iu,
}
const promise: Readonly<Record<string, RegExp>> = {
  en: /\b(?:guarantee[sd]?|we promise)\b/i,
  es: /(?<!\p{L})garanti(?:z|c)\p{Ll}+|(?<!\p{L})(?:le|te|les|os) prometemos/iu,
}
/** What limits or denies a promise, and results that the company itself decides on. */
const limited: Readonly<Record<string, RegExp>> = {
  en: /\b(?:not?|no(?:body)|never|cannot|neither|without|whether|if|unless|when|cancel\w*|booking (?:deposit|fee)|our deposit|we (?:will )?(?:refund|return)|until)\b|n['’]t\b|\?$/i,
  es: /(?<!\p{L})(?:no|nunca|ni|nadie|sin|si|cuando|cancel\p{Ll}+|reserv\p{Ll}+|devolvemos)(?!\p{L})|\?$/iu,
}
/** `If the landlord keeps a part of it, we come back`: the terms of a guarantee. */
const remedy =
  /\b(?:if|should|otherwise)\b[^.]{0,120}\bwe(?:['’]ll| will)? (?:\w+ )?(?:come|return|re-?\w+|clean|fix|redo|pay|refund|correct)\b|(?<!\p{L})si (?!\p{Lu})[^.]{0,120}(?<!\p{L})(?:volvemos|repetimos|devolvemos|corregimos|limpiamos)/iu
/** Without a lease, a deposit is that of the company. */
const lease =
  /landlord|lease|\brent|tenan|letting|property manager|mov(?:e|ing)[- ]out|casero|alquil|inquilin|arrend|propietario|mudanza/i

/** Texts that are searched for promised results have one of these. */
export const hasPromise = /guarante|promise|garanti|prometemos/i

/** `You are guaranteed to get your deposit back`: the words of a promise that another person has to keep. */
export function promisedResult(sentence: string, text: string, language: string): string | undefined {
  const [tag = ''] = language.split('-')
  if (!promise[tag]?.test(sentence) || limited[tag]?.test(sentence)) return undefined
  const [words] = results[tag]?.exec(sentence) ?? []
  const isOfCompany = /deposit|bond|fianza/i.test(words ?? '') && !lease.test(text)
  return words === undefined || isOfCompany || remedy.test(oneLine(text)) ? undefined : words
}
