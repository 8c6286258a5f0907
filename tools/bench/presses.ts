import type { Locator, Page } from '@playwright/test'

/** Something that a parent does on a page, and what shows that the page has answered. */
export interface Press {
  name: string
  /** The event that it begins with. */
  event: 'pointerup' | 'keydown' | 'popstate'
  act: (page: Page) => Promise<void>
  /** What is on the screen afterwards, or no more; without it, the next frame counts. */
  effect?: Effect
}

interface Effect {
  selector: string
  /** What one of these elements says. */
  text?: string
  isGone?: boolean
}

/** Before each of them, in milliseconds: what came before is to be over. */
const settling = 400

/** How long a finger stays, in milliseconds: a short one. */
const touchTime = 80

/** When nothing has come of it, in milliseconds. */
const patience = 10_000

/**
 * Does it, and gives the milliseconds from its event to the end of the frame that shows its effect. They are taken in
 * the page, so that no message between it and this process counts.
 */
export async function timeOf(page: Page, { event, act, effect }: Press): Promise<number> {
  await page.waitForTimeout(settling)
  const time = page.evaluate(
    async ({ event, effect, patience }) => {
      const { timeStamp } = await new Promise<Event>((resolve) => {
        window.addEventListener(event, resolve, { once: true, capture: true })
      })
      for (let isThere = false; !isThere;) {
        await new Promise(requestAnimationFrame)
        if (performance.now() - timeStamp > patience) return NaN
        const shown = [...document.querySelectorAll(effect?.selector ?? 'body')].filter(
          (element) => element.checkVisibility() && element.textContent.includes(effect?.text ?? ''),
        )
        isThere = shown.length > 0 !== (effect?.isGone === true)
      }
      // The task that follows the frame, after its style, layout and paint.
      const { port1, port2 } = new MessageChannel()
      await new Promise((resolve) => {
        port1.onmessage = resolve
        port2.postMessage(null)
      })
      return performance.now() - timeStamp
    },
    { event, effect, patience },
  )
  await act(page)
  return time
}

type Role = 'button' | 'link' | 'checkbox'

/** Presses with a finger what has this accessible name, the first of several. */
function press(role: Role, name: string | RegExp, effect?: Effect): Press {
  const act = (page: Page) => touch(page.getByRole(role, { name, exact: true }).first())
  return { name: `press ${String(name)}`, event: 'pointerup', act, ...(effect && { effect }) }
}

/** Playwright's own tap has no duration. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  const page = target.page()
  const session = await page.context().newCDPSession(page)
  const point = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(touchTime)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

function open(name: string): Press {
  return press('button', name, { selector: 'dialog[open]' })
}

function close(name: string): Press {
  return press('button', name, { selector: 'dialog[open]', isGone: true })
}

/** Follows a link to the page with this heading. */
function follow(name: string, heading: string): Press {
  return press('link', name, { selector: 'main h1', text: heading })
}

/** Follows a link of the header, which a phone has in a menu. */
function choose(name: string, heading: string): Press[] {
  return [press('button', 'Open menu', { selector: 'header nav a' }), follow(name, heading)]
}

/** Types one letter into the field with this label, after it was given the focus. */
function type(name: string): Press {
  return {
    name: `type into ${name}`,
    event: 'keydown',
    async act(page) {
      await page.getByRole('textbox', { name, exact: true }).focus()
      await page.keyboard.press('a')
    },
  }
}

function goBack(heading: string): Press {
  return {
    name: `go back to ${heading}`,
    event: 'popstate',
    async act(page) {
      await page.goBack()
    },
    effect: { selector: 'main h1', text: heading },
  }
}

const course = 'First letters'
const ladder = 'Four levels'
const enrolling = 'Who is joining Level 1'

/** Of the family in `family.ts`, by the address where they begin. */
export const presses: Record<string, Press[]> = {
  '/dashboard': [
    open('Add New Student'),
    type('First name'),
    close('Cancel'),
    open('Edit Noor Gill'),
    close('Cancel'),
    open('Edit your details'),
    close('Cancel'),
    open(`Withdraw: Simran Gill, Level 2: First words`),
    close('Keep the place'),
  ],
  '/addstudent': [type('First name'), press('button', 'Add Student', { selector: '[aria-invalid="true"]' })],
  '/courses/1/enroll': [
    press('checkbox', /^Noor Gill/, { selector: '#cart-title ~ ul', text: 'Noor Gill' }),
    press('checkbox', 'Monday', { selector: 'input[aria-label="Monday"]:checked' }),
    open('Add Student'),
    close('Cancel'),
    open('Contact Us for Evaluation'),
    close('Cancel'),
  ],
  '/courses/1/confirmation': [],
}

/** From page to page and back, with the code and the data of all of them there. */
export const tour: Press[] = [
  ...choose('Courses', ladder),
  follow(`Register Now for ${course}`, course),
  open('Enquire Now'),
  close('Cancel'),
  follow('Enrol Now', enrolling),
  goBack(course),
  goBack(ladder),
  ...choose('FAQ', 'Questions parents ask'),
  ...choose('Profile', 'Welcome'),
]
