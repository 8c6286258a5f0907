import { useState } from 'react'
import { components as copy } from '#copy/layout.ts'
import { Button } from './button.tsx'
import { Whole } from './sentences.tsx'

/** Unbroken text that is copied when pressed; if the browser cannot copy, plain text. */
export function Copyable({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false)
  // Only on a secure page (https://w3c.github.io/clipboard-apis/#navigator-interface).
  const { clipboard } = navigator as { clipboard?: Clipboard }

  async function handleCopy() {
    await clipboard?.writeText(text)
    setIsCopied(true)
  }

  return (
    <>
      <Whole text={text} />{' '}
      {clipboard !== undefined && (
        <Button
          variant="third"
          aria-label={`${isCopied ? copy.copied : copy.copy} ${text}`}
          // If it is refused, the text can still be selected.
          onClick={() => void handleCopy().catch(() => undefined)}
        >
          {isCopied ? copy.copied : copy.copy}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {isCopied && copy.copied}
      </span>
    </>
  )
}
