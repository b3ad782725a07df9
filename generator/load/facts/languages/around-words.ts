import { distanceWords } from '#src/country/units.ts'
import { aName } from '../../../core/text/a-name.ts'
import { wholeNumber } from '../../../core/text/number-words.ts'
import type { Side } from '../geography/compass.ts'

/** The words with which texts of a language say on which side of their own place another one is. */
export type AroundWords = {
  /** Texts without it say nothing of that. */
  hint: RegExp
  /**
   * `Kearney lies eight km to the north`; groups `name`, `verb`, `number`, `unit` and `side`. It needs a verb or a number.
   * After a word such as `to` or `of`, the name is that of a road or a lake.
   */
  place: RegExp
  sides: Readonly<Record<string, readonly Side[]>>
}

const named = aName.replace('(', '(?<name>')

const en: AroundWords = {
  hint: /\b(?:north|south|east|west)/,
  // Without a distance, `lies west` is also the direction in which a valley runs.
  place: new RegExp(
    `(?<!\\b(?:to|of|from|in|near|at|between) )(?:Downtown )?${named}(?<verb> (?:is|lies|sits))(?: (?:about|some|only|just|roughly))*` +
      `(?: (?<number>${wholeNumber}) (?<unit>${distanceWords.en}) (?:to the )?| to the )` +
      '(?<side>(?:north|south)(?:east|west)?|east|west)\\b(?! (?:of|side|end|bank|shore|edge))',
    'gu',
  ),
  sides: {
    north: ['north'],
    south: ['south'],
    east: ['east'],
    west: ['west'],
    northeast: ['north', 'east'],
    northwest: ['north', 'west'],
    southeast: ['south', 'east'],
    southwest: ['south', 'west'],
  },
}

/** `Soto del Real` */
const inSpanish = "(?<name>\\p{Lu}[\\p{L}’'-]+(?: (?:(?:de|del|la|las|los|el) )*(?:d[’'])?\\p{Lu}[\\p{L}’'-]+){0,3})"

const es: AroundWords = {
  hint: /\b(?:al|hacia el) (?:norte|sur|este|oeste|nor|sud)/,
  place: new RegExp(
    `(?<!(?<!\\p{L})(?:de|del|a|en|con|por|hacia|hasta|entre) )(?<!\\p{L})${inSpanish},?(?<verb> (?:queda|está|se encuentra|se halla))?` +
      `(?:,? a (?:unos |apenas |solo |casi )?(?<number>\\d+) (?<unit>${distanceWords.es}))?` +
      ',? (?:al|hacia el) (?<side>(?:nor|sur|sud)(?:d?este|oeste)|norte|sur|este|oeste)(?!\\p{L}| de)',
    'gu',
  ),
  sides: {
    norte: ['north'],
    sur: ['south'],
    este: ['east'],
    oeste: ['west'],
    noreste: ['north', 'east'],
    nordeste: ['north', 'east'],
    noroeste: ['north', 'west'],
    sureste: ['south', 'east'],
    sudeste: ['south', 'east'],
    suroeste: ['south', 'west'],
    sudoeste: ['south', 'west'],
  },
}

const languages: Readonly<Record<string, AroundWords>> = { en, es }

/** Undefined for a language without such words. */
export const aroundWordsOf = (tag: string): AroundWords | undefined =>
  languages[tag.toLowerCase().split('-', 1)[0] ?? '']
