/**
 * A list for a spreadsheet (RFC 4180): with a byte order mark, so that Excel reads Gurmukhi, and everything in quotes.
 * @param rows header first.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const quoted = (text: string) => `"${escapeCsvFormula(text).replace(/"/g, '""')}"`
  return `\ufeff${rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('')}`
}

/** Control characters, which spreadsheets reject, except tabs and line breaks. */
const controls = /(?![\t\r\n])\p{Cc}/gu
/** A formula at the beginning of a cell, also after spaces, invisible characters and quotes. */
const formula = /^(?=[\s\p{Cf}"']*[=+\-@＝＋－＠]|[\t\r])/u
/** The same after what some spreadsheets treat as the end of a cell; linear time, also for a run of separators. */
const laterFormula = /([;\t\r\n])(?=(?![\t\r\n])[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu

/** Digits that are not an amount: a spreadsheet would drop leading zeros, round long ones, or read an exponent. */
const digits = /^(?=\s*(?:0\d+|\d{16,}|\d+e\d+)\s*$)/i

/**
 * Puts an apostrophe before whatever a spreadsheet would evaluate: at the beginning of the text, and after semicolons
 * or tabs, at which some spreadsheets begin a new cell (OWASP, "CSV Injection"). Also before digits that it would
 * change, such as a phone number that begins with 0.
 */
export function escapeCsvFormula(text: string): string {
  return text.replace(controls, '').replace(formula, "'").replace(laterFormula, "$1'").replace(digits, "'")
}

/** The text that was given to `escapeCsvFormula`, even if a spreadsheet removed the apostrophe itself. */
export function unescapeCsvFormula(cell: string): string {
  const text = cell.replace(/(^|[;\t\r\n])'(?=[\s\p{Cf}"']*[=+\-@＝＋－＠\t\r\d])/gu, '$1')
  return escapeCsvFormula(text) === cell ? text : cell
}
