import type { Rule } from '../../rule.ts'
import { cssImport } from './css-import.ts'
import { cssWeight } from './css-weight.ts'
import { dataUrlLarge } from './data-url-large.ts'
import { domLarge } from './dom-large.ts'
import { fileTooLarge } from './file-too-large.ts'
import { fileUnused } from './file-unused.ts'
import { fontDisplay } from './font-display.ts'
import { fontWeight } from './font-weight.ts'
import { fontsMany } from './fonts-many.ts'
import { hostCaching } from './host-caching.ts'
import { htmlSize } from './html-size.ts'
import { pageWeight } from './page-weight.ts'
import { preconnectMany } from './preconnect-many.ts'
import { preloadCrossorigin } from './preload-crossorigin.ts'
import { preloadUnused } from './preload-unused.ts'
import { scriptBlocking } from './script-blocking.ts'
import { scriptWeight } from './script-weight.ts'

export const weightRules: Rule[] = [
  hostCaching,
  cssImport,
  cssWeight,
  dataUrlLarge,
  domLarge,
  fileTooLarge,
  fileUnused,
  fontDisplay,
  fontWeight,
  fontsMany,
  htmlSize,
  pageWeight,
  preconnectMany,
  preloadCrossorigin,
  preloadUnused,
  scriptBlocking,
  scriptWeight,
]
