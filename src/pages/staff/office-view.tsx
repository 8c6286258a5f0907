import type { ReactNode } from 'react'
import { PageTitle, TitleBand } from '#components/page/title-band.tsx'
import { type Catalogue, useCatalogue } from '#data/office/terms.ts'
import { Boundary } from './boundary.tsx'
import { ListSkeleton } from './long-list.tsx'
import styles from './staff.module.css'

interface OfficeViewProps {
  title: string
  back?: { to: string; label: string }
  children: ReactNode
}

export function OfficeView({ title, children, ...band }: OfficeViewProps) {
  return (
    <>
      <PageTitle title={title} />
      <TitleBand title={title} {...band} />
      <div className={`content page ${styles.page ?? ''}`}>
        <Boundary of={title} row={children}>
          {children}
        </Boundary>
      </div>
    </>
  )
}

/** The same for a page that needs the levels and their terms. */
export function CatalogueView({
  children,
  ...view
}: Omit<OfficeViewProps, 'children'> & { children: (catalogue: Catalogue) => ReactNode }) {
  const catalogue = useCatalogue()
  return (
    <OfficeView {...view}>
      {catalogue.status === 'loading' ? <ListSkeleton /> : children(catalogue.data)}
    </OfficeView>
  )
}
