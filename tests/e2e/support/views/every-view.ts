import { emptyViews, unreadViews } from './read-states.ts'
import { guestViews } from './guest.ts'
import { longNameViews, memberViews } from './member.ts'
import { halfMadeViews, newcomerViews } from './newcomer.ts'
import { staffViews } from './staff.ts'
import { termViews } from './term.ts'
import type { ViewGroup } from './view.ts'
import { formViews, visitorViews } from './visitor.ts'

/** THE list of what the site can show: every page and dialog, filled, empty, waiting, failed, with its errors. */
export const everyView: readonly ViewGroup[] = [
  memberViews,
  staffViews,
  termViews,
  visitorViews,
  newcomerViews,
  guestViews,
  formViews,
  longNameViews,
  unreadViews,
  emptyViews,
  halfMadeViews,
]
