/** The browser notices that it is connected again. */
export function comeOnline(): void {
  window.dispatchEvent(new Event('online'))
}
