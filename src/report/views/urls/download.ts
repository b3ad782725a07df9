/** Downloads a file made of pieces of text. */
export function download(name: string, pieces: Iterable<string>, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([...pieces], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Frees the text. By then, the browser has saved the file.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
