import type { Rule } from '../../rule.ts'
import { deadDataUrl } from './dead-data-url.ts'
import { jsonldParses } from './jsonld-parses.ts'

export const structuredDataRules: Rule[] = [deadDataUrl, jsonldParses]
