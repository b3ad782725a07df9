import { literal } from '../../../../core/text/literal.ts'
import { sentencesOf } from '../../texts.ts'

/** What compares the place of the text with another one, or says where that is. */
const compares =
  /\b(?:here|than|unlike|whereas|while|but|too|also|likewise|similar\w*|same|instead|though|although|neighbou?rs?|neighbou?ring|next door|nearby|over the|down the|up the|our|we|us|(?:larg|bigg|small|new|old|young|high|low|tall|wid|narrow|clos|near|steep|cold|cool|warm|dri|wett|quiet|busi|long|short|few|rich|deep|hard|soft|eas|lat|earli)i?er|more|less|(?:to|of) the (?:north|south|east|west))\b|;/i

/** `In Ashby the dust changes`: whether a paragraph begins with statements in a place, without a comparison. */
export const isOpenedIn = (text: string, name: string): boolean => {
  if (!text.includes(` ${name} `)) return false
  const opened = new RegExp(
    `^(?:In|Across|Around|All over) ${literal(name)} (?:the|an?|every|most|many|all|each|some|few|no|its|homes|houses|winters?|summers?)\\s(?!\\p{Lu})`,
    'u',
  )
  return text.split(/\n\s*\n/).some((paragraph) => {
    const [first = '', second = ''] = sentencesOf(paragraph)
    return opened.test(first) && !compares.test(first) && !/^(?:Here|Ours?|We|But|This|In contrast)\b/.test(second)
  })
}
