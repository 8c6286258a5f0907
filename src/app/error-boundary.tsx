import { Component, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { SchoolEmail } from '#components/page/school-contact.tsx'
import { TitleBand } from '#components/page/title-band.tsx'
import { errorPage as copy } from '#copy/layout.ts'
import { carryPage } from '#lib/carried-page.ts'
import { AppReady } from './navigation-effects.tsx'
import { LostPage } from './lazy-page.tsx'

interface Props {
  /** The page's path: navigating to another page resets the error. */
  path: string
  children: ReactNode
}

/** Shown if a page does not load, or if our own code fails: then what was typed survives the reload. */
export class ErrorBoundary extends Component<Props, { fault: 'lost' | 'broken' | null }> {
  override state: { fault: 'lost' | 'broken' | null } = { fault: null }

  static getDerivedStateFromError(error: unknown) {
    return { fault: error instanceof LostPage ? 'lost' : 'broken' }
  }

  /** The page is still in the document. */
  override getSnapshotBeforeUpdate(_: Props, { fault }: { fault: string | null }) {
    if (fault === null && this.state.fault === 'broken') carryPage(location.href, null)
    return null
  }

  override componentDidUpdate(before: Props) {
    if (before.path !== this.props.path && this.state.fault !== null) this.setState({ fault: null })
  }

  override render() {
    const { fault } = this.state
    if (fault === null) return this.props.children
    const { title, text } = copy[fault]
    return (
      <>
        <TitleBand
          title={title}
          lead={
            <>
              {text} {fault === 'broken' && <SchoolEmail />}
            </>
          }
        />
        <div className="content">
          <Button onClick={() => location.reload()}>{copy.reload}</Button>
        </div>
        <AppReady />
      </>
    )
  }
}
