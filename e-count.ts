import { appendFileSync } from 'node:fs'
import { afterEach, expect } from 'vitest'
afterEach((ctx) => { const s = expect.getState(); appendFileSync(process.env.COUNT_FILE ?? '/tmp/e-run/assertions.txt', `${s.assertionCalls}\t${ctx.task.file.name}\t${ctx.task.name.replace(/\s+/g,' ')}\n`) })
