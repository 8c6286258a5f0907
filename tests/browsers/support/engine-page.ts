import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Engine } from './engine.ts'
import { findElements, type Pattern, type Step } from './find-elements.ts'
import { until } from './until.ts'

const testingLibrary = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

type Text = string | RegExp
interface NameOptions {
  name?: Text
  exact?: boolean
  checked?: boolean
  level?: number
}

/**
 * What page objects use of Playwright's `Page` and `Locator`, in a browser that Playwright does not drive. It means the
 * same there: names match in part and in any case, and what is pressed is waited for first.
 */
export class EngineLocator {
  constructor(
    protected readonly engine: Engine,
    private readonly steps: Step[] = [],
  ) {}

  getByRole(role: string, { name, exact, ...state }: NameOptions = {}): EngineLocator {
    return this.#then({
      by: 'role',
      role,
      ...state,
      ...(name !== undefined && { name: patternOf(name, exact) }),
    })
  }
  getByLabel(text: Text, { exact }: NameOptions = {}): EngineLocator {
    return this.#then({ by: 'label', pattern: patternOf(text, exact) })
  }
  getByText(text: Text, { exact }: NameOptions = {}): EngineLocator {
    return this.#then({ by: 'text', pattern: patternOf(text, exact) })
  }
  locator(selector: string): EngineLocator {
    return this.#then({ by: 'selector', selector })
  }
  filter({ has, hasText }: { has?: EngineLocator; hasText?: Text }): EngineLocator {
    return this.#then({
      by: 'filter',
      ...(has && { has: has.steps }),
      ...(hasText !== undefined && { hasText: patternOf(hasText) }),
    })
  }
  first(): EngineLocator {
    return this.#then({ by: 'index', index: 0 })
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
      `${this.#name()} is not ${state}`,
    )
  }
  async click(): Promise<void> {
    let place: unknown
    await until(async () => {
      if ((await this.#ask('({ length }) => length')) !== 1 || !(await this.isVisible())) return false
      // What moves, as when the font comes, is not where it was looked for.
      const before = place
      place = await this.#ask(
        '([found]) => JSON.stringify([document.fonts.status, found.getBoundingClientRect()])',
      )
      if (place !== before) return false
      // Another element may lie over it for a moment.
      return this.engine.press(this.#find('([found]) => found')).then(
        () => true,
        () => false,
      )
    }, `${this.#name()} cannot be pressed`)
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

  #then(step: Step): EngineLocator {
    return new EngineLocator(this.engine, [...this.steps, step])
  }
  #name(): string {
    return JSON.stringify(this.steps)
  }
  #find(take: string): string {
    return `(${take})((${String(findElements)})(${JSON.stringify(this.steps)}, document.documentElement))`
  }
  async #ask(take: string): Promise<unknown> {
    // A page has it from the first question on.
    if ((await this.engine.evaluate(`typeof TestingLibraryDom`)) === 'undefined')
      await this.engine.evaluate(`(() => { ${testingLibrary} })()`)
    return this.engine.evaluate(this.#find(take))
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

function patternOf(text: Text, isExact = false): Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const source = text.replace(/[$()*+./?[\\\]^{|}-]/g, '\\$&')
  return isExact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' }
}
