import type { Plugin } from 'vite'

export const asciiOnly: Plugin & { renderChunk: (code: string) => string }
