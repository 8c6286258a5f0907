import { demoStaff } from '#tools/local/seed.ts'
import { signInAt } from '../journey.ts'
import { referenceIn, storeFamilies, termId } from '../office.ts'
import type { Words } from '../site-language.ts'
import { empty, unread } from './read-states.ts'
import { at, type ViewGroup, type Visit } from './view.ts'

// The backend is shared: no view changes what is stored.

const reference = referenceIn('00-sekhon')
const registrations = `/office/registrations?term=${termId}`
const family = '/office/families/00-virk'

/** What the school's staff see of families who have paid or not, withdrew, wait for a place, or ask. */
export const staffViews: ViewGroup = {
  who: 'the staff of the school',
  begin: async ({ page, school, addressOf }) => {
    await storeFamilies(school)
    // Who has not been there before finds no office.
    await signInAt(page, addressOf('/dashboard'), demoStaff)
  },
  views: {
    office: at('/office', () => '2031 ('),
    'office-empty': empty('/office', ({ office }) => office.copy.noTerms),
    ...unread({ office: '/office' }),
    // Their address is verified.
    'dashboard-erase': at('/dashboard', ({ erasure }) => [erasure.open, erasure.title]),
    registrations: at(registrations, () => 'Anaya Sekhon'),
    'registrations-chosen': chosen(['Anaya']),
    'registrations-payment': chosen(['Anaya', 'Fateh'], 'payment'),
    // What is stored is noted once more.
    'registrations-paid': chosen(['Fateh'], 'payment', ({ office }) => [office.list.save, office.copy.undo]),
    'registrations-withdraw': chosen(['Anaya', 'Fateh'], 'withdrawal'),
    'registrations-move': chosen(['Anaya'], 'move'),
    'registrations-withdrawn': at(`${registrations}&show=withdrawn`, () => 'Veer'),
    'class-list': at(`/office/registrations/class-list?term=${termId}&level=1&day=mon`, () => 'Anaya Sekhon'),
    'class-list-choose': at('/office/registrations/class-list', ({ office }) => office.classList.choose),
    families: at('/office/families', ({ office }) => [[office.list.search, '416555990'], 'Gurleen Sekhon']),
    'families-payment': statement(`interac ${reference} 100.00`, ({ clues }) => clues.reference),
    'families-payment-mistyped': statement(`${reference.slice(0, -1)}Z 99.00`, ({ clues }) => clues.mistyped),
    'families-payment-none': statement('cash deposit 1.00', ({ none }) => none(['cash deposit 1.00'], false)),
    family: at(family, () => 'When does it begin?'),
    'family-correct': at(family, ({ office: { families } }) => [
      `${families.family.edit}: Noor Virk`,
      families.family.editTitle('Noor Virk'),
    ]),
    'family-levels': at(family, ({ office: { families } }) => [
      `${families.family.setLevels}: Noor Virk`,
      families.family.opens(2),
    ]),
    'family-missing': at('/office/families/nobody', ({ office }) => office.families.family.missing),
    enquiries: at('/office/enquiries', () => 'When does it begin?'),
    'enquiries-answered': at('/office/enquiries', ({ enquiries }) => [
      ({ page }) => page.getByLabel(enquiries.show).selectOption(enquiries.answered),
      enquiries.fileBack,
    ]),
    'enquiries-empty': empty('/office/enquiries', ({ enquiries }) => enquiries.empty),
  },
}

type Dialog = 'payment' | 'withdrawal' | 'move'

/** The registrations of the term after some were chosen, and what is done with them. */
function chosen(names: string[], dialog?: Dialog, then: (words: Words) => string[] = () => []) {
  async function choose({ page, words: { office } }: Visit) {
    for (const name of names)
      await page.getByRole('checkbox', { name: office.copy.choose(`${name} Sekhon`) }).check()
  }
  const dialogIsOpen = ({ page }: Visit) => page.getByRole('dialog').waitFor()
  return at(registrations, (words) => [
    choose,
    ...(dialog === undefined ? [] : [words.office[dialog].open, dialogIsOpen]),
    ...then(words),
  ])
}

function statement(line: string, sign: (words: Words['office']['families']['statement']) => string) {
  return at('/office/families', ({ office: { families } }) => [
    [families.statement.line, line],
    families.statement.submit,
    sign(families.statement),
  ])
}
