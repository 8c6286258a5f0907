import { tabData } from './site-data.ts'

const key = 'carriedPage'

/** What only one document has of a page: the state that the history keeps with it, and what stands in its forms. */
interface CarriedPage {
  /** The address of the document that gets it. */
  address: string
  state: unknown
  /** The values of a form's controls, by the controls' names. */
  forms: Record<string, (string | boolean)[]>
}

let arrived: CarriedPage | null = null

/** Keeps what this document has of its page for another document: all but passwords, which no storage may hold. */
export function carryPage(address: string, state: unknown): void {
  const forms: CarriedPage['forms'] = {}
  const { forms: unfilled } = arrival()
  for (const form of document.forms) {
    const controls = controlsOf(form)
    const names = namesOf(controls)
    // What was carried here goes on where the script that fills it in has not come.
    forms[names] =
      unfilled[names] ?? controls.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value))
  }
  tabData.set(key, JSON.stringify({ address, state, forms } satisfies CarriedPage))
}

/** The history state that was carried to this document, once; `null` if none was. */
export function takeCarriedState(): unknown {
  const { state } = arrival()
  arrival().state = null
  return state
}

/** Types into a form that has just been mounted what was carried here; once, so that it can be emptied. */
export function fillCarried(form: HTMLFormElement | null): void {
  if (form === null) return
  const controls = controlsOf(form)
  const { [namesOf(controls)]: values = [], ...others } = arrival().forms
  arrival().forms = others
  for (const [index, value] of values.entries()) {
    const control = controls[index]
    if (typeof value === 'boolean') {
      if (control?.checked !== value) control?.click()
    } else if (control?.value === '') {
      // By the prototype's setter: React's own would take the event for one that changes nothing.
      Reflect.set(Object.getPrototypeOf(control) as object, 'value', value, control)
      control.dispatchEvent(new Event('change', { bubbles: true }))
    }
  }
}

/** Taken out of the storage by the first document that asks, so that nothing is carried twice. */
function arrival(): CarriedPage {
  if (arrived !== null) return arrived
  const carried = tabData.getJson(key) as CarriedPage | null
  tabData.remove(key)
  return (arrived =
    carried !== null && pageAt(carried.address) === pageAt(location.href)
      ? carried
      : { address: '', state: null, forms: {} })
}

/** An address without the place in its page, which a link of the page may have added since. */
function pageAt(address: string): string | undefined {
  return address.split('#')[0]
}

function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]:not([autocomplete$="password"])')]
}

function namesOf(controls: HTMLInputElement[]): string {
  return controls.map(({ name }) => name).join(' ')
}
