import { Fragment } from 'react'

/**
 * What a parent copies, an address or the reference of a payment (`referenceOf`), with what ends the sentence: behind a
 * box of its own that would go to the next line alone.
 */
const copied =
  /((?:[^\s@,;<>]+@[^\s@,;<>]*[^\s@,;<>.।]|\b[AC-FHJ-NPRT-Y3479]{4}-[AC-FHJ-NPRT-Y3479]{4}\b)[.,;:।]*)/

/**
 * Sentences whose words change, drawn again where they do: a browser that translates the page has put its own text in
 * the place of React's. What is copied stays in one piece, and untranslated.
 */
export function Sentences({ text }: { text: string }) {
  return (
    <span key={text}>
      {text.split(copied).map((part, index) => (index % 2 === 0 ? part : <Whole key={index} text={part} />))}
    </span>
  )
}

/** A text in one piece: an address that has no room in a line breaks before its `@`. */
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
