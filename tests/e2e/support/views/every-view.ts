import { emptyViews, failedViews, waitingViews } from './answerless'
import { formViews } from './forms'
import { guestViews } from './guest'
import { longNameViews } from './long-names'
import { memberViews } from './member'
import { halfMadeViews, newcomerViews } from './newcomer'
import type { ViewGroup } from './view'
import { visitorViews } from './visitor'

/** THE list of what the site can show: every page and dialog, filled, empty, waiting, failed, with its errors. */
export const everyView: readonly ViewGroup[] = [
  memberViews,
  visitorViews,
  newcomerViews,
  guestViews,
  formViews,
  longNameViews,
  waitingViews,
  failedViews,
  emptyViews,
  halfMadeViews,
]
