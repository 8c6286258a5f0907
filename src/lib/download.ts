/** Saves a text as a file on the visitor's device. @param type such as `text/csv`. */
export function download(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  // File names cannot contain path separators.
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: name.replace(/[:/\\]+ */g, ' '),
  })
  link.click()
  URL.revokeObjectURL(address)
}
