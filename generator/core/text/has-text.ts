/** Whether a text within a value, such as a manifest, passes a test. Makes no copy of the texts. */
export function hasText(value: unknown, passes: (text: string) => boolean): boolean {
  if (typeof value === 'string') return passes(value)
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => hasText(each, passes))
}
