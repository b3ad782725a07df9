import type { Rule } from '../../rule.ts'
import { standInPicture } from './stand-in-picture.ts'

export const picturesRules: Rule[] = [standInPicture]
