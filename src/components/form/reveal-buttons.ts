/** Brings the buttons of a form back into view, which a message above them has moved. */
export function revealButtons(form: HTMLFormElement): void {
  form.querySelector('[type="submit"]')?.scrollIntoView({ block: 'nearest' })
}
