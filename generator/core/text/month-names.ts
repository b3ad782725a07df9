/** The months as English texts have them. */
export const monthNames: readonly string[] = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

export const twoDigits = (number: number): string => String(number).padStart(2, '0')
