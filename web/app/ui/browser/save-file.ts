/** Saves what a call gave as a file under this name. */
export function saveFile(content: Blob, filename: string): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = filename
  link.click()
  // The browser has taken hold of it by the next turn, some only a little later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
