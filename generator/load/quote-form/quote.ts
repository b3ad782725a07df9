import type { QuoteRecord } from '#manifest/schema/quote.ts'
import type { Located } from '../records.ts'

export type Quote = Located<QuoteRecord>

export type QuoteField = QuoteRecord['fields'][number]
