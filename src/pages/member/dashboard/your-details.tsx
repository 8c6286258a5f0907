import { useState } from 'react'
import { Skeleton } from '#components/loading/skeleton.tsx'
import { Button } from '#components/ui/button.tsx'
import { Whole } from '#components/ui/sentences.tsx'
import { StatusMessage } from '#components/ui/alert.tsx'
import { copy } from '#copy/dashboard.ts'
import type { Read } from '#data/read.ts'
import { fullName } from '#model/values/name.ts'
import type { User } from '#model/user.ts'
import pageStyles from './dashboard-page.module.css'
import { DetailsDialog } from './details-dialog.tsx'
import styles from './your-details.module.css'

const { details } = copy

interface YourDetailsProps {
  user: Read<User | null>
  /** Of the account: the school writes to it. */
  email: string
}

/** The parent's own names and phone number, and the way to change them; nothing while none are stored. */
export function YourDetails({ user, email }: YourDetailsProps) {
  const [state, setState] = useState<'closed' | 'open' | 'saved'>('closed')
  const close = () => setState('closed')
  if (user.status === 'ready' && user.data === null) return null

  return (
    <section className={pageStyles.section}>
      <div className={pageStyles.head}>
        <h2>{details.title}</h2>
        {user.status === 'ready' && (
          <Button variant="third" onClick={() => setState('open')}>
            {details.edit}
          </Button>
        )}
      </div>
      <StatusMessage text={state === 'saved' ? details.saved : undefined} />
      {user.status === 'loading' ? (
        <Skeleton label={copy.loading} shape="rows" />
      ) : (
        user.data !== null && <DetailsCard user={user.data} email={email} />
      )}
      {state === 'open' && user.status === 'ready' && user.data !== null && (
        <DetailsDialog user={user.data} onSaved={() => setState('saved')} onClose={close} />
      )}
    </section>
  )
}

function DetailsCard({ user, email }: { user: User; email: string }) {
  const { names } = details
  return (
    <dl className={`card ${styles.details ?? ''}`}>
      <div>
        <dt>{names.name}</dt>
        <dd>{fullName(user)}</dd>
      </div>
      <div>
        <dt>{names.email}</dt>
        <dd>
          <Whole text={email} />
        </dd>
      </div>
      <div>
        <dt>{names.phoneNumber}</dt>
        <dd>{user.phoneNumber}</dd>
      </div>
    </dl>
  )
}
