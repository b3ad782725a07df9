import { pictureName } from '#src/picture.ts'
import { literal } from '../../../core/text/literal.ts'
import { type Fact, type FactSources, fact } from '../fact.ts'
import { isEnglish } from '../texts.ts'
import { isUnlikeScene } from './scene-words.ts'

/** What an alt text says that no image of another season shows. English alone. */
const seasonWords: Readonly<Record<string, RegExp>> = {
  winter: /\bsnow(?:y|ed)? (?:on|roofs?|covers?|lies|falls)|\bsnow-covered|\bicicles?\b/i,
  spring: /\bblossoms?\b|\bin bloom\b/i,
  autumn: /\b(?:autumn|fall) (?:leaves|foliage|colors)\b/i,
}

/** Words that nearly every sentence about an image has, and no list of keywords. */
const sentenceWords = /\b(?:an?|the|of|with|on|in|and|from|at|to|before|behind|above|beside)\b/gi
const fewestWords = 6
/** The name of a file, as cameras and agencies for pictures give it, also within a text. */
const fileName =
  /(?:^|[\s(])[\w-]+(?: ?\(\d+\))?\.(?:jpe?g|png|webp|avif|gif|svg)(?![\w.])|\b(?:shutterstock|istock(?:photo)?|gettyimages|adobestock|depositphotos|dreamstime)[_ -]?\d{5,}|\b(?:IMG|DSCN?|PXL)_?\d{4,}/i
/** Words for any image, which tell nothing of this one. */
const anyImage =
  /^(?:(?:an?|the|this|our|your|my|hero|banner|header|background|main|stock|home ?page|alt|default|new|untitled) ?)*(?:images?|photos?|pictures?|illustrations?|drawings?|graphics?|img|pic|foto|imagen|ilustración|hero|banner|untitled|text|placeholder)(?: \d+| (?:of|de))?\.?$/i
/** Words of advertising, which describe nothing that an image shows. */
const advertising = /\b(?:best|cheap\w*|affordable|top|near|services?|company|companies|quotes?|prices?)\b/i

/** Alt texts that describe no image, or another one. */
export function checkImageTexts(sources: FactSources): Fact[] {
  const { images } = sources.records.documents
  if (!images) return []
  const { pictures, drawings } = images.value
  const all = [
    ...pictures.map(({ file, alt, stockFor, alwaysFor }, index) => ({
      name: file,
      alt,
      places: [...stockFor, ...alwaysFor],
      scene: file,
      path: ['pictures', index],
    })),
    ...drawings.map(({ name, alt, scene = name, seasons, stockFor, alwaysFor }, index) => ({
      name,
      alt,
      places: [...stockFor, ...alwaysFor],
      scene,
      seasons: seasons?.map(String) ?? [],
      path: ['drawings', index],
    })),
  ]
  const first = new Map<string, { name: string; scene: string; path: PropertyKey[] }>()
  const otherPlace = placeFinder(sources)
  const files = new Set(sources.records.imageFiles.map(pictureName))
  return all.flatMap(({ name, alt, places, scene, path, ...drawn }) => {
    if (alt === undefined) return []
    const seasons = 'seasons' in drawn ? drawn.seasons : []
    const report = (what: string, fix: string) => [
      fact(images, [...path, 'alt'], { code: 'alt-unlike-image', severity: 'warning', what, fix }),
    ]
    const other = first.get(alt.toLowerCase())
    // Drawings of one scene show the same.
    if (other !== undefined && other.scene !== scene && alt.toLowerCase().includes(scene.toLowerCase()))
      return [
        fact(images, [...other.path, 'alt'], {
          code: 'alt-unlike-image',
          severity: 'warning',
          what: `The image "${other.name}" has the alt text of "${name}".`,
          fix: 'Describe what this image shows.',
        }),
      ]
    if (other !== undefined && other.scene !== scene)
      return report(`The image "${name}" has the alt text of "${other.name}".`, 'Describe what this image shows.')
    first.set(alt.toLowerCase(), { name, scene, path })
    if (fileName.test(alt))
      return report(`The alt text "${alt}" has the name of a file.`, 'Describe what the image shows.')
    if (anyImage.test(alt.trim()))
      return report(`The alt text "${alt}" fits any image.`, 'Describe what the image shows.')
    const place = otherPlace({ name, alt, places })
    if (place)
      return report(
        `The alt text of "${name}" names ${place.named}, but the image is of ${place.own}.`,
        'Correct the alt text, or the places that the image is for.',
      )
    if (!isEnglish(sources)) return []
    const words = alt.split(/\s+/).length
    const isList = words >= fewestWords && (alt.match(sentenceWords)?.length ?? 0) <= words / 8 && advertising.test(alt)
    if (isList || /\bnear me\b/i.test(alt))
      return report(`The alt text "${alt}" is a list of search terms.`, 'Describe what the image shows.')
    // A file of that name is shown instead of the drawing.
    const isDrawn = 'seasons' in drawn && !files.has(name)
    if (isDrawn && isUnlikeScene(alt, scene, name))
      return report(
        `The alt text of "${name}" describes something else than the scene "${scene}": "${alt}".`,
        'Describe what this image shows.',
      )
    const shown = Object.keys(seasonWords).find((season) => seasonWords[season]?.test(alt))
    if (shown === undefined || seasons.length === 0 || seasons.includes(shown)) return []
    return [
      fact(images, [...path, 'seasons'], {
        code: 'alt-unlike-image',
        severity: 'warning',
        what: `The alt text is about ${shown}, but the drawing is of ${seasons.join(', ')}: "${alt}".`,
        fix: `Add ${shown} to the seasons, or correct the alt text.`,
      }),
    ]
  })
}

type Image = { name: string; alt: string; places: readonly string[] }

/** Finds a city in an alt text that is not the place of the image, by its file name and the places that it is for. */
function placeFinder({ records: { cities, folders } }: FactSources) {
  const names = new Map(
    [...folders.counties, ...cities].map(({ slug, value }): [slug: string, name: string] => [slug, value.name]),
  )
  const others = cities.flatMap(({ slug, value: { name, alias_of } }) =>
    alias_of === undefined ? [{ slug, name }] : [],
  )
  return ({ name, alt, places }: Image): { named: string; own: string } | undefined => {
    const base = name.replace(/^.*\//, '').replace(/\.\w+$/, '')
    const ofFile = [base, base.replace(/-(?:hero|secondary)$/, '')].filter((slug) => names.has(slug))
    const own = new Set([...places, ...ofFile])
    const ownNames = [...own].flatMap((slug) => names.get(slug) ?? [])
    if (ownNames.length === 0 || ownNames.some((each) => alt.includes(each))) return undefined
    const other = others.find(({ slug, name }) => alt.includes(name) && !own.has(slug) && mentions(alt, name))
    return other && { named: other.name, own: ownNames.slice(0, 3).join(', ') }
  }
}

/** Whether a text names a place. At the beginning, the name may be a common word; before a capitalised word, a part of another name. */
const mentions = (text: string, name: string) =>
  new RegExp(`(?<=\\p{Ll}[ ,] ?)${literal(name)}(?![\\p{L}’'-]| \\p{Lu})`, 'u').test(text)
