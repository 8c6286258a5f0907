import { tabData } from './site-data.ts'

const key = 'carriedPage'

/** The state of a page that belongs to one document: its history state, and what is typed in its forms. */
interface CarriedPage {
  address: string
  state: unknown
  forms: Record<string, (string | boolean)[]>
}

let arrived: CarriedPage | null = null

/** Stores this document's page state for another document: everything except passwords, which no storage may hold. */
export function carryPage(address: string, state: unknown): void {
  const forms: CarriedPage['forms'] = {}
  const { forms: unfilled } = arrival()
  for (const form of document.forms) {
    const controls = controlsOf(form)
    const names = namesOf(controls)
    // Whatever arrived here is passed on if the script that fills it in has not run.
    forms[names] =
      unfilled[names] ?? controls.map(({ type, checked, value }) => (type === 'checkbox' ? checked : value))
  }
  tabData.set(key, JSON.stringify({ address, state, forms } satisfies CarriedPage))
}

/** The history state that was carried to this document, once; `null` if there was none. */
export function takeCarriedState(): unknown {
  const { state } = arrival()
  arrival().state = null
  return state
}

/** Fills a form that has just been mounted with the carried values; once, so that it can be emptied. */
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

/** Removed from the storage by the first document that reads it, so that nothing is carried twice. */
function arrival(): CarriedPage {
  if (arrived !== null) return arrived
  const carried = tabData.getJson(key) as CarriedPage | null
  tabData.remove(key)
  return (arrived =
    carried !== null && pageAt(carried.address) === pageAt(location.href)
      ? carried
      : { address: '', state: null, forms: {} })
}

/** An address without its hash, which a link in the page may have added. */
function pageAt(address: string): string | undefined {
  return address.split('#')[0]
}

function controlsOf(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[name]:not([autocomplete$="password"])')]
}

function namesOf(controls: HTMLInputElement[]): string {
  return controls.map(({ name }) => name).join(' ')
}
