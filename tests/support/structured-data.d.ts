// Neither package has types.

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: ('rdfa' | 'microdata')[] })
    /** Structured data of a document, by its form and type, with what could not be read. */
    parse(html: string): Record<'jsonld' | 'microdata' | 'rdfa', Record<string, unknown[]>> & { errors: unknown[] }
  }
}

declare module '@adobe/structured-data-validator' {
  export type Issue = {
    issueMessage: string
    severity: 'ERROR' | 'WARNING'
    path: { type: string; index: number }[]
    fieldNames?: string[]
    errorType?: string
  }
  export default class Validator {
    /** @param vocabulary schema.org as JSON-LD */
    constructor(vocabulary: unknown)
    validate(extracted: unknown): Promise<Issue[]>
  }
}
