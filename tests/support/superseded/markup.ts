import type { SupersededCase } from './superseded-case.ts'

export const markupCases: SupersededCase[] = []
