import type { Rule } from '../../rule.ts'
import { heroLazy } from './hero-lazy.ts'
import { heroPriority } from './hero-priority.ts'
import { heroShared } from './hero-shared.ts'
import { pictureDiffers } from './picture-differs.ts'
import { pictureEager } from './picture-eager.ts'
import { pictureFormats } from './picture-formats.ts'
import { pictureHeavy } from './picture-heavy.ts'
import { pictureMistyped } from './picture-mistyped.ts'
import { pictureRatio } from './picture-ratio.ts'
import { pictureUnsized } from './picture-unsized.ts'
import { pictureUpscaled } from './picture-upscaled.ts'
import { sourceTypeDiffers } from './source-type-differs.ts'
import { srcsetSizes } from './srcset-sizes.ts'
import { standInPicture } from './stand-in-picture.ts'

export const picturesRules: Rule[] = [
  heroLazy,
  heroPriority,
  heroShared,
  pictureDiffers,
  pictureEager,
  pictureFormats,
  pictureHeavy,
  pictureMistyped,
  pictureRatio,
  pictureUnsized,
  pictureUpscaled,
  srcsetSizes,
  sourceTypeDiffers,
  standInPicture,
]
