import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Engine, until } from './engine.ts'

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

interface NameOptions {
  name?: string
  exact?: boolean
  checked?: boolean
  level?: number
}

/**
 * What page objects use of Playwright's `Page` and `Locator`, in a browser that Playwright does not drive. It means the
 * same there: names match in part and in any case, and what is pressed is waited for first.
 */
export class EngineLocator {
  /** @param find gives a JavaScript expression for the elements that are found below another one. */
  constructor(
    protected readonly engine: Engine,
    private readonly find = (root: string) => `[${root}]`,
  ) {}

  getByRole(role: string, { name, exact, ...state }: NameOptions = {}): EngineLocator {
    const pattern = name === undefined ? 'undefined' : patternOf(name, exact)
    const options = `{ ...${JSON.stringify(state)}, name: ${pattern} }`
    return this.#below(`TestingLibraryDom.queryAllByRole(element, '${role}', ${options})`)
  }
  getByLabel(text: string, { exact }: NameOptions = {}): EngineLocator {
    return this.#below(`TestingLibraryDom.queryAllByLabelText(element, ${patternOf(text, exact)})`)
  }
  getByText(text: string, { exact }: NameOptions = {}): EngineLocator {
    return this.#below(`TestingLibraryDom.queryAllByText(element, ${patternOf(text, exact)})`)
  }
  locator(selector: string): EngineLocator {
    return this.#below(`element.querySelectorAll('${selector}')`)
  }
  filter({ has }: { has: EngineLocator }): EngineLocator {
    const hasIt = `${has.find('element')}.length > 0`
    return new EngineLocator(this.engine, (root) => `${this.find(root)}.filter((element) => ${hasIt})`)
  }
  first(): EngineLocator {
    return new EngineLocator(this.engine, (root) => `${this.find(root)}.slice(0, 1)`)
  }

  async isVisible(): Promise<boolean> {
    const isVisible = `({ length, 0: found }) =>
      length > 0 && found.getClientRects().length > 0 && getComputedStyle(found).visibility === 'visible' &&
      found.closest('details:not([open]) > :not(summary)') === null`
    return (await this.#ask(isVisible)) as boolean
  }
  async textContent(): Promise<string | null> {
    await this.waitFor()
    return (await this.#ask('([found]) => found?.textContent ?? null')) as string | null
  }
  async waitFor({ state = 'visible' }: { state?: 'visible' | 'hidden' } = {}): Promise<void> {
    await until(
      async () => (await this.isVisible()) === (state === 'visible'),
      `${this.find('page')} is not ${state}`,
    )
  }
  async click(): Promise<void> {
    let place: unknown
    await until(
      async () => {
        if ((await this.#ask('({ length }) => length')) !== 1 || !(await this.isVisible())) return false
        // What moves, as when the font comes, is not where it was looked for.
        const before = place
        place = await this.#ask(
          '([found]) => JSON.stringify([document.fonts.status, found.getBoundingClientRect()])',
        )
        if (place !== before) return false
        // Another element may lie over it for a moment.
        return this.engine.press(this.#take('([found]) => found')).then(
          () => true,
          () => false,
        )
      },
      `${this.find('page')} cannot be pressed`,
    )
  }
  async check(): Promise<void> {
    await this.waitFor()
    if ((await this.#ask('([found]) => found.checked')) !== true) await this.click()
  }
  /** By keys; a date by script, because every engine wants its parts in an order of its own. */
  async fill(text: string): Promise<void> {
    await this.waitFor()
    const isDate = await this.#ask(`([found]) => {
      found.focus()
      if (found.type !== 'date') return found.select()
      found.value = ${JSON.stringify(text)}
      for (const type of ['input', 'change']) found.dispatchEvent(new Event(type, { bubbles: true }))
      return true
    }`)
    if (isDate !== true) await this.engine.type(text)
  }

  /** What a query finds below each of the elements, which are called `element` in it. */
  #below(query: string): EngineLocator {
    const all = (root: string) => `${this.find(root)}.flatMap((element) => [...${query}])`
    return new EngineLocator(this.engine, (root) => `[...new Set(${all(root)})]`)
  }
  #take(take: string): string {
    return `(${take})(${this.find('document.documentElement')})`
  }
  async #ask(take: string): Promise<unknown> {
    // A page has it from the first question on.
    if ((await this.engine.evaluate(`typeof TestingLibraryDom`)) === 'undefined')
      await this.engine.evaluate(`(() => { ${testingLibrary} })()`)
    return this.engine.evaluate(this.#take(take))
  }
}

export class EnginePage extends EngineLocator {
  #url = ''

  constructor(
    engine: Engine,
    private readonly origin: string,
  ) {
    super(engine)
  }

  /** The address as far as it is known: `goto` and `waitForURL` ask for it. */
  url(): string {
    return this.#url
  }
  async goto(path: string): Promise<void> {
    const url = new URL(path, this.origin).href
    await this.engine.open(url)
    this.#url = url
  }
  async waitForURL(address: string | RegExp): Promise<void> {
    const isThere = (url: string) =>
      typeof address === 'string' ? url === new URL(address, this.origin).href : address.test(url)
    await until(
      async () => {
        this.#url = (await this.engine.evaluate('location.href')) as string
        return isThere(this.#url)
      },
      `The page does not come to ${String(address)}`,
    )
  }
}

/** A regular expression as it is written in JavaScript. */
function patternOf(text: string, isExact = false): string {
  const source = text.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')
  return String(isExact ? new RegExp(`^${source}$`) : new RegExp(source, 'i'))
}
