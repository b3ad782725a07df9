/** Gives the person a file made of pieces of text, as a download. */
export function download(name: string, pieces: Iterable<string>): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has taken the file by the next minute; without this its text would be kept.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
