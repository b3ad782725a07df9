import { wordBeginnings } from '../../../core/text/word-beginnings.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { shownTexts } from '../texts.ts'
import { checkThingsBelow, hasPicture } from './things-below.ts'

/** Things that texts point at, and that no page made from a manifest has. */
const pointed =
  /(?<!\p{L})(?:(?:[Ss]ee|[Ii]n|[Ff]rom|[Oo]n|[Ww]atch|[Pp]lay|[Cc]lick|[Uu]sing) (?:the|our|this) (?:[\w-]+ )?(videos?|clips?|slideshow|infographic|chart|graph|diagram|animation|calculator) (?:below|above|on the (?:left|right)|at the (?:top|bottom))|(?:[Ee]n|[Vv]e[ar]?|[Vv]ea|[Mm]ire) (?:el|la|los|este|esta) (?:\p{L}+ )?(vídeos?|videos?|gráfic[oa]|diagrama|infografía|animación|calculadora) (?:de (?:abajo|arriba)|siguiente))(?!\p{L})/u

/** Whether a text may name one of these things. */
const namesThing = wordBeginnings([
  'video vídeo clip slideshow infographic chart graph diagram animation calculator gráfico diagrama infografía animación calculadora',
])

/** Things that texts point at and that are not there: videos, which no page has, and tables, lists and pictures below a text. */
export const checkMissingThings = (sources: FactSources): Fact[] => [
  ...checkVideos(sources),
  ...checkThingsBelow(sources),
]

/** `As you can see in the video above`, in a text that was copied from a page with a video. Own sections may have anything. */
function checkVideos(sources: FactSources): Fact[] {
  if (sources.records.own === undefined || sources.records.own.sections.length > 0) return []
  return shownTexts(sources).flatMap(({ record, path, text }) => {
    if (namesThing(text) === 0) return []
    const [words, ...things] = pointed.exec(text.replace(/\s+/g, ' ')) ?? []
    const thing = things.find((each) => each !== undefined)
    if (words === undefined || thing === undefined || hasPicture(text)) return []
    const what = `The text says "${words}", but pages have no ${thing}.`
    return [fact(record, path, { code: 'text-unfinished', severity: 'warning', what, fix: 'Remove the words.' }, words)]
  })
}
