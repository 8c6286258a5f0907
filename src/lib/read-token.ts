/** The current value of a token of src/styles, for what is drawn without CSS, such as a canvas. */
export function readToken(name: `--${string}`): string {
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim()
}
