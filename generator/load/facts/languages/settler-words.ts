/** A people, with the words for it and the peoples that it may include, or that may include it. */
type People = { words: string; related?: readonly string[] }

/** Peoples that settled places, by the word that a message has. The words are parts of regular expressions. */
export const peoples: Readonly<Record<string, People>> = {
  Scandinavian: {
    words: 'Scandinavians?|Scandinavia',
    related: ['Danish', 'Norwegian', 'Swedish', 'Finnish', 'Icelandic'],
  },
  Danish: { words: 'Danish|Danes?|Denmark', related: ['Scandinavian'] },
  Norwegian: { words: 'Norwegians?|Norway', related: ['Scandinavian'] },
  Swedish: { words: 'Swedish|Swedes?|Sweden', related: ['Scandinavian'] },
  Finnish: { words: 'Finnish|Finns?|Finland', related: ['Scandinavian'] },
  Icelandic: { words: 'Icelandic|Icelanders?|Iceland', related: ['Scandinavian'] },
  British: { words: 'British|Britain', related: ['English', 'Scottish', 'Welsh', 'Cornish', 'Irish'] },
  English: { words: 'English|England', related: ['British', 'Cornish'] },
  Scottish: { words: 'Scottish|Scots|Scotland|Scotch', related: ['British', 'Irish'] },
  Irish: { words: 'Irish|Ireland', related: ['British', 'Scottish'] },
  Welsh: { words: 'Welsh|Wales', related: ['British'] },
  Cornish: { words: 'Cornish|Cornwall', related: ['British', 'English'] },
  German: { words: 'Germans?|Germany|Prussians?|Bavarians?|Bavaria', related: ['Austrian', 'Pennsylvania Dutch'] },
  Austrian: { words: 'Austrians?|Austria', related: ['German'] },
  'Pennsylvania Dutch': { words: 'Pennsylvania Dutch', related: ['German', 'Swiss', 'Dutch'] },
  Swiss: { words: 'Swiss|Switzerland', related: ['Pennsylvania Dutch'] },
  Dutch: { words: 'Dutch|Netherlands|Holland|Hollanders?', related: ['Pennsylvania Dutch'] },
  Belgian: { words: 'Belgians?|Belgium|Flemish|Walloons?' },
  French: { words: 'French|France|Huguenots?|Acadians?', related: ['Basque'] },
  Basque: { words: 'Basques?', related: ['French', 'Spanish'] },
  Spanish: { words: 'Spanish|Spaniards?|Spain', related: ['Mexican', 'Basque'] },
  Mexican: { words: 'Mexicans?|Mexico', related: ['Spanish'] },
  Portuguese: { words: 'Portuguese|Portugal|Azoreans?|Azores' },
  Italian: { words: 'Italians?|Italy|Sicilians?' },
  Greek: { words: 'Greeks?|Greece' },
  Polish: { words: 'Polish|Poles|Poland' },
  Czech: { words: 'Czechs?|Bohemians?|Bohemia|Moravians?' },
  Russian: { words: 'Russians?|Russia' },
  Ukrainian: { words: 'Ukrainians?|Ukraine' },
  Hungarian: { words: 'Hungarians?|Hungary' },
  Chinese: { words: 'Chinese|China' },
  Japanese: { words: 'Japanese|Japan' },
}

const people = `(?:${Object.values(peoples)
  .map(({ words }) => words)
  .join('|')})(?!\\p{L})`
const settlers = '(?:[Ss]ettlers|[Pp]ioneers|colonists|founders|homesteaders|colony|settlement)'

/** What a text says about the people that a place was settled by. */
export const settledBy = new RegExp(
  [
    // `Swiss settlers`, `a Swiss and German colony`
    `(?<!\\p{L})${people}(?:(?:-born|-speaking)?,?(?: and| or|/|-) ?${people})?(?:-born|-speaking)? (?:\\p{Ll}+ )?${settlers}(?!\\p{L})`,
    `(?<!\\p{L})${people} (?:founding|first|early) families(?!\\p{L})`,
    // `settled by Swiss families`
    `\\b(?:[Ss]ettled|[Ff]ounded|[Cc]oloni[sz]ed|[Ee]stablished|[Pp]eopled|[Ll]aid out) (?:(?:in|around) \\d{4} )?by (?:the |a |an )?(?:\\p{Ll}+ ){0,4}${people}`,
    // `the early settlers, many of them Swiss`
    `\\b${settlers},? (?:(?:were|are|all|both|many|most|mostly|largely|mainly|nearly|of|them|came|arrived|here) ){0,5}(?:from )?${people}`,
  ].join('|'),
  'gu',
)

export const settlerHint = new RegExp(
  `\\b(?:${settlers}|families|settled|founded|coloni[sz]ed|established|peopled|laid out)\\b`,
  'i',
)

/** Some of the settlers, or those of another time: others may be of another people. */
export const severalPeoples = /\b(?:later|then|followed|joined|others|some of|second|next)\b/i
