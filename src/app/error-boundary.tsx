import { Component, type ReactNode } from 'react'
import { Button } from '#components/ui/button.tsx'
import { TitleBand } from '#components/ui/title-band.tsx'
import { words } from '#words/app.ts'
import { AppReady } from './app-ready.tsx'

interface Props {
  /** The page's path: navigating to another one resets the error. */
  path: string
  children: ReactNode
}

/** What a parent sees where a page fails to render, for example when the connection drops while it is downloaded. */
export class ErrorBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate(before: Props) {
    if (before.path !== this.props.path && this.state.isBroken) this.setState({ isBroken: false })
  }

  override render() {
    if (!this.state.isBroken) return this.props.children
    return (
      <>
        <TitleBand title={words.broken.title} lead={words.broken.text} />
        <div className="content">
          <Button onClick={() => location.reload()}>{words.broken.reload}</Button>
        </div>
        <AppReady />
      </>
    )
  }
}
