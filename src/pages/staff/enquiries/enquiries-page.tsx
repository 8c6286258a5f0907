import { useState } from 'react'
import { Field } from '#components/form/field.tsx'
import { Alert } from '#components/ui/alert.tsx'
import { Button } from '#components/ui/button.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { enquiries as copy } from '#copy/enquiries.ts'
import { copy as registrationCopy, families, list as listCopy, navigation } from '#copy/office.ts'
import { readSubscriptions, useEnquiries } from '#data/office/enquiries.ts'
import { schoolDayOf } from '#components/use-today.ts'
import { csvOf } from '#lib/csv.ts'
import { download } from '#lib/download.ts'
import { withTimeout } from '#lib/retry.ts'
import { matches } from '#model/office/search.ts'
import { fullName } from '#model/values/name.ts'
import { EnquiryCards } from '../enquiry-cards.tsx'
import { ListSkeleton, LoadMore, SearchField } from '../long-list.tsx'
import { OfficeView } from '../office-view.tsx'
import styles from '../staff.module.css'

/** Visitors' enquiries, open ones first, and the newsletter's subscribers. */
export function EnquiriesPage() {
  const list = useEnquiries()
  const [isOpen, setOpen] = useState(true)
  const [search, setSearch] = useState('')
  const rows = (list?.rows ?? []).filter(
    (row) =>
      (row.answeredOn === '' && !row.isFulfilled) === isOpen &&
      matches(search, { ...row, names: [fullName(row), row.child, row.comment] }),
  )
  return (
    <OfficeView title={navigation.enquiries}>
      <div className={`on-screen ${styles.filters ?? ''}`}>
        <Field label={copy.show} name="show" required={false} onChoose={(shown) => setOpen(shown === 'open')}>
          <option value="open">{copy.open}</option>
          <option value="answered">{copy.answered}</option>
        </Field>
        <div className={styles.wide}>
          <SearchField placeholder={listCopy.searchHint} onSearch={setSearch} />
        </div>
      </div>
      {list === null ? (
        <ListSkeleton />
      ) : (
        <>
          <h2 className="visually-hidden">{isOpen ? copy.open : copy.answered}</h2>
          <EnquiryCards enquiries={rows} />
          {rows.length === 0 && !list.hasMore && (
            <Empty text={search !== '' ? listCopy.nothingFound : isOpen ? copy.empty : copy.noneAnswered} />
          )}
          <LoadMore list={list} />
          <Newsletter />
        </>
      )}
    </OfficeView>
  )
}

function Newsletter() {
  const [isPending, setPending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function handleClick() {
    setPending(true)
    setHasFailed(false)
    try {
      const subscriptions = await withTimeout(readSubscriptions())
      const rows = subscriptions.map(({ email, subscribedAt }) => [email, schoolDayOf(subscribedAt)])
      const heads = [families.columns.email, copy.subscribed]
      download(csvOf([heads, ...rows]), `${registrationCopy.files.newsletter}.csv`, 'text/csv')
    } catch (error) {
      console.error(error)
      setHasFailed(true)
    } finally {
      setPending(false)
    }
  }

  return (
    <div>
      {hasFailed && <Alert kind="error" role="alert" text={listCopy.notRead} />}
      <Button
        variant="second"
        isSmall
        isPending={isPending}
        pendingLabel={listCopy.loadingMore}
        onClick={() => void handleClick()}
      >
        {copy.newsletter}
      </Button>
    </div>
  )
}
