/** Saves a text as a file of the visitor. @param type such as `text/csv`. */
export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  // What separates folders cannot stand in a file's name.
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: name.replace(/[:/\\]+ */g, ' '),
  })
  link.click()
  URL.revokeObjectURL(address)
}
