import { useSignedInUser } from '../../auth/use-auth'
import { useUser } from '../../data/user'

/** How the school reaches a child: through the parent. New children are stored with it. */
export function useContact(): { email: string; phoneNumber: string } {
  const { uid, email } = useSignedInUser()
  const user = useUser(uid)
  const parent = user.status === 'ready' ? user.data : null
  if (parent === null) return { email, phoneNumber: '' }
  return { email: parent.email === '' ? email : parent.email, phoneNumber: parent.phoneNumber }
}
