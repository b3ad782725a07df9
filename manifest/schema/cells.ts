import { z } from 'zod'

const emptyToUndefined = (cell: unknown) => (cell === '' ? undefined : cell)

/** A cell that may be empty. */
export const optionalCell = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional())

/** A cell with a number. */
export const numberCell = (schema: z.ZodType<number>) =>
  z.preprocess((cell) => (typeof cell === 'string' && /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : cell), schema)
