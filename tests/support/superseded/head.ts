import type { SupersededCase } from './superseded-case.ts'

export const headCases: SupersededCase[] = []
