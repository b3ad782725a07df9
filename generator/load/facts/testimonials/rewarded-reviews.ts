import { type Fact, type FactSources, fact } from '../fact.ts'
import { companyAndServiceTexts, sentencesOf, textsOf } from '../texts.ts'

/** The words of a language for a reward, and for a review that is written for it. */
type Words = { hint: RegExp; patterns: readonly RegExp[]; denied: RegExp }

const kinds =
  '(?:(?:good|nice|great|positive|honest|glowing|quick|short|online|google|yelp|facebook|five|5|star|kind|public|favou?rable|own)[ -])*'
const review = `${kinds}(?:reviews?|ratings?|testimonials?|stars)\\b(?! (?:of|by|hotel|service))`
const article = '(?:(?:a|an|the|this|that|my|our|your|every|each|their|another|it) )?'
const write =
  '(?:writ(?:e|es|ing)|wrote|written|leav(?:e|es|ing)|left|post(?:s|ed|ing)?|giv(?:e|es|ing)|gave|shar(?:e|ing))'
const receiver = '(?:(?:us|them|me) )?'
const gain =
  '(?:[$£€] ?\\d+|\\d+ ?%|£\\d+|\\b(?:discounts?|gift ?cards?|gifts?|credits?|vouchers?|coupons?|cash|refund|money|raffle|prize|drawing|sweepstakes|for free|rewards?)\\b)'
const purpose = '(?:for|in (?:exchange|return) for)'

const en: Words = {
  hint: /review|stars|rating|testimonial|(?:posting|writing|sharing|saying) this/i,
  patterns: [
    // `$50 off our bill for writing five stars`, `a gift card in exchange for your review`
    `${gain}[^.!?;:]{0,45}? ${purpose} (?:${write} ${receiver}${article}${review}|(?:a|an|my|our|your|this|every|each|any|all) ${review}|${kinds.replace(/\*$/, '+')}(?:reviews|ratings|stars)\\b)`,
    // `Thanks for the $40 off for posting this`
    `${gain}[^.!?;:]{0,45}? ${purpose} (?:posting|writing|sharing|saying) this\\b`,
    // `a discount if you leave us a review`
    `${gain}[^.!?;:]{0,45}? (?:if|when|once|after|because|as soon as) (?:I|we|you|customers|clients|they) ${write} ${receiver}${article}${review}`,
    // `They offered us a gift card to write a review`
    `\\b(?:paid|offered|gave|promised|sent|offer|give|pay) (?:me|us|you|customers|clients|our customers|our clients)\\b[^.!?;:]{0,25}${gain}[^.!?;:,]{0,12} to ${write} ${receiver}${article}${review}`,
    // `Leave us a review and get $10 off`
    `\\b(?:${write} ${receiver}${article}${review}|(?:review|rate) us\\b)[^.!?;:]{0,25}?(?:,| and| to| for| –| —) (?:(?:you|we|you.ll|we.ll|will|can|and|to) )*(?:get|receive|earn|win|save|be entered|enter|claim|take|give|send|knock|a chance|a|an)\\b[^.!?;:]{0,30}?${gain}`,
    // `Five-star reviews earn you a $20 credit`
    `\\b${kinds}reviews? (?:gets?|earns?|wins?|saves?) (?:you|customers|clients)\\b[^.!?;:]{0,20}?${gain}`,
  ].map((pattern) => new RegExp(pattern, 'i')),
  denied:
    /\b(?:no(?:body|ne)?|not|never|without|nor|neither|cannot|against|illegal|donat\w+|charity|charge|fee|costs?)\b|n['’]t\b|\bforbid|\bprohibit|\bban(?:s|ned)?\b/i,
}

const premio =
  '(?:[$€] ?\\d+|\\d+(?:[.,]\\d+)? ?(?:€|%|euros|dólares)|(?<!\\p{L})(?:descuentos?|regalos?|tarjetas? (?:de )?regalo|vales?|cup[oó]n|cupones|sorteos?|dinero|gratis)(?!\\p{L}))'
const opinion =
  '(?:(?:una|un|la|su|tu|esta|cada|mi|nuestra|buena|positiva|nueva|cinco|5) )*(?:reseñas?|opini[oó]n(?:es)?|valoraci[oó]n(?:es)?|estrellas)(?!\\p{L})'
const escribir =
  '(?:nos |les )?(?:escrib\\p{L}+|dej\\p{L}+|déj[ae]nos|escríb[ae]nos|pon(?:er|ga|gan|e|es|gas)?(?:les|nos)?|public\\p{L}+|dar(?:les|nos)?)'

const es: Words = {
  hint: /reseña|opini[oó]n|valoraci|estrellas/i,
  patterns: [
    `${premio}[^.!?;:]{0,45}? (?:por|a cambio de|si|al|cuando|para que) (?:${escribir} (?:una |un )?)?${opinion}`,
    `(?<!\\p{L})${escribir} ${opinion}[^.!?;:]{0,30}?(?:,| y| para| a cambio de)[^.!?;:]{0,30}? ${premio}`,
  ].map((pattern) => new RegExp(pattern, 'iu')),
  denied:
    /(?<!\p{L})(?:no|nunca|sin|ni|ningun[ao]?|nadie|jamás|tampoco|prohib\p{L}+|don\p{L}+|cuesta|cobra\p{L}*)(?!\p{L})/iu,
}

const languages: Readonly<Record<string, Words>> = { en, es }

/**
 * Reviews that were paid for, and rewards that a text offers for one. Google removes such reviews, and buying praise is
 * forbidden in the United States.
 * Sources: https://support.google.com/contributionpolicy/answer/7400114, 16 CFR § 465.4
 */
export function checkRewardedReviews(sources: FactSources): Fact[] {
  const words = languages[sources.records.language.tag.split('-', 1)[0] ?? '']
  if (!words) return []
  const { testimonials, quote } = sources.records.documents
  const { cities, counties } = sources.records.folders
  const documents = [testimonials, quote].filter((document) => document !== undefined)
  const texts = [
    ...companyAndServiceTexts(sources),
    ...[...documents, ...cities, ...counties].flatMap((record) => textsOf(record)),
  ]
  return texts.flatMap(({ record, path, text }) => {
    const found = rewardIn(text, words)
    if (found === undefined) return []
    const says = record === testimonials ? 'testimonial says that it was rewarded' : 'text offers a reward for a review'
    const what = `The ${says}: "${found}".`
    const fix = 'Remove it, and ask for reviews without a reward: Google removes those that were paid for.'
    return [fact(record, path, { code: 'review-rewarded', what, fix }, found)]
  })
}

function rewardIn(text: string, { hint, denied, patterns }: Words): string | undefined {
  const sentences = hint.test(text) ? sentencesOf(text).filter((each) => hint.test(each) && !denied.test(each)) : []
  return sentences.flatMap((each) => patterns.flatMap((pattern) => pattern.exec(each)?.[0] ?? []))[0]
}
