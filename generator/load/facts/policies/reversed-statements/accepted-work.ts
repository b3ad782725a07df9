import { matchesOf, sentencesOf } from '../../texts.ts'

/** What a list of things is said to be: `are part of the job`, `are no problem`. */
const accepted =
  "(?:(?:an? )?(?:(?:key|big|normal|usual|regular|standard|daily) )?part of (?:the|our|every|each|any|this|a) (?:\\w+ )?(?:jobs?|work|services?|visits?|package|scope|day)|included|no (?:problem|trouble|obstacle)|not a problem|welcome|fine with us|(?:our )?(?:daily work|specialt(?:y|ies))|what we (?:do|are here for)|within (?:our|the) (?:scope|limits)|(?:handled|dealt with|taken (?:on|care of)|covered) (?:too|as well|by (?:us|our))|all in a day[’']s work)"
const listed = new RegExp(
  `(?<=^|[;:] )(\\p{Lu}?[^.;:!?]{3,120}?) (?:is|are) (?:all |also |even |always |now |just |usually |simply |both |gladly )?${accepted}(?!\\p{L})([^,.;:!?]*)`,
  'gu',
)
const taken =
  /\b[Ww]e (?:also |even |gladly |happily |always |now |can |will )*(?:take on|take care of|deal with|tackle|accept|welcome|specialize in|work with|say yes to) ([^.;:!?]{4,120})/g
const includes =
  /\b(?:[Tt]his|[Tt]he|[Oo]ur|[Ee]very) (?:service|visit|package|price)s? (?:also )?(?:includes?|covers?) ([^.;:!?]{4,120})/g
const hint = new RegExp(
  `\\b(?:is|are)\\s+(?:\\w+\\s+)?${accepted.replaceAll(' ', '\\s+')}|\\b[Ww]e\\s+(?:[a-z]+\\s+)?(?:take|deal|tackle|accept|welcome|specialize|work|say)\\b|\\b(?:includes?|covers?)\\b`,
)
/** What puts a condition on the acceptance, or gives it to others. */
const conditional =
  /\b(?:not(?! a problem)|never|nor|neither|without|except|if|unless|until|once|after|when|only|of|for(?! (?:us|our)\b)|others?|another|specialists?|professionals?|partners?|licensed|extra)\b|n[’']t\b/i

/** Statements that a company does a kind of work: the words, and the things that they name. */
export const acceptedIn = (text: string): { words: string; things: string }[] =>
  hint.test(text)
    ? sentencesOf(text).flatMap((sentence) =>
        sentence.endsWith('?')
          ? []
          : [
              ...matchesOf(sentence, listed).flatMap(([words, things = '', after = '']) =>
                /\b(?:not|never|no|without|if|unless)\b/i.test(things) || conditional.test(after)
                  ? []
                  : [{ words, things }],
              ),
              ...[...matchesOf(sentence, taken), ...matchesOf(sentence, includes)].flatMap(([words, things = '']) =>
                conditional.test(things) ? [] : [{ words, things }],
              ),
            ],
      )
    : []
