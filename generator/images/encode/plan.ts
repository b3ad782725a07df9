import { plainSocialPicture, type SocialPicture } from '#src/head/social-picture.ts'
import { type Picture, type PictureUse, pictureUses, type Variant, variantsOf } from '#src/picture.ts'
import type { Problem } from '../../core/problem.ts'
import type { PictureSource } from '../picture-source.ts'

/** All files to encode from one source, which is decoded once. */
export type PlannedPicture = { picture: Picture; variants: Variant[]; socials: SocialPicture[] }

// Object.keys() loses the type of a literal's keys
const uses = Object.keys(pictureUses) as PictureUse[]

/**
 * The files to encode: only those that pages use, in the order of the images.
 * @param socials every social image with a title; plain ones are derived from the images.
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

/** Every file of an image that a page may load. */
export function allVariants(picture: Picture): Variant[] {
  return uses.flatMap((use) => Object.values(variantsOf(picture, use)).flat())
}

/** URLs of all files of a plan. */
export function plannedUrls(plan: readonly PlannedPicture[]): string[] {
  return plan.flatMap(({ variants, socials }) => [...variants, ...socials].map(({ url }) => url))
}

/** A notice for each image file that no page shows. */
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
        what: 'No page shows this image.',
        fix: 'Reference it from the manifest, or remove it. For a place, {slug}-secondary takes precedence over {slug}-hero.',
      },
    ]
  })
}
