import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { wordList } from './word-list.ts'

/** Words that the list leaves out because they are rude elsewhere, though trades use them: a valve, a pipe joint, a lawn pest. */
const leftOut = new Set(
  'butt cock cocks coon coons crap dyke dykes flange knob nipple nipples nude panty poop prick pricks rape snatch suck sucks sucked tit tits'.split(
    ' ',
  ),
)

/** Words of trades that the list does not have. */
const ofTrades = new Set(
  'beadboard bermudagrass bifenthrin bromadiolone castile cleanout cleanouts cpvc cyanuric dallisgrass dethatcher ductboard fipronil garburator hardscape hardscapes hardscaping hydrojet hydrojets hydrojetting icemelt imidacloprid milorganite orangeburg pex polybutylene powerflush powerflushing rangehood recaulk recaulked recaulking regrout regrouted regrouting saltillo stringline termiticide termiticides topdress topdressed trenchless weatherstrip weatherstripping xeriscaping yellowjacket yellowjackets'.split(
    ' ',
  ),
)

/**
 * Whether a word in small letters is English. Source: the package word-list, 274,000 words with their forms, British and
 * American, of two letters and more. The list also leaves out some plurals, such as "balls".
 */
export function isEnglishWord(word: string): boolean {
  return (
    isListed(word) || (/[^s]s$/.test(word) && isListed(word.slice(0, -1))) || leftOut.has(word) || ofTrades.has(word)
  )
}

const isListed = wordList(() => {
  const inPackage = createRequire(import.meta.url).resolve('word-list')
  return readFileSync(join(dirname(inPackage), 'words.txt'), 'latin1')
})
