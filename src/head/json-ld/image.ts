import { appIconPath } from '../../brand.ts'
import { type Picture, type PictureUse, pictureName, plainVariant } from '../../picture.ts'
import type { Site } from '../../site.ts'
import { absolute } from '../page-head.ts'
import { pageId, siteId } from './ids.ts'
import type { Identified, NodeOf } from './node.ts'

/** Plain numbers are valid for width and height, but schema-dts requires a quantity. */
type Pixels = NodeOf<'QuantitativeValue', { value: number; unitCode: 'E37' }>

export type ImageNode = NodeOf<'ImageObject', Identified & { contentUrl: string; width: Pixels; height: Pixels }>

/**
 * The first image of a page, as its largest JPEG. The caption is its alt text.
 * It is nested in the node of its page: a separate node would offer the image to image search, which requires license
 * metadata. Source: https://developers.google.com/search/docs/appearance/structured-data/image-license-metadata
 */
export function primaryImageNode(
  site: Site,
  picture: Picture,
  { url, use }: { url: string; use: PictureUse },
): ImageNode & { caption: string } {
  const variant = plainVariant(picture, use)
  return {
    '@type': 'ImageObject',
    '@id': pageId(url, 'primaryimage'),
    contentUrl: absolute(site, variant.url),
    width: pixels(variant.width),
    height: pixels(variant.height),
    caption: picture.alt,
  }
}

/** The largest icon of the web manifest, because its URL is permanent on every site. */
export function logoNode(site: Site): ImageNode {
  const side = 512
  return {
    '@type': 'ImageObject',
    '@id': siteId(site, 'logo'),
    contentUrl: absolute(site, appIconPath(side)),
    width: pixels(side),
    height: pixels(side),
  }
}

/** The site's default image, which represents the company. */
export function companyImageNode(site: Site): ImageNode | undefined {
  const picture = site.pictures[pictureName(site.manifest.site.defaultImage)]
  if (!picture) return undefined
  const variant = plainVariant(picture, 'banner')
  return {
    '@type': 'ImageObject',
    '@id': siteId(site, 'image'),
    contentUrl: absolute(site, variant.url),
    width: pixels(variant.width),
    height: pixels(variant.height),
  }
}

/** E37 is the code of UN/CEFACT Recommendation 20 for the pixel. */
function pixels(value: number): Pixels {
  return { '@type': 'QuantitativeValue', value, unitCode: 'E37' }
}
