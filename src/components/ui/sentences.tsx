import { Fragment } from 'react'

/**
 * An address or a payment reference (`referenceOf`) that a parent copies, plus its punctuation, which would otherwise
 * wrap to the next line alone.
 */
const copied =
  /((?:[^\s@,;<>]+@[^\s@,;<>]*[^\s@,;<>.।]|\b[AC-FHJ-NPRT-Y3479]{4}-[AC-FHJ-NPRT-Y3479]{4}\b)[.,;:।]*)/

/**
 * Sentences whose words change, remounted when they do: a browser that translates the page has replaced React's text
 * nodes. What is copied stays unbroken and untranslated.
 */
export function Sentences({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(copied).map((part, index) => (index % 2 === 0 ? part : <Whole key={index} text={part} />))}
    </span>
  )
}

/** Unbroken text: an address that does not fit in a line breaks before its `@`. */
export function Whole({ text }: { text: string }) {
  const [name, ...rest] = text.split('@')
  return (
    <span className="whole" translate="no">
      {name}
      {rest.map((part, index) => (
        <Fragment key={index}>
          <wbr />@{part}
        </Fragment>
      ))}
    </span>
  )
}
