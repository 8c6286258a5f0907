import { type ComponentType, useState } from 'react'
import { useParams } from 'react-router-dom'
import { Button } from '#components/ui/button.tsx'
import { type Column, DataTable } from '#components/ui/data-table.tsx'
import { Empty } from '#components/ui/empty.tsx'
import { useToday } from '#components/use-today.ts'
import { formatDay, formatList } from '#copy/format.ts'
import { copy as registrationCopy, families, navigation } from '#copy/office.ts'
import { useEnquiriesOf } from '#data/office/enquiries.ts'
import { useFamily } from '#data/office/families.ts'
import { useFamilyRegistrations } from '#data/office/registrations.ts'
import { useCatalogue } from '#data/office/terms.ts'
import { paths } from '#lib/paths.ts'
import { ageOn } from '#model/dates/day.ts'
import type { Student } from '#model/student.ts'
import { fullName } from '#model/values/name.ts'
import { Boundary, bounded } from '../../boundary.tsx'
import { EnquiryCards } from '../../enquiry-cards.tsx'
import { ListSkeleton } from '../../long-list.tsx'
import { OfficeView } from '../../office-view.tsx'
import { type Outcome, OutcomeMessage } from '../../outcome.tsx'
import { Contact, Unreached } from '../../registration-list/registration-cells.tsx'
import { RegistrationList } from '../../registration-list/registration-list.tsx'
import styles from '../../staff.module.css'
import { CorrectionDialog } from './correction-dialog.tsx'
import { LevelsDialog, type StudentDialogProps } from './levels-dialog.tsx'

const { family: copy } = families
const dialogs = [
  [copy.edit, CorrectionDialog],
  [copy.setLevels, LevelsDialog],
] as const

export function FamilyPage() {
  const { uid = '' } = useParams()
  const family = useFamily(uid)
  const parent = family.status === 'ready' ? family.data.parent : null
  const title = (parent === null ? '' : fullName(parent)) || families.unnamed
  return (
    <OfficeView title={title} back={{ to: paths.officeFamilies, label: navigation.families }}>
      {family.status === 'loading' ? (
        <ListSkeleton />
      ) : parent === null && family.data.students.length === 0 ? (
        <Empty text={copy.missing} />
      ) : (
        <>
          <div>
            <Contact email={parent?.email ?? ''} phoneNumber={parent?.phoneNumber ?? ''} />
            <Unreached uid={uid} />
          </div>
          <Boundary of={copy.children}>
            <Children uid={uid} students={family.data.students} />
          </Boundary>
          <Boundary of={navigation.registrations}>
            <FamilyRegistrations uid={uid} />
          </Boundary>
          <Boundary of={copy.enquiries}>
            <FamilyEnquiries uid={uid} email={parent?.email ?? ''} />
          </Boundary>
        </>
      )}
    </OfficeView>
  )
}

function Children({ uid, students }: { uid: string; students: Student[] }) {
  const [asked, setAsked] = useState<{ student: Student; Dialog: ComponentType<StudentDialogProps> } | null>(
    null,
  )
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const today = useToday()

  function handleDone(sentence: string) {
    setAsked(null)
    setOutcome({ sentence })
  }

  const columns: Column<Student>[] = [
    {
      head: registrationCopy.columns.child,
      cell: (student) => <span id={student.id}>{fullName(student) || registrationCopy.unknownChild}</span>,
    },
    {
      head: registrationCopy.columns.age,
      kind: 'whole',
      cell: ({ birthdate }) => ageOn(birthdate, today) ?? registrationCopy.unknownAge,
    },
    { head: copy.birthdate, kind: 'whole', cell: ({ birthdate }) => formatDay(birthdate) },
    {
      head: copy.levels,
      cell: ({ completedLevels }) => formatList(completedLevels.map(String)) || copy.noLevels,
    },
    {
      head: copy.edit,
      isHeadHidden: true,
      kind: 'block',
      cell: (student) => (
        <div className={styles.actions}>
          {dialogs.map(([name, Dialog]) => (
            <Button
              key={name}
              variant="third"
              aria-label={`${name}: ${fullName(student)}`}
              onClick={() => setAsked({ student, Dialog })}
            >
              {name}
            </Button>
          ))}
        </div>
      ),
    },
  ]
  return (
    <section className={styles.section}>
      <h2>{copy.children}</h2>
      <OutcomeMessage outcome={outcome} onUndone={setOutcome} />
      {students.length === 0 ? (
        <Empty text={copy.noChildren} />
      ) : (
        <DataTable
          caption={copy.children}
          columns={bounded(columns, ({ id }) => `Students/${id}`)}
          rows={students}
          rowKey={({ id }) => id}
        />
      )}
      {asked !== null && (
        <asked.Dialog uid={uid} student={asked.student} onDone={handleDone} onClose={() => setAsked(null)} />
      )}
    </section>
  )
}

function FamilyRegistrations({ uid }: { uid: string }) {
  const read = useFamilyRegistrations(uid)
  const catalogue = useCatalogue()
  if (read.status === 'loading' || catalogue.status === 'loading') return <ListSkeleton />
  const rows = read.data.filter(({ withdrawal }) => withdrawal === null)
  const records = read.data.filter(({ withdrawal }) => withdrawal !== null)
  const { terms } = catalogue.data
  return (
    <>
      <section className={styles.section}>
        <h2>{navigation.registrations}</h2>
        <RegistrationList caption={navigation.registrations} rows={rows} terms={terms} />
        {rows.length === 0 && <Empty text={copy.noRegistrations} />}
      </section>
      {records.length > 0 && (
        <section className={styles.section}>
          <h2>{copy.records}</h2>
          <RegistrationList caption={copy.records} rows={records} terms={terms} isWithdrawn />
        </section>
      )}
    </>
  )
}

function FamilyEnquiries({ uid, email }: { uid: string; email: string }) {
  const read = useEnquiriesOf(uid, email)
  if (read.status === 'loading') return <ListSkeleton />
  return (
    <section className={styles.section}>
      <h2>{copy.enquiries}</h2>
      {read.data.length === 0 ? <p>{copy.noEnquiries}</p> : <EnquiryCards enquiries={read.data} />}
    </section>
  )
}
