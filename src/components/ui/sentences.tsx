/** What a parent copies: an address, or the reference of a payment (`referenceOf`). */
const copied = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b[AC-FHJ-NPRT-Y3479]{4}-[AC-FHJ-NPRT-Y3479]{4}\b)/

/**
 * Sentences whose words change, drawn anew where they do: a browser that translates the page has put its own text in
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
  const [name, domain] = text.split('@')
  return (
    <span className="whole" translate="no">
      {name}
      {domain !== undefined && (
        <>
          <wbr />@{domain}
        </>
      )}
    </span>
  )
}
