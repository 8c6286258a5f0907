import { requestsMade } from '../data/support/connection.ts'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { existingEmail } from '../pages/visit-login.ts'
import { openDialog, openSite, send } from '../pages/visit-member.tsx'

it('every mail of the sign-in service is asked for in Punjabi, as that for a new password', async () => {
  const email = await existingEmail()
  const { user } = openSite('/login')
  await send(user, await openDialog(user, 'ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?'), { ਈਮੇਲ: email })
  await screen.findByRole('dialog', { name: 'ਪਾਸਵਰਡ ਬਦਲਣ ਵਾਲੀ ਈਮੇਲ ਭੇਜ ਦਿੱਤੀ ਹੈ!' })
  expect(requestsMade('PASSWORD_RESET')).toBe(1)
  expect(requestsMade('locale=pa')).toBe(requestsMade('accounts:'))
})
