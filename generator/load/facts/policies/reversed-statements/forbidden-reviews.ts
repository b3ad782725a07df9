import { type Fact, type FactSources, fact } from '../../fact.ts'
import { companyAndServiceTexts, sentencesOf } from '../../texts.ts'

const review = '(?:reviews?|ratings?|comments?|feedback|posts?|testimonials?|remarks?|critici[sz]ms?|complaints?)'
const place =
  '(?:online|public|publicly|internet|google|yelp|facebook|social media|angi|nextdoor|bbb|trustpilot|of (?:us|our \\w+|the company))'
const bad =
  '(?:bad|negative|unfavou?rable|poor|critical|low|harsh|unflattering|damaging|disparaging|unkind|nasty|adverse|derogatory|hostile|(?:one|1|two|2|three|3)[- ]star|less than (?:five|5)[- ]stars?)'
const badReview = `(?:${bad}(?:,? (?:or |and )?\\w+)? (?:${place} )?${review}|${review} (?:of|with|below|under|of less than|with fewer than) (?:one|two|three|four|five|[1-5]) stars?|(?:disparag(?:es?|ing)|critici[sz](?:es?|ing)|bad-?mouths?|speaks? (?:ill|badly) of) (?:us|our \\w+|the company|\\{business\\}))`
/** What the author has to bear. */
const penalty =
  '(?:ow(?:es?|ing) us|(?:must|shall|will|agrees? to|has to|have to) pay|pays? (?:us|a|an|the|for|[$£€])|(?:is|are|be|will be|may be|get|gets) (?:charged|billed|fined|sued|banned|liable|blacklisted|black-listed|barred|invoiced|prosecuted|refused|subject to|responsible for (?:our|the|any) (?:loss|damages|legal))|(?:a |an |our )?(?:[a-z]+ )?(?:fee|fine|penalty|charge|surcharge)s? of [$£€]|[$£€]\\d[\\d,.]* (?:fee|fine|penalty|charge|in damages|for each|per)|cost(?:s|ing)? (?:you|the customer|the author|[$£€])|liquidated damages|legal action|lawsuit|(?:we|we will|we may|we can|may|will) (?:sue|bill|charge|fine|ban|invoice|cancel|refuse|end|terminate)|sue (?:you|anyone|any)|our (?:lawyers?|attorneys?|solicitors?)|forfeit\\w*|los(?:es?|ing) (?:the|your|their|any|all) (?:deposit|guarantee|warranty|discount|refund|place|right)|voids? (?:the|your|our|any) (?:guarantee|warranty)|no (?:refund|longer served)|(?:will|do) not be served|added to your (?:bill|invoice|balance))'
const author =
  '(?:you|(?:the |a |any |our )?(?:customer|client|guest|user|tenant|homeowner|buyer|purchaser)s?|(?:he|she|they|anyone|those))'

const found: readonly RegExp[] = [
  // `A bad review costs you $250`, `we may sue the author of a negative post`.
  `\\b${badReview}\\b[^.;]{0,80}?\\b${penalty}`,
  `\\b${penalty}[^.;]{0,60}?\\b(?:for|over|after|if|when|who|because of|of)\\b[^.;]{0,60}?\\b${badReview}`,
  // `You agree not to post reviews`, `customers waive the right to review us`.
  `\\b${author} (?:agrees?|promises?|undertakes?|commits?|consents?) (?:not to|to not|never to|that (?:you|they) will not|to refrain from|to remove|to take down|to delete)(?: \\w+){0,2} (?:post|publish|write|leave|share|make|give|submit|any|a|your|posting|publishing|writing|leaving|making)\\b[^.;]{0,40}?\\b(?:${badReview}|${review}(?: (?:${place}|about|of|on|that|without)\\b|$|[.,]))`,
  `\\b${author} (?:may not|must not|shall not|cannot|can[’']t|are not allowed to|is not allowed to|are forbidden to|are prohibited from)(?: \\w+)? (?:post|publish|write|leave|share|posting|publishing|writing|leaving) (?:any |a |an )?(?:${bad} |${place} )*(?:reviews?|ratings?)\\b`,
  `\\b(?:waives?|gives? up|surrenders?) (?:the|any|your|their|all) (?:legal )?rights? to (?:post|publish|write|leave|review|rate|comment|critici[sz]e|complain)`,
  `\\b(?:non-?disparagement|no-review|anti-review|gag) (?:clause|agreement|terms?|policy|provision)\\b`,
  `\\b${bad} (?:${place} )?reviews? (?:is|are|of us are)(?: strictly)? (?:forbidden|prohibited|not (?:allowed|permitted)|a breach)`,
  `\\b(?:reviews?|ratings?) (?:may|must|can|need to)(?: only)? (?:be|not be)? ?(?:posted|published|written|left|shared|approved)(?: only)? (?:with|after|without|by|once) (?:our|us\\b|we)(?: \\w+){0,2} ?(?:consent|permission|approval|approved|before|first)?\\b[^.;]{0,30}`,
  `\\b${author} (?:assigns?|transfers?|hands? over|gives? us)(?: to us| us)? (?:all |the |any )*(?:copyright|ownership|rights)(?: \\w+){0,4} (?:reviews?|ratings?)\\b`,
].map((pattern) => new RegExp(pattern, 'i'))

const hint =
  /review|rating|comment|feedback|\bposts?\b|testimonial|remark|criticis|criticiz|complain|disparag|mouth|speaks? (?:ill|badly)|\bgag\b/i
/** Reviews that are not true, which a law protects no one in; denials; and the website of the company with its own rules. */
const denied =
  /\b(?:false|fake|untrue|fraudulent|misleading|defam\w+|libel\w*|slander\w*|dishonest|spam|hate|obscene|paid reviews?|never|nothing|none|no (?:fee|fine|penalty|charge|one)|without (?:fear|a fee|penalty)|(?:will|do|does|can|would|is|are) not (?:charge|bill|fine|sue|ban|ask|be (?:charged|fined|sued|banned|billed))|void|illegal|unlawful|forbids?|against the law|act\b|free to|our (?:web)?site|costs? us|other companies|some companies|we (?:will )?pay)\b|n[’']t (?:charge|bill|fine|sue|ban|ask)|\?$/i

/**
 * `A customer who posts an unfavorable review owes us $250`. Such terms are void.
 * Source: Consumer Review Fairness Act of 2016, 15 U.S.C. § 45b.
 */
export function checkForbiddenReviews(sources: FactSources): Fact[] {
  return companyAndServiceTexts(sources).flatMap(({ record, path, text }) => {
    if (!hint.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      if (!hint.test(sentence) || denied.test(sentence)) continue
      const [words] = found.flatMap((pattern) => pattern.exec(sentence)?.[0] ?? [])
      if (words === undefined) continue
      const what = `The text says "${words}": a term that forbids reviews, or punishes their authors, is void, and the law forbids to write it.`
      const fix = 'Remove it.'
      return [fact(record, path, { code: 'statement-reversed', severity: 'warning', what, fix }, words, sentence)]
    }
    return []
  })
}
