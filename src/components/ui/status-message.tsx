import { Alert } from './alert.tsx'

/**
 * Good news after a form. Its place is there before it speaks, because screen readers miss regions that come with their
 * words.
 */
export function StatusMessage({ text }: { text: string | undefined }) {
  return <div role="status">{text !== undefined && <Alert kind="ok" text={text} />}</div>
}
