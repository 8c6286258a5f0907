import { requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { existingEmail } from '../pages/visit-login.ts'
import { fill, openSite } from '../pages/visit-member.tsx'

describe('the mail for a new password', () => {
  it('is asked for in Punjabi, like every mail of the sign-in service', async () => {
    const email = await existingEmail()
    const { user } = openSite('/login')
    await user.click(await screen.findByRole('button', { name: 'ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?' }))
    const dialog = await screen.findByRole('dialog')
    await fill(user, dialog, { ਈਮੇਲ: email })
    await user.click(within(dialog).getByRole('button', { name: 'ਲਿੰਕ ਭੇਜੋ' }))
    await waitFor(() => expect(requestsMade('PASSWORD_RESET')).toBe(1))
    expect(requestsMade('locale=pa')).toBe(requestsMade('accounts:'))
  })
})
