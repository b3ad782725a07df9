import { plainSocialPicture, type SocialPicture } from '#src/head/social-picture.ts'
import { type Picture, type PictureUse, pictureUses, type Variant, variantsOf } from '#src/picture.ts'
import type { Problem } from '../../core/problem.ts'
import type { PictureSource } from '../picture-source.ts'

/** Everything to encode from one source: it is decoded once for all of it. */
export type PlannedPicture = { picture: Picture; variants: Variant[]; socials: SocialPicture[] }

// keys of a literal, which Object.keys() forgets
const uses = Object.keys(pictureUses) as PictureUse[]

/**
 * The files to encode: those the pages load or name, and no others. In the order of the pictures.
 * @param socials every social picture that may be asked for, besides those made from a picture alone.
 */
export function planPictures({
  pictures,
  socials,
  usedUrls,
}: {
  pictures: Readonly<Record<string, Picture>>
  socials: readonly SocialPicture[]
  usedUrls: ReadonlySet<string>
}): PlannedPicture[] {
  const byPicture = new Map<string, Map<string, SocialPicture>>()
  for (const social of socials) {
    if (!usedUrls.has(social.url)) continue
    const ofPicture = byPicture.get(social.picture) ?? new Map()
    byPicture.set(social.picture, ofPicture.set(social.url, social))
  }
  return Object.values(pictures).flatMap((picture) => {
    const variants = new Map(
      allVariants(picture)
        .filter(({ url }) => usedUrls.has(url))
        .map((variant) => [variant.url, variant]),
    )
    const plain = plainSocialPicture(picture)
    const ofPicture = [...(byPicture.get(picture.name)?.values() ?? []), ...(usedUrls.has(plain.url) ? [plain] : [])]
    return variants.size + ofPicture.length > 0
      ? [{ picture, variants: [...variants.values()], socials: ofPicture }]
      : []
  })
}

/** Every file that a page may load of a picture. */
export function allVariants(picture: Picture): Variant[] {
  return uses.flatMap((use) => Object.values(variantsOf(picture, use)).flat())
}

/** Addresses of all files of a plan. */
export function plannedUrls(plan: readonly PlannedPicture[]): string[] {
  return plan.flatMap(({ variants, socials }) => [...variants, ...socials].map(({ url }) => url))
}

/** A notice for each file that no page shows, whatever the reason. */
export function unusedPictures(
  plan: readonly PlannedPicture[],
  sources: ReadonlyMap<string, PictureSource>,
): Problem[] {
  const used = new Set(plan.map(({ picture }) => picture.name))
  return [...sources].flatMap(([name, source]): Problem[] => {
    if (source.kind === 'drawing' || used.has(name)) return []
    return [
      {
        code: 'unused-picture',
        severity: 'notice',
        at: { file: source.shown, line: 1, column: 1 },
        what: 'No page shows this picture.',
        fix: 'Name it where it is to be shown, or remove it. Of a place, {slug}-secondary comes before {slug}-hero.',
      },
    ]
  })
}
